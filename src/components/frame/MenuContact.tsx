import type { Link, School } from '../../lib/text/content-types.ts';
import { formatAddress, formatHours } from '../../lib/text/format.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import { LinkItems } from './LinkItems.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The foot of the small screens' menu: links, how to reach and visit the school, when and where, and how to donate. */
export function MenuContact({ school, links }: { school: School; links: readonly Link[] }) {
  const { phone, email, address, officeHours, social } = school;
  return (
    <div className="mt-6 border-t border-hairline pt-3 nav:hidden">
      <ul
        role="list"
        className="site-menu-links mb-3 grid grid-cols-2 items-baseline gap-x-6 border-b border-hairline pb-3"
      >
        <LinkItems links={links} />
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <PhoneLink phone={phone.value} look="line" />
        <EmailLink email={email.value} />
      </p>
      <p className="text-ink-soft">
        <span className="usual">{formatHours(officeHours.weekdays)}</span>
        <OfficeNow />
      </p>
      <p className="text-ink-soft">{formatAddress(address)}</p>
      <div className="mt-2 flex items-center justify-between">
        <SocialLinks social={social} className="-ms-3" />
        <OutsideLink href={school.links.donation.url} hasIcon={false} className={buttonClass('secondary')}>
          Donate
        </OutsideLink>
      </div>
    </div>
  );
}
