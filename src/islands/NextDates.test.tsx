import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SchoolDate } from '../lib/dates/school-dates.ts';
import { queryClient } from '../lib/site/query-client.ts';
import { NextDates } from './NextDates.tsx';

const dates: SchoolDate[] = [
  { id: 'first-day', date: '2025-08-25', kind: 'school', title: 'First day of school' },
  { id: 'sign-in', date: '2025-09-01', kind: 'pto', title: 'Last day of sign-in' },
  { id: 'meeting', date: '2025-09-16', kind: 'pto', title: 'PTO meeting' },
  { id: 'last-day', date: '2026-06-18', kind: 'school', title: 'Last day of school' },
];

afterEach(() => queryClient.clear());

function open(now: string, built: SchoolDate[] = []) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <NextDates
      source="/data/school-dates.json"
      dates={built}
      count={3}
      dayOffWords={{ next: 'Next day off', office: { open: 'Office open', closed: 'Office closed' } }}
      call={{ failed: 'New dates couldn’t be loaded. Call', href: 'tel:+1-401-555-0140', text: '401-555-0140' }}
    />,
  );
}

const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('the next three dates from the school’s day on, that day included, and then the next day off', async () => {
  const off = { kind: 'off', office: 'open' } as const;
  const more = [
    { ...off, id: 'eid', date: '2025-08-28', title: 'Past break' },
    { ...off, id: 'break', date: '2025-08-29', to: '2025-09-01', title: 'Long weekend' },
    { ...off, id: 'winter', date: '2025-12-22', to: '2026-01-02', title: 'Winter break' },
  ];
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([{ value: [...dates, ...more] }]));
  // In Rhode Island it is still September 1.
  open('2025-09-02T03:00:00Z');
  expect(await screen.findByText('Last day of school')).toBeInTheDocument();
  expect(listed()).toEqual([
    'September 1Last day of sign-inMonday',
    'September 16PTO meetingTuesday',
    'June 18Last day of schoolThursday',
    'Aug 29–Sep 1Long weekendNext day off · Office open',
  ]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/school-dates.json', { credentials: 'include' });
});

test('after the last date it shows nothing, because the page says that the year is over', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([{ value: dates }]));
  open('2026-11-21T12:00:00Z', dates.slice(0, 1));
  await waitForElementToBeRemoved(screen.getByRole('list'));
  expect(document.body).toHaveTextContent('');
});

test('the dates of the next year appear on the day that it is announced', async () => {
  const next: SchoolDate = { id: 'first-day', date: '2026-08-31', kind: 'school', title: 'First day of school' };
  const states = [
    { until: '2026-07-31', value: dates },
    { from: '2026-08-01', value: [...dates, next] },
  ];
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(states));
  open('2026-08-05T12:00:00Z', dates.slice(0, 1));
  expect(await screen.findByText('August 31')).toBeInTheDocument();
  expect(listed()).toEqual(['August 31First day of schoolMonday']);
});

test('when the dates do not load it says so, gives the number, and keeps what the page knew', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  open('2025-09-10T12:00:00Z', dates.slice(0, 3));
  expect(await screen.findByText(/^New dates/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '401-555-0140' })).toBeInTheDocument();
  expect(listed()).toEqual(['September 16PTO meetingTuesday']);
});
