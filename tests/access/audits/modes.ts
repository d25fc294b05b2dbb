import type { Color } from './color.ts';
import type { Dom } from './dom.ts';

/** WCAG 1.4.3, 1.4.11, 1.4.1, 2.2.2, 2.3.3 with user preferences: forced colors, more contrast, reduced motion. */
export function makeModeAudits(
  { head, round, all, isDrawn, isVisuallyHidden, visibleText, textPieces }: Dom,
  color: Color,
) {
  const { parseColor, blend, contrast, colorBehind } = color;
  type Rgb = [number, number, number];

  /** Text whose contrast with its background is too low. Text over a picture isn't measured. */
  const contrastProblems = (selector?: string, least = 4.5): string[] => {
    const told = new Set<Element>();
    return textPieces(selector).flatMap(({ element }) => {
      if (told.has(element) || element.closest('[aria-disabled="true"], :disabled')) return [];
      told.add(element);
      const behind = colorBehind(element);
      if (!behind) return [];
      const ratio = contrast(blend(parseColor(getComputedStyle(element).color), behind), behind);
      return ratio < least - 0.01 ? [`contrast ${round(ratio)}:1 (needs ${least}): ${head(element)}`] : [];
    });
  };

  /** Buttons and fields need an edge, icons a color, and states an indicator other than shadow or background. */
  const edgeProblems = (selector?: string): string[] => {
    const problems: string[] = [];
    const isSeen = (color: string, behind: Rgb) => contrast(blend(parseColor(color), behind), behind) >= 3;
    for (const element of all('button, input, select, textarea, a', selector)) {
      if (!isDrawn(element) || isVisuallyHidden(element)) continue;
      const style = getComputedStyle(element);
      const around = element.parentElement && colorBehind(element.parentElement);
      const isBox =
        element.matches('input, select, textarea') ||
        (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none');
      if (isBox && around) {
        const inside = colorBehind(element);
        const sides = [style.borderTopColor, style.borderBottomColor].filter((color) => isSeen(color, around));
        const isPicker = element.querySelector('img') !== null;
        if (sides.length === 0 && !isPicker && !(inside && contrast(inside, around) >= 3))
          problems.push(`edge: none to see: ${head(element)}`);
      }
      const behind = colorBehind(element);
      const icon = element.querySelector('svg');
      if (icon && behind && isDrawn(icon) && visibleText(element) === '') {
        const shapes = [icon, ...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')].map((shape) =>
          getComputedStyle(shape),
        );
        const paints = shapes
          .flatMap(({ fill, stroke }) => [fill, stroke])
          .filter((paint) => paint !== 'none' && !paint.startsWith('url'));
        if (!paints.some((paint) => isSeen(paint, behind))) problems.push(`icon: not to be seen: ${head(element)}`);
      }
    }
    return problems;
  };

  /** Current, selected or invalid elements that differ from their neighbors by color alone, or not at all. */
  const stateProblems = (selector?: string): string[] => {
    const problems: string[] = [];
    const SIGNS = ['border-bottom', 'outline-style', 'text-decoration-line', 'font-weight', 'background-color'];
    const signs = (element: Element) => SIGNS.map((name) => getComputedStyle(element).getPropertyValue(name)).join(' ');
    const STATES = ['aria-current', 'data-current', 'aria-pressed', 'aria-selected', 'aria-disabled', 'aria-invalid'];
    const isInState = (element: Element) =>
      element.matches('[aria-current]:is(a, button), [data-current], [aria-invalid="true"]') ||
      element.matches('[aria-pressed="true"], [aria-selected="true"], [aria-disabled="true"]');
    for (const element of all('*', selector).filter(isInState)) {
      if (!isDrawn(element)) continue;
      const before = signs(element);
      const kept = STATES.map((name) => [name, element.getAttribute(name)] as const);
      for (const [name] of kept) element.removeAttribute(name);
      const isSame = signs(element) === before;
      for (const [name, value] of kept) if (value !== null) element.setAttribute(name, value);
      if (isSame) problems.push(`state: looks like any other: ${head(element)}`);
    }
    return problems;
  };

  /** Animations, transitions and smooth scrolling longer than `mostMs`. Reads the CSS rules, so nothing has to run. */
  const motionProblems = (mostMs = 5000): string[] => {
    const problems: string[] = [];
    const longest = (value: string) =>
      Math.max(...value.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)));
    for (const element of [document.documentElement, ...all('body, body *')]) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const isEndless = style.animationName !== 'none' && style.animationIterationCount.includes('infinite');
        const animation = style.animationName === 'none' ? 0 : longest(style.animationDuration);
        const moved = Math.max(animation, style.transitionProperty === 'none' ? 0 : longest(style.transitionDuration));
        if (moved > mostMs || isEndless)
          problems.push(`motion: ${isEndless ? 'endless' : `${moved} ms`}: ${head(element)}${pseudo ?? ''}`);
        if (!pseudo && style.scrollBehavior === 'smooth' && mostMs < 100)
          problems.push(`motion: smooth scrolling: ${head(element)}`);
      }
    }
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (end > mostMs) problems.push(`motion: runs for ${end} ms`);
    }
    for (const moving of all('marquee, blink, video[autoplay]')) problems.push(`motion: ${head(moving)}`);
    return problems;
  };

  return { contrastProblems, edgeProblems, stateProblems, motionProblems };
}
