import type { Dom } from './dom.ts';

/** WCAG 1.4.4, 1.4.10, 1.4.12: all text is readable at any screen size and text spacing. */
export function makeTextAudits({ head, round, all, isDrawn, nameOf, textPieces }: Dom) {
  /** Layers that may cover other text, because they can be closed or the page scrolls under them. */
  const LAYERS = '.site-submenu, [popover], [data-toasts], [data-site-header], .skip-link';

  const clipsOf = (element: Element) => {
    const clips: { element: Element; x: boolean; y: boolean; box: DOMRect; scrolls: boolean }[] = [];
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
      if ((x || y) && one !== document.body) {
        const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
        clips.push({ element: one, x, y, box: one.getBoundingClientRect(), scrolls });
      }
      if (position === 'fixed') break;
    }
    return clips;
  };

  /** Text that is cut off, off screen, or over other text, and anything that makes the page scroll sideways. */
  const textProblems = (selector?: string): string[] => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) {
      const wide = all('body *').filter((one) => isDrawn(one) && one.getBoundingClientRect().right > width + 1);
      problems.push(
        `two-way scrolling: page ${pageWidth} px wide on ${width}: ${wide.slice(-2).map(head).join(' | ')}`,
      );
    }
    for (const scroller of all('*', selector)) {
      if (scroller.scrollWidth <= scroller.clientWidth + 1) continue;
      const { overflowX } = getComputedStyle(scroller);
      if ((overflowX !== 'auto' && overflowX !== 'scroll') || !isDrawn(scroller)) continue;
      if (scroller.matches('textarea, input, select')) continue;
      const isNamed = scroller.tabIndex >= 0 && nameOf(scroller) !== '' && scroller.hasAttribute('role');
      const fits = [...scroller.children].every(
        (child) => child.getBoundingClientRect().width <= scroller.clientWidth + 1,
      );
      const hasTable = scroller.querySelector('table') !== null && (isNamed || scroller.matches('section'));
      if (!(hasTable || (isNamed && fits)))
        problems.push(`two-way scrolling: ${scroller.scrollWidth} px in ${scroller.clientWidth}: ${head(scroller)}`);
    }

    const pieces = textPieces(selector);
    if (pieces.length === 0) problems.push('text: none to be seen');
    const clips = new Map<Element, ReturnType<typeof clipsOf>>();
    const told = new Set<Element>();
    const tell = (element: Element, problem: string) => {
      if (!told.has(element)) problems.push(problem);
      told.add(element);
    };
    for (const { element, left, right, top, bottom } of pieces) {
      const around = clips.get(element) ?? clipsOf(element);
      clips.set(element, around);
      if (!around.some(({ scrolls, x }) => scrolls && x) && (right > width + 1 || left < -1))
        tell(element, `text off the screen: ${round(left)} to ${round(right)} px of ${width}: ${head(element)}`);
      for (const { element: clip, x, y, box, scrolls } of around) {
        if (scrolls) break;
        const cut = Math.max(
          x ? Math.max(box.left - left, right - box.right) : 0,
          y ? Math.max(box.top - top, bottom - box.bottom) : 0,
        );
        if (cut > 1) tell(element, `text cut off by ${round(cut)} px in ${head(clip)}: ${head(element)}`);
      }
    }
    for (const field of all('input:not([type=checkbox]), select', selector).filter(isDrawn)) {
      const style = getComputedStyle(field);
      const room = field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      if (room < Number.parseFloat(style.fontSize) * 1.1)
        problems.push(`text cut off: ${round(room)} px for letters of ${style.fontSize}: ${head(field)}`);
    }

    const layerOf = (element: Element) => element.closest(LAYERS);
    const sorted = pieces.toSorted((one, other) => one.top - other.top);
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.top >= one.bottom - 1) break;
        const isApart = Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1;
        const isRelated =
          one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element);
        if (
          isApart ||
          (isRelated && Math.abs(one.top - other.top) < 1) ||
          layerOf(one.element) !== layerOf(other.element)
        )
          continue;
        const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (overlap > 1.5)
          tell(one.element, `text overlaps by ${round(overlap)} px: ${head(one.element)} and ${head(other.element)}`);
      }
    });
    return problems;
  };

  /** With all four text spacing values of WCAG 1.4.12, in a constructed stylesheet: the page's CSP allows no other. */
  const spacedTextProblems = (selector?: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
    const problems = textProblems(selector);
    document.adoptedStyleSheets = [];
    return problems;
  };

  return { textProblems, spacedTextProblems };
}
