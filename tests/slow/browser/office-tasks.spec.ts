import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clickCounter, expect, test } from '../../office/office-test.ts';

const picture = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('puts up a photograph in 6 clicks and 2 fields, replaces it, and takes it down', async ({ office }) => {
  const page = await office.open();
  const count = clickCounter(page);
  await count.click('link', /^A photograph/);
  await count.click('radio', /^In the science room/);
  await page.getByLabel('Who agreed, and how').fill('Both families signed the photo form');
  const file = page.getByLabel(/drop it here/);
  await file.setInputFiles(await picture('teal'));
  await expect(page.getByText('teal.jpg, large enough. Hidden details removed.')).toBeVisible();
  await page.getByLabel('The photograph shows').fill('Glass bulbs on a bench.');
  await count.click('slider', 'What must stay in the picture');
  await count.click('button', 'Save');
  await expect(page).toHaveURL(/saved/);
  // Choosing the file is a click too.
  expect(count.clicks + 1).toBeLessThanOrEqual(6);
  await expect(page.locator(':focus')).toContainText('“In the science room”');
  const stored = join(office.folder, 'content/photos/slide-03.jpg');
  const first = readFileSync(stored);
  await office.open('/photograph?slot=slide-03');
  await file.setInputFiles(await picture('maroon'));
  await expect(page.getByText('maroon.jpg, large enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved/);
  expect(readFileSync(stored).equals(first)).toBe(false);
  await office.open('/photograph?slot=slide-03');
  await page.getByRole('button', { name: 'Take the photograph down' }).click();
  await expect(page).toHaveURL(/saved/);
  expect(existsSync(stored)).toBe(false);
  expect(office.diff().join()).toContain('withdrawn: ');
});

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Enters the next school year with one of its fees, and goes on to Admissions. */
async function enterNextYear(page: Page): Promise<void> {
  await page.getByLabel('First day of school').fill('8/31');
  await page.getByLabel('Last day of school').fill('6/17');
  await save(page);
  await expect(page).toHaveURL(/fee\?year=2026-2027/);
  await page.getByLabel('Application fee').fill('210');
  await save(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Admissions' })).toBeVisible();
}

test('enters the next school year, then walks the pages that carry the old one', async ({ office }) => {
  const page = await office.open('/year');
  await enterNextYear(page);
  await page.getByLabel('Amount').first().fill('75');
  await save(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Hifz Program' })).toBeVisible();
  await page.getByRole('link', { name: 'Not decided yet' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hifz Program' })).toHaveCount(0);
  const read = (file: string) => readFileSync(join(office.folder, 'content/pages', file), 'utf8');
  for (const file of ['tuition.yaml', 'admissions.yaml']) {
    expect(read(file)).toContain('\nschoolYear: 2026-2027\n');
    expect(read(file)).toContain('\nvalidUntil: 2027-06-30\n');
  }
  expect(read('admissions.yaml')).toContain('dollars: 75');
  expect(read('programs/hifz.yaml')).toContain('\nschoolYear: 2025-2026\n');
  await office.open('/year');
  await expect(page.getByRole('link', { name: 'Hifz Program' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admissions' })).toHaveCount(0);
  await office.open('/date');
  await page.getByLabel('School year', { exact: true }).selectOption('2026–27');
  await expect(page).toHaveURL(/year=2026-2027/);
  await page.getByLabel('Name', { exact: true }).last().fill('Picture day');
  await page.getByLabel('Date', { exact: true }).last().fill('Oct 7');
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(readFileSync(join(office.folder, 'content/calendar/2026-27.yaml'), 'utf8')).toContain('date: 2026-10-07');
});

test.describe('in summer', () => {
  test.use({ today: '2026-07-10' });

  test('enters the next school year, then walks the pages that carry the old one', async ({ office }) => {
    const page = await office.open();
    await expect(page.getByText('Pages say so. 2026–27 isn’t entered.')).toBeVisible();
    await office.open('/year');
    await enterNextYear(page);
    await office.open('/year');
    await expect(page.getByText('2026–27 is entered already.')).toBeVisible();
  });
});

test('confirms Eid near the expected day only, and takes it back', async ({ office }) => {
  const page = await office.open('/date');
  const eid = page.getByLabel('Eid al-Fitr begins on');
  await eid.fill('3/2/2026');
  await page.getByRole('button', { name: 'Confirm Eid al-Fitr' }).click();
  await expect(eid).toHaveAccessibleDescription(/expected on Friday, March 20\. Type a day near it\.$/);
  await eid.fill('3/21/2026');
  await page.getByLabel('Last day of school').fill('6/19');
  await save(page);
  await expect(eid).toBeFocused();
  await page.getByRole('button', { name: 'Confirm Eid al-Fitr' }).click();
  await expect(page.getByText('Eid al-Fitr: Saturday, March 21. Confirmed.')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('firstDay: 2026-03-21');
  await office.open('/date');
  await page.getByRole('button', { name: 'Change Eid al-Fitr' }).click();
  await expect(eid).toHaveValue('March 20, 2026');
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).not.toContain('hijriMonths');
});
