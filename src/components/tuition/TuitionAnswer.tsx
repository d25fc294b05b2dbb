import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type TuitionAnswerProps = {
  plan: PageContent<'tuition'>['plan'];
  office: PageContent<'tuition'>['office'];
  phone: School['phone'];
};

/** How tuition is paid, and the contact for tuition that isn't published. */
export function TuitionAnswer({ plan, office, phone }: TuitionAnswerProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-1 print:leading-tight">
      <div>
        <dt className="text-label font-bold text-brass-ink">{plan.label}</dt>
        <dd className="mt-1 font-serif text-h3">{plan.value}</dd>
        <dd className="text-ink-soft">{plan.note}</dd>
      </div>
      <div>
        <dt className="text-label font-bold text-brass-ink">{office.label}</dt>
        <dd>
          <PhoneLink phone={phone.value} className="print:inline" />
        </dd>
        <dd className="text-ink-soft">{office.note}</dd>
      </div>
    </dl>
  );
}
