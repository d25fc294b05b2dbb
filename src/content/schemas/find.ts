import { z } from 'zod';
import { meta, paragraphs, record, sample, some, unique } from './parts.ts';
import { insidePath, text } from './primitives.ts';

const term = text.max(44).describe('What parents call it. The list is sorted by this.');
const also = paragraphs
  .optional()
  .describe('Other phrases for it, for the search only. A question that has every word of one gets this answer.');

/** content/questions.yaml: what families ask and only the school can answer. */
export const questions = record({
  questions: some(
    record({
      term,
      about: text.describe('What the question is about, after "For": a ride to school.'),
      answer: text.optional().describe('The answer, which Find shows and lists. Without it, Find says to call.'),
      also,
    }),
  ).superRefine(unique('term')),
});

/** content/pages/find.yaml: the page /find, its A–Z, and the words of families’ questions. */
export const find = record({
  meta,
  heading: text,
  field: text.describe('Label of the search field.'),
  submit: text,
  withoutScript: text.describe('What to do if the browser runs no scripts.'),
  found: record({
    button: text.describe('What comes before the phone number on a button: "Call".'),
    before: text.describe('The word before what a call is about: "For".'),
    after: text.describe('The word before the phone number: "call".'),
    newTab: text.describe('What is said of an answer on another site.'),
    hours: text.describe('How the row of the Contact section begins that has the office hours.'),
  }),
  searching: text.describe('What the page says until the answers have been loaded.'),
  nothing: text.describe('What the page says before a question that it can’t answer; the office’s phone follows.'),
  mentioned: text.describe('What comes before a result that may not answer the question.'),
  passed: text.describe('What comes before a result whose dates are all over.'),
  failed: text.describe('What the page says if the search cannot be loaded; the office’s phone follows.'),
  call: record({ heading: text }),
  answered: record({ heading: text }).describe('The heading of the questions that the school has answered.'),
  index: record({ heading: text }),
  entries: some(
    record({
      term,
      href: insidePath.describe('The page and section that answers, such as /tuition#aid-heading.'),
      outside: z.literal(true).optional().describe('It opens the other site that its first quote links to.'),
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
        sample,
        everyday: text.optional(),
        asking: text.optional(),
        words: z.array(record({ for: text.describe('The term of an entry or of a question.'), words: paragraphs })),
      }),
    )
    .describe('What families call it in other languages, for the search only.'),
  synonyms: z.array(z.array(text).min(2)).describe('Groups of words that mean the same in any question.'),
  everyday: text.describe('Words that say nothing about what is looked for.'),
  asking: text.describe('Words of which one is in a part of a question that asks, in any language.'),
});
