import { mailtoHref, telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';

type SupportOtherWaysProps = { otherWays: PageContent<'support'>['otherWays']; school: School };

const LINK = 'inline-flex min-h-11 items-center gap-2 font-bold';

/** Ways to help without money: volunteering by phone, and ideas by email. */
export function SupportOtherWays({ otherWays, school }: SupportOtherWaysProps) {
  const { volunteer, getInvolved } = otherWays;
  return (
    <Section id="other-ways" heading={otherWays.heading} tone="sunk">
      <div className="grid gap-y-10 md:grid-cols-2">
        <div className="md:pe-10 lg:pe-16">
          <h3 className="text-h3">{volunteer.title}</h3>
          <p className="mt-3 text-ink-soft">{volunteer.description}</p>
          <p className="mt-4">
            <a href={telHref(school.phone.value)} className={LINK}>
              <Icon name="phone" />
              <span>
                Call <span className="tabular-nums">{school.phone.value}</span> {volunteer.call}
              </span>
            </a>
          </p>
        </div>
        <div className="md:border-s md:border-hairline md:ps-10 lg:ps-16">
          <h3 className="text-h3">{getInvolved.title}</h3>
          <p className="mt-3 text-ink-soft">{getInvolved.description}</p>
          <p className="mt-4">
            <a href={mailtoHref(school.email.value, { subject: getInvolved.emailSubject })} className={LINK}>
              {getInvolved.link}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
