import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom draws nothing, so it scrolls nothing.
if (typeof Element !== 'undefined' && !('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
}

// React warns of its misuse through the console: a test that makes it complain has failed.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock?.calls ?? []);
  expect(complaints, 'nothing may be written to console.error or console.warn').toEqual([]);
});
