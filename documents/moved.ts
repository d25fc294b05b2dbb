import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../src/content/read-content.ts';
import { replaceTokens } from '../src/content/schemas/primitives.ts';
import { previousYearName, shortYearName } from '../src/lib/dates/school-years.ts';
import { yearOfContent } from '../src/lib/text/resolve-content.ts';
import { DOCUMENT_FIELDS, type DocumentId, documentPathOf } from './paths.ts';

/** A day after every school year, on which the latest one is shown. */
const IN_THE_END = '9999-12-31';

/**
 * The addresses that last year's documents had, each with this year's document. They are in flyers and bookmarks. A
 * document of last year that still exists keeps its address.
 */
export function movedDocuments(content = 'content', publicDir = 'public'): Map<string, string> {
  const moved = new Map<string, string>();
  for (const id of Object.keys(DOCUMENT_FIELDS) as DocumentId[]) {
    const [name] = DOCUMENT_FIELDS[id];
    const template = documentPathOf(id, { [name]: readContent(name, content) }) ?? '';
    const { name: year } = yearOfContent(name, IN_THE_END, content);
    const [before = '', now = ''] = [previousYearName(year), year].map((yearName) =>
      replaceTokens(template, () => shortYearName(yearName)),
    );
    if (before !== now && !existsSync(join(publicDir, before))) moved.set(before, now);
  }
  return moved;
}
