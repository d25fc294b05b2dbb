import { telHref } from '../../lib/contact/contact-links.ts';
import type { Link, Navigation, School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { LinkItems } from './LinkItems.tsx';
import { SocialLinks } from './SocialLinks.tsx';

type SiteFooterProps = {
  school: School;
  navigation: Navigation;
  /** The notice of nondiscrimination, once the school has confirmed it. */
  notice: string | undefined;
  builtYear: number;
};

function FooterList({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="text-h4">{heading}</h2>
      <ul role="list" className="text-on-deep-soft md:mt-1">
        <LinkItems links={links} />
      </ul>
    </div>
  );
}

export function SiteFooter({ school, navigation, notice, builtYear }: SiteFooterProps) {
  const { address, officeHours, phone, fax, email } = school;
  return (
    <footer className="on-deep site-footer bg-deep text-on-deep">
      <div className="shell grid gap-x-12 gap-y-3 py-3 md:grid-cols-2 md:py-10 lg:grid-cols-3 print:hidden">
        <div>
          <a href="/" className="inline-flex min-h-12 items-center gap-3 text-on-deep no-underline">
            <KhatamMark className="size-12" />
            <span className="font-serif text-h4 text-balance md:mt-1 md:text-h3">{school.name.value}</span>
          </a>
          <p className="text-on-deep-soft md:mt-4">{school.blurb}</p>
        </div>
        <div>
          <h2 className="text-h4 max-md:sr-only">Contact</h2>
          <address className="text-on-deep-soft not-italic md:mt-1">
            <p className="md:py-1">
              {address.street}, <br />
              {address.city}, {address.state} {address.zip} <br />
              <span className="usual">{formatHours(officeHours.weekdays)}</span>
            </p>
            <p className="flex flex-wrap gap-x-4 tabular-nums">
              <a href={telHref(phone.value)}>
                <span className="sr-only">Phone </span>
                {phone.value}
              </a>
              <span className="self-center">Fax {fax.value}</span>
              <EmailLink email={email.value} />
            </p>
          </address>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 md:row-span-2 md:row-start-1 md:col-start-2 lg:row-span-1 lg:col-start-3"
        >
          <FooterList heading="Quick Links" links={navigation.quickLinks} />
          <FooterList heading="Programs" links={navigation.programs} />
        </nav>
      </div>
      <div className="border-t border-deep-line">
        {notice && <p className="shell pt-6 text-on-deep-soft print:hidden">{notice}</p>}
        <div className="shell flex items-center justify-between gap-4 py-2 text-label text-on-deep-soft">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span>
              {/* A PDF isn't printed again each year. */}©{' '}
              <span data-current-year="" className="print:hidden">
                {builtYear}
              </span>{' '}
              {school.name.value}. All rights reserved.
            </span>
            <a href="/privacy" className="text-inherit print:hidden">
              Privacy
            </a>
            <OutsideLink href={school.links.sisterSchool.url} className="text-inherit print:hidden">
              Our sister school
            </OutsideLink>
          </p>
          <SocialLinks social={school.social} className="-me-3 print:hidden" />
        </div>
      </div>
    </footer>
  );
}
