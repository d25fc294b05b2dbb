import type { Posted } from '../dates/school-today.ts';

/** What is announced from today on (src/pages/data/notice.json.ts). */
export const NEWS = '/data/notice.json';

/** An announcement, always with its days. A closing is also in the line of today. */
export type News = Posted & {
  from: string;
  until: string;
  type?: string;
  message: string;
  link?: { href: string; text: string };
};
