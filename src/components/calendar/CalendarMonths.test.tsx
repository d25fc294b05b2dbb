import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { markDay } from '../../layouts/page-frame.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import { CalendarList } from './CalendarList.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';

const words = readContent('calendar', 'fixtures/content');
const { rule } = readContent('pto', 'fixtures/content').meetings;

const lines: CalendarLine[] = [
  { id: 'eid', date: '2025-12-19', kind: 'off', title: 'Fair', office: 'closed' },
  { id: 'break', date: '2025-12-22', to: '2026-01-02', kind: 'off', title: 'Winter break', office: 'open' },
  { id: 'pto-meeting-2026-01', date: '2026-01-20', kind: 'pto', title: 'PTO meeting' },
  { id: 'pto-meeting-2026-02', date: '2026-02-17', kind: 'pto', title: 'PTO meeting' },
  { id: 'ramadan', date: '2026-02-19', to: '2026-03-20', kind: 'holiday', title: 'Ramadan begins', isExpected: false },
  { id: 'eidAlFitr', date: '2026-03-21', kind: 'holiday', title: 'Eid al-Fitr', isExpected: true },
];
const confirmed = [{ month: '1447-09', firstDay: '2026-02-19' }];

const textOf = (title: string) => screen.getByText(title).closest('li')?.textContent;

test('lists each date once, days off with their range and office, meetings together, and Hijri days as confirmed', () => {
  render(<CalendarList lines={lines} words={words} rule={rule} confirmed={confirmed} />);
  expect(textOf('Winter break')).toBe('December 22Winter break Dec 22–Jan 2 · Office open Mon · 1\u00a0Rajab');
  expect(textOf('PTO meeting')).toBe('3rd Tuesday of every monthPTO meeting Jan 20,\u00a0Feb 17');
  // They have passed together, after the last one.
  expect(screen.getByText('PTO meeting').closest('li')?.firstChild).toHaveAttribute('data-from', '2026-02-18');
  expect(textOf('Ramadan begins')).toBe('February 19Ramadan begins  Thu · 1\u00a0Ramadan');
  expect(textOf('Eid al-Fitr')).toBe('March 21Eid al-Fitr expected Sat · 1\u00a0Shawwal');
});

test('draws each month as a table that names what a day means', () => {
  render(<CalendarMonths name="2025–2026" lines={lines} marks={words.marks} confirmed={confirmed} />);
  expect(screen.getAllByRole('table')).toHaveLength(4);
  const february = within(screen.getByRole('table', { name: /February 2026/ }));
  expect(february.getAllByRole('columnheader')).toHaveLength(7);
  const [firstWeek] = february.getAllByRole('row').slice(1);
  expect(firstWeek).toHaveTextContent(/^1234567$/);
  expect(february.getByRole('cell', { name: '17, PTO meeting' })).toBeVisible();
  expect(february.getByRole('cell', { name: '28, Ramadan' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '25, Winter break' })).toBeVisible();
  expect(screen.getByRole('table', { name: /March 2026/ })).toHaveTextContent('Ramadan–Shawwal');
  // A page knows no day but that of its visitor, however old it is.
  for (const day of ['2026-07-04', '2026-03-02', '2026-03-21']) markDay(day);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(screen.getByRole('cell', { name: '21, Eid al-Fitr' })).toHaveAttribute('aria-current', 'date');
});
