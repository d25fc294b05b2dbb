import { telHref } from '../../lib/contact/contact-links.ts';
import type { Link, School } from '../../lib/text/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { LinkItems } from './LinkItems.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The area to touch is larger than what is seen. */
const DONATE = classes(
  'relative my-1 inline-flex min-h-9 items-center rounded-control border border-brass px-4 font-bold text-on-deep',
  'no-underline hover:bg-on-deep hover:text-deep hover:underline after:absolute after:-inset-y-1.5 after:inset-x-0',
  'print:hidden',
);

/**
 * The bar above the header: how to reach the school, the links for current families, and how to donate. On small screens
 * the menu has all this.
 */
export function TopBar({ school, families }: { school: School; families: readonly Link[] }) {
  return (
    <section
      aria-label="Reach the school"
      className="on-deep top-bar bg-deep text-label text-on-deep max-sm:hidden print:block print:text-ink"
    >
      <div className="shell flex items-center gap-x-5">
        <a href={telHref(school.phone.value)}>
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          {school.phone.value}
        </a>
        <EmailLink email={school.email.value} />
        <ul role="list" aria-label="For current families" className="ms-auto hidden gap-x-5 nav:flex print:hidden">
          <LinkItems links={families} />
        </ul>
        <SocialLinks social={school.social} className="max-nav:ms-auto print:hidden" />
        <OutsideLink href={school.links.donation.url} hasIcon={false} className={DONATE}>
          Donate
        </OutsideLink>
      </div>
    </section>
  );
}
