import type { Page } from '@playwright/test';
import { AUDITS_SCRIPT } from '../../access/audits/index.ts';
import { axeProblems } from '../../access/axe.ts';
import { expect, test } from '../../support/site-test.ts';

const MEDIA: readonly (readonly [string, Parameters<Page['emulateMedia']>[0]])[] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['print', { media: 'print' }],
  ['more contrast', { contrast: 'more' }],
];

/** The page shows every type of banner, and a banner's name is always the same. On paper, links need no underline. */
const isExpected = (problem: string, media: string) =>
  problem.startsWith('landmark-unique: <section aria-label="Announcement"') ||
  (media === 'print' && problem.startsWith('link-in-text-block'));

for (const address of ['/design', '/design/rtl']) {
  // The colors don't depend on the direction.
  for (const [name, media] of address === '/design' ? MEDIA : MEDIA.slice(0, 1)) {
    test(`axe finds nothing on ${address}, ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(address);
      expect((await axeProblems(page)).filter((problem) => !isExpected(problem, name))).toEqual([]);
    });
  }

  test(`${address} keeps its edges and contrast in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.addInitScript({ content: AUDITS_SCRIPT });
    await page.goto(address);
    const problems = await page.evaluate(() => [
      ...window.audits.edgeProblems('main'),
      ...window.audits.contrastProblems(4.5, 'main'),
    ]);
    expect(problems).toEqual([]);
  });

  test(`${address} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
