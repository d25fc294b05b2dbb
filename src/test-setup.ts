import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom draws nothing, so it scrolls nothing.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollBy').mockReturnValue();
  // React warns of its misuse through the console: a test that makes it complain has failed.
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  expect(complaints, 'nothing may be written to console.error or console.warn').toEqual([]);
});
