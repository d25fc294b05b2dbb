import { expect, test } from '../support/site-test.ts';

test.use({ day: 'preview' });

test('a build with SITE_TODAY shows its day to a browser with today’s clock', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-notice]:visible')).toContainText('Now hiring: Elementary School Teacher');
  await expect(page.getByRole('main')).toContainText('Applications are open for the 2025–2026 academic year');
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await page.mouse.move(5, 300);
  await page.goto('/resources/calendar#emergency');
  await page.mouse.move(6, 300);
  await expect(page.locator('[data-school-today]:visible').last()).toContainText(
    /Wednesday, October 1|Thursday, October 2/,
  );
});
