import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { home } from './home.ts';

const PORTAL = { title: 'Lunch', description: 'Order and pay for lunch', icon: 'wallet' };
const withPortals = (...portals: object[]) => {
  const content = parse(readFileSync('fixtures/content/pages/home.yaml', 'utf8'));
  content.portals.links = portals.map((portal, index) => ({ id: `portal-${index}`, ...PORTAL, ...portal }));
  return home.safeParse(content);
};

test.each([1, 2, 5])('there may be %i portals', (count) => {
  const portals = Array.from({ length: count }, () => ({ url: 'https://lunch.example.org/', external: true }));
  expect(withPortals(...portals).error).toBeUndefined();
});

test('a portal may be a page of this site', () => {
  expect(withPortals({ url: '/resources/handbook', external: false }).error).toBeUndefined();
});

test.each([
  { url: 'https://lunch.example.org/', external: false },
  { url: '/resources/handbook', external: true },
  { url: 'http://lunch.example.org/', external: true },
  { url: 'https://lunch.example.org/' },
  { url: 'https://lunch.example.org/', external: true, icon: 'fork' },
])('%o is refused', (portal) => {
  expect(withPortals(portal).success).toBe(false);
});
