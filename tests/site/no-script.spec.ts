import { expect, test } from '../support/site-test.ts';

/** How many menu links must be reachable: 19 specified ones and the pages of four sections. */
const MENU_LINK_COUNT = 23;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wide screen’s dropdowns open for the pointer and for the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const [title, link] of [
      ['About Us', 'Our Staff'],
      ['Admissions', 'Grades'],
      ['Programs', 'Hifz Program'],
      ['Resources', 'PTO'],
    ] as const) {
      await menu.getByRole('button', { name: title }).hover();
      await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible();
    }
    await page.mouse.move(0, 700);
    await menu.getByRole('button', { name: 'Programs' }).focus();
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Programs overview' })).toBeFocused();
  });

  test('a phone’s menu opens behind its toggle and shows every link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu.locator(':scope > ul').getByRole('link')).toHaveCount(MENU_LINK_COUNT);
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
    await menu.getByRole('link', { name: 'Hifz Program' }).click();
    await expect(page).toHaveURL('/programs/hifz');
  });

  test('a closing button that can do nothing is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  });
});
