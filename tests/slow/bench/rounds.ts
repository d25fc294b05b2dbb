// Measures the site and its limit side by side: two servers, the two copies of the build, and alternating rounds.
import { join } from 'node:path';
import { startProcess } from '../../../server/testing/process.ts';
import { type Arrival, type Journey, walk } from './journeys.ts';
import { type Line, openSlowLine } from './slow-line.ts';

/** Lighthouse's slow 4G. */
export const SLOW_4G: Line = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

/** The same figure for the site and its limit. */
export type Pair<T> = { site: T; limit: T };

/** Serves both copies while `measure` runs with the origin of each. */
export async function withBothServed<T>(
  copies: Pair<string>,
  folder: string,
  measure: (origins: Pair<string>) => Promise<T>,
): Promise<T> {
  const serve = (name: keyof Pair<string>) =>
    startProcess('server/main.ts', { PORT: '0', DIST_DIR: copies[name], INBOX_DIR: join(folder, `inbox-${name}`) });
  const [site, limit] = [serve('site'), serve('limit')];
  const origin = async ({ port }: typeof site) => `http://127.0.0.1:${await port}`;
  try {
    return await measure({ site: await origin(site), limit: await origin(limit) });
  } finally {
    for (const { child } of [site, limit]) child.kill('SIGTERM');
    await Promise.all([site.ended, limit.ended]);
  }
}

/** Measures both alternately, `rounds` times. */
export async function inTurn<T>(
  origins: Pair<string>,
  rounds: number,
  measure: (origin: string) => Promise<T>,
): Promise<Pair<T[]>> {
  const results: Pair<T[]> = { site: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.site.push(await measure(origins.site));
    results.limit.push(await measure(origins.limit));
  }
  return results;
}

/** Walks a journey on both over the slow connection, alternately. */
export async function walkInTurn(origins: Pair<string>, rounds: number, journey: Journey): Promise<Pair<Arrival[]>> {
  const open = (origin: string) => openSlowLine(Number(new URL(origin).port), SLOW_4G);
  const lines = { site: await open(origins.site), limit: await open(origins.limit) };
  const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;
  try {
    return await inTurn({ site: address(lines.site), limit: address(lines.limit) }, rounds, (origin) =>
      walk(origin, journey),
    );
  } finally {
    lines.site.close();
    lines.limit.close();
  }
}
