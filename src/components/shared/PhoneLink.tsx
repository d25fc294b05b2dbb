import { telHref } from '../../lib/contact/contact-links.ts';

const looks = {
  /** For a number that is the main content of its section. */
  large: 'inline-flex min-h-11 items-center font-serif text-h3 tabular-nums',
  /** For a number within a sentence. */
  line: 'inline-flex min-h-11 items-center whitespace-nowrap tabular-nums',
} as const;

type PhoneLinkProps = { phone: string; look?: keyof typeof looks; className?: string };

/** A phone link large enough to tap. */
export function PhoneLink({ phone, look = 'large', className = '' }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} className={`${looks[look]} ${className}`.trim()}>
      {phone}
    </a>
  );
}
