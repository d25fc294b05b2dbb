import { z } from 'zod';
import { text } from './primitives.ts';

/** The title of a document, which PDF readers show in their title bar. */
const title = text.max(70, 'is longer than 70 characters; a window cuts it');

/** content/documents.yaml: copy that appears only in the printed documents. */
export const documents = z.strictObject({
  frame: z
    .strictObject({
      phoneLabel: text,
      emailLabel: text,
      validity: z
        .strictObject({ lead: text, to: text })
        .meta({ description: 'Text before the first day and between both days: "hold from July 1 to June 30".' }),
      made: text.meta({ description: 'Text before the day on which the document was made.' }),
      sampleNote: text.meta({ description: 'Shown on every document while the letterhead contains invented facts.' }),
    })
    .meta({ description: 'The head and foot of every document.' }),
  schoolCalendar: z.strictObject({
    title,
    columns: z.strictObject({ month: text, day: text, event: text, whose: text }),
    kinds: z
      .strictObject({ school: text, pto: text, admissions: text })
      .meta({ description: 'Who each kind of date is for.' }),
    instructionalDays: text.meta({ description: 'Text after the number of instructional days.' }),
  }),
  hifzPolicy: z.strictObject({
    title,
    introduction: text,
    atAGlance: text.meta({ description: 'Heading of ages, fee, drop-off, place and progress.' }),
    columns: z.strictObject({ day: text, lesson: text }),
  }),
  tuitionSheet: z.strictObject({
    title,
    columns: z
      .strictObject({
        fee: text,
        amount: text,
        enrolled: text,
        item: text,
        dateOrAmount: text,
        event: text,
        when: text,
        child: text,
        discount: text,
      })
      .meta({ description: 'Column headings of the tables.' }),
  }),
  admissionsChecklist: z.strictObject({
    title,
    introduction: text,
    blanks: z.array(text).min(1).meta({ description: 'Labels of the dotted lines that the family fills in.' }),
    columns: z.strictObject({ when: text, step: text }),
  }),
  ptoDates: z.strictObject({ title, caption: text, columns: z.strictObject({ month: text, day: text }) }),
});
