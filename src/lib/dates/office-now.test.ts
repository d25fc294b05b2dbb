import { expect, test } from 'vitest';
import { dataOf, tablesOf } from '../../../tests/support/tables.ts';
import type { Closing } from '../notices/closing-list.ts';
import { officeRecord } from '../school/office-record.ts';
import { officeNow } from './office-now.ts';

const FILE = 'src/lib/dates/office-now.yaml';
const { officeHours, year, closings } = dataOf<{
  officeHours: Parameters<typeof officeRecord>[0];
  year: Required<Parameters<typeof officeRecord>[1][number]>;
  closings: Closing[];
}>(FILE);
const record = officeRecord(officeHours, [year], closings, '2025-09-01');
const at = (moment: string, from = record) => officeNow(from, new Date(moment));

test.each(tablesOf(FILE)<[string, string, string]>('moments'))('%s', (_, moment, expected) => {
  expect(at(moment)).toBe(expected);
});

test('the record of a year without days off knows only the usual hours', () => {
  const { daysOff: _, ...unposted } = year;
  const usual = officeRecord(officeHours, [unposted], [], '2025-09-01');
  expect(at('2025-11-27T09:00:00-05:00', usual)).toBe('Open now, until 4:00 PM (usual hours)');
  expect(at('2025-11-27T17:00:00-05:00', usual)).toBe('Closed now, opens Friday 7:30 AM (usual hours)');
});

test('the record leaves out what is over', () => {
  const over = officeRecord(officeHours, [year], closings, '2026-06-19');
  expect(over).toMatchObject({ exceptions: [], known: [] });
});

test.each([
  ['closed', 'Closed now, opens Tuesday 7:30 AM (usual hours)'],
  ['open', 'Open now, until 4:00 PM (usual hours)'],
] as const)('the record knows whether the office is %s on a snow day', (office, expected) => {
  const closing = { id: 'snow', kind: 'closed' as const, day: '2026-01-12', office, revision: 0 };
  expect(at('2026-01-12T09:00:00-05:00', officeRecord(officeHours, [], [closing], '2026-01-12'))).toBe(expected);
});
