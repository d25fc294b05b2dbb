/**
 * DOM helpers for the audits in this folder. Each `make…` function runs inside the page, so it can only use its own
 * body and its parameters.
 */

/** Reads the page: which elements are rendered, their accessible names, and where their text is. */
export function makeDom() {
  const head = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 130);
  const round = (value: number) => Math.round(value * 10) / 10;
  const rootOf = (part = 'html') => document.querySelector(part) ?? document.documentElement;
  /** All elements that match the selector, on the page or in the part of it that another selector names. */
  const all = (selector: string, part?: string) => [...rootOf(part).querySelectorAll<HTMLElement>(selector)];
  const textNodes = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: { data: string; node: Text; element: Element }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement) nodes.push({ data: node.data, node, element: node.parentElement });
    }
    return nodes;
  };

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]')
    );
  };

  /** Text for screen readers only: one pixel in size, or clipped. */
  const isVisuallyHidden = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const isTiny = one.clientWidth <= 1 && one.clientHeight <= 1 && style.overflow !== 'visible';
      if (isTiny || /^inset\((50|100)%/.test(style.clipPath)) return true;
    }
    return false;
  };

  const isReadable = (element: Element) =>
    isDrawn(element) && !isVisuallyHidden(element) && !element.closest('[aria-hidden="true"]');

  /** The accessible name, as the browser gives it to screen readers. */
  const nameOf = (element: Element) => (element as Element & { computedName: string }).computedName.trim();
  /** The visible text of a control. */
  const visibleText = (control: Element) => {
    const seen = textNodes(control).filter(({ element }) => isReadable(element));
    return seen
      .map(({ data }) => data)
      .join(' ')
      .trim();
  };

  type Piece = { element: Element; left: number; right: number; top: number; bottom: number };
  const textPieces = (part?: string) => {
    const pieces: Piece[] = [];
    const range = document.createRange();
    for (const { data, node, element } of textNodes(rootOf(part))) {
      if (!/\S/.test(data) || element.closest('script, style, option') || !isReadable(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Measure the letters, without the font's space above and below them.
        const middle = (top + bottom) / 2;
        const half = Math.min((bottom - top) / 2, size * 0.36);
        if (right - left > 0.5) pieces.push({ element, left, right, top: middle - half, bottom: middle + half });
      }
    }
    return pieces;
  };

  return { head, round, all, textNodes, isDrawn, isVisuallyHidden, nameOf, visibleText, textPieces };
}

export type Dom = ReturnType<typeof makeDom>;
