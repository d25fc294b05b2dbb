import { expect, type Page, test } from '@playwright/test';

const PHONE = /^\d{3}-\d{3}-\d{4}$/;
const TEL = /^tel:\+1-\d{3}-\d{3}-\d{4}$/;

const timeline = [
  { date: 'Jan 15', datetime: '01-15', title: 'Applications open' },
  { date: 'Mar 1', datetime: '03-01', title: 'Priority deadline' },
  { date: 'Apr 15', datetime: '04-15', title: 'Decisions sent' },
  { date: 'May 1', datetime: '05-01', title: 'Enrollment contracts and deposits due' },
] as const;

const levels = [
  { level: 'PreK (3-4 years)', cells: ['$7,500', '+ $300'] },
  { level: 'Elementary K-5', cells: ['$8,500', '+ $350'] },
  { level: 'Middle 6-8', cells: ['$9,000', '+ $400'] },
  { level: 'High School 9-12', cells: ['$9,500', '+ $450'] },
] as const;

const discounts = [
  { child: 'Second child', share: '10%' },
  { child: 'Third child', share: '15%' },
  { child: 'Each additional child', share: '20%' },
] as const;

const steps = ['Online application', 'Submit documents', 'Schedule assessment', 'Family interview', 'Decision letter'];

const programs = [
  { title: 'Early Childhood', grades: 'PreK-K', href: '/programs/early-childhood' },
  { title: 'Elementary', grades: 'Grades 1-5', href: '/programs/elementary' },
  { title: 'Middle School', grades: 'Grades 6-8', href: '/programs/middle' },
] as const;

/** The way to each of the pages below /admissions, by its address. */
const subpages = [
  { path: '/admissions/general-info', heading: 'General Info' },
  { path: '/admissions/grades', heading: 'Grades' },
] as const;

async function expectPortalButtons(page: Page) {
  const buttons = [
    page.getByRole('main').getByRole('link', { name: /^Register Interest/ }),
    page.getByRole('main').getByRole('link', { name: /^Submit Application/ }),
  ];
  const addresses = new Set<string | null>();
  for (const button of buttons) {
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAttribute('href', /^https:\/\//);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', /noopener/);
    await expect(button).toHaveAccessibleName(/opens in a new tab/);
    addresses.add(await button.getAttribute('href'));
  }
  expect(addresses.size).toBe(2);
}

test('Admissions says its heading and subheading, and no breadcrumb', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page).toHaveTitle(/^Admissions/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admissions');
  await expect(page.getByText('Join our community of learners and future leaders', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('Admissions says first that applications are open, the next step and its date', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByText('Applications are open for the 2025-2026 academic year.')).toBeInViewport();
  const nextStep = page.getByRole('region', { name: 'Your next step' });
  await expect(nextStep.getByText('March 1')).toHaveAttribute('datetime', '03-01');
  await expect(nextStep.getByRole('link', { name: 'See how to apply' })).toHaveAttribute(
    'href',
    '/admissions/general-info',
  );
});

test('the admissions timeline holds its four dates in order', async ({ page }) => {
  await page.goto('/admissions');
  const section = page.getByRole('region', { name: 'Admissions timeline' });
  await expect(section.getByRole('listitem')).toHaveCount(timeline.length);
  for (const [index, { date, datetime, title }] of timeline.entries()) {
    const entry = section.getByRole('listitem').nth(index);
    await expect(entry.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(entry.getByText(date, { exact: true })).toHaveAttribute('datetime', datetime);
  }
});

test('the application requirements name placement testing for grades 1-12 and the $50 fee', async ({ page }) => {
  await page.goto('/admissions');
  const section = page.getByRole('region', { name: 'Application requirements' });
  await expect(section.getByText('Placement testing may be required for grades 1-12.')).toBeVisible();
  await expect(section.getByRole('term').filter({ hasText: 'Application fee' })).toBeVisible();
  await expect(section.getByRole('definition').first()).toHaveText('$50');
  await expect(section.getByText('Non-refundable, per student')).toBeVisible();
});

test('the checklist is a PDF whose size is said, and its link is not printed', async ({ page, request }) => {
  await page.goto('/admissions');
  const sheet = page
    .getByRole('region', { name: 'Application requirements' })
    .getByRole('link', { name: /^Print the checklist \(PDF, \d+ kB\)$/ });
  await expect(sheet).toHaveAttribute('href', '/documents/admissions-checklist.pdf');
  const file = await request.get('/documents/admissions-checklist.pdf');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expect(sheet).toContainText(`PDF, ${Math.ceil((await file.body()).length / 1000)} kB`);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeHidden();
});

test('the summary of tuition gives tuition and materials for all four levels', async ({ page }) => {
  await page.goto('/admissions');
  const table = page.getByRole('table', { name: 'Summary of yearly tuition and materials' });
  await expect(table.getByRole('columnheader')).toHaveText(['Level', 'Tuition', 'Materials']);
  await expect(table.getByRole('rowheader')).toHaveText(levels.map(({ level }) => level));
  for (const { level, cells } of levels) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([...cells]);
  }
});

test('discounts for more than one child, and the date for financial aid, stand beside the tuition', async ({
  page,
}) => {
  await page.goto('/admissions');
  const section = page.getByRole('region', { name: 'Multi-child discount' });
  await expect(section.getByRole('term')).toHaveText(discounts.map(({ child }) => child));
  await expect(section.getByRole('definition')).toHaveText(discounts.map(({ share }) => share));
  const aid = page.getByRole('region', { name: 'Financial aid' });
  await expect(aid.getByText('Financial aid applications due March 15.')).toBeVisible();
  await expect(aid.getByText('March 15', { exact: true })).toHaveAttribute('datetime', '03-15');
});

test('Admissions keeps its own figures and sends readers to those of Tuition & Fees', async ({ page }) => {
  await page.goto('/admissions');
  const main = page.getByRole('main');
  for (const figure of ['$7,250', '$200', '$500', 'Contact office', 'Grades 1-8']) {
    await expect(main.getByText(figure)).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: 'See Tuition & Fees 2025-26' })).toHaveAttribute('href', '/tuition');
});

for (const path of ['/admissions', '/admissions/general-info']) {
  test(`${path} offers both forms of the portal, each in a new tab`, async ({ page }) => {
    await page.goto(path);
    await expectPortalButtons(page);
  });
}

for (const { path, heading } of subpages) {
  test(`${path} says where it stands: Home > Admissions > ${heading}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText([/Home/, /Admissions/, heading]);
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(breadcrumb.getByRole('link', { name: 'Admissions' })).toHaveAttribute('href', '/admissions');
    await expect(breadcrumb.getByText(heading)).toHaveAttribute('aria-current', 'page');
  });
}

test('the application process has five numbered steps in order', async ({ page }) => {
  await page.goto('/admissions/general-info');
  const process = page.getByRole('region', { name: 'The application process' });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText(steps);
  for (const [index, step] of steps.entries()) {
    const item = process.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) });
    await expect(item.getByText(String(index + 1), { exact: true })).toBeVisible();
  }
});

test('the assessment is for grades 1-8, and the letter comes typically within 2-3 weeks', async ({ page }) => {
  await page.goto('/admissions/general-info');
  const process = page.getByRole('region', { name: 'The application process' });
  const stepOf = (name: string) =>
    process.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(stepOf('Schedule assessment').getByText('Grades 1-8', { exact: true })).toBeVisible();
  await expect(stepOf('Decision letter').getByText('Typically within 2-3 weeks', { exact: true })).toBeVisible();
  await expect(process.getByText('1-12')).toHaveCount(0);
});

test('the box Ready to Apply is on the first screen', async ({ page }) => {
  await page.goto('/admissions/general-info');
  await expect(page.getByRole('heading', { name: 'Ready to Apply', exact: true })).toBeInViewport();
});

test('Contact Admissions gives a call link and a mail link', async ({ page }) => {
  await page.goto('/admissions/general-info');
  const contact = page.getByRole('region', { name: 'Contact Admissions' });
  await expect(contact.getByRole('link', { name: PHONE })).toHaveAttribute('href', TEL);
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
});

test('Grades shows the three programs in order, each with its grades and a link to its page', async ({ page }) => {
  await page.goto('/admissions/grades');
  const cards = page.getByRole('region', { name: "Find your child's grade" }).getByRole('listitem');
  await expect(cards).toHaveCount(programs.length);
  for (const [index, { title, grades, href }] of programs.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card.getByText(grades, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', href);
  }
});

test('Schedule a Tour on Grades is a call', async ({ page }) => {
  await page.goto('/admissions/grades');
  const tour = page.getByRole('region', { name: 'Schedule a Tour' });
  await expect(tour.getByRole('link', { name: /^Call to schedule: \d{3}-\d{3}-\d{4}$/ })).toHaveAttribute('href', TEL);
});

for (const path of ['/admissions', '/admissions/general-info', '/admissions/grades']) {
  test(`${path} fits a screen 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('Admissions prints on one sheet', async ({ page }) => {
  await page.goto('/admissions');
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
