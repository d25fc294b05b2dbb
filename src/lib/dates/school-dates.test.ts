import { expect, test } from 'vitest';
import { keyDates } from './school-dates.ts';

test('sorts the key dates from all sources and leaves out those outside the school year', () => {
  const dates = keyDates(
    {
      firstDay: { date: '2025-08-25', title: 'First day' },
      lastDay: { date: '2025-10-30', title: 'Last day' },
      daysOff: [
        { id: 'fair', name: 'Fair', from: '2025-09-18', to: '2025-09-19', office: 'open', revision: 1 },
        { id: 'eid', name: 'Eid', from: '2025-10-02', office: 'closed', revision: 0 },
      ],
      otherDates: [{ id: 'picture-day', date: '2025-09-30', title: 'Picture day', note: 'Bring a smile' }],
    },
    {
      meetings: { rule: { week: 3, weekday: 'tuesday' }, dateTitle: 'Meeting' },
      openSignIn: { yearlyDate: '--09-01', dateTitle: 'Sign-in ends' },
    },
    [
      { id: 'open', date: '2025-10-01', title: 'Applications open' },
      { id: 'late', date: '2026-07-01', title: 'Outside' },
    ],
  );
  expect(dates).toEqual([
    { id: 'first-day', date: '2025-08-25', kind: 'school', title: 'First day' },
    { id: 'pto-open-sign-in', date: '2025-09-01', kind: 'pto', title: 'Sign-in ends' },
    { id: 'pto-meeting-2025-09', date: '2025-09-16', kind: 'pto', title: 'Meeting' },
    { id: 'fair', date: '2025-09-18', to: '2025-09-19', kind: 'off', title: 'Fair', office: 'open', revision: 1 },
    { id: 'picture-day', date: '2025-09-30', kind: 'school', title: 'Picture day', note: 'Bring a smile' },
    { id: 'open', date: '2025-10-01', kind: 'admissions', title: 'Applications open' },
    { id: 'eid', date: '2025-10-02', kind: 'off', title: 'Eid', office: 'closed', revision: 0 },
    { id: 'pto-meeting-2025-10', date: '2025-10-21', kind: 'pto', title: 'Meeting' },
    { id: 'last-day', date: '2025-10-30', kind: 'school', title: 'Last day' },
  ]);
});
