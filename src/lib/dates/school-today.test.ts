import { expect, test } from 'vitest';
import { tablesOf } from '../../../tests/support/tables.ts';
import { type SchoolDaysRecord, schoolToday, schoolTomorrow } from './school-today.ts';

const YEAR = { from: '2026-08-31', to: '2027-06-17', begins: 'First day of school: August 31, 2026.' };
const record: SchoolDaysRecord = {
  ends: '15:00',
  daysOff: [{ from: '2026-11-26', to: '2026-11-27', name: 'Thanksgiving' }],
  earlyEnds: [{ from: '2026-11-25', to: '2026-11-25', name: 'Half day', endsAt: '12:00' }],
  years: [YEAR],
  words: { noClosing: 'No closing is posted for', noSchool: 'No school' },
  noDates: 'Dates aren’t posted.',
};
const line = (moment: string, posted = {}, known = record) => schoolToday(known, posted, new Date(moment));

test.each(tablesOf('src/lib/dates/school-today.yaml')<[string, string]>('lines'))('at %s: %s', (moment, expected) => {
  expect(line(moment)).toBe(expected);
});

test('what is posted comes first, for today and tomorrow or, after school, for tomorrow', () => {
  const posted = { today: 'School is closed today: Snow.', tomorrow: 'School starts at 10:00 AM tomorrow.' };
  expect(line('2026-11-24T06:20:00-05:00', posted)).toBe(`${posted.today} ${posted.tomorrow}`);
  const same = { today: posted.today, tomorrow: 'School is closed tomorrow: Snow.' };
  expect(line('2026-11-24T06:20:00-05:00', same)).toBe('School is closed today and tomorrow: Snow.');
  expect(line('2026-11-24T14:00:00-05:00', { tomorrow: posted.tomorrow })).toBe(
    `No closing is posted for today, Tuesday, November 24. ${posted.tomorrow}`,
  );
  expect(line('2026-11-24T20:00:00-05:00', posted)).toBe(posted.tomorrow);
  expect(schoolTomorrow(record, posted, new Date('2026-11-24T06:20:00-05:00'))).toBe(posted.tomorrow);
  expect(line('2026-11-24T20:00:00-05:00', { today: posted.today })).toMatch(/^No closing is posted for tomorrow/);
  expect(schoolToday(record, { today: posted.today }, new Date('2026-11-24T20:00:00-05:00'), true)).toBe(posted.today);
});
