import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { costInWords } from '../../ui/CostSheet.tsx';
import { resolveContent } from '../text/resolve-content.ts';
import {
  type AmountRange,
  type Child,
  type CostRecord,
  estimateCost,
  formatChildren,
  parseChildren,
} from './cost-estimate.ts';
import { costFacts, costRecord } from './cost-record.ts';

const page = resolveContent('tuition', { folder: FIXTURE_CONTENT, day: '2025-10-01' });
const record = costRecord(page);

const child = (text: string): Child[] => parseChildren(record, text) ?? [];
const amounts = (text: string) => {
  const { fees, deposits } = estimateCost(record, child(text));
  return Object.fromEntries([...fees, ...deposits].map(({ fee, amount }) => [fee.id, amount]));
};

test('one new child in full-time PreK', () => {
  const { tuition, total, knownFees, monthly, discounts } = estimateCost(record, child('prek-full-time-new'));
  expect(tuition.map(({ perYear }) => perYear)).toEqual([8500]);
  expect(amounts('prek-full-time-new')).toEqual({
    'application-fee': [200, 200],
    'workbook-fee': [250, 250],
    'activity-events-tech-fee': [100, 100],
    // $50 and $50, or the same money as the line above.
    'technology-fee': [0, 50],
    'activity-events-fee': [0, 50],
    'processing-fee': [45, 45],
    'enrollment-deposit': [250, 250],
    'security-deposit': [250, 250],
  });
  expect(knownFees).toEqual([595, 695]);
  expect(total).toEqual([9095, 9195]);
  expect(monthly).toBe(850);
  expect(discounts).toEqual([]);
});

test('two new children: fees once or for each, the processing fee once, the discount once', () => {
  const family = 'prek-full-time-new,prek-full-time-new';
  expect(amounts(family)).toMatchObject({ 'application-fee': [200, 400], 'processing-fee': [45, 45] });
  expect(estimateCost(record, child(family))).toMatchObject({ monthly: 1700, discounts: [{ dollars: 500 }] });
});

type Family = { family: string; fees: AmountRange; total: AmountRange | null; ask: string[] };

test('thirty families by the figures of the specification', () => {
  const families = parse(readFileSync('fixtures/families.yaml', 'utf8')) as Family[];
  expect(families).toHaveLength(30);
  const estimated = families.map(({ family }) => {
    const { knownFees, total, unknown } = estimateCost(record, child(family));
    return { family, fees: knownFees, total, ask: unknown };
  });
  expect(estimated).toEqual(families);
});

test('says every figure that is known, and what to ask', () => {
  const inWords = (family: string) => costInWords(estimateCost(record, child(family)));
  expect(inWords('prek-full-time-new')).toBe('$9,095 to $9,195: PreK full-time $8,500, fees $595 to $695.');
  expect(inWords('prek-full-time-new,grade-3-new,grade-6-new')).toBe(
    'PreK full-time $8,500, fees $995 to $2,795. Tuition for Grade 3 and Grade 6: ask the office.',
  );
  expect(inWords('grade-3-new')).toBe('Fees $995 to $1,095. Tuition for Grade 3: ask the office.');
});

test('a fee that the school has settled has one amount', () => {
  const settled: CostRecord = {
    ...record,
    fees: record.fees.map((fee) => ({ ...fee, per: fee.per ?? 'child', maybePartOf: undefined })),
  };
  expect(estimateCost(settled, child('prek-full-time-new,prek-full-time-new')).total).toEqual([17_845, 17_845]);
});

test('names what it leaves out: Hifz, and late enrollment by date until the year is over', () => {
  const hifz = resolveContent('hifz', { folder: FIXTURE_CONTENT, day: '2025-10-01' });
  const leftOut = (today: string) => costFacts(page, hifz, { schoolYear: '2025–2026', phone: '', today }).leftOut;
  const hifzText = 'Hifz Program: $100 a month per child, for current students.';
  const late = 'Late enrollment, per student: $100 after May 31, 2025; $200 after June 30, 2025.';
  expect(leftOut('2025-05-31')).toEqual([late, hifzText]);
  expect(leftOut('2025-06-01')).toEqual([`${late} It may apply today: ask the office.`, hifzText]);
  expect(leftOut('2026-07-01')).toEqual([hifzText]);
});

test('an address is read back, and nonsense is refused', () => {
  expect(formatChildren(child('prek-part-time-returning,grade-8-new'))).toBe('prek-part-time-returning,grade-8-new');
  for (const nonsense of ['', 'grade-9-new', 'grade-3', 'grade-3-old', 'grade-3-new,', 'constructor-new', '<b>'])
    expect(parseChildren(record, nonsense)).toBeNull();
  expect(parseChildren(record, Array(21).fill('grade-3-new').join())).toBeNull();
});
