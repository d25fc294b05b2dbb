import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, removeToast, subscribeToToasts, toast, updateToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  removeToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

const titles = () => readToasts().map(({ title }) => title);

test('a toast is shown open, with what it was given', () => {
  const action = { label: 'Undo', altText: 'Press Undo', onClick: () => {} };
  const { id } = toast({ title: 'Success', description: 'Sent.', action });
  expect(readToasts()).toEqual([
    expect.objectContaining({ id, title: 'Success', description: 'Sent.', action, open: true }),
  ]);
});

test('only one is there: the new one takes the place of the old', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(titles()).toEqual(['second']);
});

test('ids count up as texts and are never the same', () => {
  const ids = [toast({}), toast({}), toast({})].map(({ id }) => id);
  expect(ids).toEqual([ids[0], String(Number(ids[0]) + 1), String(Number(ids[0]) + 2)]);
});

test('update changes that toast and no other', () => {
  const { update } = toast({ title: 'first', description: 'kept' });
  update({ title: 'changed' });
  expect(readToasts()[0]).toMatchObject({ title: 'changed', description: 'kept', open: true });
  updateToast({ id: 'unknown', title: 'lost' });
  expect(titles()).toEqual(['changed']);
});

test('a dismissed toast closes at once and its record goes after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'first' });
  dismiss();
  expect(readToasts()[0]?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('dismissing twice does not restart the time of the record', () => {
  const { dismiss } = toast({ title: 'first' });
  dismiss();
  vi.advanceTimersByTime(500_000);
  dismiss();
  vi.advanceTimersByTime(500_000);
  expect(titles()).toEqual([]);
});

test('closing it by its own means dismisses it', () => {
  toast({ title: 'first' });
  readToasts()[0]?.onOpenChange(true);
  expect(readToasts()[0]?.open).toBe(true);
  readToasts()[0]?.onOpenChange(false);
  expect(readToasts()[0]?.open).toBe(false);
});

test('dismissing without an id dismisses all', () => {
  toast({ title: 'first' });
  dismissToast();
  expect(readToasts().every(({ open }) => !open)).toBe(true);
});

test('the late removal of a replaced toast takes nothing else away', () => {
  toast({ title: 'first' }).dismiss();
  vi.advanceTimersByTime(10);
  toast({ title: 'second' });
  vi.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual(['second']);
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast({}).dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast({});
  expect(listener).toHaveBeenCalledTimes(2);
});
