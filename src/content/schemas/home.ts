import { z } from 'zod';
import { CONTACT_FIELDS, CONTACT_SUBJECTS } from '../../../hosting/contact-fields.ts';
import { fact, link, listOf, meta, picture, record, some, texts, unique } from './parts.ts';
import { arabic, id, insidePath, outsideUrl, quoted, SILENT, text, upTo } from './primitives.ts';

/** A service that families use. Each has its own URL, so there can be any number of them. */
const portal = fact({
  id,
  title: text,
  description: text,
  url: z.union([outsideUrl, insidePath]).meta({
    title: 'Page or address',
    description: 'Where the portal is: an address such as https://classroom.example.org/, or a page such as /tuition.',
  }),
});

/** The first letter of each word, without accents: `Éva de Nagy` as `EDN`. */
const firstLetters = (words: string) =>
  (words.normalize('NFD').match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? []).join('').toUpperCase();

const testimonial = fact({
  id,
  quote: text.refine(
    (words) => !/^["“][^"“”]*["”]?$/.test(words),
    'has quotation marks around it, which the page adds',
  ),
  name: text,
  title: z.enum(['Parent', 'Alumni']),
  initials: text.max(3),
}).refine(({ name, initials }) => firstLetters(name).includes(firstLetters(initials).charAt(0)), {
  path: ['initials'],
  error: 'must be of this name',
});

/** A text for each field of the contact form. */
const fields = record(texts(...CONTACT_FIELDS.map(({ name }) => name)));

const toast = record({ title: quoted, description: quoted });

/** content/pages/home.yaml: the copy of /, section by section in page order. */
export const home = record({
  meta,
  hero: record({
    headline: text,
    lead: text,
    applications: text.describe('Whether applications are open: “{applications}”.'),
    arabic: record({ word: arabic, meaning: text }),
    picture,
    primary: link,
    secondary: link,
  }),
  quickLinks: record({
    heading: text,
    nextDatesHeading: text,
    links: listOf(record({ id, title: text, description: text, href: insidePath })),
  }),
  achievements: fact({
    heading: text,
    stats: listOf(fact({ id, value: upTo(12).meta({ title: 'Figure' }), title: text, description: text })),
    links: some(link),
  }),
  slides: record({
    heading: text,
    slides: listOf(fact({ id, picture, caption: text, description: text })).length(12, 'must have twelve slides'),
  }),
  accreditations: record({ heading: text, link }),
  programs: record({
    heading: text,
    cards: listOf(fact({ id, title: text, ages: text, description: text, href: insidePath, picture })).superRefine(
      unique('href'),
    ),
  }),
  testimonials: record({ heading: text, sampleNote: text, quotes: listOf(testimonial) }),
  join: record({ heading: text, visit: text.describe('What a visit is.'), link, picture }),
  donation: fact({ heading: text, button: text, note: text }),
  portals: record({ heading: text, links: listOf(portal).superRefine(unique('title')) }),
  contact: fact({
    heading: text,
    subjects: listOf(record({ id: z.enum(CONTACT_SUBJECTS).meta(SILENT), label: text })),
    form: record({
      introduction: text.describe('Text before the phone number and the e-mail address.'),
      labels: fields,
      chooseSubject: text.describe('The first choice of the subject.'),
      missing: fields.describe('What each empty field asks for.'),
      tooLong: text,
      send: text,
      sending: text.describe('The button while a message is being sent.'),
      incompleteToast: toast,
      failedToast: toast,
      sentToast: toast,
      sent: text.describe('Beside the button, after the message was sent.'),
      unsent: record({ text, link: text, call: text.describe('Text before the phone number.') }).describe(
        'Under the button, after sending failed. The link opens the message in an e-mail program.',
      ),
      startFailed: text,
      noScript: text,
    }),
    map: record({ link: text }),
  }),
});
