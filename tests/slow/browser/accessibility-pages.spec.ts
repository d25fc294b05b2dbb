import { axeProblems } from '../../access/axe.ts';
import { expectNone, SCREENS, visit, WIDTHS } from '../../access/visit.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { test } from '../../support/site-test.ts';

/** The text settings and screen sizes at which all text must stay readable. */
const TEXT_SETTINGS = [
  // 1280 × 1024 zoomed to 400 %.
  { name: 'reflow', viewport: { width: 320, height: 256 }, spacing: false, media: 'screen' },
  { name: 'a phone', viewport: SCREENS[320], spacing: false, media: 'screen' },
  { name: 'a phone on its side', viewport: { width: 640, height: 360 }, spacing: false, media: 'screen' },
  { name: 'a tablet', viewport: SCREENS[768], spacing: false, media: 'screen' },
  { name: 'a tablet on its side', viewport: { width: 1024, height: 768 }, spacing: false, media: 'screen' },
  { name: 'a desk', viewport: SCREENS[1280], spacing: false, media: 'screen' },
  { name: 'text spacing', viewport: SCREENS[320], spacing: true, media: 'screen' },
  { name: 'text spacing', viewport: SCREENS[768], spacing: true, media: 'screen' },
  { name: 'text spacing', viewport: SCREENS[1280], spacing: true, media: 'screen' },
  // US Letter without and with its margins. Browsers differ in which one a media query sees.
  { name: 'paper', viewport: { width: 702, height: 1056 }, spacing: false, media: 'print' },
  { name: 'paper', viewport: { width: 816, height: 1056 }, spacing: false, media: 'print' },
] as const;

// The daily tests run axe on the live site at phone width.
for (const address of ADDRESSES) {
  test(`${address} has clear names, large targets, and text that fits every screen and paper`, async ({ page }) => {
    await visit(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize(SCREENS[width]);
      expectNone(
        `${address} at ${width}`,
        await page.evaluate(() => [...window.audits.nameProblems(), ...window.audits.targetProblems()]),
      );
      if (width === 1280) expectNone(`${address} at ${width}`, await axeProblems(page));
    }
    for (const { name, viewport, spacing, media } of TEXT_SETTINGS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media });
      const problems = await page.evaluate((isSpaced) => {
        window.audits.setTextSpacing(isSpaced);
        return window.audits.textProblems();
      }, spacing);
      expectNone(`${address} at ${viewport.width} × ${viewport.height}, ${name}`, problems);
    }
  });
}
