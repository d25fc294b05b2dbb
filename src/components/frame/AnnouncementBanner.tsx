import type { News } from '../../lib/notices/news.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import type { Announcement } from '../../lib/text/content-types.ts';
import { Icon } from '../../ui/Icon.tsx';

type State = DayState<Announcement & Pick<News, 'closing' | 'others'>>;

const NOTHING: State = { value: { type: 'info', message: '' } };

/**
 * The announcement above the header, and later ones, hidden. layouts/page-frame.ts closes it for the rest of the session
 * (a closing stays as a line under the header, shared/ClosingLine.tsx), changes it over on a later day and fills it with a
 * closing published after the page was opened. For that, a page without an announcement has an empty banner.
 */
export function AnnouncementBanner({ states }: { states: readonly State[] }) {
  const announced = states.filter(({ value }) => value.message !== '');
  return (announced.length > 0 ? announced : [NOTHING]).map(
    ({ from, until, value: { type, message, link, closing, others = [] } }) => (
      <section
        key={from ?? 'now'}
        aria-label="Announcement"
        data-notice={message}
        data-from={from}
        data-until={until}
        hidden={from !== undefined || message === ''}
        className="print:hidden"
        data-type={type}
        data-closing={closing}
      >
        <div className="shell flex items-center gap-3">
          {/* A closing that arrives on an open page interrupts what is being read. */}
          <p aria-live={type === 'closing' ? 'assertive' : 'polite'}>
            {message}
            {link && (
              <>
                {' '}
                <a href={link.href}>{link.text}</a>
              </>
            )}
            {others.map(({ textContent, ...attributes }) => (
              <span key={attributes.lang} {...attributes}>
                {textContent}
              </span>
            ))}
          </p>
          <button
            type="button"
            data-copied="Link copied"
            className="only-closing needs-script min-h-11 cursor-pointer font-bold underline"
          >
            Send
          </button>
          <button
            type="button"
            aria-label="Close announcement"
            data-tooltip="Close announcement"
            className="needs-script -me-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
          >
            <Icon name="x" />
          </button>
        </div>
      </section>
    ),
  );
}
