import { BANNER_TYPES } from '../../content/schemas/frame.ts';
import { typeset } from '../../content/typography.ts';
import { addDays, daysFrom, on } from '../dates/school-day.ts';
import type { Posted } from '../dates/school-today.ts';
import {
  closingDay,
  closingIn,
  closingLine,
  closingsAt,
  closingText,
  endOf,
  hourMoments,
} from '../notices/closing-list.ts';
import type { News } from '../notices/news.ts';
import { contentOf, schoolYears } from '../text/content.ts';
import type { Announcement } from '../text/content-types.ts';
import { type DayState, statesOf } from './day-states.ts';

/** Another language uses the system’s fonts. Ours have no Urdu, and Arabic would load one. */
const IN_LANGUAGE = {
  dir: 'auto',
  className: 'block text-label font-regular leading-tight [font-family:system-ui]',
} as const;

type State = Announcement & Posted & Pick<News, 'closing' | 'others'>;

/** The announcement of a day or a minute: closings that aren't over, else the office's own announcement. */
export function announcementOn(moment: string): State {
  const [day = '', time = ''] = moment.split(' ');
  const { closings } = contentOf('closings', day);
  const [today, tomorrow] = [day, addDays(day, 1)].map((on) => closingLine(closings, on, { today: day, time }));
  const posted = { ...(today && { today: typeset(today) }), ...(tomorrow && { tomorrow: typeset(tomorrow) }) };
  const up = closingsAt(closings, day, time);
  if (up.length > 0) {
    const message = typeset(up.map((closing) => closingText(closing, day, time)).join(' '));
    const isOff = schoolYears().some(({ daysOff }) => daysOff?.find(on(day))?.office === 'closed');
    const closing = closingDay(up, day, isOff);
    const others = contentOf('calendar').languages.map(({ lang, ...titles }) => ({
      ...IN_LANGUAGE,
      lang,
      textContent: up.map((one) => closingIn(lang, titles, one, day)).join(' '),
    }));
    return { type: 'closing', message, others, ...(closing && { closing }), ...posted };
  }
  const { type, message, link, from = day, until = day } = contentOf('announcement', day);
  if (message === '' || day < from || day > until) return { type: 'info', message: '', ...posted };
  const color = BANNER_TYPES.find((one) => one === type) ?? 'success';
  return { type: color, message, ...(link && { link }), ...posted };
}

/** The announcement on the day of the build and later. A closing is of tomorrow, then of today. */
export function announcementStates(): DayState<State>[] {
  const { closings } = contentOf('closings');
  const days = closings.flatMap((closing) => daysFrom(addDays(closing.day, -1), endOf(closing)));
  return statesOf(announcementOn, [...days, ...hourMoments(closings)]);
}

/** The phone number, and what follows from a closing. */
export const closingWords = () => ({ ...contentOf('calendar').today, phone: contentOf('school').phone.value });

/** The sentence of the closing that is in force, or of today's that is over, by day. Null without one. */
export const closingStates = (): DayState<string | null>[] =>
  announcementStates().map(({ value: { type, message, today = null }, ...days }) => ({
    ...days,
    value: type === 'closing' ? message : today,
  }));
