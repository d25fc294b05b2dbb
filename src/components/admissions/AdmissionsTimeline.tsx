import { feedPath, noDatesNotice } from '../../lib/feeds/calendar-feed-content.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatYearlyDate } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { DayParagraph } from '../../ui/DayText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NumberStar } from '../../ui/NumberStar.tsx';
import { Section } from '../../ui/Section.tsx';

type Timeline = PageContent<'admissions'>['timeline'];

type AdmissionsTimelineProps = {
  timeline: Timeline;
  /** Its dates. From a day on, one is in softer ink, because it is over. */
  entries: readonly (Timeline['entries'][number] & { passed?: { from: string; isNow: boolean } })[];
};

/** The dates of the admissions year on a timeline: vertical on a phone, horizontal on wide screens. */
export function AdmissionsTimeline({ timeline, entries }: AdmissionsTimelineProps) {
  const { heading, introduction, cycle, note, link, calendar } = timeline;
  return (
    <Section id="timeline" heading={heading} introduction={introduction}>
      <ol role="list" className="md:grid md:grid-cols-4 print:grid print:grid-cols-4">
        {entries.map(({ id, yearlyDate, title, text, passed }) => (
          <li
            key={id}
            className={classes(
              'relative pb-9 ps-14',
              'before:absolute before:top-5 before:-bottom-5 before:start-5 before:w-px before:bg-brass last:pb-0 last:before:hidden',
              'md:pe-6 md:pb-0 md:ps-0',
              'md:before:-end-5 md:before:bottom-auto md:before:h-px md:before:w-auto',
              'print:pe-4 print:pb-0 print:ps-0 print:before:hidden',
            )}
          >
            <div className="absolute start-0 -top-0.5 md:static print:hidden">
              <NumberStar className="size-10" />
            </div>
            {passed && <span className="peer" data-from={passed.from} hidden={!passed.isNow} />}
            <time
              dateTime={yearlyDate.slice(2)}
              className="block font-serif text-h2 leading-tight tracking-display text-green tabular-nums peer-not-[[hidden]]:text-ink-soft md:mt-4"
            >
              {formatYearlyDate(yearlyDate, 'short')}
            </time>
            <h3 className="mt-1 font-sans text-body leading-tight font-bold tracking-normal">{title}</h3>
            <p className="mt-1 text-note text-ink-soft print:leading-tight">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-prose text-ink-soft print:mt-2">{note}</p>
      <p className="mt-2 flex flex-wrap gap-x-8 print:hidden">
        <a href={link.href} className="inline-flex min-h-11 items-center font-bold">
          {link.text}
        </a>
        {cycle && (
          <a href={feedPath('admissions')} download="" className="inline-flex min-h-11 items-center gap-2 font-bold">
            <Icon name="download" />
            {calendar}
          </a>
        )}
      </p>
      <DayParagraph text={cycle ? noDatesNotice('admissions') : []} />
    </Section>
  );
}
