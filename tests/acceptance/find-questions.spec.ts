/** What families ask on /find, and the answers they should get first. */
import { expect, test } from '@playwright/test';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { find, readIndex, type SearchIndex } from '../../src/lib/find/search.ts';
import { dataOf } from '../support/tables.ts';

const index = readIndex(dataOf<SearchIndex>(`${FIXTURE_FOLDER}/dist/find-index.json`));

type Question = { q: string; page: string | string[]; says?: string };

test('each question gets the right answer first, or honestly none', () => {
  for (const { q, page, says = '' } of dataOf<Question[]>('tests/acceptance/find-questions.yaml')) {
    const [first] = find(index, q);
    const isHonest = page.includes('call') && (!first?.href || first.isMention);
    const isRight = first && page.includes(first.href.split('#')[0] || 'call') && first.line.includes(says);
    expect.soft(isRight || isHonest, `${q}: ${first?.title} ${first?.line}`).toBe(true);
  }
});

test('each entry of the A–Z, and each call, is found by each of its own phrases', () => {
  for (const [title, href, , , phrases] of index.answers) {
    for (const phrase of phrases.split(/\|(?:- .*)?/).filter(Boolean)) {
      // Some words are those of two entries.
      const found = find(index, phrase).map((one) => one.href || one.title);
      expect.soft(found.slice(0, 2), phrase).toContain(href || title);
    }
  }
});
