import { mailtoHref, telHref } from '../../lib/contact-links.ts';
import type { Link, Navigation, School } from '../../lib/content-types.ts';
import { formatTimeRange } from '../../lib/format.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

type SiteFooterProps = { school: School; navigation: Navigation; builtYear: number };

const LINK = 'inline-flex min-h-8 items-center text-inherit no-underline hover:underline';

function FooterList({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="text-h4">{heading}</h2>
      <ul className="mt-3 text-on-deep-soft">
        {links.map(({ href, text }) => (
          <li key={text}>
            <a href={href} className={LINK}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SiteFooter({ school, navigation, builtYear }: SiteFooterProps) {
  const { address, officeHours } = school;
  return (
    <footer className="on-deep site-footer bg-deep text-on-deep">
      <div className="shell grid gap-x-10 gap-y-8 py-section sm:grid-cols-2 lg:grid-cols-12 print:hidden">
        <div className="sm:col-span-2 lg:col-span-5">
          <a href="/" className="inline-flex items-center gap-3 text-on-deep no-underline">
            <KhatamMark className="size-14" />
            <span className="font-serif text-h3">{school.name.value}</span>
          </a>
          <p className="mt-5 max-w-narrow text-on-deep-soft">{school.blurb}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 text-on-deep-soft">
            <SocialLinks social={school.social} className="-ms-3" />
            <OutsideLink href={school.links.sisterSchool.url} className="text-inherit">
              Our sister school
            </OutsideLink>
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 lg:col-span-4">
          <FooterList heading="Quick Links" links={navigation.quickLinks} />
          <FooterList heading="Programs" links={navigation.programs} />
        </nav>
        <div className="lg:col-span-3">
          <h2 className="text-h4">Contact</h2>
          <address className="mt-3 text-on-deep-soft not-italic">
            <p>
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </p>
            <p className="mt-3">
              Phone{' '}
              <a href={telHref(school.phone.value)} className={LINK}>
                {school.phone.value}
              </a>
              <br />
              Fax {school.fax.value}
              <br />
              <a href={mailtoHref(school.email.value)} className={`${LINK} break-all`}>
                {school.email.value}
              </a>
            </p>
            <p className="mt-3">
              {officeHours.weekdays.days}, {formatTimeRange(officeHours.weekdays.opens, officeHours.weekdays.closes)}
            </p>
          </address>
        </div>
      </div>
      <div className="border-t border-deep-line">
        <p className="shell py-6 text-label text-on-deep-soft print:py-2">
          © <span data-current-year="">{builtYear}</span> {school.name.value}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
