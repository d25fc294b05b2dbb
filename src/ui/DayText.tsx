import type { DayState } from '../lib/dates/day-states.ts';
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
  if (typeof text === 'string') return <Unbroken text={text} />;
  return (
    <OnDays states={text} as="span">
      {(value) => (phone ? <WithPhoneLink text={value} phone={phone} /> : <Unbroken text={value} />)}
    </OnDays>
  );
}
