/** A family's bill for a school year in the words of the page: what `estimateCost` counts, line by line. */

import type { PageContent } from '../text/content.ts';
import { formatDollars, formatRange } from '../text/format.ts';
import { type AmountRange, type Child, type CostRecord, estimateCost, type FeeLine } from './cost-estimate.ts';

/** What a bill says beside its amounts. */
export type BillFacts = {
  /** The page's title, which names the year. */
  title: string;
  phone: string;
  /** What no bill includes. */
  leftOut: readonly string[];
  /** What the schedule leaves open: the note to each star. */
  note: string;
  texts: PageContent<'tuition'>['bill'];
};

/** One line. `isOpen` if the schedule leaves its amount open. */
type BillLine = { id: string; label: string; amount: string; isOpen?: boolean };

export type Bill = {
  /** Whom it is for: `PreK full-time, new student`, or `2 children`. */
  heading: string;
  /** A month's payment, before deposits and discounts: `$850`, or what is said instead of an amount. */
  monthly: string;
  isKnown: boolean;
  /** How many children it is for, where the tuition of the others has to be asked for: `1 of 2 children`. */
  covers: string | undefined;
  /** What the payment is: `tuition a month, without Grades 1–8`. */
  per: string;
  /** Whether a tuition has to be asked for. */
  asks: boolean;
  lines: readonly BillLine[];
  sum: { label: string; amount: AmountRange };
  /** The same family in each later year. Undefined if none of its children is new. */
  later: Bill['sum'] | undefined;
  deposits: readonly BillLine[];
};

const amountOf = ([low, high]: AmountRange) => (low === 0 ? `up to ${formatDollars(high)}` : formatRange([low, high]));

const feeLine = ({ fee, amount }: FeeLine): BillLine => ({
  id: fee.id,
  label: fee.per ? `${fee.label}, per ${fee.per}` : fee.label,
  amount: amountOf(amount),
  isOpen: amount[0] < amount[1],
});

/** `PreK full-time, new`. */
export const childHeading = (
  { programs }: CostRecord,
  { program, student }: Child,
  texts: BillFacts['texts'],
): string => `${programs.find(({ id }) => id === program)?.label}, ${texts.students[student].toLowerCase()}`;

/** Throws if a child's program isn't in the record. `parseChildren` returns only children that are. */
export function billOf(record: CostRecord, children: readonly Child[], texts: BillFacts['texts']): Bill {
  const { tuition, fees, deposits, discounts, monthly, total, known, unknown } = estimateCost(record, children);
  const [first] = children;
  const isAlone = children.length === 1;
  const hasNew = children.some(({ student }) => student === 'new');
  const isKnown = monthly > 0;
  const paying = tuition.filter(({ perYear }) => perYear);
  const label = isKnown ? (total ? 'year' : 'known') : 'fees';
  const returning = children.map(({ program }): Child => ({ program, student: 'returning' }));
  const programs = [...new Set(tuition)].map((program): BillLine => {
    const count = tuition.filter(({ id }) => id === program.id).length;
    const times = count > 1 && program.perYear ? `, ${count}\u00a0×\u00a0${formatDollars(program.perYear)}` : '';
    return {
      id: program.id,
      label: isAlone ? texts.tuition : `${texts.tuition}, ${program.label}${times}`,
      amount: program.perYear ? formatDollars(count * program.perYear) : (program.instead ?? ''),
    };
  });
  return {
    heading: isAlone && first ? childHeading(record, first, texts) : `${children.length} children`,
    monthly: isKnown ? formatDollars(monthly) : (tuition[0]?.instead ?? ''),
    isKnown,
    covers: isKnown && !total ? `${paying.length} of ${children.length} children` : undefined,
    per: [
      texts.monthly,
      ...(unknown.length > 0 ? [`${texts.without} ${unknown.join(', ').replaceAll(' ', '\u00a0')}`] : []),
      ...(total && discounts.length > 0 ? [texts.undiscounted] : []),
    ].join(', '),
    asks: unknown.length > 0,
    lines: [
      ...programs,
      ...discounts.map(({ id, label, dollars }) => ({
        id,
        label,
        amount: total ? `−${formatDollars(dollars)}` : texts.notCounted,
        isOpen: true,
      })),
      ...fees.map(feeLine),
    ],
    sum: { label: texts.sums[label === 'year' && hasNew ? 'first' : label], amount: known },
    later: hasNew ? { label: texts.later, amount: estimateCost(record, returning).known } : undefined,
    deposits: deposits.map(feeLine),
  };
}

/** The answer in a sentence: `2 children: $1,700 tuition a month, before the discount. First year: $17,095 to $17,845.` */
export function billInWords({ heading, monthly, isKnown, per, sum }: Bill): string {
  const payment = isKnown ? `${monthly} ${per}` : monthly;
  return `${heading}: ${payment}. ${sum.label}: ${formatRange(sum.amount)}.`;
}
