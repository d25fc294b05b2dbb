import { type ContentName, contentFiles } from '../../content/schemas/content-files.ts';
import { contentOf } from '../text/content.ts';

/** A word of the A–Z, with the title of the page that answers. */
export type FindEntry = { term: string; href: string; page: string };

/** The title of the page at an address. */
function pageTitle(address: string): string {
  const path = `pages${address === '/' ? '/home' : address}.yaml`;
  const name = (Object.keys(contentFiles) as ContentName[]).find((key) => contentFiles[key].path === path);
  const page = name && contentOf(name);
  return page && 'meta' in page ? page.meta.title : '';
}

/** The A–Z of /find: the words by their first letter, in order. */
export function findEntries(): { letter: string; entries: FindEntry[] }[] {
  const sorted = contentOf('find')
    .entries.map(({ term, href }) => ({ term, href, page: pageTitle(href.split('#')[0] ?? '') }))
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  const letters = Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase());
  return [...letters].map(([letter, entries]) => ({ letter, entries }));
}
