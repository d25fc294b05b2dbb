import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

declare global {
  interface Window {
    axe: { run: typeof run };
  }
}

/** WCAG 2.2 AA and best practices. What frames contain is of other sites. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/** Each axe rule that a part of the page breaks, and where. The page keeps axe: injecting it takes longer than running it. */
export async function axeProblems(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const asked = [part, OPTIONS] as const;
  const results = await page.evaluate(([selector, options]) => window.axe.run(selector, options), asked);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
