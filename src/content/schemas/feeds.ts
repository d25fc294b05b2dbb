import { z } from 'zod';
import { heading, listOf, text } from './primitives.ts';

/** content/feeds.yaml: the calendar feeds that families can subscribe to, and the copy around them. */
export const feeds = z.strictObject({
  ...heading,
  subscribe: text.meta({ description: 'The words of the link that subscribes, such as Subscribe.' }),
  download: text.meta({ description: 'The words of the link that downloads the file, such as Download.' }),
  noDates: text.meta({ description: 'What the page says under a feed that has no coming date.' }),
  ending: z
    .strictObject({ title: text, note: text })
    .meta({ description: 'The last event of each feed. The address of the calendar page follows the note.' }),
  feeds: listOf(
    z.strictObject({
      id: z.enum(['school-days', 'pto-meetings', 'admissions'], 'must be school-days, pto-meetings or admissions'),
      name: text.meta({ description: 'What a calendar program calls the feed, after the name of the school.' }),
      description: text,
    }),
  ),
});
