import { SPECULATION_RULES } from '../../src/layouts/speculation-rules.ts';
import { expect, test } from '../support/site-test.ts';

test('every page says what may be loaded ahead, and its policy allows exactly this text', async ({ page }) => {
  for (const path of ['/', '/tuition', '/resources/calendar']) {
    // A CSP violation logs a console error, which fails the test.
    await page.goto(path);
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    expect(JSON.parse((await rules.textContent()) ?? '')).toEqual(SPECULATION_RULES);
  }
});
