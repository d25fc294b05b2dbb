import { afterEach, expect, test, vi } from 'vitest';
import { sampleCount, samplesIn } from './sample-count.ts';

afterEach(() => vi.unstubAllEnvs());

test('every record that is marked counts once, wherever it is', () => {
  expect(samplesIn({ a: { sample: true, b: [{ sample: true }, { c: 'sample' }] }, sample: true })).toBe(3);
});

test('a build with the site’s address says nothing of examples', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  expect(sampleCount()).toBe(0);
});
