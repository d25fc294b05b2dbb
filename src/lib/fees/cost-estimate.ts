/**
 * What a school year costs a family, by the fee schedule of /tuition. The build and the bill share it.
 *
 * It never guesses. Where the schedule doesn't say whether a fee is per child, or whether two lines are the same money,
 * an amount is a range of both readings. Where the tuition of a child isn't published, there is no total, and no discount.
 */
import type { Program } from '../../content/grades.ts';

/** The lowest and the highest reading of an amount. They are equal if the schedule leaves no question. */
export type AmountRange = readonly [low: number, high: number];

type Student = 'new' | 'returning';

export type Child = { program: string; student: Student };

/** A fee of the schedule. */
export type Fee = {
  id: string;
  label: string;
  dollars: number;
  /** Who pays it. Default: everyone. */
  student?: Student | undefined;
  /** The names of the grades that pay it. Default: all. */
  grades?: readonly string[] | undefined;
  /** Undefined where the schedule doesn't say. */
  per?: 'child' | 'family' | undefined;
  /** True for a deposit: it is paid first and is part of tuition. */
  isAppliedToTuition?: boolean | undefined;
  /** The id of the fee that may already include it. */
  maybePartOf?: string | undefined;
};

/** The fee schedule as the arithmetic needs it. */
export type CostRecord = {
  programs: readonly Program[];
  fees: readonly Fee[];
  /** Discounts on tuition, each for the child with this number. */
  discounts: readonly { id: string; label: string; dollars: number; child: number }[];
};

/** A fee of a family. */
export type FeeLine = { fee: Fee; amount: AmountRange };

/** The sum of all numbers. */
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Throws if a child's program isn't in the record. `parseChildren` returns only children that are. */
export function estimateCost({ programs, fees, discounts }: CostRecord, children: readonly Child[]) {
  const enrolled = children.map(({ program: id, student }) => {
    const program = programs.find((candidate) => candidate.id === id);
    if (!program) throw new Error(`There is no program "${id}".`);
    return { program, student };
  });
  const tuition = enrolled.map(({ program }) => program);
  const countOf = (fee: Fee) =>
    enrolled.filter(
      ({ program, student }) =>
        (!fee.student || fee.student === student) && (!fee.grades || fee.grades.includes(program.grade)),
    ).length;

  const lines = fees.flatMap((fee): FeeLine[] => {
    const count = countOf(fee);
    if (count === 0) return [];
    const whole = fees.find(({ id }) => id === fee.maybePartOf);
    const isMaybePart = whole && countOf(whole) >= count;
    const low = isMaybePart ? 0 : fee.dollars * (fee.per === 'child' ? count : 1);
    const high = fee.dollars * (fee.per === 'family' ? 1 : count);
    return [{ fee, amount: [low, high] }];
  });
  const added = lines.filter(({ fee }) => !fee.isAppliedToTuition);
  const knownFees: AmountRange = [sum(added.map(({ amount }) => amount[0])), sum(added.map(({ amount }) => amount[1]))];
  const unknown = [...new Set(tuition.filter(({ perYear }) => perYear === undefined).map(({ label }) => label))];
  const discountsOf = discounts.filter(({ child }) => child <= children.length);
  const isKnown = unknown.length === 0 && children.length > 0;
  const tuitionDue =
    sum(tuition.map(({ perYear = 0 }) => perYear)) - (isKnown ? sum(discountsOf.map(({ dollars }) => dollars)) : 0);
  const known: AmountRange = [tuitionDue + knownFees[0], tuitionDue + knownFees[1]];
  return {
    /** One program for each child, in the order of the children. */
    tuition,
    /** Names of the programs whose tuition isn't published, each once. */
    unknown,
    /** Fees that add up to `knownFees`. */
    fees: added,
    knownFees,
    /** Paid first, and part of tuition: not added to anything. */
    deposits: lines.filter(({ fee }) => fee.isAppliedToTuition),
    /** Subtracted only if all tuition is known, because nobody knows which child counts as the second. */
    discounts: discountsOf,
    /** A month's payment of the tuition that is known, before deposits and discounts. */
    monthly: sum(tuition.map(({ perMonth = 0 }) => perMonth)),
    /** Tuition less discounts, plus fees. Null if a tuition is unknown. */
    total: isKnown ? known : null,
    /** The total, or what is known of it: the tuition that is published, plus fees, without discounts. */
    known,
  };
}

/** More children than any family has. An address with more is nonsense. */
export const MOST_CHILDREN = 20;

/** `prek-full-time-new,grade-3-returning`: a family in the page's address. */
export const formatChildren = (children: readonly Child[]): string =>
  children.map(({ program, student }) => `${program}-${student}`).join(',');

/** Reads what `formatChildren` writes. Null if any part of it isn't a child. */
export function parseChildren({ programs }: Pick<CostRecord, 'programs'>, text: string): Child[] | null {
  const parts = text.split(',');
  if (parts.length > MOST_CHILDREN) return null;
  const children = parts.flatMap((part): Child[] => {
    const [, program, student] = /^(.+)-(new|returning)$/.exec(part) ?? [];
    return programs.some(({ id }) => id === program) ? [{ program, student } as Child] : [];
  });
  return children.length === parts.length ? children : null;
}
