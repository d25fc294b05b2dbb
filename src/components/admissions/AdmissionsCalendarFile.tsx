import { feedPath, noDatesNotice } from '../../lib/feeds/calendar-feed-content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OnDays } from '../../ui/OnDays.tsx';

/** The dates of admissions as a calendar file, and a note when none is ahead. */
export function AdmissionsCalendarFile({ text }: { text: string }) {
  return (
    <div className="mt-6 print:hidden">
      <a href={feedPath('admissions')} download="" className="inline-flex min-h-11 items-center gap-2 font-bold">
        <Icon name="calendar-days" />
        {text}
      </a>
      <OnDays states={noDatesNotice('admissions')}>{(notice) => notice && <p>{notice}</p>}</OnDays>
    </div>
  );
}
