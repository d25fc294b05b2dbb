import { STORED, type StoredName } from '../stored-data.ts';
import { heading, opening, record, withheld } from './parts.ts';
import { text } from './primitives.ts';

const titled = record({ title: text, text });
const names = Object.keys(STORED) as StoredName[];

/** content/pages/privacy.yaml: the copy of /privacy. The build says which parts apply, with their hosts and limits. */
export const privacy = record({
  ...opening,
  device: record({
    ...heading,
    until: record({ session: text, local: text }),
    stored: record(Object.fromEntries(names.map((name) => [name, titled])) as Record<StoredName, typeof titled>),
    copies: titled.extend({
      pages: text.describe('Follows the number of pages that are kept.'),
      days: text.describe('Follows the number of days for which a copy is kept.'),
    }),
  }).describe('What the browser keeps: a text for everything that the scripts store.'),
  messages: record({
    heading: text,
    text,
    ownServer: text.describe('Shown when the site’s own server receives the messages.'),
    emailJs: text.describe('Shown when the messages go to EmailJS.'),
    retention: withheld({}),
  }),
  frames: record({
    ...heading,
    none: text.describe('Shown while no page embeds a part of another site.'),
    names: record({ map: text, hifzForm: text, employmentForm: text }),
    links: text,
  }),
  visits: record({ heading: text, log: withheld({}) }),
  questions: record({ heading: text, text, contact: withheld({}) }),
});
