import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const PHONE = /^\d{3}-\d{3}-\d{4}$/;
const TEL = /^tel:\+1-\d{3}-\d{3}-\d{4}$/;

const timeline = [
  { date: 'Jan 15', datetime: '01-15', title: 'Applications open' },
  { date: 'Mar 1', datetime: '03-01', title: 'Priority deadline' },
  { date: 'Apr 15', datetime: '04-15', title: 'Decisions sent' },
  { date: 'May 1', datetime: '05-01', title: 'Enrollment contracts and deposits due' },
] as const;

const levels = [
  { level: 'PreK (3–4 years)', cells: ['$7,500', '+ $300'] },
  { level: 'Elementary K–5', cells: ['$8,500', '+ $350'] },
  { level: 'Middle 6–8', cells: ['$9,000', '+ $400'] },
  { level: 'High School 9–12', cells: ['$9,500', '+ $450'] },
] as const;

const discounts = [
  { child: 'Second child', share: '10%' },
  { child: 'Third child', share: '15%' },
  { child: 'Each additional child', share: '20%' },
] as const;

const steps = ['Online application', 'Submit documents', 'Schedule assessment', 'Family interview', 'Decision letter'];

const programs = [
  { title: 'Early Childhood', grades: 'PreK–K', href: '/programs/early-childhood' },
  { title: 'Elementary', grades: 'Grades 1–5', href: '/programs/elementary' },
  { title: 'Middle School', grades: 'Grades 6–8', href: '/programs/middle' },
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

test('/admissions shows its text and figures', async ({ page }) => {
  await page.goto('/admissions');

  await test.step('offers both forms of the portal, each in a new tab', () => expectPortalButtons(page));

  await test.step('shows its subheading', async () => {
    await expect(page.getByText('Join our community of learners and future leaders', { exact: true })).toBeVisible();
  });

  await test.step('shows first that applications are open, and the next step with its date', async () => {
    await expect(page.getByText('Applications are open for the 2025–2026 academic year.')).toBeInViewport();
    const nextStep = page.getByRole('region', { name: 'Your next step' });
    await expect(nextStep.getByText('March 1')).toHaveAttribute('datetime', '03-01');
    await expect(page.getByRole('link', { name: 'See how to apply' })).toHaveAttribute(
      'href',
      '/admissions/general-info',
    );
  });

  await test.step('the admissions timeline lists its four dates in order', async () => {
    const section = page.getByRole('region', { name: 'Admissions timeline' });
    await expect(section.getByRole('listitem')).toHaveCount(timeline.length);
    for (const [index, { date, datetime, title }] of timeline.entries()) {
      const entry = section.getByRole('listitem').nth(index);
      await expect(entry.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(entry.getByText(date, { exact: true })).toHaveAttribute('datetime', datetime);
    }
  });

  await test.step('the application requirements mention placement testing for grades 1-12 and the $50 fee', async () => {
    const section = page.getByRole('region', { name: 'Application requirements' });
    await expect(section.getByText('Placement testing may be required for grades 1–12.')).toBeVisible();
    await expect(section.getByRole('term').filter({ hasText: 'Application fee' })).toBeVisible();
    await expect(section.getByRole('definition').first()).toHaveText('$50');
    await expect(section.getByText('Non-refundable, per student')).toBeVisible();
  });

  await test.step('the tuition summary shows tuition and materials for all four levels', async () => {
    const table = page.getByRole('table', { name: 'Summary of yearly tuition and materials' });
    await expect(table.getByRole('columnheader')).toHaveText(['Level', 'Tuition', 'Materials']);
    await expect(table.getByRole('rowheader')).toHaveText(levels.map(({ level }) => level));
    for (const { level, cells } of levels) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level, exact: true }) });
      await expect(row.getByRole('cell')).toHaveText([...cells]);
    }
  });

  await test.step('an example adds up PreK and Grade 3 by this page’s figures, and says why the pages differ', async () => {
    const section = page.getByRole('region', { name: 'Tuition at a glance' });
    const example = section.getByRole('table', { name: /PreK and Grade 3/ });
    await expect(example.getByRole('cell')).toHaveText([
      '$7,500',
      '$8,500',
      '$650',
      '$100',
      '$750 to $885',
      '$15,865 to $16,000',
    ]);
    await expect(section).toContainText('The school has not settled which apply: ask the office.');
    await expect(section.getByRole('link', { name: 'Estimate the cost for your children' })).toHaveAttribute(
      'href',
      '/tuition#estimate',
    );
  });

  await test.step('shows the multi-child discounts and the financial aid deadline beside the tuition', async () => {
    const section = page.getByRole('region', { name: 'Multi-child discount' });
    await expect(section.getByRole('term')).toHaveText(discounts.map(({ child }) => child));
    await expect(section.getByRole('definition')).toHaveText(discounts.map(({ share }) => share));
    const aid = page.getByRole('region', { name: 'Financial aid' });
    await expect(aid.getByText('Financial aid applications due March 15.')).toBeVisible();
    await expect(aid.getByText('March 15', { exact: true })).toHaveAttribute('datetime', '03-15');
    await expect(aid.getByText('The Tuition & Fees page gives another for Scholarship/Zakat.')).toBeVisible();
  });

  await test.step('shows only its own figures and links to those of Tuition & Fees', async () => {
    const main = page.getByRole('main');
    for (const figure of ['$7,250', '$200', '$500', 'Contact office', 'Grades 1–8']) {
      await expect(main.getByText(figure)).toHaveCount(0);
    }
    await expect(main.getByRole('link', { name: 'See Tuition & Fees 2025–26' })).toHaveAttribute('href', '/tuition');
  });

  await test.step('Admissions prints on one sheet', async () => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test('/admissions/general-info shows its text and figures', async ({ page }) => {
  await page.goto('/admissions/general-info');

  await test.step('offers both forms of the portal, each in a new tab', () => expectPortalButtons(page));

  await test.step('the application process has five numbered steps in order', async () => {
    const process = page.getByRole('region', { name: 'The application process' });
    await expect(process.getByRole('heading', { level: 3 })).toHaveText(steps);
    for (const [index, step] of steps.entries()) {
      const item = process.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) });
      await expect(item.getByText(String(index + 1), { exact: true })).toBeVisible();
    }
  });

  await test.step('the assessment is for grades 1-8, and the letter comes typically within 2-3 weeks', async () => {
    const process = page.getByRole('region', { name: 'The application process' });
    const stepOf = (name: string) =>
      process.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(stepOf('Schedule assessment').getByText('Grades 1–8', { exact: true })).toBeVisible();
    await expect(stepOf('Decision letter').getByText('Typically within 2–3 weeks', { exact: true })).toBeVisible();
    await expect(process.getByText('1–12')).toHaveCount(0);
  });

  await test.step('the box Ready to Apply is on the first screen, and names the year', async () => {
    const box = page.getByRole('region', { name: 'Ready to Apply' });
    await expect(box.getByRole('heading')).toBeInViewport();
    await expect(box).toContainText('Applications are open for the 2025–2026 academic year.');
  });

  await test.step('Contact Admissions has a phone link and an e-mail link', async () => {
    const contact = page.getByRole('region', { name: 'Contact Admissions' });
    await expect(contact.getByRole('link', { name: PHONE })).toHaveAttribute('href', TEL);
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
  });
});

test('/admissions/grades shows its text and figures', async ({ page }) => {
  await page.goto('/admissions/grades');

  await test.step('Grades shows the three programs in order, each with its grades and a link to its page', async () => {
    const cards = page.getByRole('region', { name: 'Find your child’s grade' }).getByRole('listitem');
    await expect(cards).toHaveCount(programs.length);
    for (const [index, { title, grades, href }] of programs.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(card.getByText(grades, { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
  });

  await test.step('Schedule a Tour on Grades is a phone link', async () => {
    const tour = page.getByRole('region', { name: 'Schedule a Tour' });
    await expect(tour.getByRole('link', { name: /^Call to schedule: \d{3}-\d{3}-\d{4}$/ })).toHaveAttribute(
      'href',
      TEL,
    );
  });
});

test('the line of the timeline ends in the first and the last star, and is not printed', async ({ page }) => {
  await page.goto('/admissions');
  const entries = page.getByRole('region', { name: 'Admissions timeline' }).getByRole('listitem');
  const lines = () =>
    entries.evaluateAll((items) =>
      items.map((item) => {
        const { display, top, left } = getComputedStyle(item, '::before');
        return display === 'none' ? null : `${top} ${left}`;
      }),
    );
  // The center of a star of 40 pixels.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lines()).toEqual(['20px 20px', '20px 20px', '20px 20px', null]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await lines()).toEqual([null, null, null, null]);
});

for (const width of [360, 768, 1280]) {
  test(`the gate of /admissions contains the next step and its date at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admissions');
    const opening = page.getByRole('main').locator('header').first();
    const date = opening.locator('time:visible');
    await expect(date).toBeInViewport({ ratio: 1 });
    await expect(opening.getByRole('link', { name: 'See how to apply' })).toBeInViewport({ ratio: 1 });
    const wall = await opening.getByRole('img').boundingBox();
    const header = await opening.boundingBox();
    expect(wall).toEqual(header);
    expect(header).toMatchObject({ x: 0, width });
    const { x = 0, width: dateWidth = 0 } = (await opening.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    expect(Math.abs(x + dateWidth / 2 - width / 2)).toBeLessThan(1);
  });
}
