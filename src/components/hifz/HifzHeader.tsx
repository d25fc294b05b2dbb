import type { Breadcrumb } from '../../lib/breadcrumb.ts';
import type { PageContent } from '../../lib/content.ts';
import { formatDollars } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgramHeader } from '../programs/ProgramHeader.tsx';
import { HifzTimeRange } from '../shared/HifzTimeRange.tsx';

type HifzHeaderProps = { page: PageContent<'hifz'>; breadcrumb: Breadcrumb };

/** When it meets (the time only if it is the same every day), for whom, what it costs, and a link to the form. */
export function HifzHeader({ page, breadcrumb }: HifzHeaderProps) {
  const { schedule, ages, fee, action } = page;
  const [first, ...others] = schedule.days.map(({ time }) => time);
  const sharedTime = others.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined;
  return (
    <ProgramHeader
      page={page}
      breadcrumb={breadcrumb}
      scale="words"
      facts={[
        {
          id: 'when',
          label: schedule.whenLabel,
          value: (
            <>
              {schedule.week}
              {sharedTime && (
                <>
                  {' '}
                  <HifzTimeRange {...sharedTime} />
                </>
              )}
            </>
          ),
        },
        { id: 'fee', label: fee.label, value: `${formatDollars(fee.dollars)}/${fee.per}` },
        { id: 'ages', label: ages.label, value: ages.value, note: ages.note },
      ]}
    >
      <ButtonLink href="#apply">{action}</ButtonLink>
    </ProgramHeader>
  );
}
