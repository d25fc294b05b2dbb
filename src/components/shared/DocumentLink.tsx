import { formatFileSize } from '../../lib/text/format.ts';
import { type ButtonTone, buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';

type DocumentLinkProps = {
  href: string;
  text: string;
  /** The file's size: `documentSize(href)`, called by the page. Without it, there is no file and no link. */
  bytes: number | undefined;
  tone?: ButtonTone | 'link' | undefined;
  /** Downloads the file instead of showing it. */
  isDownload?: boolean | undefined;
};

/** A link that shows or downloads one of the site's PDFs, with its type and size. Hidden in print. */
export function DocumentLink({ href, text, bytes, tone = 'secondary', isDownload = false }: DocumentLinkProps) {
  if (!bytes) return null;
  return (
    <a
      href={href}
      download={isDownload || undefined}
      className={`${tone === 'link' ? 'inline-flex min-h-11 items-center' : `${buttonClass(tone)} max-sm:w-full`} max-sm:text-label print:hidden`}
    >
      {isDownload && tone !== 'link' && <Icon name="download" className="size-[1.2em] max-sm:hidden" />}
      <span>
        {text}{' '}
        <span className={`inline-block font-regular ${tone === 'link' ? 'w-full text-ink-soft' : ''}`}>
          (PDF, {formatFileSize(bytes)})
        </span>
      </span>
    </a>
  );
}
