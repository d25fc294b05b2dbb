/** schema.org data for search engines, as JSON-LD, from the same content as the pages. */
import type { BreadcrumbList, Graph, School as SchemaSchool, SpecialAnnouncement } from 'schema-dts';
import { weekdaysOf } from '../../content/weekdays.ts';
import { addDays } from '../dates/school-day.ts';
import { type Closing, closingsFrom, closingText, closingTitle, endOf } from '../notices/closing-list.ts';
import type { School } from '../text/content-types.ts';
import type { Breadcrumb } from './breadcrumb.ts';

/** The school, the site's public address, the canonical URL of a page, and what is on it. */
export type PageFacts = {
  school: School;
  site: URL;
  url: string;
  breadcrumb?: Breadcrumb | undefined;
  closings?: readonly Closing[] | undefined;
  /** The date of the build at the school, ISO 8601. */
  today: string;
};

const schoolId = (site: URL) => new URL('/#school', site).href;

const postalAddress = ({ street, city, state, zip }: School['mailingAddress']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }) as const;

function schoolData(school: School, site: URL): SchemaSchool {
  const { days, opens, closes } = school.officeHours.weekdays;
  return {
    '@type': 'School',
    '@id': schoolId(site),
    name: school.name.value,
    description: school.blurb,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    telephone: `+1-${school.phone.value}`,
    faxNumber: `+1-${school.fax.value}`,
    email: school.email.value,
    address: postalAddress(school.address),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdaysOf(days),
      opens,
      closes,
    },
    sameAs: school.social.map(({ url }) => url),
  };
}

function breadcrumbData({ trail, current }: Breadcrumb, site: URL, url: string): BreadcrumbList {
  const itemListElement = [...trail, { text: current, href: url }].map(({ text, href }, index) => {
    return { '@type': 'ListItem', position: index + 1, name: text, item: new URL(href, site).href } as const;
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

function closingData(closing: Closing, site: URL): SpecialAnnouncement {
  const calendar = new URL('/resources/calendar', site).href;
  return {
    '@type': 'SpecialAnnouncement',
    name: closingTitle(closing),
    text: closingText(closing),
    ...(closing.postedAt && { datePosted: closing.postedAt }),
    // The first day on which it is no longer true.
    expires: addDays(endOf(closing), 1),
    url: calendar,
    schoolClosuresInfo: calendar,
    announcementLocation: { '@id': schoolId(site) },
  };
}

/** A page's structured data: the school, its breadcrumb if it has one, and closings from today on. */
export function pageGraph({ school, site, url, breadcrumb, closings = [], today }: PageFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      schoolData(school, site),
      ...(breadcrumb ? [breadcrumbData(breadcrumb, site, url)] : []),
      ...closingsFrom(closings, today).map((closing) => closingData(closing, site)),
    ],
  };
}

/** The data as text for a script element. Every `<` is escaped as JSON, so that no text can end the script. */
export function jsonLd(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
