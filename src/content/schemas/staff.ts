import { z } from 'zod';
import { fact, listOf, nextLinks, opening, record } from './parts.ts';
import { id, SILENT, text, upTo } from './primitives.ts';

/** The ids of the staff groups, in page order. */
const department = z
  .enum(['administrative', 'qais', 'elementary', 'middle', 'specialized', 'early-childhood', 'building-maintenance'], {
    error: ({ values }) => `must be one of ${values.join(', ')}`,
  })
  .meta({ choices: { qais: 'QAIS' } });

/** content/pages/staff.yaml: the copy of /staff, and the groups in order. Their members are in people/staff.yaml. */
export const staff = record({
  ...opening,
  reach: text.describe('How to reach somebody who has no address here, with {officePhone} in it.'),
  wallHeading: text.describe('Label of the wall of portraits for screen reader users.'),
  sampleNote: text,
  groups: listOf(
    record({
      id: department.meta(SILENT),
      title: text,
      inFull: text.optional().describe('The full name, in parentheses, where the title is an abbreviation.'),
    }),
  ).length(department.options.length, `must have each of these once: ${department.options.join(', ')}`),
  careers: nextLinks,
});

/** An optional detail. An empty one, such as `education: ""`, is treated as missing. */
const detail = (description: string) =>
  z
    .string()
    .nullish()
    .transform((words) => words?.trim() || undefined)
    .pipe(text.optional())
    .meta({ description });

/** A staff member. Unknown details are left out, so the page shows no empty label. */
const member = fact({
  id: id.describe('A lasting name, such as maryam-example. A photograph is named after it: portrait-maryam-example.'),
  name: upTo(60, 'write what families say'),
  role: text.meta({ title: 'What this person does', description: 'Such as Arabic Teacher.' }),
  department,
  education: detail('Such as B.A. in Mathematics.'),
  experience: detail('Such as Eight years in elementary classrooms.'),
  about: detail('A sentence or two, where there is more to say.').meta({ title: 'About this person' }),
  // The name is beside the portrait, so its alt text is empty.
}).transform((record) => ({ ...record, picture: { slot: `portrait-${record.id}`, alt: '' } }));

/** content/people/staff.yaml: everybody who works at the school, in order within their department. */
export const staffMembers = record({ members: listOf(member) });
