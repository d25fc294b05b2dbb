/** Turns the fee schedule's content into what a bill needs. Only the build uses it. */
import { gradeNames, programsOf } from '../../content/grades.ts';
import { typeset } from '../../content/typography.ts';
import type { PageContent } from '../text/content.ts';
import { formatDollars } from '../text/format.ts';
import type { BillFacts } from './bill.ts';
import type { CostRecord, Fee } from './cost-estimate.ts';

type Tuition = PageContent<'tuition'>;
type Group = Tuition['annual'];

function feesOf({ fees }: Group, student?: Fee['student']): Fee[] {
  return fees.map(({ id, label, dollars, per, grades, appliedToTuition, maybePartOf }) => ({
    id,
    label,
    dollars,
    student,
    per,
    grades: grades ? gradeNames(grades) : undefined,
    isAppliedToTuition: appliedToTuition,
    maybePartOf,
  }));
}

/** The fee schedule as the arithmetic needs it. */
export function costRecord({ tuition, billing, discounts, ...groups }: Tuition): CostRecord {
  const { label, dollars, per } = billing.processingFee;
  return {
    programs: programsOf(tuition.rows),
    fees: [
      ...feesOf(groups.newStudents, 'new'),
      ...feesOf(groups.returningStudents, 'returning'),
      ...feesOf(groups.annual),
      ...feesOf(groups.additional),
      { id: 'processing-fee', label, dollars, per },
    ],
    // A discount that doesn't say for which child isn't settled by the schedule.
    discounts: discounts.fees.flatMap(({ id, label, dollars, child }) =>
      child ? [{ id, label: `${discounts.heading}, ${label.toLowerCase()}`, dollars, child }] : [],
    ),
  };
}

/** What a bill says beside its amounts. */
export function billFacts(
  { heading, lateEnrollment, schedule, bill }: Tuition,
  hifz: Pick<PageContent<'hifz'>, 'heading' | 'ages' | 'fee'>,
  phone: string,
): BillFacts {
  const per = lateEnrollment.note ? ` ${lateEnrollment.note.toLowerCase()}` : '';
  const late = lateEnrollment.fees.map(({ dollars }) => formatDollars(dollars)).join(' or ');
  const hifzNote = hifz.ages.note ? ` ${hifz.ages.note}.` : '';
  return {
    title: typeset(heading),
    phone,
    leftOut: [
      `${lateEnrollment.heading}: ${late}${per}.`,
      `${hifz.heading}: ${formatDollars(hifz.fee.dollars)} a ${hifz.fee.per}.${hifzNote}`,
    ].map(typeset),
    note: schedule.note,
    texts: bill,
  };
}
