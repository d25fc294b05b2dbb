import type { Announcement } from '../../lib/content-types.ts';
import { Icon } from '../../ui/Icon.tsx';

const tones = {
  info: 'bg-info-ground text-info',
  warning: 'bg-warning-ground text-warning',
  success: 'bg-success-ground text-success',
};

const isTone = (type: string): type is keyof typeof tones => Object.hasOwn(tones, type);

/** The announcement above the header. layouts/frame.ts closes it for the rest of the session. */
export function AnnouncementBanner({ announcement: { type, message, link } }: { announcement: Announcement }) {
  if (message === '') return null;
  const tone = isTone(type) ? type : 'success';
  return (
    <section aria-label="Announcement" data-banner="" data-type={tone} className={`print:hidden ${tones[tone]}`}>
      <div className="shell flex items-center gap-3">
        <p className="grow py-2 text-label">
          {message}
          {link && (
            <>
              {' '}
              <a href={link.href} className="-my-1 ms-1 inline-block py-1 font-bold text-inherit">
                {link.text}
              </a>
            </>
          )}
        </p>
        <button
          type="button"
          data-banner-close=""
          aria-label="Close announcement"
          data-tooltip="Close announcement"
          className="needs-script -me-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
