import type { PageContent } from '../../lib/text/content.ts';
import { formatDollars } from '../../lib/text/format.ts';
import { Section } from '../../ui/Section.tsx';

type AdmissionsChecklistProps = {
  requirements: PageContent<'admissions'>['requirements'];
};

/** What to have ready, with checkboxes to tick on paper, and the application fee. */
export function AdmissionsChecklist({ requirements }: AdmissionsChecklistProps) {
  const { heading, introduction, items, applicationFee } = requirements;
  return (
    <Section id="requirements" heading={heading} introduction={introduction} tone="sunk">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12 print:grid-cols-12 print:gap-y-0">
        <ul role="list" className="border-t border-hairline lg:col-span-8 print:col-span-9">
          {items.map(({ id, title, text }) => (
            <li key={id} className="flex gap-4 border-b border-hairline py-4 print:gap-2 print:py-0.5">
              <span
                aria-hidden="true"
                className="mt-1 size-5 shrink-0 border-2 border-edge bg-paper print:mt-0 print:size-3.5"
              />
              <span>
                <span className="block font-bold print:inline">{title}</span>{' '}
                <span className="block text-ink-soft print:inline">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <dl className="flex flex-col self-start border-t-2 border-brass pt-4 lg:col-span-4 print:col-span-3">
          <dt className="order-2 mt-2 font-bold">{applicationFee.label}</dt>
          <dd className="font-serif text-figure tracking-display tabular-nums">
            {formatDollars(applicationFee.dollars)}
          </dd>
          <dd className="order-3 text-ink-soft">{applicationFee.note}</dd>
        </dl>
      </div>
    </Section>
  );
}
