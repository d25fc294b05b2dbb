import { axeProblems } from '../../access/axe.ts';
import { expect, test } from '../../office/office-test.ts';

const SCREENS: Record<string, string> = {
  '/closing': 'School is closed or late',
  '/announcement': 'Announcement',
  '/fee': 'A fee',
  '/date': 'A date',
  '/year': 'New school year',
  '/people': 'People',
  '/photograph?slot=slide-01': 'A photograph',
  '/confirm': 'To confirm',
  '/everything': 'Everything else',
  '/everything?file=content/pages/tuition.yaml': 'Tuition & Fees',
  '/versions': 'Earlier versions',
  '/publish': 'Publish',
};

const MODES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
} as const;

/** axe measures the contrast with the colors of the sheet, which the browser replaces when colors are forced. */
const isMeasurement = (mode: string, problem: string) =>
  mode === 'forced colors' && problem.startsWith('color-contrast');

for (const [mode, media] of Object.entries(MODES)) {
  for (const [path, title] of Object.entries(SCREENS)) {
    test(`has no accessibility problem on ${path} in ${mode}, and fits 400 % zoom`, async ({ office, page }) => {
      await page.emulateMedia(media);
      await office.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${title}.* – School office$`));
      const problems = async () => (await axeProblems(page)).filter((problem) => !isMeasurement(mode, problem));
      expect.soft(await problems()).toEqual([]);
      // 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await problems()).toEqual([]);
    });
  }
}

test('shows what is chosen, wrong and focused in forced colors', async ({ office, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await office.open('/closing');
  const style = (name: string) =>
    page
      .getByRole('button', { name })
      .evaluate((element) => `${getComputedStyle(element).borderWidth} ${getComputedStyle(element).borderColor}`);
  const before = await style('No power');
  await page.getByRole('button', { name: 'No power' }).click();
  expect(await style('No power')).not.toBe(before);
  await page.getByRole('button', { name: 'Publish closing' }).press('Enter');
  const choice = page.locator('label:has(:focus)');
  await expect(choice).toHaveCSS('outline-style', 'solid');
  await office.open('/fee');
  const fee = page.getByLabel('Application fee');
  await fee.fill('2,50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fee).toHaveCSS('border-top-width', '2px');
  await expect(fee).toHaveCSS('outline-style', 'solid');
});
