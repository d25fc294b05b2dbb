import type { Locator } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

/** Every row of the specification's tuition page: its table, its label, and its values. */
const lines = [
  { table: 'New students', label: /Application fee/, amount: '$200' },
  { table: 'New students', label: /Enrollment deposit.*Applied to tuition/, amount: '$250' },
  { table: 'Returning students', label: /Enrollment fee/, amount: '$100' },
  { table: 'Annual fees', label: /Workbook\/tech\/material/, amount: '$250' },
  { table: 'Annual fees', label: /Activity\/events\/tech/, amount: '$100' },
  { table: 'Annual fees', label: /Textbook rental K–8/, amount: '$350' },
  { table: 'Additional required', label: /Security deposit.*Applied to tuition/, amount: '$250' },
  { table: 'Additional required', label: /Technology fee/, amount: '$50' },
  { table: 'Additional required', label: /Activity\/events fee/, amount: '$50' },
  { table: 'Additional required', label: /IOWA fee \(K–8\)/, amount: '$50' },
  { table: 'Late enrollment', label: /After May 31, 2025/, amount: '$100' },
  { table: 'Late enrollment', label: /After June 30, 2025/, amount: '$200' },
  { table: 'Billing', label: /Tuition billing system registration/, amount: 'by July 1' },
  { table: 'Billing', label: /Processing fee.*Per family/, amount: '$45' },
  { table: 'Sibling discount', label: /Second child.*Annual, tuition only/, amount: '$500' },
  { table: 'Financial aid', label: /Scholarship\/Zakat deadline/, amount: 'May 1' },
  { table: 'Financial aid', label: /Financial aid awards/, amount: 'after August 15' },
] as const;

const tuitionRows = [
  { program: 'PreK part-time', cells: ['$725', '$7,250'] },
  { program: 'PreK full-time', cells: ['$850', '$8,500'] },
  { program: 'Kindergarten (K)', cells: ['Contact office'] },
  { program: 'Grades 1–8', cells: ['Contact office'] },
] as const;

const documents = [
  'Tax returns',
  'Last 3 pay stubs',
  '6 months bank statements',
  'Financial statements, if self-employed',
];

test('/tuition shows its text and figures', async ({ page }) => {
  await page.goto('/tuition');

  await test.step('the first screen shows the amounts, the 10-month plan and the number to call', async () => {
    const main = page.getByRole('main');
    const facts = main.getByRole('definition');
    await expect(facts).toHaveText(['$725 per month', '$850 per month', /^\d{3}-\d{3}-\d{4}$/]);
    const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
    for (const [width, height, firstAmount] of [
      [1280, 800, 210],
      [360, 780, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await top(facts.first())).toBeLessThanOrEqual(firstAmount);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await top(main.getByRole('rowheader').first())).toBeLessThanOrEqual(470);
    await expect(main.getByText('10-month plan, July to April', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+1-\d{3}-\d{3}-\d{4}$/,
    );
  });

  await test.step('shows tuition per month and per year, or a link that calls the office', async () => {
    const table = page.getByRole('table', { name: 'Tuition', exact: true });
    await expect(table.getByRole('columnheader')).toHaveText(['Program', 'Per month', 'Per year']);
    await expect(table.getByRole('row')).toHaveCount(tuitionRows.length + 1);
    for (const { program, cells } of tuitionRows) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: program, exact: true }) });
      await expect(row.getByRole('cell')).toHaveText([...cells]);
    }
    for (const call of await table.getByRole('link', { name: 'Contact office' }).all()) {
      await expect(call).toHaveAttribute('href', /^tel:\+1-/);
    }
  });

  for (const { table, label, amount } of lines) {
    await test.step(`${table}: ${label.source} is ${amount}`, async () => {
      const row = page
        .getByRole('table', { name: table, exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label }) });
      await expect(row.getByRole('cell')).toHaveText(amount);
    });
  }

  await test.step('no table has a row that is not in the specification', async () => {
    const schedule = page.getByRole('region', { name: 'Fee schedule for 2025–26' });
    await expect(schedule.getByRole('rowheader')).toHaveCount(lines.length + tuitionRows.length);
  });

  await test.step('late enrollment is charged per student, after dates with a datetime attribute', async () => {
    const group = page.getByRole('region', { name: 'Late enrollment' });
    await expect(group.getByText('Per student')).toBeVisible();
    await expect(group.getByText('May 31, 2025')).toHaveAttribute('datetime', '2025-05-31');
    await expect(group.getByText('June 30, 2025')).toHaveAttribute('datetime', '2025-06-30');
  });

  await test.step('fees that another row or page contradicts have a note to ask the office', async () => {
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Financial aid')).toContainText('The Admissions page gives another for financial aid');
    await expect(region('Additional required')).toContainText('Ask whether both apply.');
    await expect(region('Sibling discount')).toContainText('Ask the office which child counts as the second.');
  });

  await test.step('the documents for financial aid are listed', async () => {
    await expect(page.getByRole('region', { name: 'Financial aid' }).getByRole('listitem')).toHaveText(documents);
  });

  await test.step('shows only its own figures and links to those of Admissions', async () => {
    const main = page.getByRole('main');
    for (const figure of ['$7,500', '$9,000', '$9,500', '10%', '15%', '20%', 'March 15']) {
      await expect(main.getByText(figure)).toHaveCount(0);
    }
    await expect(main.getByRole('link', { name: 'See the summary on Admissions' })).toHaveAttribute(
      'href',
      '/admissions',
    );
  });

  for (const format of ['Letter', 'A4']) {
    await test.step(`the fee schedule prints on one ${format} sheet`, async () => {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  }
});
