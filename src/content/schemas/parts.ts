/** What pages and records are made of: their parts, their provenance, and lists of them. */
import { z } from 'zod';
import { AFTERNOON, alt, insidePath, isoDate, ref, SILENT, somebody, text, upTo } from './primitives.ts';

/** A record. A field that it doesn't name is refused. `fact` has its provenance too. */
export const record = z.strictObject;

/** A record's own rule for what the site shows of it (src/lib/text/resolve-content.ts). Undefined leaves it out. */
export const SHOWN = Symbol('shown');

/** A claim that something is open or current, and what replaces it, in the past tense, after its school year. */
export const claim = record({ text, afterwards: text.meta({ title: 'After the school year' }) })
  .describe('What is true in its school year, and what to say after its last day.')
  .transform((claimed) => ({ ...claimed, [SHOWN]: (isOver: boolean) => (isOver ? claimed.afterwards : claimed.text) }));

/** Fields that are all texts, by their names. */
export const texts = <Name extends string>(...names: readonly Name[]): Record<Name, typeof text> =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** A list with at least one entry. */
export const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1);

/** Whether the office is open on a day without school. */
export const office = z.enum(['open', 'closed'], 'must be open or closed').meta({ title: 'Is the office open?' });

/** Paragraphs, or other texts, in reading order. */
export const paragraphs = some(text);

/** Checks that a record's end time is after its start time on the same day. */
export const endsAfter = <Start extends string, End extends string>(
  start: Start,
  end: End,
): [check: (hours: Record<Start | End, string>) => boolean, issue: { path: PropertyKey[]; error: string }] => [
  (hours) => hours[start] < hours[end],
  { path: [end], error: `must be later than the start; ${AFTERNOON}` },
];

/** True for a value that the school hasn't provided. Until it is replaced, the site can't be published. */
export const sample = z
  .literal(true, 'must be true; delete the line if this is the school’s own')
  .optional()
  .meta({
    title: 'Example',
    description: 'Whether this is an invented example.',
    aside: ['An example', 'The school’s own'],
  });

/** Where a dated or priced fact comes from, and how long it is valid. A file sets these once for all its facts. */
export const validity = {
  validFrom: isoDate.meta({ aside: 'said', description: 'The first day these facts are valid.' }),
  validUntil: isoDate.meta({ aside: 'said', description: 'The last day these facts are valid.' }),
  source: text.meta({ ...SILENT, description: 'The document or person these facts come from.' }),
};

/** The fields of a file that names one school year. */
export const yearFacts = {
  ...validity,
  schoolYear: ref.meta({
    ...SILENT,
    description: 'The id of the school year in content/calendar/ that this file is about.',
  }),
};

/** Fields that any record may have. A record's own dates and source override its file's. */
export const provenance = {
  validFrom: validity.validFrom.optional(),
  validUntil: validity.validUntil.optional(),
  source: validity.source.optional(),
  dispute: ref.optional().meta({
    description: 'A name shared by all records that contradict each other, such as application-fee.',
    aside: ['Disagrees with another page', 'Pages agree'],
  }),
  confirmed: isoDate.optional().meta({
    title: 'Confirmed on',
    description: 'The day the school confirmed that this record is correct.',
    aside: ['Right as it is', 'Not confirmed'],
  }),
  sample,
};

/** A record with its own provenance: `fact({ label: text, dollars })`. */
export const fact = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => record({ ...shape, ...provenance });

const description = upTo(180, 'search engines cut it').min(40, 'is shorter than 40 characters');

/** A page's metadata for search engines and the browser tab. */
export const meta = record({
  title: upTo(70, 'search engines cut it'),
  description,
  afterwards: description.optional().meta({
    title: 'After the school year',
    description: 'What replaces a description that claims something, after its school year.',
  }),
}).transform(({ afterwards, ...now }) => ({
  ...now,
  [SHOWN]: (isOver: boolean) => (isOver && afterwards ? { ...now, description: afterwards } : now),
}));

/** A link inside the site. */
export const link = record({ href: insidePath, text });

/** The links to the pages to read next. */
export const nextLinks = record({ heading: text, links: some(link) });

/** A section's heading, with an optional sentence under it. */
export const heading = { heading: text, introduction: text.optional() };

/** The head of a page: its metadata, its heading, and the sentence under it. */
export const opening = { meta, heading: text, subheading: text };

/** What a page whose figures or dates are of one school year says of it once that year has ended. */
export const afterYear = {
  lapsed: text.describe('The one sentence in the opening. The figures stay.'),
  strip: upTo(48).describe(
    'The line that stays in sight beside the figures, such as “Fees {schoolYear}, ended {validUntil}”.',
  ),
};

/** A picture slot. It shows a drawing until content/photos has a photograph with the same name. */
export const picture = record({
  slot: ref.meta({ ...SILENT, description: 'The name of the picture slot, such as slide-01.' }),
  alt: alt.describe('Alt text: what the picture shows; empty if the text beside it already says so.'),
  caption: text.optional(),
  sample,
}).refine(({ slot, alt, caption }) => alt === '' || (alt !== slot && alt !== caption), {
  path: ['alt'],
  error: 'repeats the caption or the name of the slot; say what the picture shows, or leave it empty',
});

/** A rule of several fields: `.superRefine(problems(…))`. It yields where a value is wrong, and what is wrong there. */
export const problems =
  <Value>(find: (value: Value) => Iterable<[path: PropertyKey[], message: string]>) =>
  (value: Value, context: z.core.$RefinementCtx): void => {
    for (const [path, message] of find(value)) context.addIssue({ code: 'custom', path, message });
  };

/** Refuses records of a list that have the same value in one of the fields. */
export const unique = <Field extends string>(...fields: Field[]) =>
  problems(function* (records: readonly { [field in Field]?: string | number | undefined }[]) {
    for (const [index, record] of records.entries()) {
      for (const field of fields) {
        const value = record[field];
        if (value === undefined || records.findIndex((other) => other[field] === value) === index) continue;
        yield [[index, field], `is used twice in this list: ${value}`];
      }
    }
  });

/** Refuses records of a list whose days or months in a field are not in order. */
export const ascending = <Field extends string>(field: Field) =>
  problems(function* (records: readonly { [field in Field]: string }[]) {
    for (const [index, { [field]: value }] of records.entries()) {
      // A year alone may follow a month of it.
      const before = records[index - 1]?.[field].slice(0, value.length) ?? '';
      if (value < before) yield [[index, field], 'is before the one above it; is the day right?'];
    }
  });

/** A list with at least one record, whose records have unique `id`s. */
export const listOf = <Schema extends z.ZodType<{ id: string }>>(entry: Schema) =>
  some(entry).superRefine(unique('id'));

/** A text that the site leaves out until the school has confirmed it. `npm run preflight` lists its question. */
export const withheld = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  record({
    ...shape,
    asks: text.describe('The question to the school, as one sentence: who is asked what.'),
    text: text.optional().describe('The text to show once it is confirmed.'),
    confirmedBy: somebody.optional().describe('Who at the school confirmed the text. It is not shown.'),
    confirmedOn: isoDate.optional().describe('The day on which the text was confirmed.'),
  })
    .superRefine(
      problems(function* (slot: Record<string, unknown>) {
        if (!slot['confirmedBy'] && !slot['confirmedOn']) return;
        for (const key of ['text', 'confirmedBy', 'confirmedOn'])
          if (!slot[key]) yield [[key], 'is missing: a confirmed text gives who and when'];
      }),
    )
    .transform((record) => {
      const { asks: _, confirmedBy: _by, confirmedOn, ...shown } = record as Record<string, unknown>;
      type Shown = z.output<z.ZodObject<Shape>> & { text: string };
      return { ...record, [SHOWN]: () => (confirmedOn ? (shown as Shown) : undefined) };
    });
