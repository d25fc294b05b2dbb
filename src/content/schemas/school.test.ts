import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { school } from './school.ts';

const read = (change: (content: ReturnType<typeof parse>) => void) => {
  const content = parse(readFileSync('fixtures/content/school.yaml', 'utf8'));
  change(content);
  return school.safeParse(content);
};
const messages = ({ error }: ReturnType<typeof read>) =>
  error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test.each([
  ['the two numbers swapped', { latitude: -71.4955, longitude: 41.713 }],
  ['a longitude without its minus', { latitude: 41.713, longitude: 71.4955 }],
  ['another state', { latitude: 40.7128, longitude: -74.006 }],
])('coordinates outside Rhode Island are refused: %s', (_, coordinates) => {
  expect(messages(read((content) => Object.assign(content.address, { coordinates })))?.join()).toMatch(/Rhode Island/);
});

test('a map frame must be at the host that the record names', () => {
  const frameUrl = 'https://maps.example.org/embed?school';
  expect(messages(read(({ map }) => Object.assign(map, { frameUrl })))?.join()).toMatch(
    /map\.frameUrl .*www\.openstreetmap\.org/,
  );
  const provider = { name: 'Example Maps', host: 'maps.example.org' };
  expect(messages(read(({ map }) => Object.assign(map, { frameUrl, provider })))).toBeUndefined();
});

test('another provider needs a frame address of its own', () => {
  const provider = { name: 'Example Maps', host: 'maps.example.org' };
  expect(messages(read(({ map }) => Object.assign(map, { provider })))?.join()).toMatch(/map\.frameUrl /);
});

test.each([
  ['https://www.google.com/maps/place/School/@41.7,-71.5,17z', 'not its embed address'],
  ['https://maps.app.goo.gl/abc', 'not its embed address'],
  ['https://www.openstreetmap.org/search?query=School', 'not its embed address'],
  ['<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>', 'paste only the address in src'],
])('the map frame %s is refused', (frameUrl, message) => {
  expect(messages(read(({ map }) => Object.assign(map, { frameUrl })))?.join()).toContain(message);
});

test('a form may have a helper script of its provider, with the id, the class and the call of its embed code', () => {
  const helper = {
    scriptUrl: 'https://forms.example.org/helper.js',
    frameId: 'form-123',
    frameClass: 'provider-frame',
    call: 'providerEmbedHandler',
  };
  const allow = ['dialogs', 'redirect', 'payment'];
  expect(messages(read(({ links }) => Object.assign(links.hifzForm, { helper, allow })))).toBeUndefined();
});

test.each([
  { frameId: 'form-123' },
  { scriptUrl: 'http://forms.example.org/helper.js' },
  { scriptUrl: 'https://forms.example.org/helper.js', frameId: 'a b' },
  { scriptUrl: 'https://forms.example.org/helper.js', call: 'alert(1)' },
])('the helper script %o is refused', (helper) => {
  expect(read(({ links }) => Object.assign(links.hifzForm, { helper })).success).toBe(false);
});
