import { readStored, writeStored } from '../site/device-storage.ts';

/** What a family has ticked on the admission checklist, and the grade it has chosen, if any. */
export type Ticks = { grade: string; done: string[] };

/** The ticks on this device. */
export function readTicks(): Ticks {
  try {
    const stored: Partial<Ticks> | null = JSON.parse(readStored('local', 'next-steps') ?? '{}');
    const { grade, done } = stored ?? {};
    return {
      grade: typeof grade === 'string' ? grade : '',
      done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return { grade: '', done: [] };
  }
}

/** Keeps the ticks on this device, or deletes them if there are none. Returns false if the browser refuses. */
export function writeTicks(ticks: Ticks): boolean {
  const isEmpty = ticks.grade === '' && ticks.done.length === 0;
  return writeStored('local', 'next-steps', isEmpty ? null : JSON.stringify(ticks));
}
