import { axeProblems } from '../access/axe.ts';
import { expect, openIsland, test } from './support.ts';

const PATH = '/admissions/general-info';

test('keeps the ticks of the five steps on the device', async ({ page }) => {
  const list = page.locator('[data-island="NextSteps"]');
  const application = list.getByRole('checkbox', { name: /Online application/ });
  await openIsland(page, 'NextSteps', PATH);
  await application.check();
  await expect(list.getByRole('status')).toHaveText('1 of 5 done');
  expect(await axeProblems(page, '[data-island=NextSteps]')).toEqual([]);
  await openIsland(page, 'NextSteps', PATH);
  await expect(application).toBeChecked();
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.getByRole('status')).toHaveText('0 of 5 done');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
