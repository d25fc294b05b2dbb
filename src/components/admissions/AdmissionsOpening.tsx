import { drawing } from '../../lib/pictures/pictures.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type Admissions = PageContent<'admissions'>;

type AdmissionsOpeningProps = {
  page: Admissions;
  /** What a family does next, and which year applications are open for. */
  steps: readonly DayState<Admissions['nextStep']>[];
};

/** An arch whose sides go on beyond the page. Its jamb is three lines, one on the other. */
const GATE = 'M0 4000V254C0 150 70 112 150 74C214 44 262 40 280 4C298 40 346 44 410 74C490 112 560 150 560 254V4000';

/** The first screen of /admissions: a gate in a tiled wall from edge to edge, and in it the next step (styles/portal.css). */
export function AdmissionsOpening({ page, steps }: AdmissionsOpeningProps) {
  return (
    <header className="relative overflow-hidden print:pt-3">
      <div className="absolute inset-0 print:hidden [&_img]:h-full [&_img]:object-cover">
        <PictureFrame picture={page.picture} sizes="100vw" isFirst />
      </div>
      <div className="portal-gate relative mx-auto">
        <svg aria-hidden="true" viewBox="0 0 560 254" className="w-full overflow-visible print:hidden">
          {[28, 24, 4].map((width) => (
            <path key={width} d={GATE} strokeWidth={width} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div className="relative px-6 pb-10 text-center md:px-10 md:pb-12 print:grid print:grid-cols-2 print:gap-x-8 print:p-0 print:text-start">
          <div>
            <h1 className="text-h1">
              <Unbroken text={page.heading} />
            </h1>
            <p className="mt-2 text-lead text-ink-soft">{page.subheading}</p>
          </div>
          <section aria-label={steps[0]?.value.label} className="mt-6 mb-4 print:mt-0 print:mb-0">
            <OnDays states={steps}>
              {(step) => (
                <>
                  <p className="text-label font-bold text-brass-ink">{step.label}</p>
                  <h2 className="mt-2 text-h2 text-green print:mt-0">{step.text}</h2>
                  <p className="mt-4 border-t border-hairline pt-4 text-balance print:border-0 print:pt-0">
                    <WithPhoneLink text={step.announcement} />
                  </p>
                  <p className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
                    <ButtonLink href={step.link.href}>{step.link.text}</ButtonLink>
                  </p>
                </>
              )}
            </OnDays>
          </section>
        </div>
        <div className="portal-floor absolute -inset-x-[50vw] bottom-0 max-w-none print:hidden" />
      </div>
      <img {...drawing('admissions-family')} alt="" className="portal-family print:hidden" />
      <img {...drawing('admissions-garden')} alt="" loading="lazy" className="portal-family max-lg:hidden" />
    </header>
  );
}
