import { expect, test } from 'vitest';
import { federalHolidays } from './holidays.ts';
import { officeNow } from './office-now.ts';
import { schoolToday } from './school-today.ts';

test('federal holidays of a year are on the days on which they are kept', () => {
  const days = (year: number) => federalHolidays(year).map(({ date }) => date.slice(5));
  expect(days(2026).toSorted().join(' ')).toBe('01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25');
  expect(days(2027)).toEqual(expect.arrayContaining(['06-18', '07-05', '12-24']));
});

const holidays = federalHolidays(2026);
const hours = { weekdays: [1, 2, 3, 4, 5], opens: '07:30', closes: '16:00', exceptions: [], known: [], holidays };
const closed = [{ from: '2026-11-26', to: '2026-11-27' }];
const posted = { ...hours, exceptions: closed.map((days) => ({ ...days, title: 'School is closed' })) };
const year = { from: '2026-08-31', to: '2027-06-17', begins: '' };
const words = { noClosing: 'No closing is posted for', noSchool: 'No school' };
const school = { ends: '15:00', daysOff: [], years: [year], words, noDates: '', holidays };
const day = new Date('2026-11-26T10:00:00-05:00');
const evening = new Date('2026-11-25T18:00:00-05:00');

test.each([
  ['on the day', hours, day, 'Thursday is Thanksgiving Day: the office may be closed.'],
  ['on the day of a closing', posted, day, 'Thursday is Thanksgiving Day: the office may be closed.'],
  ['the evening before', hours, evening, 'Closed now. Thursday is Thanksgiving Day: the office may be closed.'],
  [
    'if the office is known to be closed',
    { ...hours, exceptions: closed },
    day,
    'Closed now, opens Monday 7:30 AM (usual hours)',
  ],
])('%s, the line of the office says what is known', (_, record, moment, line) => {
  expect(officeNow(record, moment)).toBe(line);
});

test('the line of today names a holiday unless the school says more', () => {
  const line = 'No closing is posted for today, Thursday, November 26.';
  expect(schoolToday(school, {}, day)).toBe(`${line} Thursday is Thanksgiving Day: the office may be closed.`);
  const off = { ...school, daysOff: [{ from: '2026-11-26', to: '2026-11-27', name: 'Thanksgiving' }] };
  expect(schoolToday(off, {}, day)).toBe('No school today, Thursday, November 26: Thanksgiving.');
});
