import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES } from './addresses.ts';
import { waitForFaces } from './failure-support.ts';
import { expect, test } from './site-test.ts';

/**
 * The pictures of record in `e2e/pictures/`: how every page looks. `npm run pictures` compares, `npm run
 * pictures:accept` makes what is there now the record.
 *
 * A picture is kept at a third of its size and in 256 colours (eight steps of red and of green, four of blue), so that the
 * record of all pages stays a few megabytes and the rounding of a letter's edge on another machine is no difference. What
 * moves, appears or changes its colour is.
 */
const WIDTHS = [360, 768, 1280];
const SCALE = 1 / 3;
const COLOUR_STEPS = [32, 32, 64];
/** A dot over an i may differ; a comma may not. */
const TOLERANCE = { maxDiffPixels: 12, threshold: 0.25 };
/** Letter paper at 96 pixels an inch. */
const PAPER_WIDTH = 816;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The whole page as it is shown now. */
async function picture(page: Page): Promise<Buffer> {
  const whole = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    // What comes next depends on the day of the build.
    mask: [page.locator('[data-island="NextDates"]')],
    maskColor: '#808080',
  });
  const { width } = await sharp(whole).metadata();
  const small = sharp(whole)
    .resize({ width: Math.round(width * SCALE), kernel: 'linear' })
    .removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  for (const [index, value] of data.entries()) {
    const step = COLOUR_STEPS[index % 3] as number;
    data[index] = value - (value % step) + step / 2;
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 9, palette: true, dither: 0 }).toBuffer();
}

/** Opens a page whose fonts and pictures are all there before it is looked at. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'));
  await waitForFaces(page);
});

for (const address of ADDRESSES) {
  test(`${address} looks as recorded`, async ({ page }) => {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await picture(page)).toMatchSnapshot(`${name}-${width}-${colorScheme}.png`, TOLERANCE);
      }
    }
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1056 });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect.soft(await picture(page)).toMatchSnapshot(`${name}-print.png`, TOLERANCE);
  });
}
