import type { Page } from '@playwright/test';
import { expect, type OfficeEditor, test } from '../../office/office-test.ts';

const TUITION = 'content/pages/tuition.yaml';
const STAFF = 'content/people/staff.yaml';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Another amount for the application fee, by somebody else. */
const changeFee = (office: OfficeEditor) =>
  office.change(TUITION, (text) => text.replace('dollars: 200, dispute', 'dollars: 210, dispute'));

/** Comes back to the window, for which the app requests its old answers again. */
const returnTo = (page: Page) =>
  expect(async () => {
    const answer = page.waitForResponse(/api\/file/, { timeout: 1_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await answer;
  }).toPass();

test('saves text that was typed before a reload without leaving its field', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('PreK full-time, per year').fill('8900');
  await page.reload();
  await expect(page.getByLabel('PreK full-time, per month')).toHaveValue('$890');
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('perYear: 8900, perMonth: 890');
  await office.open('/people');
  await page.getByRole('button', { name: 'Change Nadia Placeholder' }).click();
  await page.getByLabel('About this person').fill('Answers the phone.');
  await page.reload();
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff()).toContain('+ about: Answers the phone.');
  await office.open('/everything?file=content/announcement.yaml');
  await page.getByText('More about this page').first().click();
  await page.getByLabel('Add a detail').first().selectOption('from');
  await page.getByLabel('From', { exact: true }).fill('Oct 1');
  await page.reload();
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('from: 2025-10-01');
});

test('says after a reload what is wrong with kept text', async ({ office }) => {
  const page = await office.open('/fee');
  const fee = page.getByLabel('Application fee');
  await fee.fill('2,50');
  await page.reload();
  await expect(fee).toHaveValue('2,50');
  await expect(fee).toHaveAccessibleDescription(/isn’t a full amount/);
});

test('keeps an open form when somebody else changes its file, and saves both changes', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('Enrollment deposit').fill('650');
  changeFee(office);
  await returnTo(page);
  await expect(page.getByLabel('Enrollment deposit')).toHaveValue('650');
  await save(page);
  await expect(page).toHaveURL(/saved/);
  const saved = office.diff().join();
  expect(saved).toContain('dollars: 210, dispute');
  expect(saved).toContain('dollars: 650');
});

test('keeps left text although its file is saved elsewhere, and asks about its field alone', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('Application fee').fill('220');
  await page.getByLabel('Enrollment deposit').fill('650');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  changeFee(office);
  await page.getByRole('link', { name: /^A fee/ }).click();
  await expect(page.getByLabel('Application fee')).toHaveValue('$220');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Application fee, amount' });
  await expect(dialog).toContainText('Theirs: $210. Yours: $220. Which one stays?');
  await dialog.getByRole('button', { name: 'Theirs' }).click();
  await expect(page).toHaveURL(/saved/);
  const saved = office.diff().join();
  expect(saved).toContain('dollars: 210, dispute');
  expect(saved).toContain('dollars: 650');
});

test('changes the person of the form, although somebody removed another', async ({ office }) => {
  const page = await office.open('/people');
  await page.getByRole('button', { name: 'Change Nadia Placeholder' }).click();
  await page.getByLabel('Name').fill('Nadia Changed');
  office.change(STAFF, (text) => text.replace(/ {2}- id: daniel-specimen.*?(?= {2}- id:)/s, ''));
  await save(page);
  await expect(page).toHaveURL(/saved/);
  expect(office.diff()).toEqual(expect.arrayContaining(['- name: Nadia Placeholder', '+ name: Nadia Changed']));
  expect(office.diff().filter((line) => line.startsWith('+'))).toHaveLength(1);
});

test('keeps what was typed for a photograph although another place gets one', async ({ office }) => {
  const page = await office.open('/photograph?slot=slide-03');
  const consent = page.getByLabel('Who agreed, and how');
  await consent.fill('Both families signed the photo form');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const record = '{ slot: slide-01, alt: A bench, consent: Both mothers, reviewBy: 2026-06-30 }';
  office.change('content/photos/photos.yaml', (text) => text.replace(/^photos:.*/m, `photos:\n  - ${record}`));
  await office.open('/photograph?slot=slide-03');
  await expect(consent).toHaveValue('Both families signed the photo form');
  await office.open('/photograph?slot=slide-01');
  await expect(consent).toHaveValue('Both mothers');
});
