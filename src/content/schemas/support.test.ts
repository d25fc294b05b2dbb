import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { support } from './support.ts';

test('refuses a fund that accepts Zakat before the school has confirmed an answer', () => {
  const data = parse(readFileSync(`${FIXTURE_CONTENT}/pages/support.yaml`, 'utf8'));
  expect(support.safeParse(data).success).toBe(true);
  data.funds.funds[1].zakat = 'accepted';
  expect(support.safeParse(data).error?.issues.map(({ path }) => path)).toEqual([['funds', 'funds', 1, 'zakat']]);
  Object.assign(data.zakat.answer, { text: 'Only to one fund.', confirmedBy: 'The board', confirmedOn: '2025-12-01' });
  expect(support.safeParse(data).success).toBe(true);
});
