import type { FeedId } from '../../lib/feeds/calendar-feed.ts';
import { feedPath, noDatesNotice } from '../../lib/feeds/calendar-feed-content.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OnDays } from '../../ui/OnDays.tsx';

type FeedLinksProps = {
  ids: readonly FeedId[];
  words: PageContent<'feeds'>;
  /** The site's public address. Calendar programs need a feed's absolute URL. */
  site: URL | undefined;
};

const LINK = 'inline-flex min-h-11 items-center gap-2';

/** Calendar feeds, each in one line: to subscribe to, or to download once. A note says when none of their dates is ahead. */
export function FeedLinks({ ids, words: { feeds, subscribe, download }, site }: FeedLinksProps) {
  return (
    <div className="print:hidden">
      {ids.map((id) => {
        const name = feeds.find((feed) => feed.id === id)?.name;
        return (
          <div key={id} className="flex flex-wrap items-center gap-x-6">
            <span className="w-32 max-sm:w-full max-sm:pt-2">{name}</span>
            <a href={new URL(feedPath(id), site).href.replace(/^https?:/, 'webcal:')} className={LINK}>
              {subscribe}
              <span className="sr-only"> ({name})</span>
            </a>
            <a href={feedPath(id)} download="" className={LINK}>
              <Icon name="download" />
              {download}
              <span className="sr-only"> ({name})</span>
            </a>
          </div>
        );
      })}
      <OnDays states={noDatesNotice(...ids)}>{(text) => text}</OnDays>
    </div>
  );
}
