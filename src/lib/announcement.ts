import { contentOf, type PageContent } from './content.ts';

/** The announcement of a day. Its message is empty when there is none. */
export function announcementOn(day: string): PageContent<'announcement'> {
  const announcement = contentOf('announcement', day);
  const { from = day, until = day } = announcement;
  return from <= day && day <= until ? announcement : { ...announcement, message: '' };
}
