import { readContent, readSchoolYears, type SchoolYear } from '../src/content/read-content.ts';
import { resolveContent } from '../src/lib/text/resolve-content.ts';

/**
 * Reads all content that the documents of a school year use, as it was during that year. A document prints the period it
 * is valid for, so it doesn't depend on the day it is made.
 */
function documentContentOf(schoolYear: SchoolYear, folder: string) {
  const of = { folder, shown: schoolYear };
  return {
    schoolYear,
    words: resolveContent('documents', of),
    school: readContent('school', folder),
    calendar: resolveContent('calendar', of),
    hifz: resolveContent('hifz', of),
    tuition: resolveContent('tuition', of),
    admissions: resolveContent('admissions', of),
    pto: resolveContent('pto', of),
  };
}

export type DocumentContent = ReturnType<typeof documentContentOf>;

/** The content for each school year's documents, in order. */
export function readDocumentContent(folder = 'content'): DocumentContent[] {
  return readSchoolYears(folder).map((schoolYear) => documentContentOf(schoolYear, folder));
}
