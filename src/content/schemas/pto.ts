import { z } from 'zod';
import { WEEKDAYS } from '../weekdays.ts';
import { fact, heading, link, listOf, opening, paragraphs, picture, record, validity } from './parts.ts';
import { email, id, text, yearlyDate } from './primitives.ts';

/** content/pages/pto.yaml: the copy of /pto, in page order. */
export const pto = record({
  ...validity,
  ...opening,
  picture,
  membership: record({ heading: text, who: text, fee: text }).describe('Who can join, and what it costs.'),
  meetings: record({
    heading: text,
    rule: record({ week: z.int().min(1).max(4), weekday: z.enum(WEEKDAYS) }).describe('The day of every month.'),
    dateTitle: text.describe('What a meeting is called in the school calendar.'),
    moved: text.describe('Before the usual day of a meeting that has been moved.'),
    how: text,
    dates: record({
      heading: text,
      introduction: text,
      next: text.describe('Before the next date, as long as there is one.'),
      byRule: text.describe('Follows the next date where no school year is posted.'),
      linkText: text,
      calendar: link,
    }),
  }).describe('When the PTO meets. The dates are worked out from the rule and the school year.'),
  registration: record({
    heading: text,
    signIn: text,
    openSignIn: text.describe('Text before the day, such as "Open sign-in at the school through".'),
    signUp: text.describe('Text of the button to the sign-up form. Its URL is in school.yaml.'),
  }).describe('How to register.'),
  openSignIn: fact({
    yearlyDate,
    dateTitle: text.describe('What the last day of open sign-in is called in the school calendar.'),
  }),
  gallery: record({
    heading: text,
    label: text.describe('Label of the gallery for screen reader users.'),
    photos: z.array(picture).length(8, 'must have eight photos'),
  }),
  purposes: record({ ...heading, cards: listOf(fact({ id, title: text, description: text })) }),
  benefits: fact({ heading: text, items: paragraphs }),
  help: record({
    ...heading,
    volunteer: fact({ heading: text, items: paragraphs }),
    leadership: fact({ heading: text, items: paragraphs }),
    sampleNote: text,
  }),
  contact: record({ heading: text, introduction: text, liaison: fact({ name: text, role: text, email }), link }),
});
