import type { Posted } from '../dates/school-today.ts';

/** What is announced from today on (src/pages/data/notice.json.ts). */
export const NEWS = '/data/notice.json';

/** What a closing is besides: a late start today or tomorrow, or a day on which the office is closed too. */
export type ClosingDay = 'late' | 'office-closed';

/** The sentence of a closing in another language, as the attributes of its element. It has its own direction. */
type InLanguage = { lang: string; dir: 'auto'; className: string; textContent: string };

/** An announcement, always with its days. A closing is also in the line of today. */
export type News = Posted & {
  from: string;
  until: string;
  type?: string;
  closing?: ClosingDay | '';
  /** The message of the next closing without its reason, for the line under the header, which has room for two lines. */
  short?: string;
  others?: readonly InLanguage[];
  message: string;
  link?: { href: string; text: string };
};
