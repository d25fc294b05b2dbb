import { z } from 'zod';
import { fact, heading, link, listOf, opening, paragraphs, picture, record, sample } from './parts.ts';
import { id, ref, text, upTo } from './primitives.ts';

/** content/pages/about-us.yaml: the copy of /about-us, in page order. */
export const aboutUs = record({
  ...opening,
  reading: record({ heading: text, links: z.array(link).length(5) }).describe(
    'The pages to read next: one below each arch of the picture.',
  ),
  picture,
  mission: fact({ heading: text, paragraphs, link }),
  history: fact({
    heading: text,
    figures: listOf(fact({ id, value: text.meta({ title: 'Figure' }), label: text })).describe(
      'The figures in the margin: a small label and the large value under it, as in Began with, 25 students.',
    ),
    paragraphs,
    link,
  }),
  philosophy: fact({
    heading: text,
    introduction: text,
    principles: listOf(record({ id, title: text, description: text })),
  }),
  visit: record({
    ...heading,
    link: link.describe('Goes to /contact, which has no page yet, on purpose.'),
    phoneNote: text.describe('Text before the phone number, such as "Or call the office at".'),
  }),
});

/** content/pages/about-us/head-of-school.yaml: the copy of /about-us/head-of-school. */
export const headOfSchool = record({
  ...opening,
  picture,
  reach: record({ heading: text, text }).describe(
    'How to reach the head of school. Numbers and addresses come from school.yaml.',
  ),
  letter: record({
    heading: text.describe('Label of the letter for screen reader users.'),
    greeting: record({ arabic: upTo(70), meaning: text }).describe('The salam in Arabic, and what it says.'),
    salutation: text,
    paragraphs,
    closing: text,
    signedBy: ref.describe('Who of the staff signs it.'),
    sample,
  }),
  sampleNote: text,
});

/** content/pages/about-us/accreditation.yaml: the copy of /about-us/accreditation. */
export const accreditation = record({
  ...opening,
  answer: record({ value: text.meta({ title: 'Answer' }), note: text }).describe(
    'The short answer of the first screen: who accredits the school, in one line.',
  ),
  accreditations: record({
    heading: text,
    labels: record({ description: text, significance: text }).describe(
      'Headings of the two columns: what the body is, and what its accreditation means for a family.',
    ),
    records: listOf(
      fact({
        id,
        name: text,
        abbreviation: text.max(8),
        logo: picture,
        description: text,
        significance: text,
      }),
    ),
    sampleNote: text,
  }),
  check: fact({
    heading: text,
    text,
    link,
    email: record({ text, subject: text }).describe('Text of the e-mail link, and the subject line of the message.'),
  }),
});

/** content/pages/about-us/mission-statement.yaml: the copy of /about-us/mission-statement. */
export const missionStatement = record({
  ...opening,
  picture,
  statement: record({ text, sampleNote: text, sample }),
  meaning: fact({
    ...heading,
    phrases: listOf(record({ id, title: text, description: text })).describe(
      'A phrase of the statement, and what it means on an ordinary school day.',
    ),
  }),
  questions: record({ ...heading, questions: listOf(record({ id, text })), link }),
});
