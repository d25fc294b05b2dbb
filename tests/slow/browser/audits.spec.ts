/** Injects an accessibility fault into a page for each audit, which must report it. The unchanged pages have none. */
import type { Page } from '@playwright/test';
import { SCREENS, visit, walk, walkProblems } from '../../access/visit.ts';
import { expect, test } from '../../support/site-test.ts';

const names = () => window.audits.nameProblems();
const text = () => window.audits.textProblems();
const focus = () => {
  window.audits.focusFirst('main');
  return window.audits.readStop()?.problems ?? [];
};

type Fault = {
  name: string;
  /** The page, if not /careers. */
  address?: string;
  width?: keyof typeof SCREENS;
  forcedColors?: 'active';
  /** A CSS selector of the changed elements, and their style, or a change that runs in the page. */
  elements: string;
  style?: string;
  change?: (elements: Element[]) => unknown;
  audit: () => string[];
  says: RegExp;
};

const FAULTS: readonly Fault[] = [
  {
    name: 'no focus outline (2.4.7)',
    elements: 'main a',
    style: 'outline: none',
    audit: focus,
    says: /focus: no outline/,
  },
  {
    name: 'a focus outline of low contrast (1.4.11)',
    elements: 'main a',
    style: 'outline-color: #e0cfa8',
    audit: focus,
    says: /focus: outline with contrast/,
  },
  {
    name: 'focus under a sticky element (2.4.11)',
    elements: 'footer',
    style: 'position: fixed; inset: 0; z-index: 999',
    audit: focus,
    says: /hidden focus: .* covers/,
  },
  {
    name: 'a focus order against the visual order (2.4.3)',
    elements: '.top-bar > .shell',
    style: 'flex-direction: row-reverse',
    audit: () => window.audits.orderProblems(),
    says: /order: after/,
  },
  {
    name: 'a link that only the mouse can reach (2.1.1)',
    elements: 'a[href="/support"]',
    change: (all) => all.map((link) => link.setAttribute('tabindex', '-1')),
    audit: names,
    says: /out of the keyboard's reach/,
  },
  {
    name: 'a link name that says nothing (2.4.4)',
    elements: 'a[href="/support"]',
    change: (all) => all.map((link) => link.replaceChildren('Read more')),
    audit: names,
    says: /"Read more" says nothing/,
  },
  {
    name: 'one name for two destinations (2.4.4)',
    elements: 'nav[aria-label="Main"] a[href="/support"]',
    change: (all) => all.map((link) => link.replaceChildren('Careers')),
    audit: names,
    says: /"careers" in nav Main leads to/,
  },
  {
    name: 'a name without the visible text (2.5.3)',
    elements: 'a[href^="https://donate"]',
    change: (all) => all.map((link) => link.setAttribute('aria-label', 'Give (opens in a new tab)')),
    audit: names,
    says: /label in name: "donate"/,
  },
  {
    name: 'a new tab that nothing announces (3.2.5)',
    elements: 'a[target=_blank] .sr-only',
    change: (all) => all.map((note) => note.remove()),
    audit: names,
    says: /new tab: .* does not say so/,
  },
  {
    name: 'no skip link (2.4.1)',
    elements: '.skip-link',
    change: (all) => all.map((link) => link.remove()),
    audit: names,
    says: /skip link: /,
  },
  {
    name: 'a table without headers (1.3.1)',
    address: '/tuition',
    elements: 'th',
    change: (all) => all.map((header) => header.replaceWith(document.createElement('td'))),
    audit: names,
    says: /table without headers/,
  },
  {
    name: 'Arabic read as English (3.1.2)',
    address: '/',
    elements: '[lang=ar]',
    change: (all) => all.map((word) => word.removeAttribute('lang')),
    audit: names,
    says: /lang: Arabic without it/,
  },
  {
    name: 'a field that autofill does not know (1.3.5)',
    address: '/',
    elements: 'input[type=email]',
    change: (all) => all.map((field) => field.removeAttribute('autocomplete')),
    audit: names,
    says: /autocomplete: /,
  },
  {
    name: 'a target of 16 pixels (2.5.8)',
    elements: 'footer .size-11',
    style: 'all: unset; display: inline-block; width: 16px; height: 16px; overflow: hidden',
    audit: () => window.audits.targetProblems(),
    says: /target: 16 × 16 px/,
  },
  {
    name: 'text cut off when it is spaced out (1.4.12)',
    elements: 'footer h2',
    style: 'width: 9ch; overflow: hidden; white-space: nowrap',
    audit: () => {
      window.audits.setTextSpacing(true);
      return window.audits.textProblems();
    },
    says: /text cut off/,
  },
  {
    name: 'scrolling in two directions (1.4.10)',
    address: '/tuition',
    width: 320,
    elements: 'main table',
    style: 'min-width: 30rem',
    audit: text,
    says: /two-way scrolling/,
  },
  {
    name: 'text that overlaps (1.4.4)',
    elements: 'main p',
    style: 'height: 8px',
    audit: text,
    says: /text overlaps by/,
  },
  {
    name: 'a page without visible text (1.3.4)',
    elements: 'body > *',
    style: 'display: none !important',
    audit: text,
    says: /text: none to be seen/,
  },
  {
    name: 'edges that vanish in forced colors (1.4.11)',
    forcedColors: 'active',
    elements: 'a, button',
    style: 'border-color: Canvas !important',
    audit: () => window.audits.edgeProblems(),
    says: /edge: none to see/,
  },
  {
    name: 'a current page that looks like any other (1.4.1)',
    elements: '[aria-current]',
    style: 'all: unset !important',
    audit: () => window.audits.stateProblems(),
    says: /state: looks like any other/,
  },
  {
    name: 'a long transition (2.2.2)',
    elements: 'h1',
    style: 'transition: color 6s',
    audit: () => window.audits.motionProblems(5000),
    says: /motion: 6000 ms/,
  },
  {
    name: 'an endless animation (2.2.2)',
    elements: 'h1',
    change: (all) =>
      all.map((heading) =>
        heading.animate({ translate: '2px' }, { duration: 1000, iterations: Number.POSITIVE_INFINITY }),
      ),
    audit: () => window.audits.motionProblems(5000),
    says: /motion: runs for Infinity ms/,
  },
  {
    name: 'text of low contrast (1.4.3)',
    elements: 'main p',
    style: 'color: #b5b8b5',
    audit: () => window.audits.contrastProblems(4.5),
    says: /contrast /,
  },
];

async function open(page: Page, { address = '/careers', width = 1280, forcedColors }: Partial<Fault>): Promise<void> {
  await page.setViewportSize(SCREENS[width]);
  await page.emulateMedia({ reducedMotion: 'reduce', ...(forcedColors && { forcedColors }) });
  await visit(page, address);
}

for (const fault of FAULTS) {
  test(fault.name, async ({ page }) => {
    await open(page, fault);
    expect((await page.evaluate(fault.audit)).join('\n')).not.toMatch(fault.says);
    const elements = page.locator(fault.elements);
    await elements.evaluateAll((all, style) => {
      for (const element of all) element.style.cssText = style;
    }, fault.style ?? '');
    if (fault.change) await elements.evaluateAll(fault.change);
    expect((await page.evaluate(fault.audit)).join('\n')).toMatch(fault.says);
  });
}

test('a keyboard trap (2.1.2)', async ({ page }) => {
  await open(page, {});
  await page.locator('main').evaluate((main) => main.addEventListener('keydown', (event) => event.preventDefault()));
  const stops = await walk(page, 'Tab');
  const expected = await page.evaluate(() => window.audits.expectedStops());
  expect(walkProblems(stops, expected).join('\n')).toMatch(/keyboard: never reached/);
});
