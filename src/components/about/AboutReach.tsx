import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AboutReachProps = {
  reach: PageContent<'headOfSchool'>['reach'];
  school: Pick<School, 'phone' | 'email'>;
};

export function AboutReach({ reach, school }: AboutReachProps) {
  const { phone, email } = school;
  return (
    <section aria-labelledby="reach-heading" className="print:hidden">
      <h2 id="reach-heading" className="text-h4">
        {reach.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{reach.text}</p>
      <p className="mt-3">
        <PhoneLink phone={phone.value} />
        <br />
        <EmailLink email={email.value} />
      </p>
    </section>
  );
}
