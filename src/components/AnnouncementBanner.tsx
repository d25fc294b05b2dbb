import type { Announcement } from '../lib/content-types.ts';
import { Icon } from '../ui/Icon.tsx';

const tones: Record<string, string> = {
  info: 'bg-info-ground text-info',
  warning: 'bg-warning-ground text-warning',
};
const SUCCESS_TONE = 'bg-success-ground text-success';

/** The notice above the header. The frame's script closes it for the rest of the session. */
export function AnnouncementBanner({ announcement: { type, message, link } }: { announcement: Announcement }) {
  return (
    <section
      aria-label="Announcement"
      data-banner=""
      data-type={type in tones ? type : 'success'}
      className={`print:hidden ${tones[type] ?? SUCCESS_TONE}`}
    >
      <div className="shell flex items-center gap-3">
        <p className="grow py-2 text-label">
          {message}
          {link && (
            <>
              {' '}
              <a href={link.href} className="ms-1 inline-block font-bold text-inherit">
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
