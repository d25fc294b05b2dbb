import type { ReactNode } from 'react';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDollars } from '../../lib/text/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { HifzTimeRange } from '../shared/HifzTimeRange.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';

/** What it costs, for whom it is, when to be there and where, and a link to the form. */
export function HifzHeader({ page, hasForm }: { page: PageContent<'hifz'>; hasForm: boolean }) {
  const { schedule, ages, fee, action } = page;
  const { dropOff, progress, place } = schedule;
  const facts: { id: string; label: string; value: ReactNode; note?: string | undefined }[] = [
    { ...fee, id: 'fee', value: `${formatDollars(fee.dollars)}/${fee.per}` },
    { ...ages, id: 'ages' },
    {
      id: 'drop-off',
      label: dropOff.label,
      value: (
        <>
          <HifzTimeRange from={dropOff.from} to={dropOff.to} hasHalf={false} /> {dropOff.note}
        </>
      ),
    },
    { id: 'progress', label: progress.label, value: `${progress.from}–${progress.to} ${progress.unit}` },
    { ...place, id: 'place' },
  ];
  return (
    <PageHeader
      page={page}
      more={
        hasForm && (
          <p className="print:hidden">
            <ButtonLink href="#apply">{action}</ButtonLink>
          </p>
        )
      }
    >
      <dl className="border-t border-ink print:leading-tight">
        {facts.map(({ id, label, value, note }) => (
          <div
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 print:py-0"
          >
            <dt>{label}</dt>
            <dd>
              <span className="font-serif text-h3 tabular-nums">{value}</span>
            </dd>
            {note && <dd className="w-full max-w-none text-note text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </PageHeader>
  );
}
