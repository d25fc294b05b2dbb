/** The specification's route table, and the addresses beyond it: what the site must serve. */
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
];
/** Pairs of addresses for the same page. The value is the canonical one. */
export const TWINS: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};
/** Each page once, at its canonical address. */
export const PAGES = ADDRESSES.filter((address) => !(address in TWINS));
