import { mailtoHref, telHref } from '../../lib/contact-links.ts';
import type { School } from '../../lib/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-inherit no-underline hover:underline print:min-h-8';

/** The bar above the header: how to reach the school, and how to donate. On a phone, the menu's foot has all this. */
export function TopBar({ school }: { school: School }) {
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
          <span className="max-md:sr-only">{school.email.value}</span>
        </a>
        <SocialLinks social={school.social} className="ms-auto print:hidden" />
        <OutsideLink
          href={school.links.donation.url}
          hasIcon={false}
          className={classes(
            'relative my-1 inline-flex min-h-9 items-center rounded-control border border-brass px-4 font-bold text-on-deep no-underline',
            'hover:bg-on-deep hover:text-deep',
            'after:absolute after:-inset-y-1.5 after:inset-x-0',
            'print:hidden',
          )}
        >
          Donate
        </OutsideLink>
      </div>
    </section>
  );
}
