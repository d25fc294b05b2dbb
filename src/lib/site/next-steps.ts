import { readStored, writeStored } from './device-storage.ts';

/** The ids of the steps of an application that a family has ticked on this device. */
export function readTicks(): string[] {
  try {
    const stored: { done?: unknown } | null = JSON.parse(readStored('local', 'next-steps') ?? '{}');
    return Array.isArray(stored?.done) ? stored.done.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the ticks on this device, or deletes them if there are none. Returns false if the browser refuses. */
export function writeTicks(done: readonly string[]): boolean {
  return writeStored('local', 'next-steps', done.length === 0 ? null : JSON.stringify({ done }));
}
