import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../office/office-test.ts';

test.setTimeout(300_000);

const MOST_STOPS = 400;

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches it.');
}

/** What is wrong with the focused element: nothing shows that it has the focus, or the bar covers it. */
function problemOfFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  const shown = element.closest('label') ?? element;
  const isSeen = [element, shown].some((one) => getComputedStyle(one).outlineStyle !== 'none');
  const name = element.textContent?.trim() || element.id || element.outerHTML.slice(0, 80);
  if (!isSeen) return `${name}: nothing shows the focus`;
  const bar = document.querySelector('.bar');
  if (!bar || bar.contains(element) || getComputedStyle(bar).position !== 'fixed') return '';
  const [box, cover] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  return box.top >= cover.top || box.bottom <= 0 ? `${name}: is under the bar` : '';
}

const TASKS = {
  'School is closed or late': 'School is closed or late',
  Announcement: 'Announcement',
  'A fee': 'A fee',
  'A date': 'A date',
  'New school year': 'New school year',
  People: 'People',
  'A photograph': 'A photograph',
  'To confirm': 'To confirm',
  'Everything else': 'Everything else',
};

test('is used with the keyboard alone: every stop of all nine screens is seen', async ({ office }) => {
  const page = await office.open();
  for (const [link, title] of Object.entries(TASKS)) {
    await test.step(link, async () => {
      await tabTo(page, page.getByRole('link', { name: new RegExp(`^${link}`) }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      const found: string[] = [];
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        found.push(await page.evaluate(problemOfFocus));
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
      expect(found.filter(Boolean)).toEqual([]);
      await tabTo(page, page.getByRole('link', { name: 'Start', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});

test('changes a fee and a closing with the keyboard alone', async ({ office }) => {
  const page = await office.open('/fee');
  await tabTo(page, page.getByLabel('PreK full-time, per year'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8900');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kindergarten (K), instead of an amount')).toBeFocused();
  await expect(page.getByLabel('PreK full-time, per month')).toHaveValue('$890');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('li:focus')).toContainText('PreK full-time');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  expect(office.diff()).toEqual([]);
  await office.open('/closing');
  await tabTo(page, page.getByLabel('Closed'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Opens late')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Snow and ice' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Message')).toHaveValue(/^Snow and ice/);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Message')).toHaveValue('');
});
