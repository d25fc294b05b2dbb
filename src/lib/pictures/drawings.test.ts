// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { DRAWINGS, drawingFile, portraitStar, slotSize } from './drawings.ts';

const MAX_BROTLI_BYTES = 8 * 1024;
/** Each SVG is a document of its own, so elements are what makes it slow on a phone. */
const MAX_ELEMENTS = 120;
const ELEMENTS = ['svg', 'style', 'clipPath', 'g', 'path'];

/** The colors that a style sheet gives to each class. */
const colorsIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/\.([\w-]+)\{(?:fill|stroke):(#\w+)\}/g)].map(([, name = '', color = '']) => [
      name,
      color.toLowerCase(),
    ]),
  );

test.each(readdirSync(DRAWINGS))('%s is flat and small, and has light and dark colors', (file) => {
  const svg = readFileSync(join(DRAWINGS, file), 'utf8');
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const all = [root, ...root.querySelectorAll('*')];
  expect(root.getAttribute('viewBox')).toBe(`0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`);
  expect(all.filter(({ nodeName }) => !ELEMENTS.includes(nodeName))).toEqual([]);
  expect(all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => /^(style|on|href)/.test(name))).toEqual(
    [],
  );
  expect(all.length).toBeLessThanOrEqual(MAX_ELEMENTS);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BROTLI_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);

  const [light = '', dark = ''] = (root.querySelector('style')?.textContent ?? '').split(
    '@media(prefers-color-scheme:dark)',
  );
  expect(dark).not.toBe('');
  const day = colorsIn(light);
  const schemes = [day, new Map([...day, ...colorsIn(dark)])];
  const shapes = [...root.querySelectorAll('path[class]')];
  for (const name of shapes.flatMap(({ classList }) => [...classList])) expect(day.has(name), name).toBe(true);
  // The first shape of the drawing and of each clipped part is a ground. What lies on it must differ from it.
  for (const part of [root, ...root.querySelectorAll('[clip-path]')]) {
    const [ground = '', above = ''] = [...part.querySelectorAll('path[class]')].map(({ classList }) => classList[0]);
    if (ground !== above) for (const colors of schemes) expect(colors.get(above), above).not.toBe(colors.get(ground));
  }
});

test('has the drawing of every slot that the fixture names, and none for an unknown one', () => {
  expect(slotSize('slide-01')).toEqual({ width: 1200, height: 800 });
  expect(drawingFile('slide-99')).toBeUndefined();
});

test('gives a person always the same star, and few people of a page the same one', () => {
  const ids = readContent('staffMembers', 'fixtures/content').members.map(({ id }) => id);
  const sharing = Map.groupBy(ids, portraitStar);
  expect(sharing.size).toBeGreaterThanOrEqual(ids.length * 0.8);
  for (const [star, people] of sharing) {
    expect(drawingFile(star)).toBeDefined();
    expect(people.length).toBeLessThanOrEqual(2);
  }
});
