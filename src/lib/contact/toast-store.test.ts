import { expect, test, vi } from 'vitest';
import { dismissToast, readToast, toast } from './toast-store.ts';

vi.useFakeTimers();

test('a dismissed toast closes at once, and its record is removed 1,000,000 ms after the first dismissal', () => {
  const id = toast({ title: 'first' });
  dismissToast(id);
  expect(readToast()).toMatchObject({ title: 'first', open: false });
  vi.advanceTimersByTime(999_999);
  dismissToast(id);
  expect(readToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeUndefined();
});

test('dismissing a replaced toast, or removing its record, leaves the current one open', () => {
  const first = toast({ title: 'first' });
  dismissToast(first);
  toast({ title: 'second' });
  dismissToast(first);
  vi.advanceTimersByTime(1_000_000);
  expect(readToast()).toMatchObject({ title: 'second', open: true });
});
