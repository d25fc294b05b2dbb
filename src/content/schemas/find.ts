import { z } from 'zod';
import { insidePath, meta, text } from './primitives.ts';

/** content/pages/find.yaml: the page /find, its A–Z, and the words that the search treats as the same. */
export const find = z.strictObject({
  meta,
  heading: text,
  introduction: text,
  field: text.meta({ description: 'Label of the search field.' }),
  submit: text,
  withoutScript: text.meta({ description: 'What to do if the browser runs no scripts.' }),
  found: z.strictObject({ one: text, many: text }).meta({ description: 'What follows the number of results.' }),
  nothing: z.strictObject({ before: text, after: text }).meta({
    description: 'What the page says before and after a query that nothing matches; the office’s phone follows.',
  }),
  failed: text.meta({ description: 'What the page says if the search cannot be loaded; the office’s phone follows.' }),
  common: z.strictObject({ heading: text, links: z.array(z.strictObject({ text, href: insidePath })).length(5) }),
  index: z.strictObject({ heading: text, introduction: text }),
  entries: z
    .array(
      z.strictObject({
        term: text.max(40).meta({ description: 'What parents call it. The list is sorted by this.' }),
        href: insidePath.meta({ description: 'The page and section that answers, such as /tuition#aid-heading.' }),
        also: z.array(text).min(1).optional().meta({ description: 'Other words for it, for the search only.' }),
      }),
    )
    .min(1),
  synonyms: z
    .array(z.array(text).min(2))
    .meta({ description: 'Groups of words that mean the same to the search, in any page.' }),
});
