import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { home } from './home.ts';

const table = tablesOf('src/content/schemas/home.yaml');

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

test.each(table<object>('refusedPortals'))('%o is refused', (portal) => {
  expect(withPortals(portal).success).toBe(false);
});
