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

const ABOUT = ['About Us', '/about-us'] as const;
const ADMISSIONS = ['Admissions', '/admissions'] as const;
const PROGRAMS = ['Programs', '/programs'] as const;
const RESOURCES = ['Resources', '/resources'] as const;

/** Each page's heading, which also starts its title, and its parent in the breadcrumb. */
export const HEADINGS: Readonly<
  Record<(typeof ADDRESSES)[number], readonly [heading: string, parent?: readonly [name: string, href: string]]>
> = {
  '/': ['Excellence in Education with Islamic Values'],
  '/about-us': ['About Us'],
  '/about-us/head-of-school': ['Head of School', ABOUT],
  '/about-us/accreditation': ['Accreditation', ABOUT],
  '/about-us/mission-statement': ['Mission Statement', ABOUT],
  '/admissions': ['Admissions'],
  '/admissions/general-info': ['General Info', ADMISSIONS],
  '/admissions/grades': ['Grades', ADMISSIONS],
  '/tuition': ['Tuition & Fees 2025–26'],
  '/programs': ['Programs'],
  '/programs/early-childhood': ['Early Childhood', PROGRAMS],
  '/programs/elementary': ['Elementary', PROGRAMS],
  '/programs/middle': ['Middle School', PROGRAMS],
  '/programs/hifz': ['Hifz Program', PROGRAMS],
  '/programs/high-school': ['High School Programs'],
  '/resources': ['Resources'],
  '/resources/calendar': ['School Calendar 2025–2026', RESOURCES],
  '/calendar': ['School Calendar 2025–2026', RESOURCES],
  '/resources/handbook': ['Parent & Student Handbook', RESOURCES],
  '/handbook': ['Parent & Student Handbook', RESOURCES],
  '/resources/science-fair-gallery': ['Science Fair Gallery', RESOURCES],
  '/pto': ['Parent-Teacher Organization', RESOURCES],
  '/history': ['Our History', ABOUT],
  '/staff': ['Our Staff', ABOUT],
  '/support': ['Support Our School'],
  '/careers': ['Careers'],
  '/find': ['Find'],
  '/privacy': ['Privacy'],
};

/** The origin the site was built for, read from the built site. */
export async function publishedAt(request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) {
  const robots = await (await request.get('/robots.txt')).text();
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? 'robots.txt names no sitemap').origin;
}
