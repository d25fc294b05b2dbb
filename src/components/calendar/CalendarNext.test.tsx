import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CalendarNext } from './CalendarNext.tsx';

test('the next dates are there again from the day the next year is announced', () => {
  const states = [
    { until: '2026-06-18', value: true },
    { from: '2026-06-19', until: '2026-07-31', value: false },
    { from: '2026-08-01', value: true },
  ];
  const { container } = render(
    <CalendarNext states={states} heading="Next dates">
      August 31
    </CalendarNext>,
  );
  const shown = [...container.querySelectorAll<HTMLElement>('[data-from], [data-until]')];
  expect(shown.map(({ dataset, hidden }) => [dataset['from'], dataset['until'], hidden])).toEqual([
    [undefined, '2026-06-18', false],
    ['2026-08-01', undefined, true],
  ]);
});
