/** What families ask on /find, and the answers they should get first. */
import { expect, test } from '@playwright/test';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { find, type SearchIndex } from '../../src/lib/find/search.ts';
import { dataOf } from '../support/tables.ts';

const index = dataOf<SearchIndex>(`${FIXTURE_FOLDER}/dist/find-index.json`);

type Question = { q: string; page: string | string[]; says?: string };

test('at least 88 of 92 questions get the right answer first, or honestly none, and none a wrong call', () => {
  const questions = dataOf<Question[]>('tests/acceptance/find-questions.yaml');
  expect(questions).toHaveLength(92);
  const judged = questions.map(({ q, page, says = '' }) => {
    const [first] = find(index, q);
    const mayCall = page.includes('call');
    const isHonest = mayCall && (!first?.href || first.isMention);
    const isRight = first && page.includes(first.href.split('#')[0] || 'call') && first.line.includes(says);
    return { q, isWrong: !isRight && !isHonest, isWrongCall: !first?.href && !mayCall };
  });
  expect(judged.filter(({ isWrongCall }) => isWrongCall)).toEqual([]);
  expect(judged.filter(({ isWrong }) => isWrong).slice(4)).toEqual([]);
});
