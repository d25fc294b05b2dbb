import type { Color } from './color.ts';
import type { Dom } from './dom.ts';

/** WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.12: the order of sequential focus, and whether the focus is visible. */
export function makeKeyboardAudits({ head, round, all, isDrawn, isVisuallyHidden }: Dom, color: Color) {
  // Of a group of radio buttons, Tab reaches the chosen one, and arrow keys the others.
  const REACHABLE =
    'a[href], button, input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea, summary, iframe, [tabindex]';
  const { parseColor, blend, contrast, colorAt } = color;

  const tabbables = (selector?: string) =>
    all(REACHABLE, selector).filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isDrawn(element),
    );
  const known: Element[] = [];
  const describe = (element: Element) => {
    if (!known.includes(element)) known.push(element);
    return { id: known.indexOf(element), html: head(element) };
  };

  /** The elements that should receive sequential focus, in document order. */
  const expectedStops = (selector?: string) => tabbables(selector).map(describe);

  /** Stops where focus moves backward: up within the same column, or left within the same line. */
  const orderProblems = (selector?: string) => {
    const boxes = tabbables(selector)
      .filter((element) => !isVisuallyHidden(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) => {
      const next = boxes[index + 1];
      if (!next || next.element.contains(element) || element.contains(next.element)) return [];
      const isAbove = next.box.bottom <= box.top + 1;
      const isLeft = next.box.right <= box.left + 1;
      const sharesLine = Math.min(next.box.bottom, box.bottom) - Math.max(next.box.top, box.top) > box.height / 2;
      if (!(isAbove && next.box.left < box.right) && !(sharesLine && isLeft)) return [];
      const way = round(next.box.top - box.top);
      return [`order: after ${head(element)} the focus goes back to ${head(next.element)} (${way} px)`];
    });
  };

  const ringProblems = (element: HTMLElement): string[] => {
    const style = getComputedStyle(element);
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width < 2)
      return [`focus: no outline of 2 px (${style.outlineStyle} ${width} px) on ${head(element)}`];
    const reach = Number.parseFloat(style.outlineOffset) + width / 2;
    const outline = parseColor(style.outlineColor);
    const problems: string[] = [];
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [left, right, top, bottom] = [box.left - reach, box.right + reach, box.top - reach, box.bottom + reach];
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    let least = 21;
    for (const [x, y] of [
      [left, center],
      [right, center],
      [middle, top],
      [middle, bottom],
    ] as const) {
      const under = colorAt(x, y);
      if (under) least = Math.min(least, contrast(blend(outline, under), under));
    }
    if (least < 3) problems.push(`focus: outline with contrast ${round(least)}:1 (needs 3) on ${head(element)}`);
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') {
        if (getComputedStyle(one).position === 'fixed') break;
        continue;
      }
      const edge = one.getBoundingClientRect();
      const cut = Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom);
      if (cut > width / 2)
        problems.push(`focus: ${round(cut)} px of the outline cut off by ${head(one)}: ${head(element)}`);
    }
    return problems;
  };

  /** Nothing covers the element, and all of it is on the screen if it fits (WCAG 2.4.12). */
  const coverProblems = (element: HTMLElement): string[] => {
    const inset = 2;
    for (const box of element.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // In a text field, the browser scrolls only the caret's line into view.
      const isPart = box.height > innerHeight - 100 || element.matches('textarea');
      if (!isPart && (box.top < -1 || box.bottom > innerHeight + 1))
        return [`hidden focus: from ${round(box.top)} to ${round(box.bottom)} px of ${innerHeight}: ${head(element)}`];
      if (box.left < -1 || box.right > innerWidth + 1)
        return [`hidden focus: from ${round(box.left)} to ${round(box.right)} px of ${innerWidth}: ${head(element)}`];
      const [middle, center] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const points = [
        [box.left + inset, center],
        [box.right - inset, center],
        [middle, box.top + inset],
        [middle, box.bottom - inset],
        [middle, center],
        [box.left + 4, box.top + 4],
        [box.right - 4, box.bottom - 4],
      ] as const;
      for (const [x, y] of points) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !element.contains(hit) && !hit.contains(element))
          return [`hidden focus: ${head(hit)} covers ${head(element)} at ${round(x)}, ${round(y)}`];
      }
    }
    return [];
  };

  const focusFirst = (selector: string) => tabbables(selector)[0]?.focus({ focusVisible: true } as FocusOptions);

  /** The focused element and the problems with its focus indicator. Nothing if the page itself has focus. */
  const readStop = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // In a frame, the focused element is in the frame's own document, which shows the focus.
    const problems = element.matches('iframe') ? [] : [...ringProblems(element), ...coverProblems(element)];
    return { ...describe(element), problems };
  };

  return { expectedStops, orderProblems, focusFirst, readStop };
}
