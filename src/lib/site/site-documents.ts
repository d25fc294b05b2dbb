/** The PDFs of the site. The build prints each from a page (make/documents.ts). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, contentOfYear, schoolYears } from '../text/content.ts';

type SiteDocument = {
  /** Its address, such as `/documents/hifz-policy.pdf`. */
  path: string;
  /** The content file of the page that is printed. */
  page: 'calendar' | 'hifz';
  /** The page is printed as it is on this day: the first of its school year or of its facts. */
  day: string;
};

/** A calendar for each school year, and the policy of the Hifz program. */
export function siteDocuments(): SiteDocument[] {
  const calendars = schoolYears().map((year): SiteDocument => {
    return { path: contentOfYear('calendar', year).documents.path, page: 'calendar', day: year.firstDay.date };
  });
  const day = contentOf('hifz').validFrom;
  return [...calendars, { path: contentOf('hifz').policy.href, page: 'hifz', day }];
}

/** The size of a document in bytes. Undefined while it hasn't been printed. */
export function documentSize(path: string): number | undefined {
  return statSync(join('public', path), { throwIfNoEntry: false })?.size;
}
