import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { DeepPlate } from './DeepPlate.tsx';

type AdmissionsTourProps = {
  tour: PageContent<'grades'>['tour'];
  school: Pick<School, 'phone' | 'officeHours'>;
};

/** An invitation to tour the school, with the number to call and the office hours. */
export function AdmissionsTour({ tour, school }: AdmissionsTourProps) {
  return (
    <div className="shell pb-section">
      <DeepPlate id="tour" heading={tour.heading} text={tour.text}>
        <p>
          <ButtonLink href={telHref(school.phone.value)} tone="inverse" icon="phone">
            <span>
              {tour.call}: <span className="whitespace-nowrap tabular-nums">{school.phone.value}</span>
            </span>
          </ButtonLink>
          <span className="mt-3 block text-note text-on-deep-soft">
            {formatHours(school.officeHours.weekdays)}
            <OfficeNow />
          </span>
        </p>
      </DeepPlate>
    </div>
  );
}
