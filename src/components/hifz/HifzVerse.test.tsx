import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageContent } from '../../lib/text/content.ts';
import { HifzVerse } from './HifzVerse.tsx';

const early = { from: '07:00', to: '07:55' };
const late = { from: '08:30', to: '09:15' };

type Schedule = PageContent<'hifz'>['schedule'];
function open(...days: Schedule['days']): void {
  const schedule = { caption: 'Weekly schedule', week: 'Mon–Fri', days } as Schedule;
  render(<HifzVerse verse={{ arabic: 'و', translation: 'x', reference: 'x' }} schedule={schedule} facts={[]} />);
}

test('lists each day with its own time', () => {
  open({ day: 'Monday', time: early }, { day: 'Friday', time: late });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Monday7:00–7:55 AM',
    'Friday8:30–9:15 AM',
  ]);
  expect(screen.queryByText('Mon–Fri', { exact: false })).toBeNull();
});

test('shows the time once if all days share it', () => {
  open({ day: 'Monday', time: early }, { day: 'Friday', time: { ...early } });
  expect(screen.getByText('Mon–Fri', { exact: false }).parentElement).toHaveTextContent('7:00–7:55 AMMon–Fri');
});
