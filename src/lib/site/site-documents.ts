/** The PDFs of the site. The build prints each from a page (make/documents.ts). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, contentOfYear, schoolYears } from '../text/content.ts';

/**
 * A calendar for each school year, and the policy of the Hifz program. `page` is the content file of the page that is
 * printed, as it is on `day`: the first of its school year or of its facts.
 */
export function siteDocuments() {
  const calendars = schoolYears().map((year) => {
    return { path: contentOfYear('calendar', year).documents.path, page: 'calendar', day: year.firstDay.date } as const;
  });
  const { policy, validFrom } = contentOf('hifz');
  return [...calendars, { path: policy.href, page: 'hifz', day: validFrom } as const];
}

/** The size of a document in bytes. Undefined while it hasn't been printed. */
export function documentSize(path: string): number | undefined {
  return statSync(join('public', path), { throwIfNoEntry: false })?.size;
}
