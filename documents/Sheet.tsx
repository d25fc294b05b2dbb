import type { ReactNode } from 'react';
import { formatDate } from '../src/lib/text/format.ts';
import { KhatamMark } from '../src/ui/KhatamMark.tsx';
import type { DocumentContent } from './content.ts';

/** The validity period of a content file. */
type Validity = { validFrom: string; validUntil: string };

type SheetProps = {
  title: string;
  introduction?: string | undefined;
  content: DocumentContent;
  /** The content files used. The document is valid while all of them are. */
  sources: readonly [Validity, ...Validity[]];
  /** The date it was made, as an ISO date. */
  made: string;
  /** The name used in the style sheet. */
  kind: string;
  /** An additional note about sample records. */
  sampleNote?: string | undefined;
  children: ReactNode;
};

/** The period in which all the files are valid: from the latest start to the earliest end. */
function commonValidity(sources: readonly [Validity, ...Validity[]]): Validity {
  return sources.reduce((common, { validFrom, validUntil }) => ({
    validFrom: validFrom > common.validFrom ? validFrom : common.validFrom,
    validUntil: validUntil < common.validUntil ? validUntil : common.validUntil,
  }));
}

/** A complete document: letterhead, title, content, and a footer with its validity period. */
export function Sheet({ title, introduction, content, sources, made, kind, sampleNote, children }: SheetProps) {
  const {
    school,
    words: { frame },
  } = content;
  const { street, city, state, zip } = school.address;
  const { validFrom, validUntil } = commonValidity(sources);
  const hasSampleLetterhead = [school.name, school.phone, school.email].some(({ sample }) => sample);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title}, ${school.name.value}`}</title>
      </head>
      <body className={kind}>
        <header>
          <KhatamMark />
          <div>
            <p className="school">{school.name.value}</p>
            <p>
              {street}, {city}, {state} {zip}
            </p>
          </div>
          <div className="reach">
            <p>
              {frame.phoneLabel} {school.phone.value}
            </p>
            <p>
              {frame.emailLabel} {school.email.value}
            </p>
          </div>
        </header>
        <main>
          <h1>{title}</h1>
          {introduction && <p className="introduction">{introduction}</p>}
          {children}
        </main>
        <footer>
          <p>
            {frame.validity.lead} {formatDate(validFrom)} {frame.validity.to} {formatDate(validUntil)}. {frame.made}{' '}
            {formatDate(made)}.
          </p>
          {hasSampleLetterhead && <p>{frame.sampleNote}</p>}
          {sampleNote && <p>{sampleNote}</p>}
        </footer>
      </body>
    </html>
  );
}
