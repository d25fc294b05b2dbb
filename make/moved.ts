import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '../hosting/canonical-path.ts';
import { readContent } from '../src/content/read-content.ts';
import { replaceTokens } from '../src/content/schemas/primitives.ts';
import { previousYearName, shortYearName } from '../src/lib/dates/school-years.ts';
import { yearOfContent } from '../src/lib/text/resolve-content.ts';

/** A day after every school year, on which the latest one is shown. */
const IN_THE_END = '9999-12-31';

/** Addresses that the site no longer has, each with the page that says the same. They are in flyers and bookmarks. */
const MOVED = {
  '/documents/tuition-2025-26.pdf': '/tuition',
  '/documents/admissions-checklist.pdf': '/admissions',
  '/documents/pto-dates-2025-26.pdf': '/pto',
};

/** What is wrong with moved addresses in a build with these files. */
export function moveProblems(files: readonly string[], moved: ReadonlyMap<string, string>): string[] {
  const addresses = new Set(files.map(pagePath));
  return [...moved]
    .filter(([from, to]) => addresses.has(from) || !addresses.has(to))
    .map(([from, to]) => `make/moved.ts leads ${from} to ${to}. Only the second must be an address of the site.`);
}

/** Old addresses, each with the new one. Last year's calendar leads to this year's, unless it still exists. */
export function movedAddresses(content = 'content', publicDir = 'public'): Map<string, string> {
  const moved = new Map<string, string>(Object.entries(MOVED));
  const { path } = readContent('calendar', content).documents;
  const { name: year } = yearOfContent('calendar', IN_THE_END, content);
  const [before = '', now = ''] = [previousYearName(year), year].map((name) =>
    replaceTokens(path, () => shortYearName(name)),
  );
  if (before !== now && !existsSync(join(publicDir, before))) moved.set(before, now);
  return moved;
}
