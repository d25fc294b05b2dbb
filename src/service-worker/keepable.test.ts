import { expect, test } from 'vitest';
import { isKeepable } from './keepable.ts';

const PAGE = { 'Content-Type': 'text/html; charset=utf-8', Date: 'Wed, 01 Oct 2025 12:00:00 GMT' };

test.each<[page: string, isKept: boolean, headers?: Record<string, string>, status?: number, redirected?: boolean]>([
  ['complete and dated', true],
  ['without a date', false, { 'Content-Type': 'text/html' }],
  ['with a date that is none', false, { ...PAGE, Date: 'soon' }],
  ['that is a file', false, { ...PAGE, 'Content-Type': 'text/calendar' }],
  ['without a type', false, { Date: PAGE.Date, 'Content-Type': '' }],
  ['not found', false, PAGE, 404],
  ['with a part missing', false, PAGE, 206],
  // Such as the sign-in page of a café's network in place of ours.
  ['that was redirected', false, PAGE, 200, true],
])('a page %s is kept: %s', (_, isKept, headers = PAGE, status = 200, redirected = false) => {
  const response = Object.defineProperty(new Response('', { headers, status }), 'redirected', { value: redirected });
  expect(isKeepable(response)).toBe(isKept);
});
