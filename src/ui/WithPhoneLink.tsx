import { telHref } from '../lib/contact/contact-links.ts';
import { Unbroken } from './Unbroken.tsx';

/** A text in which the school's phone number is a link, and ranges stay on one line. */
export function WithPhoneLink({ text, phone }: { text: string; phone: string }) {
  const [before = '', ...after] = text.split(phone);
  if (after.length === 0) return <Unbroken text={text} />;
  return (
    <>
      <Unbroken text={before} />
      {/* Between Arabic letters, the parts of the number would change places. */}
      <a href={telHref(phone)} dir="ltr" className="whitespace-nowrap text-inherit tabular-nums">
        {phone}
      </a>
      <Unbroken text={after.join(phone)} />
    </>
  );
}
