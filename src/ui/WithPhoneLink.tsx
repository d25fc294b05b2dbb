import { telHref } from '../lib/contact/contact-links.ts';
import { closingWords } from '../lib/school/announcement.ts';
import { Unbroken } from './Unbroken.tsx';

type WithPhoneLinkProps = { text: string; closed?: string | undefined };

/**
 * A text in which the school's phone number is a link, and ranges stay on one line. On a day when the office is closed with
 * the school, `closed` takes the place of the number's sentence.
 */
export function WithPhoneLink({ text, closed = closingWords().officeClosed }: WithPhoneLinkProps) {
  const { phone } = closingWords();
  const [before = '', ...after] = text.split(phone);
  if (after.length === 0) return <Unbroken text={text} />;
  const [sentence = ''] = /[^.!?]*$/.exec(before) ?? [];
  return (
    <>
      <Unbroken text={before.slice(0, before.length - sentence.length)} />
      <span className={closed && 'calls'}>
        <Unbroken text={sentence} />
        <a href={telHref(phone)} className="whitespace-nowrap text-inherit tabular-nums">
          {phone}
        </a>
        <Unbroken text={after.join(phone)} />
      </span>
      {closed && <span className="only-office-closed">{` ${closed}`}</span>}
    </>
  );
}
