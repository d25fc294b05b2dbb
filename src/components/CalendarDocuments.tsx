import { telHref } from '../lib/contact-links.ts';
import type { PageContent } from '../lib/content.ts';
import type { School } from '../lib/content-types.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/Icon.tsx';

type CalendarDocumentsProps = {
  documents: PageContent<'calendar'>['documents'];
  /** The size of the PDF in bytes; left out while there is no PDF. */
  bytes?: number | undefined;
  phone: School['phone']['value'];
};

/** 84123 as `84 kB`, and `1.2 MB` from a million on. */
const formatFileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The calendar as a PDF to view or to keep. While there is none, how to come by one. */
export function CalendarDocuments({ documents, bytes, phone }: CalendarDocumentsProps) {
  return (
    <section aria-label={documents.label} data-print="hidden" className="border-y border-hairline bg-paper">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
        {bytes === undefined ? (
          <p className="text-ink-soft">
            {documents.missing}:{' '}
            <a href={telHref(phone)} className="inline-block whitespace-nowrap tabular-nums">
              {phone}
            </a>
          </p>
        ) : (
          <>
            <ButtonLink href={documents.path} icon="file-text">
              {documents.view}
            </ButtonLink>
            <a href={documents.path} download="" className={buttonClass('secondary')}>
              <Icon name="download" />
              {documents.download}
            </a>
            <p className="text-label text-ink-soft">PDF, {formatFileSize(bytes)}</p>
          </>
        )}
      </div>
    </section>
  );
}
