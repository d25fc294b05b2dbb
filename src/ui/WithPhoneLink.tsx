import { telHref } from '../lib/contact-links.ts';

/** A text in which the school's phone number is a link. */
export function WithPhoneLink({ text, phone }: { text: string; phone: string }) {
  const [before = '', ...after] = text.split(phone);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={telHref(phone)} className="whitespace-nowrap text-inherit tabular-nums">
        {phone}
      </a>
      {after.join(phone)}
    </>
  );
}
