import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { ApplyButtons } from './ApplyButtons.tsx';

type AdmissionsReadyProps = { ready: PageContent<'generalInfo'>['ready']; links: School['links'] };

/** Buttons for both forms. On wide screens the box is sticky beside the steps. */
export function AdmissionsReady({ ready, links }: AdmissionsReadyProps) {
  return (
    <section
      aria-labelledby="ready-heading"
      className="on-deep bg-deep p-6 text-on-deep sm:p-8 lg:sticky lg:top-28 print:border print:border-ink print:p-3"
    >
      <h2 id="ready-heading" className="text-h3">
        {ready.heading}
      </h2>
      <p className="mt-2 text-on-deep-soft">{ready.text}</p>
      <ApplyButtons
        words={ready}
        links={links}
        className="mt-6 sm:max-lg:grid-cols-2 print:mt-1 print:grid-cols-1 print:justify-items-start"
      />
    </section>
  );
}
