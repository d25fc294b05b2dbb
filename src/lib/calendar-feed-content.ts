import { type CalendarFeed, type FeedId, feedEvents } from './calendar-feed.ts';
import { contentOf } from './content.ts';
import { datesOf, knownYears } from './school-calendar.ts';

const SUFFIXES = ['ics', 'json'] as const;

/** The path of a feed's file on the site. */
export const feedPath = (feed: FeedId, suffix: (typeof SUFFIXES)[number]) => `/feeds/${feed}.${suffix}`;

/** The routes of all feeds, for `getStaticPaths`. */
export function feedRoutes(): { params: { feed: FeedId } }[] {
  return contentOf('feeds').feeds.map(({ id }) => ({ params: { feed: id } }));
}

/** A feed made from the content. `site` is the site's public address. */
export function calendarFeed(feed: FeedId, site: URL): CalendarFeed {
  const school = contentOf('school');
  const years = knownYears();
  const words = contentOf('feeds').feeds.find(({ id }) => id === feed);
  if (!words) throw new Error(`content/feeds.yaml does not name the feed "${feed}".`);
  const sources = [
    ...[...years, contentOf('pto'), contentOf('admissions')].map(({ validFrom }) => validFrom),
    ...contentOf('closings').closings.map(({ postedAt = '' }) => postedAt.slice(0, 10)),
  ].toSorted();
  return {
    name: `${school.name.value}: ${words.name}`,
    description: words.description,
    url: new URL('/resources/calendar', site).href,
    writtenOn: sources.at(-1) ?? '',
    events: years.flatMap((year) => feedEvents(feed, year.id, datesOf(year))),
  };
}
