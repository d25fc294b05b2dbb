import { telHref } from '../../lib/contact/contact-links.ts';
import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgramOpening } from '../programs/ProgramOpening.tsx';
import { CallsOffice } from '../shared/CallsOffice.tsx';

type EarlyChildhoodHeaderProps = { page: PageContent<'earlyChildhood'>; school: School; breadcrumb: Breadcrumb };

/** The ages, links to each group, and the two ways to start: the interest form on the portal, or a call. */
export function EarlyChildhoodHeader({ page, school, breadcrumb }: EarlyChildhoodHeaderProps) {
  const { ages, groups, groupsLabel, interest } = page;
  const groupLinks = groups.map(({ id, name }) => (
    <a key={id} href={`#${id}`} className="me-5 inline-flex min-h-8 items-center text-h4 text-inherit">
      {name}
    </a>
  ));
  return (
    <ProgramOpening
      page={page}
      breadcrumb={breadcrumb}
      facts={[
        { id: 'ages', ...ages },
        { id: 'groups', label: groupsLabel, value: groupLinks },
      ]}
    >
      <ButtonLink href={school.links.registerInterest.url} tone="inverse">
        {interest.button}
      </ButtonLink>
      <CallsOffice>
        <ButtonLink href={telHref(school.phone.value)} tone="outline-inverse" icon="phone">
          <span className="tabular-nums">{`${interest.call} ${school.phone.value}`}</span>
        </ButtonLink>
      </CallsOffice>
    </ProgramOpening>
  );
}
