import { z } from 'zod';
import { fact, heading, listOf, nextLinks, opening, paragraphs, picture, record } from './parts.ts';
import { id, text } from './primitives.ts';

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
  achievements: record({
    ...heading,
    cards: listOf(fact({ id, title: text, description: text })),
  }),
  excellence: record({
    ...heading,
    lists: listOf(fact({ id, heading: text, items: paragraphs })),
  }).describe('What makes students excel, in lists.'),
  next: nextLinks,
});
