import { z } from 'zod';
import { fact, heading, link, listOf, nextLinks, opening, paragraphs, picture, record, withheld } from './parts.ts';
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
    ask: text.describe('How to ask about a rule, with {officePhone} in it.'),
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

/** content/pages/resources/science-fair-gallery.yaml: the copy of /resources/science-fair-gallery, in page order. */
export const scienceFair = record({
  ...opening,
  gallery: record({
    heading: text,
    label: text.describe('Label of the gallery for screen reader users.'),
    photos: z.array(picture).length(9, 'must have nine photos'),
  }),
  summary: record({
    ...heading,
    stats: listOf(
      fact({
        id,
        title: text,
        value: text.meta({
          title: 'Phrase',
          description: 'A phrase, such as "By hand", because the school has given no numbers.',
        }),
        description: text,
      }),
    ),
  }),
  achievements: record({ ...heading, cards: listOf(fact({ id, title: text, description: text })) }),
  excellence: record({
    ...heading,
    lists: listOf(fact({ id, heading: text, items: paragraphs })),
  }).describe('What makes students excel, in lists.'),
  next: nextLinks,
});
