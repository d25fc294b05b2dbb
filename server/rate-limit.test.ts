import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { createRateLimit, networkOf } from './rate-limit.ts';

const table = tablesOf('server/testing/rate-limit.yaml');

test('allows a burst of five, returns the wait for the sixth, and refills evenly', () => {
  let nowMs = 0;
  const limit = createRateLimit(5, { now: () => nowMs });
  for (let count = 0; count < 5; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(12);
  expect(limit.take('192.0.2.2')).toBe(0);
  nowMs = 11_999;
  expect(limit.take('192.0.2.1')).toBe(1);
  nowMs = 12_000;
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(12);
  nowMs = 1_000_000;
  for (let count = 0; count < 5; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBeGreaterThan(0);
});

test('drops the least recently seen address when the table is full', () => {
  const limit = createRateLimit(1, { tableEntries: 2, now: () => 0 });
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.2')).toBe(0);
  expect(limit.take('192.0.2.1')).toBeGreaterThan(0);
  expect(limit.take('192.0.2.3')).toBe(0);
  expect(limit.take('192.0.2.1')).toBeGreaterThan(0);
  expect(limit.take('192.0.2.2')).toBe(0);
});

test.each(table<[string, string]>('networks'))('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
