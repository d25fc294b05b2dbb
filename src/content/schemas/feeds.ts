import { z } from 'zod';
import { heading, listOf, record } from './parts.ts';
import { SILENT, text } from './primitives.ts';

/** content/feeds.yaml: the calendar feeds that families can subscribe to, and the copy around them. */
export const feeds = record({
  ...heading,
  subscribe: text.describe('Text of the subscribe link, such as Subscribe.'),
  google: text.describe('Text of the link that adds the feed to Google Calendar, which Android uses.'),
  others: text.describe('What opens the addresses and files, for all other calendars.'),
  outlook: text.describe('How to subscribe in Outlook. The address of each feed follows.'),
  copy: text.describe('The button that copies an address.'),
  copied: text.describe('The same button, once it has.'),
  download: text.describe('Text of the download link, such as Download.'),
  noDates: text.describe('Text under a feed without upcoming dates.'),
  ending: record({ title: text, note: text }).describe(
    'The last event of each feed. The address of the calendar page follows the note.',
  ),
  feeds: listOf(
    record({
      id: z
        .enum(['school-days', 'pto-meetings', 'admissions'], 'must be school-days, pto-meetings or admissions')
        .meta(SILENT),
      name: text.describe('What a calendar program calls the feed, after the name of the school.'),
      description: text,
    }),
  ).length(3, 'must have each of the three feeds once'),
});
