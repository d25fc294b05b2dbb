/** Measurements in a page. Functions that run in the page can only use their own body. */
import { readFileSync } from 'node:fs';
import type { BrowserWindow } from './window.ts';

/** The same tags as in accessibility.spec.ts. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Every rule that the page breaks, with the elements that break it. */
export async function findAxeViolations(window: BrowserWindow): Promise<string[]> {
  await window.addScript(AXE);
  return window.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, TAGS);
}

/** The fonts used by every page that haven't loaded. */
export function unloadedFonts(): string[] {
  return ['Newsreader', 'Atkinson Hyperlegible Next'].filter(
    (family) =>
      ![...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded'),
  );
}

/** Parts of the header that overlap each other or extend beyond the window. */
export function overlapsInHeader(): string[] {
  const parts = [...document.querySelectorAll('[data-site-header] :is(a, button)')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (part: Element) => part.textContent?.trim() ?? '';
  return parts.flatMap((part, index) => {
    const box = part.getBoundingClientRect();
    const isOut = box.left < 0 || box.right > innerWidth;
    const over = parts.slice(index + 1).filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return (
        Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
      );
    });
    return [
      ...(isOut ? [`${nameOf(part)} is out`] : []),
      ...over.map((other) => `${nameOf(part)} over ${nameOf(other)}`),
    ];
  });
}

/** Applies the print styles on the screen. Not every driver can print, but every engine can read the rules. */
export function printOnScreen(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}
