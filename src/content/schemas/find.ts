import { z } from 'zod';
import { meta, paragraphs, problems, record, some, unique } from './parts.ts';
import { insidePath, text } from './primitives.ts';

const term = text.max(44).describe('What parents call it. The list is sorted by this.');
const also = paragraphs
  .optional()
  .describe('Other phrases for it, for the search only. A question that has every word of one gets this answer.');

const page = record({
  meta,
  heading: text,
  introduction: text,
  field: text.describe('Label of the search field.'),
  submit: text,
  withoutScript: text.describe('What to do if the browser runs no scripts.'),
  found: record({
    button: text.describe('What comes before the phone number on a button: "Call".'),
    before: text.describe('The word before what a call is about: "For".'),
    after: text.describe('The word before the phone number: "call".'),
    hours: text.describe('How the row of the Contact section begins that has the office hours.'),
  }),
  nothing: text.describe('What the page says before a question that it can’t answer; the office’s phone follows.'),
  mentioned: text.describe('What comes before results that only mention the words.'),
  failed: text.describe('What the page says if the search cannot be loaded; the office’s phone follows.'),
  call: record({ heading: text, introduction: text }),
  index: record({ heading: text, introduction: text }),
  calls: z
    .array(record({ term, about: text.describe('Follows "For": the bus.'), also }))
    .describe('What only the office answers, by phone.'),
  entries: some(
    record({
      term,
      href: insidePath.describe('The page and section that answers, such as /tuition#aid-heading.'),
      today: z.literal(true).optional().describe('The line of today is above the answer.'),
      quotes: z
        .array(text)
        .optional()
        .describe('How the rows begin that are the answer, on the page. Without them, the section’s first rows are.'),
      also,
    }),
  ).superRefine(unique('term')),
  languages: z
    .array(
      record({
        language: text,
        sample: z.literal(true).optional(),
        everyday: text.optional(),
        words: z.array(record({ for: text.describe('The term of an entry or a call.'), words: paragraphs })),
      }),
    )
    .describe('What families call it in other languages, for the search only.'),
  synonyms: z.array(z.array(text).min(2)).describe('Groups of words that mean the same in any question.'),
  everyday: text.describe('Words that say nothing about what is looked for.'),
});

/** content/pages/find.yaml: the page /find, its A–Z, and the words of families’ questions. */
export const find = page.superRefine(
  problems(function* ({ calls, entries, languages }) {
    const terms = new Set([...calls, ...entries].map((record) => record.term));
    for (const [index, { words }] of languages.entries()) {
      for (const [place, { for: term }] of words.entries()) {
        const path = ['languages', index, 'words', place, 'for'];
        if (!terms.has(term)) yield [path, `no entry or call has the term ${term}; has it another name now?`];
      }
    }
  }),
);
