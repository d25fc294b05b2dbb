import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../make/project-copy.ts';
import { dataOf, tablesOf } from '../../../tests/support/tables.ts';
import { formatRange } from '../text/format.ts';
import { resolveContent } from '../text/resolve-content.ts';
import { billInWords, billOf } from './bill.ts';
import {
  type AmountRange,
  type Child,
  type CostRecord,
  estimateCost,
  formatChildren,
  parseChildren,
} from './cost-estimate.ts';
import { billFacts, costRecord } from './cost-record.ts';

const page = resolveContent('tuition', { folder: FIXTURE_CONTENT, day: '2025-10-01' });
const record = costRecord(page);

const child = (text: string): Child[] => parseChildren(record, text) ?? [];

const table = tablesOf('src/lib/fees/cost-estimate.yaml');

type Family = { family: string; fees: AmountRange; total: AmountRange | null; ask: string[] };

test('thirty families by the figures of the specification', () => {
  const families = dataOf<Family[]>('fixtures/families.yaml');
  expect(families).toHaveLength(30);
  const estimated = families.map(({ family }) => {
    const { knownFees, total, unknown } = estimateCost(record, child(family));
    return { family, fees: knownFees, total, ask: unknown };
  });
  expect(estimated).toEqual(families);
});

test.each(table<[string, string, ...string[]]>('bills'))('the bill of %s', (family, words, ...lines) => {
  const bill = billOf(record, child(family), page.bill);
  expect(billInWords(bill)).toBe(words);
  const written = [...bill.lines, ...bill.deposits].map(({ label, amount }) => `${label}: ${amount}`);
  if (bill.later) written.push(`later: ${formatRange(bill.later.amount)}`);
  expect(written).toEqual(expect.arrayContaining(lines));
});

test('a fee that the school has settled has one amount; one that only some pay includes none that all pay', () => {
  const settled: CostRecord = {
    ...record,
    fees: record.fees.map((fee) => ({ ...fee, per: fee.per ?? 'child', maybePartOf: undefined })),
  };
  expect(estimateCost(settled, child('prek-full-time-new,prek-full-time-new')).total).toEqual([17_845, 17_845]);
  const fees = record.fees.map((fee) => ({ ...fee, ...(!fee.maybePartOf && { student: 'new' as const }) }));
  expect(estimateCost({ ...record, fees }, child('grade-3-new,grade-3-returning')).knownFees[0]).toBe(1195);
});

test('names what it leaves out: late enrollment and Hifz', () => {
  const hifz = resolveContent('hifz', { folder: FIXTURE_CONTENT, day: '2025-10-01' });
  expect(billFacts(page, hifz, '').leftOut).toEqual([
    'Late enrollment: $100 or $200 per student.',
    'Hifz Program: $100 a month per child. Current students of our school only.',
  ]);
});

test('an address is read back, and nonsense is refused', () => {
  expect(formatChildren(child('prek-part-time-returning,grade-8-new'))).toBe('prek-part-time-returning,grade-8-new');
  for (const nonsense of ['', 'grade-9-new', 'grade-3', 'grade-3-old', 'grade-3-new,', 'constructor-new', '<b>'])
    expect(parseChildren(record, nonsense)).toBeNull();
  expect(parseChildren(record, Array(21).fill('grade-3-new').join())).toBeNull();
});
