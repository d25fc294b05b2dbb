import { Fragment } from 'react';
import { mailtoHref } from '../lib/contact/contact-links.ts';

/** An e-mail address as a link large enough to tap. A line breaks only after its “@” or before a “.”. */
export function EmailLink({ email, subject }: { email: string; subject?: string }) {
  return (
    <a href={mailtoHref(email, { subject })} className="inline-flex min-h-11 items-center print:min-h-0">
      <span>
        {email.split(/(?<=@)|(?=\.)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
