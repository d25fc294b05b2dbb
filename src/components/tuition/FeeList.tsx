import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate, formatDollars, formatYearlyDate } from '../../lib/text/format.ts';
import { type Price, PriceList } from '../../ui/PriceList.tsx';
import { CallsOffice } from '../shared/CallsOffice.tsx';

type Group = { id: string; heading: string; note?: string | undefined; prices: readonly Price[] };

type Fee = { id: string; label: string; dollars: number; note?: string | undefined };

const feePrices = (fees: readonly Fee[]): Price[] =>
  fees.map(({ id, label, dollars, note }) => ({ id, label, note, amount: formatDollars(dollars) }));

/** `by July 1` or `After May 31, 2025`, with the date on one line. */
function Dated({ lead, date, children }: { lead: string | undefined; date: string; children: string }) {
  return (
    <>
      {lead && `${lead}\u00a0`}
      <time dateTime={date}>{children}</time>
    </>
  );
}

/** Tuition by the year, with the month's, or with the number to call for it. */
const tuitionPrices = ({ rows, perMonth }: PageContent<'tuition'>['tuition'], phone: string): Price[] =>
  rows.map((row) => {
    if (!('instead' in row))
      return { ...row, amount: formatDollars(row.perYear), note: `${formatDollars(row.perMonth)} ${perMonth}` };
    const link = (
      <a key="call" href={telHref(phone)} className="calls relative py-3">
        {phone}
      </a>
    );
    return { ...row, amount: <CallsOffice>{row.instead}</CallsOffice>, note: link };
  });

/** The groups of the schedule in the order of the page. */
function groupsOf(page: PageContent<'tuition'>, phone: string): Group[] {
  const { newStudents, returningStudents, annual, additional, lateEnrollment, billing, discounts } = page;
  const late = lateEnrollment.fees.map((fee) => {
    const label = (
      <Dated key="label" lead={fee.label} date={fee.date}>
        {formatDate(fee.date)}
      </Dated>
    );
    return { ...fee, label, amount: formatDollars(fee.dollars) };
  });
  const { registration, processingFee } = billing;
  const registered = (
    <Dated key="date" lead={registration.lead} date={registration.yearlyDate.slice(2)}>
      {formatYearlyDate(registration.yearlyDate)}
    </Dated>
  );
  return [
    { ...page.tuition, id: 'tuition', prices: tuitionPrices(page.tuition, phone) },
    { ...newStudents, id: 'new-students', prices: feePrices(newStudents.fees) },
    { ...returningStudents, id: 'returning-students', prices: feePrices(returningStudents.fees) },
    { ...annual, id: 'annual', prices: feePrices(annual.fees) },
    { ...additional, id: 'additional', prices: feePrices(additional.fees) },
    { ...lateEnrollment, id: 'late-enrollment', prices: late },
    {
      ...billing,
      id: 'billing',
      prices: [
        { ...registration, id: 'registration', amount: registered },
        ...feePrices([{ id: 'processing-fee', ...processingFee }]),
      ],
    },
    { ...discounts, id: 'discounts', prices: feePrices(discounts.fees) },
  ];
}

/** The fee schedule: each group with its amounts, in as many columns as there is room for. */
export function FeeList({ tuition, phone }: { tuition: PageContent<'tuition'>; phone: string }) {
  return (
    <section aria-labelledby="schedule-heading" className="mt-4 border-t border-ink pt-4 print:mt-2 print:pt-1">
      <h2 id="schedule-heading" className="text-h3">
        {tuition.schedule.heading}
      </h2>
      <div className="fee-groups gap-x-12 text-note print:columns-3 print:gap-x-8">
        {groupsOf(tuition, phone).map(({ id, heading, note, prices }) => (
          <section key={id} className="break-inside-avoid pt-5 print:pt-1" aria-labelledby={`${id}-heading`}>
            <h3 id={`${id}-heading`} className="border-b border-hairline pb-1 font-sans font-bold print:pb-0">
              {heading}
            </h3>
            {note && <p className="mt-1 text-ink-soft print:mt-0">{note}</p>}
            <PriceList prices={prices} />
          </section>
        ))}
      </div>
      <div className="mt-6 grid gap-x-12 border-t-2 border-brass pt-3 text-note lg:grid-cols-3 print:mt-1 print:pt-0.5">
        <p className="lg:col-span-2">{tuition.schedule.lists}</p>
        <p className="print:hidden">
          <a href={tuition.schedule.link.href}>{tuition.schedule.link.text}</a>
        </p>
      </div>
    </section>
  );
}
