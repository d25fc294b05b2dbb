import { formatFileSize } from '../../lib/format.ts';
import { type ButtonTone, buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';

type DocumentLinkProps = {
  href: string;
  text: string;
  /** The size of the file: `documentSize(href)` in the page. */
  bytes: number;
  tone?: ButtonTone | undefined;
  /** Keeps the file instead of showing it. */
  isDownload?: boolean | undefined;
};

/** A link to a PDF of this site that says its kind and size, and shows the file or keeps it. Not on paper. */
export function DocumentLink({ href, text, bytes, tone = 'secondary', isDownload = false }: DocumentLinkProps) {
  return (
    <a href={href} download={isDownload || undefined} className={`${buttonClass(tone)} print:hidden`}>
      <Icon name={isDownload ? 'download' : 'file-text'} />
      <span className="text-start">
        {text} <span className="whitespace-nowrap font-regular">(PDF, {formatFileSize(bytes)})</span>
      </span>
    </a>
  );
}
