/**
 * What runs inside the page: measures of what a visitor sees, hears and reaches. Each audit answers with a list of
 * problems, one line each, with the element (the start of its HTML) and the figure; an empty list is a pass.
 */

/** Made inside the page by `visit()`; it may use nothing from outside itself. */
export function makeAccessTools() {
  const REACHABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]';
  /** Layers that may lie over other text, because they close or because the page scrolls under them. */
  const LAYERS = '.site-submenu, [popover], dialog, [data-toasts], [data-site-header], .skip-link';
  /** Links that do what the site is for, wherever they stand on their own: call, write, give, apply. */
  const PRIMARY_LINK = /^(tel|mailto):/;
  const PRIMARY_NAME = /\b(donate|apply|enroll|register|schedule a tour)\b/i;

  const head = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 130);
  const round = (value: number) => Math.round(value * 10) / 10;
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]')
    );
  };

  /** Text for the ear only: squeezed into a pixel, or clipped away. */
  const isForTheEar = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const isTiny = one.clientWidth <= 1 && one.clientHeight <= 1 && style.overflow !== 'visible';
      if (isTiny || /^inset\((50|100)%/.test(style.clipPath)) return true;
    }
    return false;
  };

  /* Colours: through a canvas, so that every notation the browser knows is understood. */
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parsed = new Map<string, [number, number, number, number]>();
  const parseColor = (color: string) => {
    const known = parsed.get(color);
    if (known || !canvas) return known ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: [number, number, number, number] = [red, green, blue, alpha / 255];
    parsed.set(color, value);
    return value;
  };
  type Rgb = [number, number, number];
  const blend = (over: readonly number[], under: Rgb): Rgb => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = over;
    return [red, green, blue].map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha)) as Rgb;
  };
  const luminance = (rgb: Rgb) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** WCAG's contrast ratio, 1 to 21. */
  const contrast = (one: Rgb, other: Rgb) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const flatten = (layers: readonly (readonly number[])[]): Rgb =>
    layers.reduceRight<Rgb>((under, layer) => blend(layer, under), blend(parseColor('Canvas'), [255, 255, 255]));

  /** The colour behind an element's content; nothing when a picture is behind it. */
  const colorBehind = (element: Element): Rgb | undefined => {
    const layers: number[][] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== 'none') return undefined;
      const color = parseColor(style.backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return flatten(layers);
  };
  /** The colour at a point of the screen; nothing outside it, or where a picture lies. */
  const colorAt = (x: number, y: number): Rgb | undefined => {
    const layers: number[][] = [];
    const elements = document.elementsFromPoint(x, y);
    if (elements.length === 0) return undefined;
    for (const element of elements) {
      const style = getComputedStyle(element);
      if (element.matches('img, video, canvas, iframe') || style.backgroundImage !== 'none') return undefined;
      const color = parseColor(style.backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return flatten(layers);
  };

  /* Names, as far as this site uses them: ARIA, labels, alternatives, text without what is hidden from the ear. */
  const textOf = (node: Node, hasHidden: boolean): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.ariaHidden === 'true' || node.tagName === 'STYLE' || node.tagName === 'SCRIPT') return '';
    if (!hasHidden && !node.checkVisibility({ visibilityProperty: true })) return '';
    if (node.hasAttribute('aria-label')) return ` ${node.ariaLabel} `;
    if (node.tagName === 'BR') return ' ';
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
    const text = [...node.childNodes].map((child) => textOf(child, hasHidden)).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled) {
      const parts = labelled.split(/\s+/).map((id) => document.getElementById(id));
      return tidy(parts.map((part) => (part ? textOf(part, true) : '')).join(' '));
    }
    if (element.ariaLabel) return tidy(element.ariaLabel);
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return tidy([...labels].map((label) => textOf(label, true)).join(' '));
    if (element.matches('input, select, textarea, iframe, table, section, nav')) {
      const caption = element.querySelector(':scope > caption');
      return tidy(caption ? textOf(caption, true) : (element.getAttribute('title') ?? ''));
    }
    return tidy([...element.childNodes].map((child) => textOf(child, true)).join('') || element.ariaDescription || '');
  };
  /** The words one sees on a control. */
  const visibleWords = (element: Element) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && isDrawn(parent) && !isForTheEar(parent) && !parent.closest('[aria-hidden="true"]'))
        words.push(node.textContent ?? '');
    }
    return tidy(words.join(' '));
  };

  /* Keyboard. */
  const tabbables = (root: ParentNode = document) =>
    all(REACHABLE, root).filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isDrawn(element),
    );
  const ids = new WeakMap<Element, number>();
  let lastId = 0;
  const idOf = (element: Element) => {
    const id = ids.get(element) ?? ++lastId;
    ids.set(element, id);
    return id;
  };
  const describe = (element: Element) => ({ id: idOf(element), html: head(element) });

  /** Where sequential focus should go, in the order of the document. */
  const expectedStops = (selector?: string) => {
    const root = selector ? document.querySelector(selector) : document;
    return root ? tabbables(root).map(describe) : [];
  };

  /** Stops that lead the eye backwards: up within the same column, or left within the same line. */
  const orderProblems = (selector?: string) => {
    const root = selector ? document.querySelector(selector) : document;
    const boxes = (root ? tabbables(root) : [])
      .filter((element) => !isForTheEar(element) && !element.closest('[data-reading-order]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) => {
      const next = boxes[index + 1];
      if (!next || next.element.contains(element) || element.contains(next.element)) return [];
      const isAbove = next.box.bottom <= box.top + 1;
      const isLeft = next.box.right <= box.left + 1;
      const sharesLine = Math.min(next.box.bottom, box.bottom) - Math.max(next.box.top, box.top) > box.height / 2;
      const isBackwards = (isAbove && next.box.left < box.right) || (sharesLine && isLeft);
      return isBackwards
        ? [
            `order: after ${head(element)} the focus goes back to ${head(next.element)} (${round(next.box.top - box.top)} px)`,
          ]
        : [];
    });
  };

  const ringProblems = (element: HTMLElement): string[] => {
    const style = getComputedStyle(element);
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width < 2)
      return [`focus: no outline of 2 px (${style.outlineStyle} ${width} px) on ${head(element)}`];
    const reach = Number.parseFloat(style.outlineOffset) + width / 2;
    const color = parseColor(style.outlineColor);
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
      if (under) least = Math.min(least, contrast(blend(color, under), under));
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

  /** Nothing lies over any part of it, and all of it is on the screen, as far as it fits (WCAG 2.4.12). */
  const coverProblems = (element: HTMLElement): string[] => {
    const inset = 2;
    for (const box of element.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // Of a text field the browser brings the line with the caret onto the screen, and not always the rest.
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
          return [`hidden focus: ${head(hit)} lies over ${head(element)} at ${round(x)}, ${round(y)}`];
      }
    }
    return [];
  };

  const focusFirst = (selector: string) => {
    const root = document.querySelector(selector);
    if (root) tabbables(root)[0]?.focus({ focusVisible: true } as FocusOptions);
  };

  /** The element that has the focus, with what is wrong about how it shows; nothing while the page itself has it. */
  const readStop = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    return { ...describe(element), problems: [...ringProblems(element), ...coverProblems(element)] };
  };

  /* Text. */
  type Piece = { element: Element; left: number; right: number; top: number; bottom: number };
  const textPieces = (root: Element) => {
    const pieces: Piece[] = [];
    const ears = new Map<Element, boolean>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\S/.test((node as Text).data) || element.closest('script, style, option')) continue;
      let isLeftOut = ears.get(element);
      if (isLeftOut === undefined) {
        isLeftOut = !isDrawn(element) || isForTheEar(element) || Boolean(element.closest('[aria-hidden="true"]'));
        ears.set(element, isLeftOut);
      }
      if (isLeftOut) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The letters themselves, not the air the font keeps above and below them.
        const middle = (top + bottom) / 2;
        const half = Math.min((bottom - top) / 2, size * 0.36);
        if (right - left > 0.5) pieces.push({ element, left, right, top: middle - half, bottom: middle + half });
      }
    }
    return pieces;
  };

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

  /** Text that is cut off, runs off the screen or lies over other text; and anything that makes the page scroll sideways. */
  const textProblems = (selector = 'body'): string[] => {
    const problems: string[] = [];
    const root = document.querySelector(selector) ?? document.body;
    const width = document.documentElement.clientWidth;
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) {
      const wide = all('body *').filter((one) => isDrawn(one) && one.getBoundingClientRect().right > width + 1);
      problems.push(
        `two-way scrolling: page ${pageWidth} px wide on ${width}: ${wide.slice(-2).map(head).join(' | ')}`,
      );
    }
    for (const scroller of all('*', root)) {
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

    const pieces = textPieces(root);
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
    for (const field of all('input, select', root).filter(isDrawn)) {
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

  /* Targets. */
  const isInText = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block) return false;
    const rest = [...block.childNodes]
      .filter((node) => !node.contains(element))
      .map((node) => textOf(node, false))
      .join('');
    const inLine = textOf(block, false).length - textOf(element, false).length;
    return getComputedStyle(block).display !== 'flex' && (/\p{L}{2}|\d/u.test(rest) || inLine > 8);
  };
  /** The box that reacts, also where it is larger than what is drawn. */
  const hitBox = (element: HTMLElement, wanted: number): { width: number; height: number } => {
    const label = element.closest('label');
    const box = (label ?? element).getBoundingClientRect();
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
    (element.matches('a') &&
      (PRIMARY_LINK.test(element.getAttribute('href') ?? '') || PRIMARY_NAME.test(nameOf(element))) &&
      !element.closest('footer, nav[aria-label="Footer"]'));

  /** 24 px or room for a circle of 24 px; 44 px for what the site is for. Links within text are exempt (WCAG 2.5.8). */
  const targetProblems = (selector = 'body'): string[] => {
    const root = document.querySelector(selector) ?? document.body;
    const targets = all('a[href], button, input, select, textarea, summary', root).filter(
      (element) => isDrawn(element) && !isForTheEar(element) && !element.matches(':disabled'),
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

  /* Names, landmarks, headings, tables. */
  const VAGUE = /^(read more|learn more|more|click here|here|link|details|view|open|download|go|see more)$/i;
  const structureProblems = (): string[] => {
    const problems: string[] = [];
    const controls = all('a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe').filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    );
    for (const element of controls) {
      const name = nameOf(element);
      if (!/[\p{L}\p{N}]/u.test(name)) problems.push(`name: none on ${head(element)}`);
      if (VAGUE.test(name.replace(/ \(opens.*\)$/, '')))
        problems.push(`name: "${name}" says nothing by itself: ${head(element)}`);
      const words = visibleWords(element).toLowerCase();
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
      if (!element.matches('input, select, textarea, iframe') && !plain(name).includes(plain(words)))
        problems.push(`label in name: "${words}" is not in "${name}": ${head(element)}`);
      const opensTab = element.getAttribute('target') === '_blank';
      if (opensTab !== /new tab/.test(name))
        problems.push(`new tab: "${name}" ${opensTab ? 'does not say so' : 'opens none'}: ${head(element)}`);
    }
    for (const element of all('[tabindex]'))
      if (element.tabIndex > 0) problems.push(`positive tabindex ${element.tabIndex}: ${head(element)}`);
    for (const element of controls)
      if (element.getAttribute('tabindex') === '-1') problems.push(`out of the keyboard's reach: ${head(element)}`);
    for (const image of all('img'))
      if (!image.hasAttribute('alt')) problems.push(`picture without alt: ${head(image)}`);
    for (const picture of all('svg'))
      if (
        picture.ariaHidden !== 'true' &&
        !picture.ariaLabel &&
        !picture.querySelector('title') &&
        !picture.closest('[aria-hidden="true"]')
      )
        problems.push(`drawing neither named nor hidden: ${head(picture)}`);

    // Links of one name lead to one place, as far as one part of the page is concerned.
    const places = new Map<string, string>();
    for (const { part, name, href } of allLinks()) {
      const key = `"${name}" in ${part}`;
      const first = places.get(key);
      if (first !== undefined && first !== href) problems.push(`name: ${key} leads to ${first} and to ${href}`);
      places.set(key, first ?? href);
    }

    for (const [landmark, selector] of Object.entries({
      banner: 'body > header, body > [role="banner"]',
      main: 'main, [role="main"]',
      contentinfo: 'body > footer, body > [role="contentinfo"]',
    })) {
      const count = all(selector).length;
      if (count !== 1) problems.push(`landmark: ${count} of ${landmark}`);
    }
    const navs = all('nav').map(nameOf);
    for (const name of navs)
      if (name === '' || navs.filter((other) => other === name).length > 1)
        problems.push(`landmark: navigation "${name}" is not named uniquely`);
    const isOutside = (element: Element): boolean =>
      !element.matches(
        'header, main, footer, nav, section[aria-label], section[aria-labelledby], a.skip-link, dialog, script, style, template, [role="tooltip"]',
      ) &&
      (element.children.length === 0 ? /\S/.test(element.textContent ?? '') : [...element.children].some(isOutside));
    for (const element of document.body.children)
      if (isOutside(element)) problems.push(`landmark: outside of all: ${head(element)}`);
    const skip = document.querySelector<HTMLAnchorElement>('body > a[href^="#"]:first-child');
    if (!skip || !document.querySelector(skip.hash)?.matches('main'))
      problems.push('skip link: not the first thing, or leads nowhere');

    const headings = all('h1, h2, h3, h4, h5, h6').filter((one) => one.checkVisibility());
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    if (levels.filter((level) => level === 1).length !== 1)
      problems.push(`headings: ${levels.filter((level) => level === 1).length} of level 1`);
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? 1;
      const heading = headings[index];
      if (heading && level > before + 1) problems.push(`headings: level ${level} after ${before}: ${head(heading)}`);
      if (heading && !/\S/.test(heading.textContent ?? '')) problems.push(`headings: empty: ${head(heading)}`);
    });

    for (const table of all('table')) {
      if (nameOf(table) === '') problems.push(`table without a name: ${head(table)}`);
      const headers = [...table.querySelectorAll('th')];
      if (headers.length === 0) problems.push(`table without headers: ${head(table)}`);
      for (const header of headers) {
        if (!header.hasAttribute('scope')) problems.push(`table header without scope: ${head(header)}`);
        if (!/\S/.test(header.textContent ?? '')) problems.push(`table header without words: ${head(header)}`);
      }
      if (headers.length > 0 && table.querySelectorAll('tr').length < 2)
        problems.push(`table of one row: ${head(table)}`);
    }
    for (const list of all('dl, ul, ol'))
      if (list.children.length === 0) problems.push(`list without entries: ${head(list)}`);

    if (!document.documentElement.lang) problems.push('lang: none on the page');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/\p{Script=Arabic}/u.test(node.textContent ?? '') && !node.parentElement?.closest('[lang="ar"], script'))
        problems.push(`lang: Arabic without it: ${node.parentElement && head(node.parentElement)}`);
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content ?? '';
    if (!viewport.includes('width=device-width') || /user-scalable|maximum-scale|minimum-scale/.test(viewport))
      problems.push(`zoom: viewport "${viewport}"`);

    const TOKENS: Record<string, string> = { email: 'email', tel: 'tel' };
    for (const field of all('input, select, textarea').filter(isDrawn)) {
      const { type, autocomplete, name } = field as HTMLInputElement;
      const wanted = TOKENS[type] ?? (name === 'name' ? 'name' : undefined);
      if (wanted && autocomplete !== wanted)
        problems.push(`autocomplete: "${autocomplete}" for ${wanted}: ${head(field)}`);
      for (const id of (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
        if (!/\S/.test(document.getElementById(id)?.textContent ?? ''))
          problems.push(`description: #${id} is not there: ${head(field)}`);
    }
    const seen = new Set<string>();
    for (const { id } of all('[id]')) {
      if (seen.has(id)) problems.push(`id twice: ${id}`);
      seen.add(id);
    }
    return problems;
  };

  /* Colours, motion. */
  /** Text below this contrast with what is behind it; text over a picture is not measured. */
  const contrastProblems = (least: number, selector = 'body'): string[] => {
    const told = new Set<Element>();
    return textPieces(document.querySelector(selector) ?? document.body).flatMap(({ element }) => {
      if (told.has(element) || element.closest('[aria-disabled="true"], :disabled')) return [];
      told.add(element);
      const behind = colorBehind(element);
      if (!behind) return [];
      const ratio = contrast(blend(parseColor(getComputedStyle(element).color), behind), behind);
      return ratio < least - 0.01 ? [`contrast ${round(ratio)}:1 (needs ${least}): ${head(element)}`] : [];
    });
  };

  /** Buttons and fields have an edge, icons a colour, states a sign that is neither shadow nor background alone. */
  const edgeProblems = (selector = 'body'): string[] => {
    const root = document.querySelector(selector) ?? document.body;
    const problems: string[] = [];
    const isSeen = (color: string, behind: Rgb) => contrast(blend(parseColor(color), behind), behind) >= 3;
    for (const element of all('button, input, select, textarea, a', root)) {
      if (!isDrawn(element) || isForTheEar(element)) continue;
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
      if (icon && behind && isDrawn(icon) && visibleWords(element) === '') {
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

  /** A current, chosen or invalid thing that differs from its neighbours by colour alone, or not at all. */
  const stateProblems = (selector = 'body'): string[] => {
    const root = document.querySelector(selector) ?? document.body;
    const problems: string[] = [];
    const signs = (element: Element) => {
      const { borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, fontWeight, backgroundColor } =
        getComputedStyle(element);
      return [borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, fontWeight, backgroundColor].join(
        ' ',
      );
    };
    for (const element of all(
      '[aria-current]:is(a, button), [data-current], [aria-pressed="true"], [aria-selected="true"], [aria-disabled="true"], [aria-invalid="true"]',
      root,
    )) {
      if (!isDrawn(element)) continue;
      const before = signs(element);
      const attributes = [
        'aria-current',
        'data-current',
        'aria-pressed',
        'aria-selected',
        'aria-disabled',
        'aria-invalid',
      ];
      const kept = attributes.map((name) => [name, element.getAttribute(name)] as const);
      for (const [name] of kept) element.removeAttribute(name);
      const isSame = signs(element) === before;
      for (const [name, value] of kept) if (value !== null) element.setAttribute(name, value);
      if (isSame) problems.push(`state: looks like any other: ${head(element)}`);
    }
    return problems;
  };

  /** What lasts longer than `mostMs`: animations, transitions, smooth scrolling; by rule, so that none need run. */
  const motionProblems = (mostMs: number): string[] => {
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

  /** WCAG 1.4.12, its four figures at once. A constructed sheet, because the page's policy refuses any other. */
  const setTextSpacing = (isOn: boolean) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  };

  /** Name and address of every link outside the main content, in order, and of every way to reach the school. */
  const frameLinks = () => {
    const linksIn = (selector: string) =>
      all(selector).map(
        (link) => `${nameOf(link)} → ${link.getAttribute('href') ?? link.getAttribute('aria-controls')}`,
      );
    return {
      before: linksIn('body > :not(main, footer) a[href], nav[aria-label="Main"] [data-submenu-toggle]'),
      after: linksIn('body > footer a[href]'),
    };
  };
  const partOf = (link: Element) => {
    const landmark = link.closest('nav, main, header, footer, body > section');
    return landmark ? `${landmark.tagName.toLowerCase()} ${landmark.ariaLabel ?? ''}`.trim() : 'the page';
  };
  const allLinks = () =>
    all('a[href]').map((link) => ({
      part: partOf(link),
      name: nameOf(link).toLowerCase(),
      // A letter's subject is no other destination.
      href: (link.getAttribute('href') ?? '').replace(/^(mailto:[^?]+)\?.*/, '$1'),
    }));

  return {
    expectedStops,
    orderProblems,
    readStop,
    focusFirst,
    textProblems,
    targetProblems,
    structureProblems,
    contrastProblems,
    edgeProblems,
    stateProblems,
    motionProblems,
    setTextSpacing,
    frameLinks,
    allLinks,
  };
}

declare global {
  interface Window {
    access: ReturnType<typeof makeAccessTools>;
  }
}
