import type { SchoolYear } from '../../content/read-content.ts';
import { addDays } from '../dates/school-day.ts';
import { yearsOn } from '../dates/school-years.ts';
import { closingDates } from '../notices/closing-list.ts';
import { type DayState, statesOf } from '../school/day-states.ts';
import { datesOf, knownYears } from '../school/school-calendar.ts';
import { contentOf, contentOfYear, schoolYears } from '../text/content.ts';
import { type CalendarFeed, endingEvent, type FeedId, feedEvents, feedOf } from './calendar-feed.ts';

/** The path of a feed's file on the site. */
export const feedPath = (feed: FeedId) => `/feeds/${feed}.ics`;

/** The routes of all feeds, for `getStaticPaths`. The one of admissions exists once the content names their cycle. */
export function feedRoutes(): { params: { feed: FeedId } }[] {
  const { cycle } = contentOf('admissions').timeline;
  const ids = contentOf('feeds').feeds.map(({ id }) => id);
  return ids.filter((id) => id !== 'admissions' || cycle).map((feed) => ({ params: { feed } }));
}

/** The last days of the dates of feeds in these years. */
const lastDays = (feeds: readonly FeedId[], years: readonly SchoolYear[]) =>
  years
    .flatMap(datesOf)
    .filter((entry) => feeds.includes(feedOf(entry)))
    .map(({ date, to = date }) => to);

/** Whether a feed has any dates. Admissions dates without a year are in none. */
export const hasDates = (feed: FeedId): boolean => lastDays([feed], knownYears()).length > 0;

/** What the page says about its feeds on days after their last known date. */
export function noDatesNotice(...feeds: FeedId[]): DayState<string | null>[] {
  return statesOf(
    (day) => (lastDays(feeds, knownYears(day)).some((last) => last >= day) ? null : contentOf('feeds', day).noDates),
    lastDays(feeds, schoolYears()).map((last) => addDays(last, 1)),
  );
}

/** A feed made from the content. `site` is the site's public address. */
export function calendarFeed(feed: FeedId, site: URL): CalendarFeed {
  const school = contentOf('school');
  const years = knownYears();
  const { feeds } = contentOf('feeds');
  const { closings } = contentOf('closings');
  const words = feeds.find(({ id }) => id === feed);
  const lastYear = years.at(-1);
  const url = new URL('/resources/calendar', site).href;
  if (!words) throw new Error(`content/feeds.yaml does not name the feed "${feed}".`);
  const sources = [
    ...[...years, contentOf('pto'), contentOf('admissions')].map(({ validFrom }) => validFrom),
    ...closings.map(({ postedAt = '' }) => postedAt.slice(0, 10)),
  ].toSorted();
  return {
    name: `${school.name.value}: ${words.name}`,
    description: words.description,
    url,
    writtenOn: sources.at(-1) ?? '',
    events: [
      ...years.flatMap((year) => feedEvents(feed, year.id, datesOf(year))),
      // A closing can be on a day whose school year isn't posted.
      ...feedEvents(
        feed,
        '',
        closingDates(closings).filter(({ date }) => !yearsOn(years, date).current),
      ),
      ...(lastYear ? [endingEvent(feed, lastYear, contentOfYear('feeds', lastYear).ending, url)] : []),
    ],
  };
}
