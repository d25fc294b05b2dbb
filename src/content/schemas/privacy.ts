import { z } from 'zod';
import { STORED, type StoredName } from '../stored-data.ts';
import { heading, opening, withheld } from './parts.ts';
import { text } from './primitives.ts';

const titled = z.strictObject({ title: text, text });
const names = Object.keys(STORED) as StoredName[];

/**
 * content/pages/privacy.yaml: the copy of /privacy. Which parts apply, and the hosts and limits in them, come from the
 * build, so that the page can't say anything else than what the site does.
 */
export const privacy = z.strictObject({
  ...opening,
  device: z
    .strictObject({
      ...heading,
      until: z.strictObject({ session: text, local: text }),
      stored: z.strictObject(
        Object.fromEntries(names.map((name) => [name, titled])) as Record<StoredName, typeof titled>,
      ),
      copies: titled.extend({
        pages: text.describe('Follows the number of pages that are kept.'),
        days: text.describe('Follows the number of days for which a copy is kept.'),
      }),
    })
    .describe('What the browser keeps: a text for everything that the scripts store.'),
  messages: z.strictObject({
    heading: text,
    text,
    ownServer: text.describe('Shown when the site’s own server receives the messages.'),
    emailJs: text.describe('Shown when the messages go to EmailJS.'),
    retention: withheld({}),
  }),
  frames: z.strictObject({
    ...heading,
    none: text.describe('Shown while no page embeds a part of another site.'),
    names: z.strictObject({ map: text, hifzForm: text, employmentForm: text }),
    links: text,
  }),
  visits: z.strictObject({ heading: text, log: withheld({}) }),
  questions: z.strictObject({ heading: text, text, contact: withheld({}) }),
});
