import type { Page } from '@playwright/test';
import { axeProblems } from '../access/axe.ts';
import { stopClock } from '../support/still-clock.ts';
import { expect, openIsland, test, wakeIsland } from './open-island.ts';

const bill = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => page.locator('label', { hasText: name }).click();
const open = (page: Page, family = '') => openIsland(page, 'Bill', `/tuition${family && `?c=${family}`}`);

test('the bill of a family: another child, a tuition to ask for, an address to share, and a sheet to print', async ({
  page,
}) => {
  await open(page);
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'PreK full-time');
  await expect(bill(page, 'PreK full-time, new')).toContainText('$9,095 to $9,195');
  await page.getByRole('button', { name: 'Add another child' }).click();
  await expect(choice(page, 'PreK full-time')).toBeFocused();
  await choose(page, 'Grades 1–8');
  const both = bill(page, '2 children');
  await expect(both).toContainText('Known so far*$9,495 to $10,245');
  await expect(both).not.toContainText('−$500');
  expect(await axeProblems(page, '[data-island=Bill]')).toEqual([]);

  await expect(page).toHaveURL('/tuition?c=prek-full-time-new,grades-1-8-new');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const before = await both.innerText();
  // Somebody opens the link, and sees the bill before touching anything.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(both).toHaveText(before, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expect(both).toBeVisible();
  await expect(choice(page, 'Grades 1–8')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Change 1' }).click();
  await expect(choice(page, 'PreK full-time')).toBeFocused();
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await expect(choice(page, 'Grades 1–8')).toBeFocused();
  await expect(page).toHaveURL('/tuition?c=grades-1-8-new');
  // The next child of a family is likely to be as the one before.
  await choose(page, 'Returning');
  await page.getByRole('button', { name: 'Add another child' }).click();
  await expect(page).toHaveURL('/tuition?c=grades-1-8-returning,grades-1-8-returning');
});

test('keeps what was chosen before its script was there', async ({ page }) => {
  await page.goto('/tuition');
  await choice(page, 'PreK full-time').evaluate((radio: HTMLInputElement) => radio.click());
  await expect(bill(page, 'PreK full-time, new')).toBeVisible();
  // A script that could not be downloaded is tried again at the next interaction.
  await page.route('**/load-on-first-interaction.*', (route) => route.abort(), { times: 1 });
  await expect(async () => {
    for (const y of [300, 400]) await page.mouse.move(5, y);
    await expect(page.locator('[data-island=Bill]')).toHaveAttribute('data-ready', '', { timeout: 1000 });
  }).toPass();
  await expect(choice(page, 'PreK full-time')).toBeChecked();
  await expect(bill(page, 'PreK full-time, new')).toContainText('$9,095');
  await expect(page).toHaveURL('/tuition?c=prek-full-time-new');
  await page.goto('/tuition');
  await page.getByRole('button', { name: 'Add another child' }).evaluate((button: HTMLElement) => button.click());
  await expect(bill(page, '2 children')).toBeVisible();
});

test('an address that names no children is ignored, and the page says so', async ({ page }) => {
  await open(page, 'grade-99-new');
  await expect(page.getByRole('alert')).toHaveText(/can’t read the children and grades in this link/);
  await choose(page, 'Returning');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('works with the keyboard alone, and announces the result once', async ({ page }) => {
  await page.clock.install();
  await open(page, 'grade-3-new');
  await stopClock(page);
  const status = page.locator('[data-island="Bill"]').getByRole('status').first();
  await choice(page, 'Grades 1–8').focus();
  await page.keyboard.press('ArrowUp');
  await expect(bill(page, 'Kindergarten (K), new')).toBeVisible();
  await expect(status).not.toHaveText(/Kindergarten/);
  await page.clock.runFor(1000);
  await expect(status).toHaveText('Kindergarten (K), new: contact office. Fees, without tuition: $995 to $1,095.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(bill(page, 'Kindergarten (K), returning')).toContainText('$895 to $995');
});

test.describe('in a browser that knows no figures', () => {
  test.use({ expectedComplaint: /RangeError: no figures/ });

  test('an island that throws shows its built text again', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => {
          throw new RangeError('no figures');
        },
      });
    });
    await page.goto('/tuition');
    const island = page.locator('[data-island=Bill]');
    const built = await island.innerText();
    await wakeIsland(page, 'Bill', 'data-failed');
    expect(await island.innerText()).toBe(built);
    expect(built).toContain('$725');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows one bill, of the class and the student that are chosen', async ({ page }) => {
    await page.goto('/tuition');
    await page.getByText('Grades 1–8').first().click();
    await page.getByText('Returning', { exact: true }).click();
    await expect(page.locator('.bills > section:visible')).toHaveText(/^Grades 1–8, returning/);
    await expect(page.locator('.bills > section')).toHaveCount(8);
  });
});

test('answers within a screen of a phone after one choice, and for three children within two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  await choose(page, 'PreK full-time');
  await expect(page.locator('.bills dl > div').first()).toBeInViewport({ ratio: 1 });
  await open(page, 'prek-part-time-new,kindergarten-new,grades-1-8-returning');
  // From the first choice to the end of the last line.
  expect(await page.locator('.desk').evaluate((desk) => desk.clientHeight - 16)).toBeLessThanOrEqual(1560);
});
