import { DEAD_LINKS } from '../scripts/built-pages.ts';

/** The route table of the specification, written out: what the site must answer, not what it happens to have. */
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
] as const;

/** Two addresses of one page, and which of them is canonical. */
export const TWINS: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** Pages that are not written yet and say so. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '/programs': 'Programs',
  '/programs/high-school': 'High School Programs',
  '/resources': 'Resources',
};

/** Addresses that are not in the site: the two dead links, and what people and scanners type. */
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

/** Pages reached by /about-us and /admissions subpages show where they stand. */
export const BREADCRUMBS: Readonly<Record<string, readonly string[]>> = {
  '/about-us/head-of-school': ['Home', 'About Us'],
  '/about-us/accreditation': ['Home', 'About Us'],
  '/about-us/mission-statement': ['Home', 'About Us'],
  '/admissions/general-info': ['Home', 'Admissions'],
  '/admissions/grades': ['Home', 'Admissions'],
};
