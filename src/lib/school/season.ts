/** What a page says once the school year that its figures or dates name has ended. */
import { contentOf, yearOfContent } from '../text/content.ts';
import { type DayState, statesOf } from './day-states.ts';

/** A text on some days, and nothing on others. */
export type SeasonTexts = readonly DayState<string | null>[];

/** What Tuition or the calendar says after its last day: `lapsed` in the opening, or `strip` beside the figures. */
export function afterYear(name: 'calendar' | 'tuition', key: 'lapsed' | 'strip'): SeasonTexts {
  return statesOf((day) => {
    const content = contentOf(name, day);
    const last = 'validUntil' in content ? content.validUntil : yearOfContent(name, day).lastDay.date;
    return last < day ? content[key] : null;
  });
}

/** Which year applications are open for or, after it, that they were. */
export const applications = (): SeasonTexts => statesOf((day) => contentOf('admissions', day).nextStep.announcement);
