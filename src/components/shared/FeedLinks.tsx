import type { FeedId } from '../../lib/feeds/calendar-feed.ts';
import { feedPath, noDatesNotice } from '../../lib/feeds/calendar-feed-content.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';

type FeedLinksProps = {
  ids: readonly FeedId[];
  words: PageContent<'feeds'>;
  /** The site's public address. Calendar programs need a feed's absolute URL. */
  site: URL | undefined;
};

/** Opens Google Calendar's own dialog. The address of the feed follows. */
const GOOGLE = 'https://calendar.google.com/calendar/r?cid=';
const LINK = 'inline-flex min-h-11 items-center gap-2';

/**
 * Calendar feeds, each in one line: to subscribe to with Apple's programs, or Google's, which Android has. Their addresses,
 * for Outlook and all others, and files to download once are opened below them. A note says when no date is ahead.
 */
export function FeedLinks({ ids, words, site }: FeedLinksProps) {
  const shown = ids.map((id) => {
    const name = words.feeds.find((feed) => feed.id === id)?.name;
    return { id, name, about: <span className="sr-only"> ({name})</span>, address: new URL(feedPath(id), site).href };
  });
  return (
    <div className={`print:hidden ${ids.length > 1 ? 'gap-x-3 max-sm:grid max-sm:grid-cols-2' : 'contents'}`}>
      {shown.map(({ id, name, about, address }) => {
        const webcal = address.replace(/^https?:/, 'webcal:');
        return (
          <div key={id} className="flex flex-wrap items-center gap-x-6">
            {ids.length > 1 && <span className="w-32 max-sm:w-full max-sm:pt-2">{name}</span>}
            <a href={webcal} className={LINK}>
              {words.subscribe}
              {about}
            </a>
            <OutsideLink href={GOOGLE + encodeURIComponent(webcal)} className={LINK}>
              {words.google}
              {about}
            </OutsideLink>
          </div>
        );
      })}
      <details className="col-span-2">
        <summary className="min-h-11 cursor-pointer py-2 marker:text-brass">{words.others}</summary>
        <p>{words.outlook}</p>
        {shown.map(({ id, about, address }) => (
          <p key={id} className="flex flex-wrap items-center gap-x-6">
            <code translate="no" className="wrap-anywhere">
              {address}
            </code>
            <button
              type="button"
              data-copied={words.copied}
              className={`${LINK} cursor-pointer underline noscript:hidden`}
            >
              {words.copy}
              {about}
            </button>
            <a href={feedPath(id)} download="" className={LINK}>
              <Icon name="download" />
              {words.download}
              {about}
            </a>
          </p>
        ))}
      </details>
      <OnDays states={noDatesNotice(...ids)}>
        {(text) => text && <p className="col-span-2 w-full max-w-none">{text}</p>}
      </OnDays>
    </div>
  );
}
