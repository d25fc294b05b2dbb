import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ApplyButtons } from './ApplyButtons.tsx';
import { DeepPlate } from './DeepPlate.tsx';

type AdmissionsApplyProps = {
  apply: PageContent<'admissions'>['apply'];
  links: School['links'];
};

export function AdmissionsApply({ apply, links }: AdmissionsApplyProps) {
  return (
    <div className="shell pb-section">
      <DeepPlate id="apply" heading={apply.heading} text={apply.introduction}>
        <ApplyButtons words={apply} links={links} className="print:text-label" />
      </DeepPlate>
    </div>
  );
}
