import { clickCounter, expect, test } from './office-test.ts';

test('changes a fee in 3 clicks and 1 field, with its monthly amount, and undoes it', async ({ office }) => {
  const page = await office.open();
  const count = clickCounter(page);
  await count.click('link', /^A fee/);
  await page.getByLabel('PreK full-time, per year').focus();
  await page.getByLabel('PreK full-time, per year').fill('$8,900');
  await count.click('button', 'Save');
  await expect(page).toHaveURL(/saved/);
  expect(count.clicks).toBeLessThanOrEqual(3);
  await expect(page.locator(':focus')).toContainText('PreK full-time');
  await expect(page.locator(':focus')).toContainText('$8,900');
  expect(office.diff()).toEqual([
    '- - { id: prek-full-time, label: PreK full-time, grades: PreK, perYear: 8500, perMonth: 850, dispute: tuition-prek }',
    '+ - { id: prek-full-time, label: PreK full-time, grades: PreK, perYear: 8900, perMonth: 890, dispute: tuition-prek }',
  ]);
  await page.getByRole('button', { name: 'Undo PreK full-time' }).click();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  expect(office.diff()).toEqual([]);
});

test('puts an announcement up in 2 clicks and 2 fields, and takes it down in 1', async ({ office }) => {
  const page = await office.open();
  const up = clickCounter(page);
  await up.click('link', /^Announcement/);
  await page.getByLabel('Message').fill('The school fair is on Saturday, 10 - 2');
  await page.getByLabel('Last day').fill('Oct 11');
  await up.click('button', 'Save');
  await expect(page).toHaveURL(/saved/);
  expect(up.clicks).toBe(2);
  expect(office.diff()).toContain('+ message: "The school fair is on Saturday, 10 - 2"');
  expect(office.diff()).toContain('+ until: 2025-10-11');
  const down = clickCounter(page);
  await down.click('link', 'take down');
  await expect(page.getByText('Nothing is announced.')).toBeVisible();
  expect(down.clicks).toBe(1);
  expect(office.diff()).toContain('+ message: ""');
});

test('adds days off as a range, and confirms Eid', async ({ office }) => {
  const page = await office.open();
  await page.getByRole('link', { name: /^A date/ }).click();
  await page.getByRole('radio', { name: /Days off/ }).check();
  await page.getByLabel('Name').first().fill('Thanksgiving');
  await page.getByLabel('First day', { exact: true }).fill('11/27/2025');
  await page.getByLabel('Last day', { exact: true }).fill('Nov 26');
  await page.getByRole('radio', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const last = page.getByLabel('Last day', { exact: true });
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription(/The last day is before the first day\. Look at the days\./);
  expect(office.diff()).toEqual([]);
  await last.fill('Nov 28');
  await page.getByLabel('Eid al-Fitr begins on').fill('3/20/2026');
  await page.getByRole('button', { name: 'Confirm Eid al-Fitr' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/saved/);
  const added = office.diff().join('\n');
  expect(added).toContain('from: 2025-11-27');
  expect(added).toContain('to: 2025-11-28');
  expect(added).toMatch(/month: ["']?1447-10["']?.*firstDay: 2026-03-20/s);
});
