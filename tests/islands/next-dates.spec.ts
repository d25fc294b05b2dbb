import { expect, openIsland, test, wakeIsland } from './open-island.ts';

test('the next dates come from the file of the school’s dates', async ({ page }) => {
  // Half past eleven in the evening of June 18 at the school.
  await page.clock.setFixedTime('2026-06-19T03:30:00Z');
  await openIsland(page, 'NextDates');
  const dates = page.locator('[data-island="NextDates"]').getByRole('listitem');
  await expect(dates).toHaveText([/June 18\s*Last day of school\s*Thursday/]);
});

test.describe('in a browser that knows no dates', () => {
  test.use({ expectedComplaint: /RangeError: no dates/ });

  test('an island that throws shows its built text again', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new RangeError('no dates');
      };
    });
    await page.goto('/');
    const island = page.locator('[data-island="NextDates"]');
    const built = await island.innerText();
    expect(built).toContain('October 21');
    await wakeIsland(page, 'NextDates', 'data-failed');
    expect(await island.innerText()).toBe(built);
  });
});
