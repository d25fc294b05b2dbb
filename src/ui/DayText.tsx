import type { DayState } from '../lib/day-states.ts';
import { OnDays } from './OnDays.tsx';

/** A text, or the texts of several days in turn. */
export type DayTexts = string | readonly DayState<string>[];

/** Shows the text of the visitor's day. */
export function DayText({ text }: { text: DayTexts }) {
  if (typeof text === 'string') return text;
  return (
    <OnDays states={text} as="span">
      {(value) => value}
    </OnDays>
  );
}
