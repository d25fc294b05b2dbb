import { ADDRESSES } from '../../support/addresses.ts';
import { expect, test } from '../../support/site-test.ts';

const SIZES = [1, 1.15, 1.3, 1.5, 2];
const WIDTHS = [320, 360, 412];

/**
 * Runs in a page: words and figures that are broken inside, controls without their sign, and sideways scrolling. With huge
 * text, a long word is wider than the screen.
 */
function problemsOf(isHuge: boolean): string[] {
  const problems = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`${scrollWidth} px wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement as HTMLElement;
    if (element.closest('[class*=sr-only], script, [hidden], .skip-link') || !element.checkVisibility()) continue;
    // The names of hosts may break at their dots.
    if (/\w\.\w/.test(node.nodeValue ?? '')) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[$\p{L}\p{N}][\p{L}\p{N}.,:’]*/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !(isHuge && /^[\p{L}’]/u.test(word))) problems.add(`broken: ${word}`);
    }
  }
  for (const control of document.querySelectorAll('a, button, summary')) {
    if (!control.checkVisibility() || control.closest('.sr-only, .skip-link')) continue;
    const isSeen = [...control.querySelectorAll('svg, img')].some((sign) => sign.getBoundingClientRect().width > 0);
    const text = control.cloneNode(true) as Element;
    for (const hidden of text.querySelectorAll('.sr-only')) hidden.remove();
    if (!isSeen && !text.textContent?.trim()) problems.add(`no sign: ${control.outerHTML.slice(0, 60)}`);
  }
  return [...problems];
}

for (const address of ADDRESSES) {
  test(`${address} can be read with text of up to 200 %`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      // With less than half a phone's width for usual text, a button or a phone number may be wider than the screen.
      for (const size of SIZES.filter((one) => width / one >= 190)) {
        await page.evaluate(
          (percent) => document.documentElement.style.setProperty('font-size', percent),
          `${size * 100}%`,
        );
        expect
          .soft(await page.evaluate(problemsOf, size / width > 1.5 / 360), `${width} px, ${size * 100} %`)
          .toEqual([]);
      }
    }
  });
}
