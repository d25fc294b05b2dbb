/** The Atom feed of closings (RFC 4287). The output doesn't depend on the time of the build. */

import { type Closing, closingText, closingTitle } from '../notices/closing-list.ts';
import { uidOf } from './calendar-feed.ts';

/** The feed's path on the site. */
export const CLOSINGS_FEED = '/feeds/closings.atom';

type ClosingsFeed = {
  /** The school's name. */
  author: string;
  site: URL;
  /** An ISO date. The feed was last changed then if it has no closing. */
  writtenOn: string;
  closings: readonly Closing[];
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** When a closing was announced. For one written without the command, at the latest when it began. */
const updatedAt = ({ day, postedAt = `${day}T00:00:00Z` }: Closing) => postedAt;

/** The feed as a file, with the newest closing first. */
export function closingsFeed({ author, site, writtenOn, closings }: ClosingsFeed): string {
  const newest = closings.toSorted((a, b) => updatedAt(b).localeCompare(updatedAt(a)));
  const page = escaped(new URL('/resources/calendar', site).href);
  const entries = newest.map(
    (closing) => `  <entry>
    <id>urn:uuid:${uidOf('closings', closing.id)}</id>
    <title>${escaped(closingTitle(closing))}</title>
    <updated>${updatedAt(closing)}</updated>
    <link href="${page}"/>
    <content type="text">${escaped(closingText(closing))}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>urn:uuid:${uidOf('closings', 'feed')}</id>
  <title>${escaped(`${author}: Closings`)}</title>
  <updated>${newest[0] ? updatedAt(newest[0]) : `${writtenOn}T00:00:00Z`}</updated>
  <author><name>${escaped(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(new URL(CLOSINGS_FEED, site).href)}"/>
  <link href="${page}"/>
${entries.join('')}</feed>
`;
}
