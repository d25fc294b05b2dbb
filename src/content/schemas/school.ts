import { z } from 'zod';
import {
  email,
  endsAfter,
  fact,
  id,
  listOf,
  outsideUrl,
  phone,
  provenance,
  sample,
  text,
  time,
  validity,
} from './primitives.ts';

const outsideLink = z.strictObject({ url: outsideUrl, ...provenance });

const address = z.strictObject({
  street: text,
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as RI'),
  zip: z.string().regex(/^\d{5}$/, 'must be five digits in quotes, such as "02893"'),
});

/** content/school.yaml: the school's name, address, numbers, hours and outside links, each once. */
export const school = z.strictObject({
  ...validity,
  name: fact({ value: text.max(80, 'is longer than 80 characters; use the short name'), arabic: text.optional() }),
  tagline: text,
  blurb: text,
  address,
  mailingAddress: address,
  phone: fact({ value: phone }),
  fax: fact({ value: phone }),
  email: fact({ value: email }),
  officeHours: z.strictObject({
    weekdays: z.strictObject({ days: text, opens: time, closes: time }).refine(...endsAfter('opens', 'closes')),
    weekends: z.strictObject({ days: text, note: text }),
  }),
  social: listOf(fact({ id, name: text, url: outsideUrl })),
  links: z.strictObject({
    donation: outsideLink,
    registerInterest: outsideLink,
    submitApplication: outsideLink,
    classroom: outsideLink,
    grades: outsideLink,
    ptoSignUp: outsideLink,
    hifzForm: outsideLink,
    employmentForm: outsideLink,
    flipBook: outsideLink,
    sisterSchool: outsideLink,
    map: outsideLink,
    mapFrame: outsideLink,
  }),
  helperScripts: z.strictObject({ hifzForm: outsideUrl.optional(), employmentForm: outsideUrl.optional() }).optional(),
  sample,
});
