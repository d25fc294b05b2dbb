import { contentOf } from '../text/content.ts';

/** A word of the A–Z. */
export type FindEntry = { term: string; href: string };

/** The A–Z of /find: the words by their first letter, in order. */
export function findEntries(): { letter: string; entries: FindEntry[] }[] {
  const sorted = contentOf('find').entries.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  return [...Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, entries]) => ({
    letter,
    entries,
  }));
}
