import { DEAD_LINKS } from '../../checks/built-pages.ts';

/** The specification's route table, written out, and the addresses beyond it: what the site must serve. */
export const ADDRESSES = [
  '/',
  '/about-us',
  '/about-us/head-of-school',
  '/about-us/accreditation',
  '/about-us/mission-statement',
  '/admissions',
  '/admissions/general-info',
  '/admissions/grades',
  '/tuition',
  '/programs',
  '/programs/early-childhood',
  '/programs/elementary',
  '/programs/middle',
  '/programs/hifz',
  '/programs/high-school',
  '/resources',
  '/resources/calendar',
  '/calendar',
  '/resources/handbook',
  '/handbook',
  '/resources/science-fair-gallery',
  '/pto',
  '/history',
  '/staff',
  '/support',
  '/careers',
  '/find',
  '/privacy',
] as const;

/** Pairs of addresses for the same page. The value is the canonical one. */
export const TWINS: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** Each page once, at its canonical address. */
export const PAGES = ADDRESSES.filter((address) => !(address in TWINS));

/** Addresses that the site doesn't have: the two dead links, and what people and scanners type. */
export const NOT_FOUND = [
  ...DEAD_LINKS,
  '/about-us/nobody',
  '/admissions/nothing',
  '/programs/college',
  '/resources/nothing',
  '/nothing',
  '/404',
  '/wp-login.php',
  '/tuition/2024',
];

/** The parent in the breadcrumb of pages whose address doesn't say it. */
const PARENTS: Readonly<Record<string, string>> = {
  '/history': '/about-us',
  '/staff': '/about-us',
  '/pto': '/resources',
  '/calendar': '/resources',
  '/handbook': '/resources',
  // A page under construction, as `/programs` is, so it has no trail.
  '/programs/high-school': '',
};

/** The page above this one, if there is a breadcrumb. */
export const parentOf = (address: string): string => PARENTS[address] ?? address.slice(0, address.lastIndexOf('/'));

/** The origin the site was built for, read from the built site. */
export async function publishedAt(request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) {
  const robots = await (await request.get('/robots.txt')).text();
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? 'robots.txt names no sitemap').origin;
}
