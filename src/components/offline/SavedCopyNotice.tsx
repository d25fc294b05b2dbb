import type { PageContent } from '../../lib/text/content.ts';
import { WHEN } from '../../service-worker/worker-facts.ts';
import { Icon } from '../../ui/Icon.tsx';

/** An empty `href` is the current page's own address, so the link reloads it. */
const THIS_PAGE = '';

type SavedCopyNoticeProps = { offline: Pick<PageContent<'offline'>, 'notice' | 'retry'> };

/** The notice at the top of a saved copy: when it was saved, and that it may be out of date. */
export function SavedCopyNotice({ offline: { notice, retry } }: SavedCopyNoticeProps) {
  return (
    <section aria-label={notice.label} className="border-b-2 border-current bg-warning-ground text-warning">
      <div className="shell flex items-start gap-3 py-3">
        <Icon name="wifi-off" className="mt-1 size-5" />
        <p className="text-note">
          <strong className="block font-serif text-h4">{`${notice.asOf} ${WHEN} (${notice.zone})`}</strong>
          {notice.caution}{' '}
          <a href={THIS_PAGE} className="inline-flex min-h-8 items-center font-bold text-inherit print:hidden">
            {retry}
          </a>
        </p>
      </div>
    </section>
  );
}
