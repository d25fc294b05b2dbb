import { z } from 'zod';
import { fact, id, link, listOf, meta, text } from './primitives.ts';

/** The staff groups by their id, in the order of the page. */
const department = z.enum(
  ['administrative', 'qais', 'elementary', 'middle', 'specialized', 'early-childhood', 'building-maintenance'],
  'must be one of administrative, qais, elementary, middle, specialized, early-childhood, building-maintenance',
);

const group = z.strictObject({
  id: department,
  title: text,
  shortTitle: text.optional().meta({ description: 'A shorter name for the list of links at the top.' }),
  icon: z.enum(['award', 'book-open', 'flask-conical', 'graduation-cap', 'school', 'sprout', 'file-text']),
  color: z
    .enum(['green', 'brass'])
    .meta({ description: 'The color of the icon, by its name among the site’s colors.' }),
});

/** content/pages/staff.yaml: what /staff says, and the groups in their order. Who is in them: people/staff.yaml. */
export const staff = z.strictObject({
  meta,
  heading: text,
  subheading: text,
  jumpHeading: text.meta({ description: 'The heading of the links to the departments.' }),
  sampleNote: text,
  groups: listOf(group).refine((groups) => groups.length === department.options.length, {
    error: 'must hold each of the seven groups once',
  }),
  careers: z.strictObject({ heading: text, introduction: text, link }),
});

/** What may be unknown. An empty line, such as `education: ""`, is the same as none. */
const detail = (description: string) =>
  z
    .union([
      text,
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => undefined),
      z.null().transform(() => undefined),
    ])
    .optional()
    .meta({ description });

/** One member of the staff. What is not known is left out: the page shows no empty label. */
const member = fact({
  id: id.meta({
    description: 'A lasting name, such as maryam-example. A photograph is named after it: portrait-maryam-example.',
  }),
  name: text,
  role: text.meta({ description: 'What this person does, such as Arabic Teacher.' }),
  department,
  education: detail('Such as B.A. in Mathematics.'),
  experience: detail('Such as Eight years in elementary classrooms.'),
  about: detail('A sentence or two, where there is more to say.'),
  // The name stands beside the portrait, so its alternative text has nothing to add.
}).transform((record) => ({ ...record, picture: { slot: `portrait-${record.id}`, alt: '' } }));

/** content/people/staff.yaml: everybody who works at the school, in the order of their department. */
export const staffMembers = z.strictObject({ members: listOf(member) });
