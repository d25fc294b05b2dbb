import type { DayState } from '../lib/school/day-states.ts';
import { OnDays } from './OnDays.tsx';
import { WithPhoneLink } from './WithPhoneLink.tsx';

/** A text, or the texts of several days in turn. */
export type DayTexts = string | readonly DayState<string | null>[];

type DayTextProps = { text: DayTexts; closed?: string };

/** Shows the text of the visitor's day. The school's phone number in it is a link. */
export function DayText({ text, closed }: DayTextProps) {
  const show = (value: string | null) => value && <WithPhoneLink text={value} closed={closed} />;
  if (typeof text === 'string') return show(text);
  return (
    <OnDays states={text} as="span">
      {show}
    </OnDays>
  );
}

type DayParagraphProps = { text: Exclude<DayTexts, string>; className?: string; role?: 'note' };

/** The same as a paragraph, which isn't there on days without a text. */
export function DayParagraph({ text, role, className }: DayParagraphProps) {
  return (
    <OnDays states={text}>
      {(value) =>
        value && (
          <p role={role} className={className}>
            <DayText text={value} />
          </p>
        )
      }
    </OnDays>
  );
}
