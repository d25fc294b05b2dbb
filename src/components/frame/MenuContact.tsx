import { mailtoHref, telHref } from '../../lib/contact/contact-links.ts';
import type { Link, School } from '../../lib/text/content-types.ts';
import { formatAddress, formatTimeRange } from '../../lib/text/format.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const LINK = 'flex min-h-11 items-center gap-2 text-inherit no-underline hover:underline';

/** The foot of the small screens' menu: how to reach and visit the school, when and where, and how to donate. */
export function MenuContact({ school, visit }: { school: School; visit: Link }) {
  const { phone, email, address, officeHours, social, links } = school;
  const { days, opens, closes } = officeHours.weekdays;
  return (
    <div className="mt-6 border-t border-hairline pt-4 text-label nav:hidden">
      <a href={telHref(phone.value)} className={LINK}>
        <Icon name="phone" />
        {phone.value}
      </a>
      <p className="text-ink-soft">
        {days}, {formatTimeRange(opens, closes)}
        <OfficeNow />
      </p>
      <a href={mailtoHref(email.value)} className={LINK}>
        <Icon name="mail" />
        {email.value}
      </a>
      <a href={visit.href} className={LINK}>
        <Icon name="school" />
        {visit.text}
      </a>
      <p className="py-2 text-ink-soft">{formatAddress(address)}</p>
      <div className="flex items-center justify-between">
        <SocialLinks social={social} className="-ms-3" />
        <OutsideLink href={links.donation.url} hasIcon={false} className={buttonClass('secondary')}>
          Donate
        </OutsideLink>
      </div>
    </div>
  );
}
