import { telHref } from '../lib/contact/contact-links.ts';
import type { CostEstimate, CostFacts, FeeLine } from '../lib/fees/cost-estimate.ts';
import { formatDollars, formatRange } from '../lib/text/format.ts';
import { Ledger } from './Ledger.tsx';

type CostSheetProps = { estimate: CostEstimate; facts: CostFacts };

/** The answer in a sentence: every figure that is known, and what to ask. */
export function costInWords({ tuition, discounts, total, knownFees, unknown }: CostEstimate): string {
  const known = tuition.flatMap(({ label, perYear }) => (perYear ? [`${label} ${formatDollars(perYear)}`] : []));
  const figures = [...known, `fees ${formatRange(knownFees)}`].join(', ');
  const discount = discounts.map(({ dollars }) => `, less ${formatDollars(dollars)} discount`).join('');
  if (total) return `${formatRange(total)}: ${figures}${discount}.`;
  return `${figures}. Tuition for ${unknown.join(' and ')}: ask the office.`.replace(/^f/, 'F');
}

/** Why a family pays a fee, and why its amount may be a range. */
function reasonOf({ fee, count, maybePartOf }: FeeLine): string {
  return [
    fee.group,
    fee.per && `per ${fee.per}`,
    !fee.per && count > 1 && `once, or for each of ${count} children`,
    maybePartOf && `or part of ${maybePartOf.label}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const feeRow = (line: FeeLine) => ({
  id: line.fee.id,
  label: line.fee.label,
  note: reasonOf(line),
  amounts: [formatRange(line.amount)],
});

/** What a family pays, line by line, each with its reason. */
export function CostSheet({ estimate, facts: { schoolYear, phone, plan, dates, leftOut } }: CostSheetProps) {
  const { tuition, unknown, fees, knownFees, deposits, discounts, monthly, total } = estimate;
  const [low, high] = total ?? knownFees;
  const call = (
    <a href={telHref(phone)} className="font-bold whitespace-nowrap tabular-nums">
      {phone}
    </a>
  );
  return (
    <>
      <p>
        <span className="font-bold">For {schoolYear}</span>
        <span className="block font-serif text-h3 tabular-nums">{costInWords(estimate)}</span>
        {unknown.length > 0 && call}
      </p>
      {low < high && (
        <p className="mt-2 text-note text-ink-soft">The lower amount counts what the schedule leaves open once.</p>
      )}
      <div className="mt-5">
        <Ledger
          caption={total ? 'What the total includes' : 'What is known'}
          columns={['Line', 'Amount']}
          rows={[
            ...tuition.map(({ label, perYear }, index) => ({
              // A family may have two children in one program.
              id: `tuition-${index}`,
              label: `Tuition, ${label}`,
              note: 'Per child, every year',
              amounts: [perYear === undefined ? 'Ask' : formatDollars(perYear)],
            })),
            ...discounts.map(({ id, label, note, dollars }) => ({
              id,
              label,
              note,
              amounts: [total ? `−${formatDollars(dollars)}` : 'Ask'],
            })),
            ...fees.map(feeRow),
          ]}
        />
      </div>
      {deposits.length > 0 && (
        <div className="mt-6">
          <Ledger
            caption="Deposits, which count toward tuition"
            columns={['Line', 'Amount']}
            rows={deposits.map(feeRow)}
          />
        </div>
      )}
      <h4 className="mt-6 font-serif text-h3">What it leaves out</h4>
      <ul className="list-disc ps-5">
        {leftOut.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h4 className="mt-6 font-serif text-h3">When it is due</h4>
      <ul className="list-disc ps-5">
        {monthly > 0 && (
          <li>
            {plan}: {formatDollars(monthly)} a month{!total && ' for the tuition that is known'}. Ask how deposits
            {discounts.length > 0 && ' and the discount'} change the payments.
          </li>
        )}
        {dates.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
