import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INDEX_LIMIT } from '../../build/find-index.ts';
import { FIXTURE_FOLDER } from '../../build/project-copy.ts';
import { find, type SearchIndex, wordsOf } from '../../src/lib/find/find.ts';
import { expect, test } from '../support/site-test.ts';

const DIST = join(FIXTURE_FOLDER, 'dist');
const file = join(DIST, 'find-index.json');
const readIndex = () => JSON.parse(readFileSync(file, 'utf8')) as SearchIndex;

test('the index is sent in at most 20 kB, and every section in it exists', () => {
  expect(readFileSync(`${file}.br`).length).toBeLessThanOrEqual(INDEX_LIMIT);
  for (const [path, , sections] of readIndex().pages) {
    const html = readFileSync(join(DIST, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    for (const [id] of sections) if (id) expect(html).toContain(`id="${id}"`);
  }
});

for (const [query, section] of [
  ['bus driver', '/history#contributors'],
  ['refundable', '/admissions#requirements'],
  ['recess', '/about-us/head-of-school'],
  ['field trips', '/programs/elementary#beyond'],
] as const) {
  test(`finds words that only the text of a page has: ${query}`, () => {
    const index = readIndex();
    const [path, id = ''] = section.split('#');
    const shown = index.pages
      .filter(([address]) => address === path)
      .flatMap(([, title, sections]) => [title, ...(sections.find((part) => part[0] === id)?.slice(1, 4) ?? [])]);
    expect(wordsOf(shown.join(' '))).not.toEqual(expect.arrayContaining(wordsOf(query)));
    expect(find(index, query).map(({ href }) => href)).toContain(section);
  });
}

for (const query of ['charity', 'sadaqah']) {
  test(`finds what the A–Z says about an answer without a heading: ${query}`, () => {
    expect(find(readIndex(), query)[0]?.href).toBe('/support');
  });
}

test('the index answers at least 47 of fifty questions among the first three results', () => {
  const queries = parse(readFileSync('fixtures/find-queries.yaml', 'utf8')) as { q: string; sections: string[] }[];
  expect(queries).toHaveLength(50);
  const index = readIndex();
  const missed = queries.filter(
    ({ q, sections }) =>
      !find(index, q)
        .slice(0, 3)
        .some(({ href }) => sections.includes(href)),
  );
  expect(missed.map(({ q }) => q).slice(3)).toEqual([]);
});
