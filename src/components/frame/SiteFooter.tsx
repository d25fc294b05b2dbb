import { mailtoHref, telHref } from '../../lib/contact/contact-links.ts';
import type { FamilyLinks } from '../../lib/site/family-links.ts';
import type { Link, Navigation, School } from '../../lib/text/content-types.ts';
import { formatTimeRange } from '../../lib/text/format.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { LinkItems } from './LinkItems.tsx';
import { SocialLinks } from './SocialLinks.tsx';

type SiteFooterProps = {
  school: School;
  navigation: Navigation;
  families: FamilyLinks;
  /** Whether the page is Home, whose sections have what its footer leaves out on a phone. */
  isHome: boolean;
  /** The notice of nondiscrimination, once the school has confirmed it. */
  notice: string | undefined;
  builtYear: number;
};

type FooterListProps = { heading: string; links: readonly Link[]; className?: string };

function FooterList({ heading, links, className }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="text-h4">{heading}</h2>
      <ul className="mt-3 text-on-deep-soft">
        <LinkItems links={links} />
      </ul>
    </div>
  );
}

export function SiteFooter({ school, navigation, families, isHome, notice, builtYear }: SiteFooterProps) {
  const onHome = isHome ? 'max-sm:hidden' : '';
  const { address, officeHours } = school;
  return (
    <footer className="on-deep site-footer bg-deep text-on-deep">
      <div className="shell grid gap-x-10 gap-y-8 py-section sm:grid-cols-2 lg:grid-cols-12 print:hidden">
        <div className="sm:col-span-2 lg:col-span-3">
          <a href="/" className="inline-flex items-center gap-3 text-on-deep no-underline">
            <KhatamMark className="size-14" />
            <span className="font-serif text-h3">{school.name.value}</span>
          </a>
          <p className="mt-5 max-w-narrow text-on-deep-soft">{school.blurb}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 text-on-deep-soft">
            <SocialLinks social={school.social} className="-ms-3" />
            <a href={navigation.howToApply.href} className={`text-inherit ${onHome}`}>
              {navigation.howToApply.text}
            </a>
            <OutsideLink href={school.links.sisterSchool.url} className="text-inherit">
              Our sister school
            </OutsideLink>
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 lg:col-span-6 xl:grid-cols-4">
          <FooterList heading={families.heading} links={families.links} className={`col-span-2 ${onHome}`} />
          <FooterList heading="Quick Links" links={navigation.quickLinks} />
          <FooterList heading="Programs" links={navigation.programs} />
        </nav>
        <div className="lg:col-span-3">
          <h2 className="text-h4">Contact</h2>
          <address className="mt-3 text-on-deep-soft not-italic">
            <p>
              Phone <a href={telHref(school.phone.value)}>{school.phone.value}</a>
              <br />
              {officeHours.weekdays.days}, {formatTimeRange(officeHours.weekdays.opens, officeHours.weekdays.closes)}
              <span className={onHome}>
                <OfficeNow />
              </span>
            </p>
            <p className="mt-3">
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
              <br />
              Fax {school.fax.value}
              <br />
              <a href={mailtoHref(school.email.value)} className="break-all">
                {school.email.value}
              </a>
            </p>
          </address>
        </div>
      </div>
      <div className="border-t border-deep-line">
        {notice && <p className="shell pt-6 text-label text-on-deep-soft print:hidden">{notice}</p>}
        <p className="shell py-6 text-label text-on-deep-soft print:py-2">
          © <span data-current-year="">{builtYear}</span> {school.name.value}. All rights reserved.{' '}
          <a href="/privacy" className="text-inherit print:hidden">
            Privacy
          </a>
        </p>
      </div>
    </footer>
  );
}
