// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PageContent } from '../../lib/content.ts';
import { HifzHeader } from './HifzHeader.tsx';
import { HifzSchedule } from './HifzSchedule.tsx';

afterEach(cleanup);

const early = { from: '07:00', to: '07:55' };
const late = { from: '08:30', to: '09:15' };
const fact = { label: 'x', value: 'x' };
const verse = { arabic: 'x', translation: 'x', reference: 'x' };
const page = (...days: { day: string; time: typeof early }[]) =>
  ({
    heading: 'Hifz',
    subheading: 'x',
    ages: fact,
    fee: { label: 'Fee', dollars: 100, per: 'month' },
    action: 'Apply',
    schedule: {
      heading: 'The week',
      caption: 'Weekly schedule',
      whenLabel: 'When',
      week: 'Mon-Fri',
      days,
      dropOff: { label: 'Drop-off', from: '06:55', to: '07:00', note: 'sharp' },
      place: fact,
      progress: { label: 'x', from: 2, to: 5, unit: 'x' },
    },
  }) as unknown as PageContent<'hifz'>;

test('each day of the timetable has its own time', () => {
  const { schedule } = page({ day: 'Monday', time: early }, { day: 'Friday', time: late });
  render(<HifzSchedule schedule={schedule} verse={verse} />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayTime',
    'Monday7:00–7:55 AM',
    'Friday8:30–9:15 AM',
  ]);
});

test('the header gives the time only if all days share it', () => {
  render(
    <HifzHeader
      breadcrumb={{ trail: [], current: 'Hifz' }}
      page={page({ day: 'Monday', time: early }, { day: 'Friday', time: { ...early } })}
    />,
  );
  expect(screen.getByText('When').nextElementSibling?.textContent).toBe('Mon-Fri 7:00–7:55 AM');
  cleanup();
  render(
    <HifzHeader
      breadcrumb={{ trail: [], current: 'Hifz' }}
      page={page({ day: 'Monday', time: early }, { day: 'Friday', time: late })}
    />,
  );
  expect(screen.getByText('When').nextElementSibling?.textContent).toBe('Mon-Fri');
});
