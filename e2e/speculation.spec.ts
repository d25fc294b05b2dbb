import type { Page } from '@playwright/test';
import { SPECULATION_RULES_TEXT } from '../server/speculation-rules.ts';
import { expect, test } from './site-test.ts';

const RULES = 'script[type=speculationrules]';

/** Opens a page and stays until it was painted, and what waited for that is done. */
async function openAndRest(page: Page) {
  await page.goto('/tuition');
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'ready');
  await page.evaluate(() => new Promise((rested) => requestAnimationFrame(() => setTimeout(rested, 100))));
}

test('a page says once what may be loaded ahead, as the policy allows it', async ({ page }) => {
  await openAndRest(page);
  await expect(page.locator(RULES)).toHaveCount(1);
  await expect(page.locator(RULES)).toHaveJSProperty('text', SPECULATION_RULES_TEXT);
});

test('who saves data has nothing loaded ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAndRest(page);
  await expect(page.locator(RULES)).toHaveCount(0);
});

test('a browser that knows no such rules is spared them', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await openAndRest(page);
  await expect(page.locator(RULES)).toHaveCount(0);
});
