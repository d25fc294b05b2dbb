import { addressOf, pagesOf } from '../../../../checks/built-pages.ts';
import { axeProblems } from '../../../access/axe.ts';
import { expect, test } from '../../../support/site-test.ts';

const pages = pagesOf(process.env['DIST_DIR'] ?? 'dist').filter((name) => name !== '404.html');

// The fixture's pages are checked at other widths and in dark mode (accessibility-pages.spec.ts).
for (const address of pages.map(addressOf)) {
  test(`axe finds nothing on ${address} with the school's own content, on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    expect(await axeProblems(page)).toEqual([]);
  });
}
