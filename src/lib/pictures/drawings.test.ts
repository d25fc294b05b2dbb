// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { DRAWINGS, portraitStars } from './drawings.ts';

const MAX_BROTLI_BYTES = 8 * 1024;
/** Each SVG is a document of its own, so elements are what makes it slow on a phone. */
const MAX_ELEMENTS = 120;
const ELEMENTS = ['svg', 'style', 'clipPath', 'g', 'path'];

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
  const shapes = [...root.querySelectorAll('path[class]')];
  for (const name of shapes.flatMap(({ classList }) => [...classList])) expect(light).toContain(`.${name}{`);
});

test('gives each of 24 people another star, and whoever is added changes nobody’s', () => {
  const members = readContent('staffMembers', 'fixtures/content').members.slice(0, 24);
  const ids = members.map(({ id }) => id);
  const stars = portraitStars(ids);
  const pictures = [...stars.values()].map((star) => readFileSync(join(DRAWINGS, `${star}.svg`), 'utf8'));
  expect(new Set(pictures).size).toBe(ids.length);
  expect([...portraitStars([...ids, 'new-example'])].slice(0, ids.length)).toEqual([...stars]);
});
