import { z } from 'zod';
import { id, isoDate, listOf, meta, sample, text, uniqueIds } from './primitives.ts';

/** The facts that a page in another language gives, in order (src/lib/site/languages.ts). */
export const KEY_FACTS = [
  'address',
  'phone',
  'office-hours',
  'school-year',
  'school-hours',
  'tuition',
  'apply',
] as const;

const language = z.strictObject({
  id: id
    .regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/, 'must be a language code such as es or pt')
    .meta({ description: 'The code of the language, such as es. It is the address too: /es.' }),
  name: text.meta({ description: 'The name of the language in that language.' }),
  direction: z
    .enum(['ltr', 'rtl'], 'must be ltr or rtl')
    .default('ltr')
    .meta({ description: 'rtl for Arabic or Urdu.' }),
  meta,
  heading: text,
  introduction: text,
  facts: listOf(z.strictObject({ id: z.enum(KEY_FACTS), label: text, text })).refine(
    (facts) => KEY_FACTS.every((name, index) => facts[index]?.id === name),
    `must be ${KEY_FACTS.join(', ')}, in this order`,
  ),
  english: text.meta({ description: 'The text of the link to Home, which says that the other pages are in English.' }),
  translatedBy: text,
  checkedBy: text.meta({ description: 'Who compared it with the English facts. Another person than the translator.' }),
  checkedOn: isoDate,
  factsHash: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'must be the 12 characters that npm run preflight prints')
    .meta({ description: 'Stands for the English facts on that day. The page is shown only while they are the same.' }),
  sample,
});

/** content/languages.yaml: the key facts in other languages, one page each. */
export const languages = z.strictObject({ languages: z.array(language).superRefine(uniqueIds).default([]) });
