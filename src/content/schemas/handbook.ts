import { z } from 'zod';
import { fact, heading, link, listOf, opening, record, withheld } from './parts.ts';
import { id, quoted, SILENT, text } from './primitives.ts';

/** What the quick reference can show. Each value comes from the content file that defines it. */
const quickReferenceIds = [
  'phone',
  'email',
  'fax',
  'office-hours',
  'school-hours',
  'hifz-drop-off',
  'conferences',
  'pto-meetings',
] as const;

/** content/pages/resources/handbook.yaml: the copy of /resources/handbook, in page order. */
export const handbook = record({
  ...opening,
  cover: record({ title: text, audience: text, action: text }).describe(
    'Text on the drawn cover, which links to the flip-book in school.yaml.',
  ),
  contents: record({
    heading: quoted,
    introduction: text.optional(),
    sections: listOf(fact({ id, title: text, description: text })),
    sampleNote: text,
  }),
  quickReference: record({
    heading: text,
    introduction: text,
    entries: listOf(
      record({
        id: z.enum(quickReferenceIds).meta(SILENT),
        label: text,
        note: text.optional(),
        link: link.optional(),
      }),
    ),
  }),
  goodToKnow: record({ ...heading, entries: listOf(withheld({ id, title: text })) }).describe(
    'What families ask about daily life. Each answer is shown once the school has confirmed it.',
  ),
});
