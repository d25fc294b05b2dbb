import type { PageContent } from '../../lib/text/content.ts';
import { DocumentLink } from '../shared/DocumentLink.tsx';

type CalendarDocumentsProps = {
  documents: PageContent<'calendar'>['documents'];
  bytes: number | undefined;
};

/** The calendar as a PDF to view or download. */
export function CalendarDocuments({ documents: { label, path, view, download }, bytes }: CalendarDocumentsProps) {
  if (!bytes) return null;
  return (
    <section aria-label={label} className="print:hidden border-y border-hairline bg-paper">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
        <DocumentLink href={path} text={view} bytes={bytes} tone="primary" />
        <DocumentLink href={path} text={download} bytes={bytes} isDownload />
      </div>
    </section>
  );
}
