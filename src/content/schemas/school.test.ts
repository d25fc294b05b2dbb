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

test('a form may have a helper script of its provider, with the id and class of the frame', () => {
  const helper = {
    scriptUrl: 'https://forms.example.org/helper.js',
    frameId: 'form-123',
    frameClass: 'provider-frame',
  };
  expect(messages(read(({ links }) => Object.assign(links.hifzForm, { helper })))).toBeUndefined();
});

test.each([
  { frameId: 'form-123' },
  { scriptUrl: 'http://forms.example.org/helper.js' },
  { scriptUrl: 'https://forms.example.org/helper.js', frameId: 'a b' },
])('the helper script %o is refused', (helper) => {
  expect(read(({ links }) => Object.assign(links.hifzForm, { helper })).success).toBe(false);
});
