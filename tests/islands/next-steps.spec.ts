import { axeProblems } from '../access/axe.ts';
import { translate } from '../support/failure-support.ts';
import { expect, openIsland, test } from './support.ts';

const PATH = '/admissions/general-info';

test('keeps the ticks and the grade on the device, and shows only what the grade needs', async ({ page }) => {
  await openIsland(page, 'NextSteps', PATH);
  const list = page.locator('[data-island="NextSteps"]');
  await expect(list.getByRole('checkbox')).toHaveCount(10);
  await list.getByLabel('Your child’s grade').selectOption('PreK-4');
  await expect(list.getByRole('checkbox', { name: /assessment/ })).toBeHidden();
  await expect(list.getByText('Nothing to do for this grade.')).toBeVisible();
  await list.getByRole('checkbox', { name: /Send the online application/ }).check();
  await expect(list.getByRole('status')).toHaveText('1 of 9 done');
  expect(await axeProblems(page)).toEqual([]);
  await openIsland(page, 'NextSteps', PATH);
  await expect(list.getByLabel('Your child’s grade')).toHaveValue('prek-4');
  await expect(list.getByRole('checkbox', { name: /Send the online application/ })).toBeChecked();
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.getByRole('status')).toHaveText('0 of 10 done');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('gives the papers and both dates of financial aid, each with what it is for', async ({ page, request }) => {
  await page.goto(PATH);
  const documents = page.locator('#checklist').getByRole('listitem').filter({ hasText: 'Submit documents' });
  await expect(documents).toContainText('March 15: If you need financial aid');
  await expect(documents).toContainText('Tax returns · Last 3 pay stubs · 6 months bank statements');
  await expect(documents).toContainText('May 1: If you need Scholarship/Zakat help');
  const calendar = page.getByRole('link', { name: 'Add the dates to your calendar' });
  const file = await request.get((await calendar.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
});

test('a tick and a grade from before the start stay on a page that the browser has translated', async ({ page }) => {
  await page.goto(PATH);
  const list = page.locator('[data-island="NextSteps"]');
  const [box, grade] = [
    list.getByRole('checkbox', { name: /Send the online application/ }),
    list.getByRole('combobox'),
  ];
  // Without an event, because the first one starts the island.
  await grade.evaluate((field: HTMLSelectElement) => {
    field.value = 'prek-4';
  });
  await page.evaluate(translate);
  await box.check();
  await expect(list).toHaveAttribute('data-ready', '');
  await expect(list.getByRole('status')).toHaveText('1 of 9 done');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(grade).toHaveValue('prek-4');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the whole list, which prints', async ({ page }) => {
    await page.goto(PATH);
    const list = page.locator('[data-island="NextSteps"]');
    for (const box of await list.getByRole('checkbox').all()) await expect(box).toBeVisible();
    await expect(list.getByRole('combobox')).toBeHidden();
    await expect(list.getByText('Your ticks stay on this device.')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(list.getByRole('checkbox')).toHaveCount(10);
    await expect(list.getByText('Agree on a day for the assessment.')).toBeVisible();
  });
});

for (const [day, passed] of [
  ['2026-03-01', 0],
  ['2026-03-02', 1],
  ['2026-06-30', 5],
  ['2026-07-01', 0],
] as const) {
  test.describe(`on ${day}`, () => {
    test.use({ day });

    test(`${passed} dates say that they have passed`, async ({ page }) => {
      await openIsland(page, 'NextSteps', PATH);
      await expect(page.getByText('This date has passed. Ask the office.').filter({ visible: true })).toHaveCount(
        passed,
      );
    });
  });
}

test.describe('after the school year', () => {
  test.use({ day: '2026-07-01' });

  test('General Info has the notice of the figures and dates on Admissions', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('note')).toContainText('were for 2025–26, until June 30, 2026.');
  });
});
