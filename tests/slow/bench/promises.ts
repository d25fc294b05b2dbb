// The limits that the benchmark checks, with figures from the same run. Times vary with the machine, so the tests check
// bytes and what makes the times possible (bench.test.ts). Only a full benchmark run checks the times.
import { twoDigits } from './figures.ts';

/** Maximum bytes and largest paint, relative to the same page without JavaScript. */
export const MOST_OF_LIMIT = 1.05;
/** Maximum time from the click to the next heading, relative to the same pages without JavaScript. */
const MOST_OF_CLICK = 0.5;
const LEAST_OF_NGINX = 0.4;
const LEAST_REQUESTS_PER_SECOND = 10_000;
const MOST_P99_MS = 50;

type Kind = 'bytes' | 'paint' | 'click' | 'nginx' | 'requests' | 'p99';

const KEPT: Record<Kind, { isKept: (figure: number) => boolean; words: string }> = {
  bytes: { isKept: (ratio) => ratio <= MOST_OF_LIMIT, words: `of the limit's bytes, at most ${MOST_OF_LIMIT}` },
  paint: { isKept: (ratio) => ratio <= MOST_OF_LIMIT, words: `of the limit's largest paint, at most ${MOST_OF_LIMIT}` },
  click: {
    isKept: (ratio) => ratio <= MOST_OF_CLICK,
    words: `of the limit's click to heading, at most ${MOST_OF_CLICK}`,
  },
  nginx: { isKept: (ratio) => ratio >= LEAST_OF_NGINX, words: `of nginx, at least ${LEAST_OF_NGINX}` },
  requests: {
    isKept: (count) => count >= LEAST_REQUESTS_PER_SECOND,
    words: `requests a second, at least ${LEAST_REQUESTS_PER_SECOND}`,
  },
  p99: { isKept: (milliseconds) => milliseconds <= MOST_P99_MS, words: `ms for 99 of 100, at most ${MOST_P99_MS}` },
};

const broken: string[] = [];

/** Checks a figure against the limit of its kind, records a failure, and returns the figure. */
export function held(kind: Kind, name: string, figure: number): number {
  const { isKept, words } = KEPT[kind];
  if (!isKept(figure)) broken.push(`${name}: ${twoDigits(figure)} ${words}`);
  return figure;
}

/** A sentence for each figure of this run that exceeded its limit. */
export const brokenPromises = (): readonly string[] => broken;
