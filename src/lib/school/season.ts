/**
 * What a page says once its school year has ended: one statement in its opening, and the year's name beside each heading
 * whose facts are of that year.
 */
import { typeset } from '../../content/typography.ts';
import { contentOf, yearOfContent } from '../text/content.ts';
import { type DayState, statesOf } from './day-states.ts';

/** A text on some days, and nothing on others. */
export type SeasonTexts = readonly DayState<string | null>[];

/** The files of pages that show facts of a school year. */
type SeasonFile = 'admissions' | 'calendar' | 'careers' | 'handbook' | 'hifz' | 'pto' | 'tuition';

/** Whether the school year of a file has ended. Without a year of its own, it is the year that the site shows. */
export const isOver = (name: SeasonFile, day: string): boolean => yearOfContent(name, day).lastDay.date < day;

/** Whether the figures of a file are past their last day. */
function hasLapsed(name: SeasonFile, day: string): boolean {
  const content = contentOf(name, day);
  return 'schoolYear' in content && content.validUntil < day;
}

/** The one sentence in the opening of a page: which year its facts are of, and whom to call. */
export function statement(name: SeasonFile): SeasonTexts {
  return statesOf((day) => {
    const content = contentOf(name, day);
    if ('nextStep' in content && isOver(name, day)) return content.nextStep.announcement;
    return ('schoolYear' in content ? hasLapsed(name, day) : isOver(name, day)) ? content.lapsed : null;
  });
}

/** The name of the school year beside a heading, once it has ended. */
export function endedYear(name: SeasonFile): SeasonTexts {
  return statesOf((day) => (isOver(name, day) || hasLapsed(name, day) ? typeset(yearOfContent(name, day).name) : null));
}

/** The introduction of a section whose facts have no year, such as “March 1”. */
export function datesAsPosted(name: SeasonFile, introduction = ''): DayState<string>[] {
  return statesOf((day) => (isOver(name, day) ? contentOf('notices', day).asLastPosted : introduction));
}
