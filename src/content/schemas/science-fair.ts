import { z } from 'zod';
import { fact, heading, listOf, nextLinks, opening, picture } from './parts.ts';
import { id, text } from './primitives.ts';

/** content/pages/resources/science-fair-gallery.yaml: the copy of /resources/science-fair-gallery, in page order. */
export const scienceFair = z.strictObject({
  ...opening,
  gallery: z.strictObject({
    heading: text,
    label: text.describe('Label of the gallery for screen reader users.'),
    photos: z.array(picture).length(9, 'must have nine photos'),
  }),
  summary: z.strictObject({
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
  achievements: z.strictObject({
    ...heading,
    cards: listOf(fact({ id, title: text, description: text })),
  }),
  excellence: z
    .strictObject({
      ...heading,
      lists: listOf(fact({ id, heading: text, items: z.array(text).min(1) })),
    })
    .describe('What makes students excel, in lists.'),
  next: nextLinks,
});
