import { telHref } from '../../lib/contact/contact-links.ts';
import type { School } from '../../lib/text/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The area to touch is larger than what is seen. */
const DONATE = classes(
  'relative my-1 rounded-control border border-brass px-4 font-bold hover:bg-on-deep hover:text-deep',
  'after:absolute after:-inset-y-1.5 after:inset-x-0 print:hidden',
);

/** The right end of the line above the header: how to reach the school and to donate. On a phone, the menu has all this. */
export function TopBar({ school }: { school: School }) {
  return (
    <section
      aria-label="Reach the school"
      className="on-deep top-bar text-label text-on-deep max-sm:hidden print:block print:text-ink"
    >
      <div className="shell flex items-center gap-x-5 whitespace-nowrap">
        <a href={telHref(school.phone.value)} className="min-h-11 font-bold lg:ms-auto">
          {school.phone.value}
        </a>
        <EmailLink email={school.email.value} />
        <SocialLinks social={school.social} className="max-lg:ms-auto print:hidden" />
        <OutsideLink href={school.links.donation.url} hasIcon={false} className={DONATE}>
          Donate
        </OutsideLink>
      </div>
    </section>
  );
}
