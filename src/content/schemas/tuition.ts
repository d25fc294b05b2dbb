import { z } from 'zod';
import { isGradeRange } from '../grades.ts';
import {
  afterYear,
  ascending,
  fact,
  link,
  listOf,
  opening,
  problems,
  record,
  texts,
  unique,
  yearFacts,
} from './parts.ts';
import { dollars, id, isoDate, ref, text, upTo, yearlyDate } from './primitives.ts';

const grades = z
  .string()
  .refine(isGradeRange, 'must be a grade or a range such as PreK, K, 1-8 or K-8')
  .optional()
  .describe('The grades it is for: PreK, K, 1-8, K-8. The bill follows it.');

const per = z
  .enum(['child', 'family'], 'must be child or family')
  .optional()
  .describe('Whether it is paid for each child or once. Only what the school has said; else leave it out.');

/** A fee: what it is for, its amount, and an optional note for families. The rest is for the bill. */
const fee = fact({
  id,
  label: text,
  dollars,
  note: text.optional(),
  per,
  grades,
  appliedToTuition: z.literal(true).optional().describe('Whether it is a deposit that is part of tuition.'),
  maybePartOf: ref.optional().describe('The fee that may already include this one, until the school has decided.'),
});

const row = { id, label: text, grades };
const group = { heading: text, note: text.optional() };
const fees = record({ ...group, fees: listOf(fee) });

const page = record({
  ...yearFacts,
  ...afterYear,
  meta: opening.meta,
  heading: text,
  plan: fact({
    label: text,
    value: text
      .regex(/^\d{1,2}-month\b/, 'must begin with the number of payments, such as 10-month plan')
      .meta({ title: 'Plan' }),
    note: text.regex(/^\w+ to \w+$/, 'must name the first and the last month, such as July to April'),
  }).describe('How tuition is paid over the year: the first screen. Each perMonth is paid this number of times.'),
  schedule: record({
    heading: text,
    note: text.describe('What the schedule leaves open: the note to each star.'),
    lists: text.describe('Says that /admissions has different figures, and what to do about it.'),
    link,
  }),
  tuition: record({
    ...group,
    perMonth: text.describe('What follows the amount of a month.'),
    rows: listOf(
      z.union([
        fact({ ...row, perYear: dollars.meta({ title: 'Per year' }), perMonth: dollars.meta({ title: 'Per month' }) }),
        fact({ ...row, instead: upTo(24).meta({ title: 'Instead of an amount', description: 'Shown in its place.' }) }),
      ]),
      // Without script, the bill shows one of six (src/styles/bill.css).
    ).max(6, 'has more than six rows; the bill has no room for them'),
  }),
  newStudents: fees,
  returningStudents: fees,
  annual: fees,
  additional: fees,
  lateEnrollment: record({
    ...group,
    fees: listOf(
      fact({
        id,
        dollars,
        date: isoDate.describe('The fee is due when a student is enrolled after this day.'),
        label: text.describe('Text before the date: "After".'),
        note: text.optional(),
      }),
    ).superRefine(ascending('date')),
  }),
  billing: record({
    ...group,
    registration: fact({ label: text, lead: text, yearlyDate }).describe(
      'The day by which a family registers. `lead` is the text before the date: "by".',
    ),
    processingFee: fact({ label: text, dollars, note: text, per }),
  }),
  discounts: record({
    ...group,
    fees: listOf(
      fact({
        id,
        label: text,
        dollars,
        note: text.optional(),
        child: z
          .int()
          .min(2)
          .max(20)
          .optional()
          .describe('The number of the child it is for: 2. Without it, the bill leaves it out.'),
      }),
    ).superRefine(unique('child')),
  }),
  aid: record({
    heading: text,
    link,
    dates: listOf(fact({ id, label: text, lead: text.optional(), yearlyDate })),
    documentsHeading: text,
    documents: listOf(record({ id, text })),
  }),
  bill: record({
    ...texts('program', 'student', 'monthly', 'without', 'undiscounted', 'call', 'tuition', 'notCounted', 'deposits'),
    ...texts('later', 'leftOut', 'add', 'aid', 'change', 'remove', 'send', 'print', 'copied', 'unreadable'),
    students: record(texts('new', 'returning')),
    sums: record(texts('first', 'year', 'known', 'fees')),
  }).describe('The words of the bill.'),
});

/** content/pages/tuition.yaml: the copy of /tuition, in the order of the fee schedule. */
export const tuition = page.superRefine(
  problems(function* ({ plan, newStudents, returningStudents, annual, additional, discounts, tuition: { rows } }) {
    const groups = { newStudents, returningStudents, annual, additional };
    const all = Object.values(groups).flatMap((group) => group.fees);
    for (const [name, group] of Object.entries(groups)) {
      for (const [index, { maybePartOf }] of group.fees.entries()) {
        const whole = all.find(({ id }) => id === maybePartOf);
        if (!maybePartOf || (whole && !whole.maybePartOf)) continue;
        const says = `must be the id of a fee of this page that isn’t itself part of another, not ${maybePartOf}`;
        yield [[name, 'fees', index, 'maybePartOf'], says];
      }
    }
    const most = Math.max(...rows.map((row) => ('perYear' in row ? row.perYear : 0)));
    for (const [index, { dollars }] of discounts.fees.entries())
      if (most > 0 && dollars > most)
        yield [['discounts', 'fees', index, 'dollars'], 'is more than a year’s tuition; is a digit too many?'];
    const payments = Number.parseInt(plan.value, 10);
    for (const [index, row] of rows.entries()) {
      // Amounts are whole dollars, so payments may be rounded. What isn’t a number is reported already.
      if (!('perYear' in row) || !(Math.abs(row.perMonth * payments - row.perYear) >= payments)) continue;
      const [month, paid, year] = [row.perMonth, row.perMonth * payments, row.perYear].map(
        (dollars) => `$${dollars.toLocaleString('en-US')}`,
      );
      const says = `is wrong, or the amount a year is: ${payments} payments of ${month} are ${paid}, not ${year}`;
      yield [['tuition', 'rows', index, 'perMonth'], says];
    }
  }),
);
