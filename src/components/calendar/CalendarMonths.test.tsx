import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import { CalendarMonths } from './CalendarMonths.tsx';

const words = readContent('calendar', 'fixtures/content');

const lines: CalendarLine[] = [
  { id: 'eid', date: '2025-12-19', kind: 'off', title: 'Fair', office: 'closed' },
  { id: 'break', date: '2025-12-22', to: '2026-01-02', kind: 'off', title: 'Winter break', office: 'open' },
  { id: 'ramadan', date: '2026-02-19', kind: 'holiday', title: 'Ramadan begins', isExpected: false },
  { id: 'eidAlFitr', date: '2026-03-21', kind: 'holiday', title: 'Eid al-Fitr', isExpected: true },
];

const textOf = (title: string) => screen.getByText(title, { exact: false }).closest('li')?.textContent;

test('lists days off once, with their range and whether the office is open', () => {
  render(<CalendarMonths lines={lines} words={words} confirmed={[]} />);
  expect(textOf('Winter break')).toBe('Mon 22Winter breakDec 22–Jan 2 · Office open2 Rajab');
  expect(textOf('Fair')).toBe('Fri 19FairOffice closed28 Jumada II');
});

test('shows Hijri dates by the confirmed months, and expected holidays as expected', () => {
  render(<CalendarMonths lines={lines} words={words} confirmed={[{ month: '1447-09', firstDay: '2026-02-19' }]} />);
  expect(textOf('Ramadan begins')).toBe('Thu 19Ramadan begins1 Ramadan');
  expect(textOf('Eid al-Fitr')).toBe('Sat 21Eid al-Fitrexpected1 Shawwal');
  const march = screen.getByRole('heading', { name: 'March 2026' }).parentElement as HTMLElement;
  expect(march).toHaveTextContent('Ramadan – Shawwal 1447');
});
