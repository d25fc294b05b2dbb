import type { DayState } from '../lib/school/day-states.ts';
import { OnDays } from './OnDays.tsx';
import { Unbroken } from './Unbroken.tsx';
import { WithPhoneLink } from './WithPhoneLink.tsx';

/** A text, or the texts of several days in turn. */
export type DayTexts = string | readonly DayState<string>[];

type DayTextProps = {
  text: DayTexts;
  /** The school's phone number, which becomes a link where the text has it. */
  phone?: string | undefined;
};

/** Shows the text of the visitor's day. */
export function DayText({ text, phone }: DayTextProps) {
  const show = (value: string) => (phone ? <WithPhoneLink text={value} phone={phone} /> : <Unbroken text={value} />);
  if (typeof text === 'string') return show(text);
  return (
    <OnDays states={text} as="span">
      {show}
    </OnDays>
  );
}

type DayParagraphProps = {
  text: readonly DayState<string | null>[];
  phone?: string | undefined;
  className?: string;
};

/** The same as a paragraph, which isn't there on days without a text. */
export function DayParagraph({ text, phone, className }: DayParagraphProps) {
  return (
    <OnDays states={text}>
      {(value) =>
        value && (
          <p className={className}>
            <DayText text={value} phone={phone} />
          </p>
        )
      }
    </OnDays>
  );
}
