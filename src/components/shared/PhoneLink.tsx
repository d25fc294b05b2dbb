import { telHref } from '../../lib/contact-links.ts';

const looks = {
  /** The answer of its section. */
  large: 'inline-flex min-h-11 items-center font-serif text-h3 tabular-nums',
  /** Within a sentence. */
  line: 'inline-flex min-h-11 items-center whitespace-nowrap tabular-nums',
} as const;

type PhoneLinkProps = { phone: string; look?: keyof typeof looks; className?: string };

/** A phone number that can be called, at a size that can be tapped. */
export function PhoneLink({ phone, look = 'large', className = '' }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} className={`${looks[look]} ${className}`.trim()}>
      {phone}
    </a>
  );
}
