import { mailtoHref, telHref } from '../../lib/contact/contact-links.ts';
import type { FamilyLinks } from '../../lib/site/family-links.ts';
import type { School } from '../../lib/text/content-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { LinkItems } from './LinkItems.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-inherit no-underline hover:underline print:min-h-8';

/**
 * The bar above the header: how to reach the school, the links for current families, and how to donate. On small screens
 * the menu has all this.
 */
export function TopBar({ school, families }: { school: School; families: FamilyLinks }) {
  return (
    <section
      aria-label="Reach the school"
      className="on-deep top-bar bg-deep text-label text-on-deep max-sm:hidden print:block print:text-ink"
    >
      <div className="shell flex flex-wrap items-center gap-x-5">
        <a href={telHref(school.phone.value)} className={LINK}>
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          {school.phone.value}
        </a>
        <a href={mailtoHref(school.email.value)} className={`${LINK} max-md:min-w-11 max-md:justify-center`}>
          <Icon name="mail" />
          <span className="max-md:sr-only print:not-sr-only">{school.email.value}</span>
        </a>
        <div className="site-menu-item print:hidden">
          <button type="button" aria-controls="submenu-families" className={`${LINK} cursor-pointer`}>
            {families.heading}
            <Icon name="chevron-down" className="site-menu-chevron size-4" />
          </button>
          <ul id="submenu-families" className="site-submenu">
            <LinkItems links={families.links} />
          </ul>
        </div>
        <SocialLinks social={school.social} className="ms-auto print:hidden" />
        <OutsideLink href={school.links.donation.url} hasIcon={false} className="top-bar-donate print:hidden">
          Donate
        </OutsideLink>
      </div>
    </section>
  );
}
