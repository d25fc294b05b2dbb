// @vitest-environment jsdom

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '../src/content/read-content.ts';
import { CATALOGUE } from './catalogue.ts';
import { itemAt } from './geometry.ts';
import { renderArtwork, renderPortrait, slotIds } from './render.ts';

const MAX_BROTLI_BYTES = 8 * 1024;
const PEOPLE = Array.from({ length: 1000 }, (_, i) => `person-${i}`);
const drawings: [string, () => string][] = [
  ...slotIds().map((id): [string, () => string] => [id, () => renderArtwork(id)]),
  ...PEOPLE.slice(0, 8).map((slug): [string, () => string] => [`portrait of ${slug}`, () => renderPortrait(slug)]),
];

test.each(drawings)('draws %s as a small, well-formed SVG with light and dark colors', (_name, render) => {
  const svg = render();
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(root.nodeName).toBe('svg');
  expect(root.getAttribute('viewBox')).toBe(`0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`);
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BROTLI_BYTES);
  const ids = [...root.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of root.querySelectorAll('use')) expect(ids).toContain(use.getAttribute('href')?.slice(1));
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(drawings)('gives every shape of %s a color', (_name, render) => {
  const svg = render();
  const colored = new Set([...svg.matchAll(/\.([\w-]+)\{(?:fill|stroke):#/g)].map((match) => match[1]));
  const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap((match) => itemAt(match, 1).split(' '));
  // The pieces of the broken star have classes for animation only.
  for (const name of classes.filter((name) => !/^[mabs]$/.test(name))) expect(colored).toContain(name);
});

test('draws a slot the same every time', () => {
  for (const id of slotIds()) expect(renderArtwork(id)).toBe(renderArtwork(id));
  expect(renderPortrait('amina-sample')).toBe(renderPortrait('amina-sample'));
});

test('draws every slot differently', () => {
  const all = slotIds().map(renderArtwork);
  expect(new Set(all).size).toBe(all.length);
});

test('draws a composition for phones only for pictures that exist', () => {
  const phones = slotIds().filter((id) => id.endsWith('-phone'));
  expect(phones.length).toBeGreaterThan(0);
  expect(slotIds()).toEqual(expect.arrayContaining(phones.map((id) => id.replace('-phone', ''))));
});

test('gives the twelve slides at least eleven kinds of composition', () => {
  const slides = CATALOGUE.filter(({ id }) => id.startsWith('slide-'));
  expect(slides).toHaveLength(12);
  expect(new Set(slides.map(({ composition }) => composition.kind)).size).toBeGreaterThanOrEqual(11);
});

test('no two staff members of the fixture, nor any of a thousand others, share a portrait', () => {
  const ids = [...readContent('staffMembers', 'fixtures/content').members.map(({ id }) => id), ...PEOPLE];
  expect(ids.length).toBeGreaterThan(1000);
  const owners = Map.groupBy(ids, renderPortrait);
  expect([...owners.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
});

test('rejects an unknown slot with its name and where to add it', () => {
  expect(() => renderArtwork('slide-99')).toThrow(/slide-99.*catalogue/);
});
