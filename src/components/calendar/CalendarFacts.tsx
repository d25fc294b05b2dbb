import type { ReactNode } from 'react';
import type { SchoolYear } from '../../content/read-content.ts';
import { formatShortHours } from '../../lib/dates/school-dates.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';

type Card = PageContent<'calendar'>['facts']['cards'][number];

type CalendarFactsProps = {
  id: string;
  facts: PageContent<'calendar'>['facts'];
  year: string;
  schoolYear: Pick<SchoolYear, 'instructionalDays' | 'hours' | 'conferences'>;
};

/** The key facts of the school year: the number of days, the hours, the conferences and the accreditation. */
export function CalendarFacts({
  id: sectionId,
  facts,
  year,
  schoolYear: { instructionalDays, hours, conferences },
}: CalendarFactsProps) {
  const values: Record<Card['id'], ReactNode> = {
    'instructional-days': `${instructionalDays} instructional days`,
    hours: `${hours.days} ${formatShortHours(hours.from, hours.until)}`,
    conferences: `${conferences.when} ${formatShortHours(conferences.from, conferences.until)}`,
    accreditation: undefined,
  };
  return (
    <section aria-labelledby={`${sectionId}-heading`}>
      <h2 id={`${sectionId}-heading`} className="text-h3 print:sr-only">
        {facts.heading}
        {year}
      </h2>
      <dl
        className={classes(
          'mt-4 grid grid-cols-2 gap-x-6',
          'lg:grid-cols-4',
          'print:mt-0 print:mb-2 print:grid-cols-[auto_auto_auto_1fr] print:gap-x-8',
        )}
      >
        {facts.cards.map(({ id, title, text, link }) => (
          <div key={id} className="border-t border-hairline py-3 print:border-0 print:py-0">
            <dt className="text-label text-ink-soft">{title}</dt>
            <dd>
              {values[id] && <span className="font-serif text-h4 print:text-label">{values[id]}</span>}
              {text && <span className="block print:text-label">{text}</span>}
              {link && (
                <a href={link.href} className="inline-flex min-h-8 items-center print:hidden">
                  {link.text}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
