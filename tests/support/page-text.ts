/** What a page says, and what of it is to be seen. */
import type { Page } from '@playwright/test';

/** Runs in the page: all its text, visible or not, with whitespace collapsed, and the visible pieces of the main content. */
function takeSnapshot() {
  const evenOut = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pieces: string[] = [];
  const seen: string[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const piece = evenOut(node.nodeValue ?? '');
    const parent = node.parentElement;
    // The lines of the day change when their script has come, on the calendar soon after the page.
    if (piece === '' || !parent || parent.closest('script, style, [data-school-today], [data-office-now]')) continue;
    pieces.push(piece);
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    // Only the script knows which day is today's, so the calendar marks it, and has it in its key, with script alone.
    if (!parent.closest('main') || parent.closest('.mark-today, li:has(> .mark-today)')) continue;
    if (isSeen(parent) && width > 0 && height > 0) seen.push(piece);
  }
  return { text: pieces.join(' '), seen };
}

/** What the page says now. */
export const snapshot = (page: Page) => page.evaluate(takeSnapshot);

/** Opens an address and waits until the page's main script has run. */
export async function openWithScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-frame="ready"]').waitFor({ state: 'attached' });
}

/** Runs in a page: what of this pattern begins on one line and ends on another. The names of hosts may break at their dots. */
export function brokenOverLines(pattern: string): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isLeftOut = node.parentElement?.closest('[class*=sr-only], script, [hidden], .skip-link');
    if (isLeftOut || /\w\.\w/.test(node.nodeValue ?? '')) continue;
    for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'gu'))) {
      range.setStart(node, index);
      range.setEnd(node, index + words.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(`broken: ${words}`);
    }
  }
  return broken;
}
