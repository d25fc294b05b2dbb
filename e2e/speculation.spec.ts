import { SPECULATION_RULES_TEXT } from '../server/speculation-rules.ts';
import { expect, test } from './site-test.ts';

const RULES = 'script[type=speculationrules]';

test('a page says once what may be loaded ahead, as the policy allows it', async ({ page }) => {
  await page.goto('/tuition');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'ready');
  await expect(page.locator(RULES)).toHaveCount(1);
  await expect(page.locator(RULES)).toHaveJSProperty('text', SPECULATION_RULES_TEXT);
});

test('who saves data has nothing loaded ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/tuition');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'ready');
  await expect(page.locator(RULES)).toHaveCount(0);
});

test('a browser that knows no such rules is spared them', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/tuition');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'ready');
  await expect(page.locator(RULES)).toHaveCount(0);
});
