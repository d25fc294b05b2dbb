import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/site-test.ts';

/** The measured taps and screens of every walk. */
const RECORD = 'docs/parent-tasks.md';
const VIEW = { width: 360, height: 780 };
/** What one screen of a phone scrolls. */
const SCREEN = 680;

/** Taps a link, and returns how many screens down it was. */
async function tap(link: Locator): Promise<number> {
  const screens = await link.evaluate((element, screen) => {
    // A link in an open menu needs no scrolling of the page.
    if (element.closest('[popover]')) return 0;
    return Math.max(0, element.getBoundingClientRect().bottom - innerHeight) / screen;
  }, SCREEN);
  // A test can't leave the site, so it only tries whether a link to another site or program can be tapped.
  const isLeaving = await link.evaluate((element) =>
    element.matches('[target=_blank], [href^="webcal:"], [href^="tel:"]'),
  );
  await link.click({ trial: isLeaving });
  return screens;
}

type Walk = {
  task: string;
  from: '/' | '/staff';
  /** The most taps. Default: 2. */
  goal?: number;
  taps: ((page: Page) => Locator)[];
  finds: (page: Page) => Promise<void>;
};

const link = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first();
const inMain = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first();
const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const shows = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
};

const hasTourForm = async (page: Page) => {
  await expect(page.getByLabel('Subject')).toHaveValue('tours');
  await expect(page.getByLabel('Subject')).toBeInViewport();
};
const hasBothAidDates = async (page: Page) => {
  await shows(/^March 15: If you need financial aid/)(page);
  await shows(/^May 1: If you need Scholarship/)(page);
  await shows(/Tax returns · /)(page);
};
const namesAccreditors = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accreditation');
  await expect(page.getByRole('main')).toContainText('SA1');
};
const hasHifzFacts = async (page: Page) => {
  for (const text of [/7:00/, /\$100/, /Age 7 and up/i]) await shows(text)(page);
};

const hasSchoolYear = async (page: Page) => {
  for (const text of [/August 25/, /June 18/, /Days off for this year haven’t been posted yet/])
    await shows(text)(page);
};
const hasApplication = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Info');
  await shows(/Priority deadline/)(page);
  await shows('Applications are open for the 2025–2026 academic year.')(page);
};
const hasGradeFour = async (page: Page) => {
  await shows(/^4th/)(page);
  await shows('Social Studies')(page);
};
const hasMeetingAmongDates = async (page: Page) => {
  await shows(/^October 21/)(page);
  await shows('PTO meeting')(page);
};
const namesNextMeeting = shows('Next meeting: Tuesday, October 21');
const hasGradeThree = async (page: Page) => {
  await expect(page.getByText('Third Grade Teacher')).toBeInViewport();
};
const hasHandbook = async (page: Page) => {
  await expect(inMain(/Open the handbook/)(page)).toHaveAttribute('href', /^https:/);
  await shows('Dress')(page);
};
const hasJobs = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  await shows('Elementary School Teacher')(page);
};
/** The last tap leads to another site. */
const isThere = async () => {};
const portal = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^Grades portal/ });
const portalInMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Grades portal/ });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' }).getByRole('link');

const schedule = [menu, link(/^Tuition & Fees$/)];
const showsExample = (summary: RegExp) => async (page: Page) => {
  await shows(summary)(page);
};
const asksForTuition = async (page: Page) => {
  const summary = page.locator('summary', { hasText: 'Grade 3' });
  await expect(summary).toContainText('fees $995 to $1,745, tuition: ask');
  await summary.click();
  await expect(page.getByRole('link', { name: /^401-555-/ }).last()).toHaveAttribute('href', /^tel:/);
};
const hasAdmissionsExample = async (page: Page) => {
  await shows('$15,865 to $16,000')(page);
};
const hasOffice = async (page: Page) => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('7:30 AM – 4:00 PM');
};
const phoneInHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Call / });
const subscribe = (page: Page) => page.getByRole('link', { name: 'Subscribe (School days)' });

const WALKS: Walk[] = [
  {
    task: '1 Two new children in PreK',
    from: '/',
    taps: [inMain(/^Tuition/)],
    finds: showsExample(/^Two new children in PreK, full time/),
  },
  {
    task: '1 Two new children in PreK',
    from: '/staff',
    taps: schedule,
    finds: showsExample(/^Two new children in PreK, full time/),
  },
  {
    task: '1b One new child in PreK',
    from: '/',
    taps: [inMain(/^Tuition/)],
    finds: showsExample(/^One new child in PreK/),
  },
  { task: '1b One new child in PreK', from: '/staff', taps: schedule, finds: showsExample(/^One new child in PreK/) },
  {
    task: '1c PreK and Grade 3, by Admissions',
    from: '/',
    taps: [inMain(/^Tuition/), inMain(/Admissions page’s figures/)],
    finds: hasAdmissionsExample,
  },
  {
    task: '1c PreK and Grade 3, by Admissions',
    from: '/staff',
    goal: 3,
    taps: [...schedule, inMain(/Admissions page’s figures/)],
    finds: hasAdmissionsExample,
  },
  { task: '1d PreK and Grade 3, by Tuition', from: '/', taps: [inMain(/^Tuition/)], finds: asksForTuition },
  { task: '1d PreK and Grade 3, by Tuition', from: '/staff', taps: schedule, finds: asksForTuition },
  { task: '3 The year in a calendar', from: '/', taps: [inMain(/^School Calendar/), subscribe], finds: isThere },
  { task: '3 The year in a calendar', from: '/staff', taps: [inFooter('School calendar'), subscribe], finds: isThere },
  { task: '4 The phone', from: '/', goal: 1, taps: [phoneInHeader], finds: isThere },
  { task: '4 The phone', from: '/staff', goal: 1, taps: [phoneInHeader], finds: isThere },
  { task: '4 The hours, and open now', from: '/', goal: 1, taps: [menu], finds: hasOffice },
  { task: '4 The hours, and open now', from: '/staff', goal: 1, taps: [menu], finds: hasOffice },
  {
    task: '2 First and last day, next day off',
    from: '/',
    goal: 1,
    taps: [inMain(/^School Calendar/)],
    finds: hasSchoolYear,
  },
  {
    task: '2 First and last day, next day off',
    from: '/staff',
    goal: 1,
    taps: [inFooter('School calendar')],
    finds: hasSchoolYear,
  },
  { task: '5 How and until when to apply', from: '/', goal: 1, taps: [inMain(/^Apply Now$/)], finds: hasApplication },
  {
    task: '5 How and until when to apply',
    from: '/staff',
    goal: 1,
    taps: [inFooter('How to apply')],
    finds: hasApplication,
  },
  { task: '6 Visit the school', from: '/', taps: [link('Visit the school')], finds: hasTourForm },
  { task: '6 Visit the school', from: '/staff', taps: [menu, link('Visit the school')], finds: hasTourForm },
  { task: '7 Financial aid', from: '/', taps: [inMain(/^Apply Now$/)], finds: hasBothAidDates },
  { task: '7 Financial aid', from: '/staff', taps: [menu, link('Apply Now')], finds: hasBothAidDates },
  { task: '8 Accreditation', from: '/', taps: [link('What our accreditation means')], finds: namesAccreditors },
  {
    task: '8 Accreditation',
    from: '/staff',
    taps: [inFooter('About Us'), inMain(/accredit/i)],
    finds: namesAccreditors,
  },
  { task: '9 What Grade 4 learns', from: '/', taps: [inMain(/Elementary/)], finds: hasGradeFour },
  { task: '9 What Grade 4 learns', from: '/staff', taps: [inFooter('Elementary')], finds: hasGradeFour },
  { task: '10 Hifz', from: '/', taps: [inMain(/Hifz/)], finds: hasHifzFacts },
  { task: '10 Hifz', from: '/staff', taps: [inFooter('Hifz Program')], finds: hasHifzFacts },
  { task: '11 The next PTO meeting', from: '/', goal: 1, taps: [], finds: hasMeetingAmongDates },
  {
    task: '11 The next PTO meeting',
    from: '/staff',
    goal: 1,
    taps: [inFooter('PTO meetings')],
    finds: namesNextMeeting,
  },
  {
    task: '12 Who teaches Grade 3',
    from: '/',
    taps: [link('Find'), inMain(/^Third grade teacher/)],
    finds: hasGradeThree,
  },
  { task: '12 Who teaches Grade 3', from: '/staff', taps: [inMain(/^Elementary/)], finds: hasGradeThree },
  { task: '13 A rule of the handbook', from: '/', taps: [inMain(/handbook/i)], finds: hasHandbook },
  { task: '13 A rule of the handbook', from: '/staff', taps: [link('Find'), inMain(/^Dress/)], finds: hasHandbook },
  { task: '14 The grades portal', from: '/', goal: 1, taps: [inMain(/^Grades portal/)], finds: isThere },
  { task: '14 The grades portal', from: '/staff', goal: 1, taps: [portal], finds: isThere },
  { task: '14 The grades portal, by the menu', from: '/', taps: [menu, portalInMenu], finds: isThere },
  { task: '14 The grades portal, by the menu', from: '/staff', taps: [menu, portalInMenu], finds: isThere },
  {
    task: '15 Give to tuition help',
    from: '/',
    taps: [inMain(/^Support Our School/)],
    finds: async (page) => {
      await shows(/^Is your gift Zakat\? Ask the office before you give/)(page);
      await expect(inMain(/Tuition Assistance/)(page)).toBeVisible();
    },
  },
  {
    task: '15 Give to tuition help',
    from: '/staff',
    taps: [inFooter('Support')],
    finds: async (page) => {
      await shows(/^Is your gift Zakat\? Ask the office before you give/)(page);
      await expect(inMain(/Tuition Assistance/)(page)).toBeVisible();
    },
  },
  { task: '16 Apply for a job', from: '/', goal: 1, taps: [banner], finds: hasJobs },
  { task: '16 Apply for a job', from: '/staff', goal: 1, taps: [banner], finds: hasJobs },
];

test.use({ viewport: VIEW });

const record = readFileSync(RECORD, 'utf8').split('\n');

for (const { task, from, goal = 2, taps, finds } of WALKS) {
  test(`${task}, from ${from}: ${taps.length} of at most ${goal} taps`, async ({ page }) => {
    await page.goto(from);
    let screens = 0;
    for (const target of taps) screens += await tap(target(page));
    await finds(page);
    expect(taps.length).toBeLessThanOrEqual(goal);
    const row = `| ${task} | ${from} | ${taps.length} |`;
    const written = Number(record.find((line) => line.startsWith(row))?.split('|')[4]);
    // Another version of the browser may set a line more or less.
    expect(Math.abs(written - screens), `${RECORD}: ${row} ${screens.toFixed(1)} |`).toBeLessThanOrEqual(0.5);
  });
}
