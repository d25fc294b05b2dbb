import { z } from 'zod';
import {
  documentLink,
  dollars,
  fact,
  id,
  isoDate,
  link,
  listOf,
  meta,
  text,
  yearFacts,
  yearlyDate,
} from './primitives.ts';

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A fee: what it is for, its amount, and an optional note for families. */
const fee = fact({ id, label: text, dollars, note: text.optional() });

const fees = z.strictObject({ heading: text, note: text.optional(), fees: listOf(fee) });

const page = z.strictObject({
  ...yearFacts,
  meta,
  heading: text,
  subheading: text,
  plan: fact({
    label: text,
    value: text.regex(/^\d{1,2}-month\b/, 'must begin with the number of payments, such as 10-month plan'),
    note: text,
  }).meta({
    description: 'How tuition is paid over the year: the first screen. Each perMonth is paid this number of times.',
  }),
  office: z
    .strictObject({ label: text, note: text })
    .meta({ description: 'Whom to ask for the tuition that is not printed here. The number comes from school.yaml.' }),
  sheet: documentLink.meta({ description: 'The fee schedule as a PDF to print.' }),
  schedule: z.strictObject({
    heading: text,
    note: text.meta({ description: 'Says that /admissions has different figures, and what to do about it.' }),
    link,
  }),
  tuition: z.strictObject({
    heading: text,
    note: text.optional(),
    columns: z.strictObject({ program: text, perYear: text, perMonth: text }),
    rows: listOf(
      z.union([
        fact({ id, label: text, perYear: dollars, perMonth: dollars, note: text.optional() }),
        fact({
          id,
          label: text,
          instead: text
            .max(24, 'is longer than 24 characters; it must fit on one line')
            .meta({ description: 'Shown instead of an amount.' }),
        }),
      ]),
    ),
  }),
  newStudents: fees,
  returningStudents: fees,
  annual: fees,
  additional: fees,
  lateEnrollment: z.strictObject({
    heading: text,
    note: text.optional(),
    fees: listOf(
      fact({
        id,
        dollars,
        date: isoDate.meta({ description: 'The fee is due when a student is enrolled after this day.' }),
        label: text.meta({ description: 'Text before the date: "After".' }),
        note: text.optional(),
      }),
    ),
  }),
  billing: z.strictObject({
    heading: text,
    note: text.optional(),
    registration: fact({ label: text, lead: text, yearlyDate }).meta({
      description: 'The day by which a family registers. `lead` is the text before the date: "by".',
    }),
    processingFee: fact({ label: text, dollars, note: text }),
  }),
  discounts: z.strictObject({ heading: text, note: text.optional(), fees: listOf(fee) }),
  aid: z.strictObject({
    heading: text,
    note: text.optional(),
    dates: listOf(fact({ id, label: text, lead: text.optional(), yearlyDate })),
    documentsHeading: text,
    documents: listOf(z.strictObject({ id, text })),
  }),
});

/** content/pages/tuition.yaml: the copy of /tuition, in the order of the fee schedule. */
export const tuition = page.superRefine(({ plan, tuition: { rows } }, context) => {
  const payments = Number.parseInt(plan.value, 10);
  for (const [index, row] of rows.entries()) {
    if (!('perYear' in row) || row.perMonth * payments === row.perYear) continue;
    const [month, paid, year] = [row.perMonth, row.perMonth * payments, row.perYear].map((dollars) =>
      inDollars.format(dollars),
    );
    context.addIssue({
      code: 'custom',
      path: ['tuition', 'rows', index, 'perMonth'],
      message: `${payments} payments of ${month} are ${paid}, but perYear is ${year}; correct one of them`,
    });
  }
});
