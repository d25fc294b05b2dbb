import type { FeedId } from '../../lib/feeds/calendar-feed.ts';
import { feedPath, hasDates, noDatesNotice } from '../../lib/feeds/calendar-feed-content.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OnDays } from '../../ui/OnDays.tsx';

type CalendarSubscribeProps = {
  words: PageContent<'feeds'>;
  /** Which feeds to offer. Defaults to all that have dates. */
  only?: readonly FeedId[] | undefined;
  /** The site's public address. Calendar programs need a feed's absolute URL. */
  site: URL | undefined;
};

const LINK = 'inline-flex min-h-11 items-center gap-2 font-bold';

/** The calendar feeds, each to subscribe to or to download once. */
export function CalendarSubscribe({ words, only, site }: CalendarSubscribeProps) {
  const feeds = words.feeds.filter(({ id }) => (!only || only.includes(id)) && hasDates(id));
  return (
    <section aria-labelledby="add-to-calendar" className="border-y border-hairline bg-paper print:hidden">
      <div className="shell grid gap-x-12 gap-y-6 py-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="add-to-calendar" className="text-h3 text-green">
            {words.heading}
          </h2>
          {words.introduction && <p className="mt-3 max-w-prose text-ink-soft">{words.introduction}</p>}
        </div>
        <ul className="lg:col-span-8">
          {feeds.map(({ id, name, description }) => (
            <li
              key={id}
              className={classes(
                'grid gap-x-8 gap-y-1 border-t border-hairline py-4',
                'first:border-t-0 first:pt-0 last:pb-0',
                'md:grid-cols-[1fr_auto] md:items-center',
              )}
            >
              <div>
                <h3 className="text-h4">{name}</h3>
                <p className="text-ink-soft">{description}</p>
                <OnDays states={noDatesNotice(id)}>{(text) => text && <p className="font-bold">{text}</p>}</OnDays>
              </div>
              <div className="flex flex-wrap gap-x-6">
                <a href={new URL(feedPath(id, 'ics'), site).href.replace(/^https?:/, 'webcal:')} className={LINK}>
                  <Icon name="calendar-days" />
                  {words.subscribe}
                  <span className="sr-only"> ({name})</span>
                </a>
                <a href={feedPath(id, 'ics')} download="" className={LINK}>
                  <Icon name="download" />
                  {words.download}
                  <span className="sr-only"> ({name})</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
