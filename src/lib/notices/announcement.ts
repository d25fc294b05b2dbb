import { typeset } from '../../content/typography.ts';
import { type DayState, statesOf } from '../dates/day-states.ts';
import { contentOf } from '../text/content.ts';
import type { Announcement } from '../text/content-types.ts';
import { closingsFrom, closingText } from './closings.ts';

const NOTHING: Announcement = { type: 'info', message: '' };

/** The announcement of a day: closings that aren't over, else the office's own announcement. */
export function announcementOn(day: string): Announcement {
  const closings = closingsFrom(contentOf('closings', day).closings, day);
  if (closings.length > 0) return { type: 'warning', message: typeset(closings.map(closingText).join(' ')) };
  const { type, message, link, from = day, until = day } = contentOf('announcement', day);
  return message !== '' && from <= day && day <= until ? { type, message, ...(link && { link }) } : NOTHING;
}

/** The announcement on the day of the build and on later days. */
export function announcementStates(): DayState<Announcement>[] {
  return statesOf(announcementOn);
}
