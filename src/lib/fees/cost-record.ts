/** Turns the fee schedule's content into what the cost estimator needs. Only the build uses it. */
import { gradeNames, programsOf } from '../../content/grades.ts';
import { typeset } from '../../content/typography.ts';
import type { PageContent } from '../text/content.ts';
import { formatDate, formatDollars, formatYearlyDate } from '../text/format.ts';
import type { CostFacts, CostRecord, Fee } from './cost-estimate.ts';

type Tuition = PageContent<'tuition'>;
type Group = Tuition['annual'];

function feesOf({ heading, fees }: Group, student?: Fee['student']): Fee[] {
  return fees.map(({ id, label, dollars, per, grades, appliedToTuition, maybePartOf }) => ({
    id,
    label,
    group: heading,
    dollars,
    ...(student && { student }),
    ...(per && { per }),
    ...(grades && { grades: gradeNames(grades) }),
    ...(appliedToTuition && { isAppliedToTuition: true }),
    ...(maybePartOf && { maybePartOf }),
  }));
}

/** The fee schedule as the arithmetic needs it. */
export function costRecord({
  tuition,
  newStudents,
  returningStudents,
  annual,
  additional,
  billing,
  discounts,
}: Pick<
  Tuition,
  'tuition' | 'newStudents' | 'returningStudents' | 'annual' | 'additional' | 'billing' | 'discounts'
>): CostRecord {
  const { label, dollars, per } = billing.processingFee;
  return {
    programs: programsOf(tuition.rows),
    fees: [
      ...feesOf(newStudents, 'new'),
      ...feesOf(returningStudents, 'returning'),
      ...feesOf(annual),
      ...feesOf(additional),
      { id: 'processing-fee', label, group: billing.heading, dollars, ...(per && { per }) },
    ],
    // A discount that doesn't say for which child isn't settled by the schedule.
    discounts: discounts.fees.flatMap(({ id, label, note = '', dollars, child }) =>
      child ? [{ id, label: `${discounts.heading}: ${label}`, note, dollars, child }] : [],
    ),
  };
}

/** What the page says beside the amounts on `today`. Late enrollment is named only until the year's last day. */
export function costFacts(
  {
    plan,
    billing: { registration },
    lateEnrollment,
    validUntil,
    schoolYear: ownYear,
    estimate,
  }: Pick<Tuition, 'plan' | 'billing' | 'lateEnrollment' | 'validUntil' | 'schoolYear' | 'estimate'>,
  hifz: Pick<PageContent<'hifz'>, 'heading' | 'ages' | 'fee' | 'schoolYear'>,
  { schoolYear, phone, today }: { schoolYear: string; phone: string; today: string },
): CostFacts {
  const late = lateEnrollment.fees.map(
    ({ dollars, label, date }) => `${formatDollars(dollars)} ${label.toLowerCase()} ${formatDate(date)}`,
  );
  // Families who enroll after that day pay the fee, so the text mustn't sound as if it no longer applied.
  const mayApply = lateEnrollment.fees.some(({ date }) => date < today) ? ` ${estimate.mayApply}` : '';
  const lateText = `${[lateEnrollment.heading, lateEnrollment.note?.toLowerCase()].filter(Boolean).join(', ')}: ${late.join('; ')}.${mayApply}`;
  const hifzNote = hifz.ages.note ? ` ${hifz.ages.note}.` : '';
  const hifzYear = hifz.schoolYear === ownYear ? '' : ` in ${typeset(hifz.schoolYear)}`;
  return {
    schoolYear,
    phone,
    plan: `${plan.value}, ${plan.note}`,
    dates: [
      `${registration.label} ${registration.lead} ${formatYearlyDate(registration.yearlyDate)}.`,
      estimate.undated,
    ],
    leftOut: [
      ...(today <= validUntil ? [lateText] : []),
      `${hifz.heading}: ${formatDollars(hifz.fee.dollars)} a ${hifz.fee.per}${hifzYear}.${hifzNote}`,
    ],
  };
}
