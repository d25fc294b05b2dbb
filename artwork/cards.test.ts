import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { makeCards } from './cards.ts';
import { renderArtwork } from './render.ts';

describe('makeCards', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cards-'));
    for (const folder of ['content/pages/about', '.generated/artwork'])
      mkdirSync(join(root, folder), { recursive: true });
    cpSync('src/assets/fonts', join(root, 'src/assets/fonts'), { recursive: true });
    writeFileSync(join(root, 'content/school.yaml'), 'name: { value: Sample School }\ntagline: Grades 1 to 8\n');
    writeFileSync(join(root, 'content/pages/home.yaml'), 'meta: { title: Home }\npicture: { slot: program-hifz }\n');
    writeFileSync(join(root, 'content/pages/not-found.yaml'), 'meta: { title: Not found }\n');
    writeFileSync(join(root, 'content/pages/about/us.yaml'), 'meta: { title: "<b>Us & you</b>" }\n');
    writeFileSync(join(root, '.generated/artwork/program-hifz.svg'), renderArtwork('program-hifz'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('draws a card of the right size and weight for every page but the not-found page', async () => {
    expect(await makeCards({ root })).toEqual({ total: 2, written: 2 });
    for (const name of ['home', 'about/us']) {
      const file = join(root, `.generated/cards/${name}.png`);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThanOrEqual(80_000);
    }
  });

  test('redraws only changed cards, to the same bytes, and removes cards of deleted pages', async () => {
    await makeCards({ root });
    const home = join(root, '.generated/cards/home.png');
    const before = readFileSync(home);
    expect((await makeCards({ root })).written).toBe(0);
    rmSync(home);
    expect((await makeCards({ root })).written).toBe(1);
    expect(readFileSync(home).equals(before)).toBe(true);
    writeFileSync(join(root, 'content/school.yaml'), 'name: { value: Sample School }\ntagline: Grades 1 to 9\n');
    expect((await makeCards({ root })).written).toBe(1);
    expect(readFileSync(home).equals(before)).toBe(false);
    rmSync(join(root, 'content/pages/about/us.yaml'));
    await makeCards({ root });
    expect(() => statSync(join(root, '.generated/cards/about/us.png'))).toThrow();
  });

  test('rejects a title that does not fit, naming its file and field', async () => {
    writeFileSync(join(root, 'content/pages/home.yaml'), 'meta: { title: Home }\npicture: { slot: program-hifz }\n');
    writeFileSync(join(root, 'content/pages/about/us.yaml'), `meta: { title: ${'Donaudampfschiff'.repeat(4)} }\n`);
    await expect(makeCards({ root })).rejects.toThrow(
      /^content\/pages\/about\/us\.yaml meta\.title: is too long for a social card/,
    );
  });
});

describe('breakLines', () => {
  test.each([
    ['one', ['one']],
    ['aaaa bbbb cccc dddd', ['aaaa bbbb', 'cccc dddd']],
    ['aaaa bbbb cccc d', ['aaaa bbbb', 'cccc d']],
    ['unbreakableword a', ['unbreakableword', 'a']],
  ])('breaks “%s” into few, even lines', (words, lines) => {
    expect(breakLines(words, 15, (line) => line.length)).toEqual(lines);
  });
});
