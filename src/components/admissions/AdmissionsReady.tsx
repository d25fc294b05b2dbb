import type { SeasonTexts } from '../../lib/school/season.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { DayParagraph } from '../../ui/DayText.tsx';
import { ApplyButtons } from './ApplyButtons.tsx';

type AdmissionsReadyProps = {
  ready: PageContent<'generalInfo'>['ready'];
  /** For which school year applications are open. */
  applications: SeasonTexts;
  links: School['links'];
};

/** For which year to apply, and buttons for both forms. On wide screens the box is sticky beside the steps. */
export function AdmissionsReady({ ready, applications, links }: AdmissionsReadyProps) {
  return (
    <section
      aria-labelledby="ready-heading"
      className="on-deep bg-deep p-6 text-on-deep sm:p-8 lg:sticky lg:top-28 print:grid print:grid-cols-2 print:gap-x-8 print:border print:border-ink print:p-2"
    >
      <h2 id="ready-heading" className="text-h3">
        {ready.heading}
      </h2>
      <DayParagraph text={applications} className="mt-2" />
      <p className="mt-2 text-on-deep-soft print:mt-0">{ready.text}</p>
      <ApplyButtons
        words={ready}
        links={links}
        className="mt-6 sm:max-lg:grid-cols-2 print:mt-1 print:grid-cols-1 print:justify-items-start"
      />
    </section>
  );
}
