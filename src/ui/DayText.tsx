import type { DayState } from '../lib/school/day-states.ts';
import { OnDays } from './OnDays.tsx';
import { Unbroken } from './Unbroken.tsx';
import { type WithPhone, WithPhoneLink } from './WithPhoneLink.tsx';

/** A text, or the texts of several days in turn. */
export type DayTexts = string | readonly DayState<string | null>[];

/** The school's phone number becomes a link where the text has it. */
type DayTextProps = WithPhone & { text: DayTexts };

/** Shows the text of the visitor's day. */
export function DayText({ text, phone, closed }: DayTextProps) {
  const show = (value: string | null) =>
    value && (phone ? <WithPhoneLink text={value} phone={phone} closed={closed} /> : <Unbroken text={value} />);
  if (typeof text === 'string') return show(text);
  return (
    <OnDays states={text} as="span">
      {show}
    </OnDays>
  );
}

type DayParagraphProps = WithPhone & {
  text: Exclude<DayTexts, string>;
  className?: string;
  role?: 'note';
};

/** The same as a paragraph, which isn't there on days without a text. */
export function DayParagraph({ text, role, className, ...office }: DayParagraphProps) {
  return (
    <OnDays states={text}>
      {(value) =>
        value && (
          <p role={role} className={className}>
            <DayText text={value} {...office} />
          </p>
        )
      }
    </OnDays>
  );
}
