import { expect, test } from 'vitest';
import { canonicalPath, isTwin } from './twin-addresses.ts';

test.each([
  ['/calendar', '/resources/calendar', true],
  ['/handbook', '/resources/handbook', true],
  ['/resources/calendar', '/resources/calendar', false],
  ['/', '/', false],
  ['/toString', '/toString', false],
])('returns the canonical path of %s: %s', (path, canonical, twin) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(isTwin(path)).toBe(twin);
});
