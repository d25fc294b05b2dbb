import { BANNER_TYPES } from '../../content/schemas/frame.ts';
import { typeset } from '../../content/typography.ts';
import { addDays, daysFrom, on } from '../dates/school-day.ts';
import type { Posted } from '../dates/school-today.ts';
import { shownYear } from '../dates/school-years.ts';
import { today } from '../dates/today.ts';
import {
  type Closing,
  closingDay,
  closingIn,
  closingLine,
  closingsAt,
  closingText,
  endOf,
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

type State = Announcement & Posted & Pick<News, 'closing' | 'others' | 'short'>;

/** When school is over, by the line of today. */
const schoolEnds = () => shownYear(schoolYears(), today()).hours.until;

/** The announcement of a day or a minute: closings that aren't over, else the office's own announcement. */
export function announcementOn(moment: string): State {
  const [day = '', time = ''] = moment.split(' ');
  const now = { day, time, ends: schoolEnds() };
  const isOff = schoolYears().some(({ daysOff }) => daysOff?.find(on(day))?.office === 'closed');
  const closings = contentOf('closings', day).closings.map(
    (one): Closing => (isOff ? { ...one, office: 'closed' } : one),
  );
  const [line, later] = [day, addDays(day, 1)].map((date) => closingLine(closings, date, now));
  const posted = { ...(line && { today: typeset(line) }), ...(later && { tomorrow: typeset(later) }) };
  const up = closingsAt(closings, now);
  const [next] = up;
  if (next) {
    const said = (list: readonly Closing[]) => typeset(list.map((one) => closingText(one, now)).join(' '));
    const others = contentOf('calendar').languages.map(({ lang, ...titles }) => ({
      ...IN_LANGUAGE,
      lang,
      textContent: up.map((one) => closingIn(lang, titles, one, now)).join(' '),
    }));
    const closing = closingDay(up, day);
    const [message, short] = [said(up), said([{ ...next, message: '' }])];
    return { type: 'closing', message, short, others, ...(closing && { closing }), ...posted };
  }
  const { type, message, link, from = day, until = day } = contentOf('announcement', day);
  if (message === '' || day < from || day > until) return { type: 'info', message: '', ...posted };
  const color = BANNER_TYPES.find((one) => one === type) ?? 'success';
  return { type: color, message, ...(link && { link }), ...posted };
}

/** The announcement on the day of the build and later. A closing is of tomorrow, then of today, until its hour. */
export function announcementStates(): DayState<State>[] {
  const moments = contentOf('closings').closings.flatMap((closing) => {
    const times = [closing.from, closing.until, schoolEnds()];
    const days = daysFrom(addDays(closing.day, -1), endOf(closing));
    return days.flatMap((day) => [day, ...times.map((time = '00:00') => `${day} ${time}`)]);
  });
  return statesOf(announcementOn, moments);
}

/** The phone number, and what follows from a closing. */
export const closingWords = () => ({ ...contentOf('calendar').today, phone: contentOf('school').phone.value });

/** The sentence of the closing that is in force, or of today's that is over, by day. Null without one. */
export const closingStates = (text: 'message' | 'short' = 'message'): DayState<string | null>[] =>
  announcementStates().map(({ value, ...days }) => ({
    ...days,
    value: (value.type === 'closing' ? value[text] : value.today) ?? null,
  }));
