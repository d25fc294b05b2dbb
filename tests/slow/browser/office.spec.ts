import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clickCounter, expect, type OfficeEditor, test } from '../../office/office-test.ts';

test.setTimeout(600_000);

const picture = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const remoteFile = ({ folder }: OfficeEditor, file: string) =>
  execFileSync('git', ['show', `main:${file}`], { cwd: join(folder, '..', 'remote.git'), encoding: 'utf8' });

/** Saves, and waits for the start screen. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved/);
}

test('publishes a late opening alone in 5 clicks, makes it a day off, and takes it down', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('Application fee').fill('220');
  await save(page);
  const count = clickCounter(page);
  await count.click('link', /^School is closed or late/);
  await page.getByText('Opens late').click();
  await count.click('button', 'Snow and ice');
  await count.click('button', 'No Hifz class');
  await expect(page.getByText(/^School begins at 10:00.AM on .*: Snow and ice/)).toBeVisible();
  await count.click('button', 'Publish late opening');
  expect(count.clicks + 1).toBe(5);
  // Whoever leaves the screen finds the job again.
  await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible();
  await office.open('/publish');
  await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent/ })).toBeVisible({ timeout: 300_000 });
  expect(remoteFile(office, 'content/closings.yaml')).toMatch(/^ +kind: delayed/m);
  expect(remoteFile(office, 'content/pages/tuition.yaml')).toContain('dollars: 200, dispute');
  await office.open();
  await expect(page.getByText('Application fee', { exact: true }).first()).toBeVisible();
  await office.open('/closing');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/^Snow and ice.* There is no Hifz class before school$/);
  await page.getByLabel('Closed').check();
  await expect(message).toHaveValue(/^Snow and ice[^.]*\.$/);
  await page.getByRole('button', { name: 'Publish closing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent/ })).toBeVisible({ timeout: 300_000 });
  expect(remoteFile(office, 'content/closings.yaml').match(/^ +(kind|from|revision): .*/gm)).toEqual([
    expect.stringContaining('kind: closed'),
    expect.stringContaining('revision: 1'),
  ]);
  await office.open('/closing');
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent/ })).toBeVisible({ timeout: 300_000 });
  expect(remoteFile(office, 'content/closings.yaml')).toContain('\nclosings: []');
});

test('previews a fee, is refused until its question is answered, publishes, and undoes publishing', async ({
  office,
}) => {
  const page = await office.open('/fee');
  await page.getByLabel('Application fee').fill('220');
  await save(page);
  await page.getByRole('link', { name: 'Publish 1 change' }).click();
  await page.getByRole('link', { name: /^See it/ }).click();
  const preview = page.getByRole('link', { name: /^Open the preview/ });
  await expect(preview).toBeVisible({ timeout: 300_000 });
  const address = (await preview.getAttribute('href')) ?? '';
  expect(await (await page.request.get(address)).text()).toContain('$220');
  await office.open('/publish');
  await expect(page.getByRole('heading', { name: 'One thing stands in the way' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByRole('radio', { name: /^\$220/ }).check();
  await page.getByRole('button', { name: /^Save \$220/ }).click();
  await page.getByRole('button', { name: /^Publish \d changes/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent/ })).toBeVisible({ timeout: 300_000 });
  expect(remoteFile(office, 'content/pages/admissions.yaml')).toContain('220');
  await page.getByRole('button', { name: 'Undo publishing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo publishing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /back as it was/ })).toBeVisible({ timeout: 300_000 });
  expect(remoteFile(office, 'content/pages/tuition.yaml')).toContain('dollars: 200, dispute');
  expect(readFileSync(join(office.folder, 'content/pages/tuition.yaml'), 'utf8')).toContain('dollars: 220');
});

test('adds a teacher, moves and removes one, and confirms a sample', async ({ office }) => {
  const page = await office.open('/people');
  await page.getByRole('button', { name: 'Add a person to Elementary', exact: false }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(
    'The name is empty. Type it, or remove this person.',
  );
  expect(office.diff()).toEqual([]);
  await page.getByLabel('Name').fill('Maryam Specimen');
  await page.getByLabel('What this person does').fill('Art Teacher');
  await save(page);
  expect(office.diff()).toEqual([
    '+ - id: maryam-specimen',
    '+ name: Maryam Specimen',
    '+ role: Art Teacher',
    '+ department: elementary',
  ]);
  await office.open('/people');
  await page.getByRole('button', { name: 'Up Maryam Specimen' }).click();
  await page.getByRole('button', { name: 'Remove Sarah Sample' }).click();
  await page.getByRole('button', { name: 'Change Nadia Placeholder' }).click();
  await page.getByRole('button', { name: 'This is right' }).click();
  await save(page);
  await office.open('/versions');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Undo .*Maryam/ }).click();
  await expect.poll(office.diff).toEqual([]);
});

test('takes a photograph only with a yes, replaces it, and takes it down', async ({ office }) => {
  const page = await office.open();
  const count = clickCounter(page);
  await count.click('link', /^A photograph/);
  await count.click('radio', /^In the science room/);
  const file = page.getByLabel(/drop it here/);
  const consent = page.getByLabel('Who agreed, and how');
  const jpeg = async (width: number) => ({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await picture(width) });
  await consent.fill('None');
  await file.setInputFiles(await jpeg(1600));
  await expect(consent).toHaveAccessibleDescription(/^“None” isn’t a yes\./);
  await consent.fill('Both families signed the photo form');
  await file.setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(page.getByText('IMG_2041.HEIC can’t be used yet.')).toBeVisible();
  await file.setInputFiles(await jpeg(480));
  await expect(page.getByText(/This picture is 480 pixels wide; this place needs at least \d+\./)).toBeVisible();
  await file.setInputFiles(await jpeg(1600));
  await expect(page.getByText('Hidden details removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('The photograph shows')).toBeFocused();
  expect(office.diff()).toEqual([]);
  await page.getByLabel('The photograph shows').fill('Glass bulbs on a bench.');
  await page.getByRole('slider').press('Shift+ArrowRight');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '60 % from the left, 50 % from the top');
  await save(page);
  expect(office.diff()).toContain('+ alt: Glass bulbs on a bench.');
  const stored = join(office.folder, 'content/photos/slide-03.jpg');
  expect(existsSync(stored)).toBe(true);
  await office.open('/photograph?slot=slide-03');
  await page.getByRole('button', { name: 'Take the photograph down' }).click();
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('withdrawn: ');
});

test('enters the next school year ahead, with a day off of the last one', async ({ office }) => {
  const page = await office.open('/date');
  await page.getByRole('radio', { name: /Days off/ }).check();
  await page.getByLabel('Name').first().fill('Thanksgiving');
  await page.getByLabel('First day', { exact: true }).fill('11/27/2025');
  await page.getByLabel('Last day', { exact: true }).fill('11/28/2025');
  await page.getByRole('radio', { name: 'Closed' }).check();
  await save(page);
  await office.open('/year');
  await page.getByLabel('First day of school').fill('8/31/2025');
  await page.getByLabel('Last day of school').fill('6/17');
  await page.getByLabel('Thanksgiving').fill('Nov 26');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('First day of school')).toHaveAccessibleDescription(/is in 2026\.$/);
  await page.getByLabel('First day of school').fill('8/31');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/fee\?year=2026-2027/);
  const year = readFileSync(join(office.folder, 'content/calendar/2026-27.yaml'), 'utf8');
  expect(year).toMatch(/firstDay: \{ date: 2026-08-31/);
  expect(year).toMatch(/from: 2026-11-26\b/);
  expect(year).toMatch(/to: 2026-11-27\b/);
});
