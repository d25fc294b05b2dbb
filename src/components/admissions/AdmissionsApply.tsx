import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { ApplyButtons } from './ApplyButtons.tsx';
import { DeepPlate } from './DeepPlate.tsx';

type AdmissionsApplyProps = {
  apply: PageContent<'admissions'>['apply'];
  introduction: DayTexts;
  links: School['links'];
};

export function AdmissionsApply({ apply, introduction, links }: AdmissionsApplyProps) {
  return (
    <div className="shell pb-section">
      <DeepPlate id="apply" heading={apply.heading} text={<DayText text={introduction} />}>
        <ApplyButtons words={apply} links={links} className="print:text-label" />
      </DeepPlate>
    </div>
  );
}
