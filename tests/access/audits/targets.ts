import type { Dom } from './dom.ts';

/** WCAG 2.5.5 for the main actions. axe checks 2.5.8 for all targets. */
export function makeTargetAudits({ head, round, all, isDrawn, isVisuallyHidden, nameOf }: Dom) {
  const WANTED = 44;
  /** Links for the main actions, when they aren't inside text: give, apply, and also call and write. */
  const PRIMARY_NAME = /\b(donate|apply|enroll|register|schedule a tour)\b/i;

  const textOf = (node: Node) => (node instanceof HTMLElement ? node.innerText : (node.textContent ?? ''));
  const isInText = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block) return false;
    const rest = [...block.childNodes]
      .filter((node) => !node.contains(element))
      .map(textOf)
      .join('');
    const inLine = textOf(block).length - textOf(element).length;
    return getComputedStyle(block).display !== 'flex' && (/\p{L}{2}|\d/u.test(rest) || inLine > 8);
  };
  /** The clickable box, which may be larger than what is rendered. */
  const hitBox = (element: HTMLElement): { width: number; height: number } => {
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    if (box.width >= WANTED && box.height >= WANTED) return box;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reacts = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && element.contains(hit);
    };
    const reach = (dx: number, dy: number) => {
      let length = 0;
      while (length < WANTED && reacts(dx * (length + 0.5), dy * (length + 0.5))) length += 0.5;
      return length;
    };
    return {
      width: Math.max(box.width, reach(-1, 0) + reach(1, 0)),
      height: Math.max(box.height, reach(0, -1) + reach(0, 1)),
    };
  };
  const isPrimary = (element: HTMLElement) =>
    element.matches('button, input, select, textarea, summary, nav[aria-label="Main"] a') ||
    (!element.closest('footer, nav[aria-label="Footer"]') &&
      (element.matches('[href^="tel:"], [href^="mailto:"]') || PRIMARY_NAME.test(nameOf(element))));

  /** Main actions that are too small. Links within text are exempt. */
  const targetProblems = (selector?: string): string[] => {
    const targets = all('a[href], button, input, select, textarea, summary', selector).filter(
      (element) => isDrawn(element) && !isVisuallyHidden(element) && !element.matches(':disabled'),
    );
    const problems = targets
      .filter((element) => isPrimary(element) && !isInText(element))
      .flatMap((element) => {
        const { width, height } = hitBox(element);
        const isLarge = Math.min(width, height) >= WANTED - 1;
        return isLarge ? [] : [`target: ${round(width)} × ${round(height)} px (needs ${WANTED}): ${head(element)}`];
      });
    scrollTo({ top: 0, behavior: 'instant' });
    return problems;
  };

  return { targetProblems };
}
