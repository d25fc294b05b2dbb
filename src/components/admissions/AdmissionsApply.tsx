import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DeepPlate } from './DeepPlate.tsx';

type AdmissionsApplyProps = { apply: PageContent<'admissions'>['apply']; links: School['links'] };

/** The two ways to begin, both on the school's online portal. */
export function AdmissionsApply({ apply, links }: AdmissionsApplyProps) {
  return (
    <div className="shell pb-section">
      <DeepPlate id="apply" heading={apply.heading} text={apply.introduction}>
        <p className="grid gap-3 print:gap-1 print:text-label print:[&_a]:min-h-0 print:[&_a]:border-0 print:[&_a]:p-0 print:[&_a]:text-ink">
          <ButtonLink href={links.registerInterest.url} tone="outline-inverse">
            {apply.registerInterest}
          </ButtonLink>
          <ButtonLink href={links.submitApplication.url} tone="inverse">
            {apply.submitApplication}
          </ButtonLink>
        </p>
      </DeepPlate>
    </div>
  );
}
