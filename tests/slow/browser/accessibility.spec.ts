/** Every page on every screen and paper, in every mode, and by keyboard. The quick tests run axe on phones. */
import type { Page } from '@playwright/test';
import { axeProblems } from '../../access/axe.ts';
import { expectNone, problemsOf, SCREENS, visit, walk, walkProblems } from '../../access/visit.ts';
import { PAGES } from '../../support/addresses.ts';
import { brokenOverLines } from '../../support/page-text.ts';
import { expect, test } from '../../support/site-test.ts';

type Size = { width: number; height: number };
type TextSetting = { name: string; viewport: Size; spacing?: true; least?: string; word?: string; media?: 'print' };

/** The text settings and screen sizes at which all text must stay readable. */
const TEXT_SETTINGS: readonly TextSetting[] = [
  // 1280 × 1024 zoomed to 400 %.
  { name: 'reflow', viewport: { width: 320, height: 256 } },
  { name: 'a phone on its side', viewport: { width: 640, height: 360 } },
  { name: 'a tablet on its side', viewport: { width: 1024, height: 768 } },
  ...Object.values(SCREENS).map((viewport) => ({ name: 'text spacing', viewport, spacing: true as const })),
  { name: 'text spacing', viewport: { width: 360, height: 780 }, spacing: true },
  { name: 'a long word', viewport: SCREENS[320], word: 'www.example.org/'.padEnd(60, 'long') },
  { name: 'no text under 24 px', viewport: { width: 360, height: 780 }, least: '24px' },
  // US Letter without and with its margins. Browsers differ in which one a media query sees.
  { name: 'paper', viewport: { width: 702, height: 1056 }, media: 'print' },
  { name: 'paper', viewport: { width: 816, height: 1056 }, media: 'print' },
];

/** The minimum contrast ratio of WCAG 1.4.6, for visitors who prefer more contrast. */
const ENHANCED_CONTRAST = 7;

/** Runs in a page: gives all its text one size, and leaves the sizes that are in rem. Ends each paragraph with a word. */
function setText({ least = '', word }: Partial<TextSetting>): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(least && `body, body * { font-size: ${least} !important }`);
  document.adoptedStyleSheets = [sheet];
  for (const text of word ? document.querySelectorAll('main :is(p, li, dd)') : [])
    if (text.textContent.length > 40 && text.lastChild instanceof Text) text.append(` ${word}`);
}

/** Clear names, large targets, and text that fits every screen and paper. */
async function auditText(page: Page, address: string): Promise<void> {
  for (const viewport of Object.values(SCREENS)) {
    await page.setViewportSize(viewport);
    const problems = await problemsOf(page, ['nameProblems', 'targetProblems', 'textProblems']);
    expectNone(`${address} at ${viewport.width}`, problems);
  }
  expectNone(`${address} at 1280`, await axeProblems(page));
  for (const { name, viewport, spacing, media = 'screen', ...text } of TEXT_SETTINGS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media });
    await page.evaluate(setText, text);
    const problems = await problemsOf(page, [spacing ? 'spacedTextProblems' : 'textProblems']);
    expectNone(`${address} at ${viewport.width} × ${viewport.height}, ${name}`, problems);
  }
  await page.emulateMedia({ media: 'screen' });
}

/** Forced colors, the dark, more contrast, and no motion. */
async function auditModes(page: Page, address: string): Promise<void> {
  // A scheme has the same colors at each width, so each width is looked at in one of them.
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize(SCREENS[width]);
    const where = `${address} at ${width}, ${colorScheme}`;
    await page.emulateMedia({ forcedColors: 'active', contrast: null, reducedMotion: 'reduce', colorScheme });
    const forced = await problemsOf(page, ['edgeProblems', 'stateProblems', 'contrastProblems']);
    expectNone(`${where}, forced colors`, forced);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme });
    const more = await problemsOf(page, ['edgeProblems', 'contrastProblems'], 'body', ENHANCED_CONTRAST);
    expectNone(`${where}, more contrast`, more);
  }
  await page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: 'dark', reducedMotion: 'reduce' });
  expectNone(`${address}, dark`, await axeProblems(page));
  expectNone(`${address}, reduced motion`, await page.evaluate(() => window.audits.motionProblems(20)));
  // WCAG 2.2.2: anything that moves for more than five seconds needs a way to stop it. Only the slides do, and have one.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  expectNone(`${address}, motion`, await page.evaluate(() => window.audits.motionProblems()));
}

/** The keyboard reaches everything once, in order, and in sight. */
async function auditKeyboard(page: Page, where: string, isBothWays: boolean): Promise<void> {
  const forwards = await walk(page, 'Tab');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The header has a link to call only while the page is scrolled.
  await expect(page.locator('.site-header')).not.toHaveAttribute('data-scrolled', '');
  const expected = await page.evaluate(() => window.audits.expectedStops());
  expectNone(where, [...walkProblems(forwards, expected), ...(await problemsOf(page, ['orderProblems']))]);
  if (!isBothWays) return;
  const backwards = await walk(page, 'Shift+Tab');
  expectNone(`${where}, backwards`, walkProblems(backwards.toReversed(), expected));
}

const FIGURES = String.raw`(?<![\p{L}\p{N}.,:’])[$\p{N}][\p{L}\p{N}.,:’]*`;
const WORDS_AND_FIGURES = String.raw`[$\p{L}\p{N}][\p{L}\p{N}.,:’]*`;

/** Browser setting of up to twice the usual 16 px. Unlike a style, it also changes the breakpoints (WCAG 1.4.4). */
async function auditLargeText(page: Page, address: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const standard of [16, 18, 21, 24, 32]) {
    await client.send('Page.setFontSizes', { fontSizes: { standard } });
    // With less than half a phone's width for usual text, a button or a phone number may be wider than the screen.
    for (const width of [320, 360, 412].filter((one) => one / standard >= 12)) {
      await page.setViewportSize({ width, height: 780 });
      // A long word of huge text is wider than the screen.
      const unbroken = standard / width > 24 / 360 ? FIGURES : WORDS_AND_FIGURES;
      const problems = await problemsOf(page, ['nameProblems', 'textProblems']);
      const broken = await page.evaluate(brokenOverLines, unbroken);
      expectNone(`${address} at ${width}, text of ${standard} px`, [...problems, ...broken]);
    }
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  // Not 320: WCAG requires 200% text or a width of 320 pixels. Both together would be a width of 160 pixels.
  for (const viewport of [SCREENS[1280], SCREENS[768], { width: 640, height: 512 }]) {
    await page.setViewportSize(viewport);
    expectNone(`${address} at ${viewport.width}, text of 200 %`, await problemsOf(page, ['textProblems']));
  }
  await page.setViewportSize(SCREENS[320]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** An address that shows the page of those that aren't found. */
const MISSING = '/no-such-page';
test.use({ expectedComplaint: new RegExp(`status of 404 .*${MISSING}$`) });

for (const address of [...PAGES, MISSING]) {
  test(`${address} in every mode, on every screen and paper, in large text, and by keyboard`, async ({ page }) => {
    await visit(page, address);
    await auditText(page, address);
    await auditLargeText(page, address);
    await auditModes(page, address);
    // Without transitions, the outline can be measured at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SCREENS[1280]);
    await auditKeyboard(page, `${address} at 1280`, false);
    // What traps Shift+Tab, or hides under the header that sticks, does so on a small screen.
    await page.setViewportSize(SCREENS[320]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await auditKeyboard(page, `${address} at 320`, true);
  });
}
