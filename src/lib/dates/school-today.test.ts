import { expect, test } from 'vitest';
import { type SchoolDaysRecord, schoolToday } from './school-today.ts';

const YEAR = { from: '2026-08-31', to: '2027-06-17', begins: 'First day of school: August 31, 2026.' };
const record: SchoolDaysRecord = {
  ends: '15:00',
  daysOff: [{ from: '2026-11-26', to: '2026-11-27', name: 'Thanksgiving' }],
  years: [YEAR],
  words: { noClosing: 'No closing is posted for', noSchool: 'No school', unknown: 'Dates aren’t posted.' },
};
const line = (moment: string, posted = {}, known = record) => schoolToday(known, posted, new Date(moment));

test.each([
  ['2026-11-24T06:20:00-05:00', 'No closing is posted for today, Tuesday, November 24.'],
  ['2026-11-24T15:00:00-05:00', 'No closing is posted for tomorrow, Wednesday, November 25.'],
  ['2026-11-25T18:00:00-05:00', 'No school tomorrow, Thursday, November 26: Thanksgiving.'],
  ['2026-11-26T08:00:00-05:00', 'No school today, Thursday, November 26: Thanksgiving.'],
  ['2026-11-28T08:00:00-05:00', 'No school today, Saturday, November 28.'],
  ['2026-07-15T08:00:00-04:00', 'No school today, Wednesday, July 15. First day of school: August 31, 2026.'],
  ['2027-09-08T08:00:00-04:00', 'No closing is posted for today, Wednesday, September 8. Dates aren’t posted.'],
])('at %s: %s', (moment, expected) => {
  expect(line(moment)).toBe(expected);
});

test('what is posted comes first, for today and, after school, for tomorrow', () => {
  const posted = { today: 'School is closed today: Snow.', tomorrow: 'School starts at 10:00 AM tomorrow.' };
  expect(line('2026-11-24T06:20:00-05:00', posted)).toBe(posted.today);
  expect(line('2026-11-24T20:00:00-05:00', posted)).toBe(posted.tomorrow);
  expect(line('2026-11-24T20:00:00-05:00', { today: posted.today })).toMatch(/^No closing is posted for tomorrow/);
});
