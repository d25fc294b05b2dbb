import { z } from 'zod';
import { fact, heading, opening, paragraphs, picture, record, unique, validity } from './parts.ts';
import { id, text } from './primitives.ts';

/** A list, such as the qualifications, that is marked as sample content as a whole. */
const points = fact({ heading: text, items: paragraphs });

/** content/pages/careers.yaml: the copy of /careers. Addresses and the phone number come from school.yaml. */
export const careers = record({
  ...validity,
  ...opening,
  picture,
  applyLink: text.describe('The button that leads to the form, or to what to do until it opens.'),
  positions: record({
    heading: text,
    introduction: text.optional(),
    none: text.describe('Instead of the introduction and the list, while no position is open.'),
    positions: z
      .array(record({ id, title: text.describe('A position, such as English Teacher.') }))
      .superRefine(unique('id'))
      .default([]),
  }),
  about: fact({ heading: text, paragraphs }),
  work: record({
    heading: text,
    qualifications: points,
    responsibilities: points,
    salary: fact({ heading: text, paragraphs }),
    sampleNote: text,
  }),
  apply: record({
    ...heading,
    frameTitle: text.describe('Label of the embedded form for screen reader users.'),
    withheld: text.describe('Shown instead of the form if school.yaml withholds it: how to apply without it.'),
    linkText: text.describe('Text of the plain link to the form, which opens in a new tab.'),
  }),
  contact: record({
    heading: text,
    emailSubject: text.describe('The subject line of the e-mail this page opens, such as Employment.'),
  }),
});
