import { ADDRESSES } from '../addresses.ts';
import { test } from '../site-test.ts';
import { expectNone, SCREENS, visit, WIDTHS } from './visit.ts';

for (const address of ADDRESSES) {
  test(`names, landmarks, headings, tables and targets of ${address}`, async ({ page }) => {
    await visit(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize(SCREENS[width]);
      expectNone(
        `${address} at ${width}`,
        await page.evaluate(() => [...window.access.structureProblems(), ...window.access.targetProblems()]),
      );
    }
  });
}
