import { z } from 'zod';
import { ascending, fact, heading, link, listOf, opening, picture, record, some, validity } from './parts.ts';
import { id, isoDate, ref, text, written } from './primitives.ts';

/** One event on the timeline from 2003 to 2006. */
const timelineEvent = fact({
  id,
  label: text.max(20).describe('The month or year as it is shown, such as August 2003.'),
  when: written(
    'text',
    'a year or month from 2003 to 2006, in quotes, such as "2004" or "2003-08"',
    /^200[3-6](-(0[1-9]|1[0-2]))?$/,
  ).describe('The same as a machine-readable date.'),
  title: text,
  description: text,
  figure: record({
    value: z.int().min(1).max(100_000, 'is more than 100,000; is a digit too many?').meta({ title: 'Number' }),
    label: text,
  })
    .optional()
    .describe('A number that belongs to this event, such as 40 and students in the first year.'),
});

/** content/pages/history.yaml: the copy of /history. The people are in people/founders.yaml. */
export const history = record({
  ...validity,
  ...opening,
  beginnings: record({
    legalEntity: fact({ label: text, date: isoDate }),
    founded: fact({ label: text, year: z.int().min(1990).max(2100) }),
  }),
  timeline: record({
    ...heading,
    rosetteNote: text.describe('Shown under each number that is drawn as a rosette of as many tiles: 40 or 60.'),
    events: listOf(timelineEvent).superRefine(ascending('when')),
  }),
  picture,
  founders: record({ ...heading }),
  contributors: record({ ...heading }),
  sampleNote: text,
  legacy: record({
    ...heading,
    stats: some(ref).describe(
      'The ids of the achievements of pages/home.yaml that are shown here. The founding year is not one of them.',
    ),
    link,
  }),
});

/** A founder, or somebody who helped the school to start or continue. */
const person = fact({
  id,
  name: text,
  role: text,
  contribution: text.describe('What this person did, in one sentence.'),
});

/** content/people/founders.yaml: the founders and contributors, in display order. */
export const founders = record({ founders: listOf(person), contributors: listOf(person) });
