import { z } from 'zod';
import { WEEKDAYS } from '../weekdays.ts';
import { fact, heading, link, listOf, opening, picture, validity } from './parts.ts';
import { email, id, text, yearlyDate } from './primitives.ts';

/** content/pages/pto.yaml: the copy of /pto, in page order. */
export const pto = z.strictObject({
  ...validity,
  ...opening,
  picture,
  membership: z.strictObject({ heading: text, who: text, fee: text }).describe('Who can join, and what it costs.'),
  meetings: z
    .strictObject({
      heading: text,
      rule: z.strictObject({ week: z.int().min(1).max(4), weekday: z.enum(WEEKDAYS) }).meta({
        description: 'The day of every month.',
        is: 'fields: { week: 3, weekday: tuesday } is the 3rd Tuesday',
      }),
      dateTitle: text.describe('What a meeting is called in the school calendar.'),
      how: text,
      dates: z.strictObject({
        heading: text,
        introduction: text,
        next: text.describe('Before the next date, as long as there is one.'),
        byRule: text.describe('Follows the next date where no school year is posted.'),
        linkText: text,
        calendar: link,
      }),
    })
    .describe('When the PTO meets. The dates are worked out from the rule and the school year.'),
  registration: z
    .strictObject({
      heading: text,
      signIn: text,
      openSignIn: text.describe('Text before the day, such as "Open sign-in at the school through".'),
      signUp: text.describe('Text of the button to the sign-up form. Its URL is in school.yaml.'),
    })
    .describe('How to register.'),
  openSignIn: fact({
    yearlyDate,
    dateTitle: text.describe('What the last day of open sign-in is called in the school calendar.'),
  }),
  gallery: z.strictObject({
    heading: text,
    label: text.describe('Label of the gallery for screen reader users.'),
    photos: z.array(picture).length(8, 'must have eight photos'),
  }),
  purposes: z.strictObject({ ...heading, cards: listOf(fact({ id, title: text, description: text })) }),
  benefits: fact({ heading: text, items: z.array(text).min(1) }),
  help: z.strictObject({
    ...heading,
    volunteer: fact({ heading: text, items: z.array(text).min(1) }),
    leadership: fact({ heading: text, items: z.array(text).min(1) }),
    sampleNote: text,
  }),
  contact: z.strictObject({
    heading: text,
    introduction: text,
    liaison: fact({ name: text, role: text, email }),
    link,
  }),
});
