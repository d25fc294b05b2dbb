import { expect, test } from 'vitest';
import { formatDate } from './format.ts';

test('formats a date the same in every time zone', () => {
  const zone = process.env['TZ'];
  const shown = ['Pacific/Midway', 'UTC', 'Pacific/Kiritimati'].map((name) => {
    process.env['TZ'] = name;
    return formatDate('2025-08-25');
  });
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(new Set(shown)).toEqual(new Set(['August 25, 2025']));
});
