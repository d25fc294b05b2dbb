/** The picture of README.md: Home of the fixture site on a desk and on a phone, light above dark. Part of `npm run pictures`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { FIXTURE_FOLDER, fixtureToday } from '../../build/project-copy.ts';
import { createSite } from '../../server/site.ts';
import { waitForFaces } from '../support/failure-support.ts';

const FILE = 'docs/pictures/site.png';
const GAP = 16;
/** The desk and the phone: the width of the window, and its width and place in the picture. */
const DESK = { window: 1280, width: 740, left: GAP };
const PHONE = { window: 360, width: 240, left: DESK.left + DESK.width + GAP };
const HEIGHT = 520;

/** Takes the picture on the day of the fixture site, which it builds first. */
export async function takeSitePicture(browser: Browser): Promise<void> {
  execFileSync(process.execPath, ['build/project-copy.ts'], { stdio: 'inherit' });
  const site = await createSite({ distDir: join(FIXTURE_FOLDER, 'dist') });
  const address = `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}/`;
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.clock.setFixedTime(`${fixtureToday()}T12:00:00-04:00`);
  await waitForFaces(page);
  const parts: OverlayOptions[] = [];
  for (const [row, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    for (const { left, width, window } of [DESK, PHONE]) {
      await page.setViewportSize({ width: window, height: Math.round((HEIGHT * window) / width) });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const input = await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize(width, HEIGHT)
        .toBuffer();
      parts.push({ input, left, top: GAP + row * (HEIGHT + GAP) });
    }
  }
  await page.close();
  await site.stop();
  const [width, height] = [PHONE.left + PHONE.width + GAP, 2 * HEIGHT + 3 * GAP];
  await sharp({ create: { width, height, channels: 3, background: '#8c8c8c' } })
    .composite(parts)
    .png({ palette: true })
    .toFile(FILE);
}
