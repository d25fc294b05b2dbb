/** What the watch found, and its memory between runs. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { daysBetween } from '../../src/lib/dates/school-day.ts';
import { formatDate } from '../../src/lib/text/format.ts';

export type Finding = {
  /** A sentence for the office. */
  says: string;
  /**
   * For what may only be a bad moment, such as another site that doesn't answer: it counts once it has been found under
   * this key in every run on three different days.
   */
  key?: string;
  /** Only to be known: the watch doesn't fail because of it. */
  isNote?: boolean;
};

/** A part of the report. `good` is what it says if nothing was found. */
export type Check = { name: string; good: string; findings: readonly Finding[] };

/** Runs a check. If that fails, `cannot` with the reason is what it found. */
export async function check(name: string, cannot: Finding, run: () => Promise<[string, ...Finding[]]>): Promise<Check> {
  try {
    const [good, ...findings] = await run();
    return { name, good, findings };
  } catch (error) {
    return { name, good: '', findings: [{ ...cannot, says: `${cannot.says}: ${(error as Error).message}.` }] };
  }
}

const DAYS_OF_PATIENCE = 3;
/** After this many days without a run, the report says so. */
const LONG_DAYS = 7;

const memory = z.object({ lastDay: z.iso.date(), found: z.record(z.string(), z.array(z.iso.date())) });
export type Memory = z.infer<typeof memory>;

/** Reads the memory of the last run. Without one, or if it can't be read, the watch starts again. */
export function readMemory(file: string): Memory | undefined {
  try {
    return memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the report, and decides which findings count. `before` is the memory of the last run. */
export function report(site: string, checks: readonly Check[], today: string, before?: Memory) {
  const found: Memory['found'] = {};
  const lines = [`${site} on ${formatDate(today)}`];
  const gap = before ? daysBetween(before.lastDay, today) : 0;
  if (before && gap > LONG_DAYS) {
    lines.push(`The watch hasn’t run for ${gap} days, since ${formatDate(before.lastDay)}. It should run every day.`);
  }
  let isGood = true;
  for (const { name, good, findings } of checks) {
    let isBad = false;
    const sentences = findings.map(({ says, key, isNote = false }) => {
      const days = key === undefined ? [] : [...new Set([...(before?.found[key] ?? []), today])];
      if (key !== undefined) found[key] = days.slice(-DAYS_OF_PATIENCE);
      const isEarly = key !== undefined && days.length < DAYS_OF_PATIENCE;
      isBad ||= !isNote && !isEarly;
      return `       ${says}${isEarly ? ` (Day ${days.length} of ${DAYS_OF_PATIENCE}: maybe only for now.)` : ''}`;
    });
    isGood &&= !isBad;
    lines.push(`${isBad ? 'NOT OK' : 'ok    '} ${name}${findings.length === 0 ? `: ${good}` : ''}`, ...sentences);
  }
  return { lines, isGood, memory: { lastDay: today, found } };
}
