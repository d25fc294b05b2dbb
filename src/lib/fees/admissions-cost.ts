/**
 * What a school year costs a family by the figures of /admissions, which differ from those of /tuition
 * (lib/cost-estimate.ts). Where the page leaves a question, an amount is a range of both readings.
 */
import type { PageContent } from '../text/content.ts';
import { type AmountRange, sum } from './cost-estimate.ts';

type Admissions = PageContent<'admissions'>;
type Level = Admissions['tuition']['levels'][number];

export type AdmissionsCost = {
  /** The level of each child. */
  levels: readonly Level[];
  materials: number;
  applicationFees: number;
  /** What the page says about one of them. */
  applicationNote: string;
  discount: AmountRange;
  total: AmountRange;
};

/** The cost of two new students, given the ids of their levels. Throws if there is no such level. */
export function admissionsCost(
  { tuition, requirements }: Pick<Admissions, 'tuition' | 'requirements'>,
  levelIds: readonly string[],
): AdmissionsCost {
  const levels = levelIds.map((id) => {
    const level = tuition.levels.find((candidate) => candidate.id === id);
    if (!level) throw new Error(`There is no level "${id}".`);
    return level;
  });
  const materials = sum(levels.map((level) => level.materials.dollars));
  const applicationFees = requirements.applicationFee.dollars * levels.length;
  // The rate of the second child is the first of the list. Which child that is, and whether materials count, is open.
  const rate = (tuition.discounts.rows[0]?.percent ?? 0) / 100;
  const least = Math.min(...levels.map((level) => level.tuition.dollars));
  const most = Math.max(...levels.map((level) => level.tuition.dollars + level.materials.dollars));
  const discount: AmountRange = [least * rate, most * rate];
  const full = sum(levels.map((level) => level.tuition.dollars)) + materials + applicationFees;
  const applicationNote = requirements.applicationFee.note;
  return {
    levels,
    materials,
    applicationFees,
    applicationNote,
    discount,
    total: [full - discount[1], full - discount[0]],
  };
}
