import type { Dom } from './dom.ts';

/** WCAG 2.5.8 for all targets, and 2.5.5 for the main actions. */
export function makeTargetAudits({ head, round, all, isDrawn, isVisuallyHidden, nameOf }: Dom) {
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
  const hitBox = (element: HTMLElement, wanted: number): { width: number; height: number } => {
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    if (box.width >= wanted && box.height >= wanted) return box;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reacts = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && element.contains(hit);
    };
    const reach = (dx: number, dy: number) => {
      let length = 0;
      while (length < wanted && reacts(dx * (length + 0.5), dy * (length + 0.5))) length += 0.5;
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

  /** 24 px, or room for a circle of 24 px; 44 px for the main actions. Links within text are exempt (WCAG 2.5.8). */
  const targetProblems = (selector?: string): string[] => {
    const targets = all('a[href], button, input, select, textarea, summary', selector).filter(
      (element) => isDrawn(element) && !isVisuallyHidden(element) && !element.matches(':disabled'),
    );
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const problems: string[] = [];
    for (const { element, box } of boxes) {
      if (isInText(element)) continue;
      const wanted = isPrimary(element) ? 44 : 24;
      if (box.width >= wanted - 0.1 && box.height >= wanted - 0.1) continue;
      const { width, height } = hitBox(element, wanted);
      if (width >= wanted - 1 && height >= wanted - 1) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const isCrowded = boxes.some(({ element: other, box: near }) => {
        if (other === element || element.contains(other) || other.contains(element)) return false;
        const dx = Math.max(near.left - x, 0, x - near.right);
        const dy = Math.max(near.top - y, 0, y - near.bottom);
        return Math.hypot(dx, dy) < 12;
      });
      if (wanted === 44 || isCrowded || width < 16 || height < 16)
        problems.push(`target: ${round(width)} × ${round(height)} px (needs ${wanted}): ${head(element)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return problems;
  };

  return { targetProblems };
}
