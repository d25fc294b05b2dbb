import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishElsewhere } from '../support/office-clones.ts';
import { expect, save, test } from './office-test.ts';

test.setTimeout(600_000);

test('keeps a half-typed person for its tab alone, and it blocks no other', async ({ office }) => {
  const page = await office.open('/person?add=elementary');
  const role = page.getByLabel('What this person does');
  await role.fill('Art');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/must not be empty/);
  const asked = page.waitForEvent('dialog');
  const left = page.getByRole('link', { name: 'Cancel' }).click();
  await (await asked).accept();
  await left;
  const other = await page.context().newPage();
  await other.goto(new URL('/person?add=elementary', page.url()).href);
  await expect(other.getByLabel('What this person does')).toHaveValue('');
  await office.open('/person?add=elementary');
  await expect(role).toHaveValue('Art');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(role).toHaveValue('');
  await office.open('/person?id=nadia-placeholder');
  await role.fill('Secretary');
  await save(page);
  expect(office.diff()).toEqual(['- role: Office Secretary', '+ role: Secretary']);
});

const CALENDAR = '/text?file=content/calendar/2025-26.yaml';
const NADIA = '/person?id=nadia-placeholder';

test('asks once who saves, shows it to others, and leaves what they type', async ({ office, browser }) => {
  const page = await office.open();
  page.once('dialog', (dialog) => dialog.accept('Amina Example'));
  await page.getByRole('button', { name: 'Who are you?' }).click();
  await expect(page.getByText('You are Amina Example')).toBeVisible();
  const context = await browser.newContext();
  const [today, same, another] = [await context.newPage(), await context.newPage(), await context.newPage()];
  const role = (on: Page) => on.getByLabel('What this person does');
  await role(await office.open(NADIA, same)).fill('Office Manager');
  await role(await office.open('/person?id=yusuf-specimen', another)).fill('Caretaker');
  await role(await office.open(NADIA)).fill('Secretary');
  await save(page);
  await office.open('/', today);
  await expect(today.getByRole('region', { name: /Saved here/ })).toContainText('Amina Example, ');
  await save(another);
  await expect(role(same)).toHaveValue('Office Manager');
  await same.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(same.getByText(/^Amina Example changed this too/)).toBeFocused();
  await same.getByRole('button', { name: 'Yours' }).click();
  await expect(same).toHaveURL(/saved/);
  expect(office.diff().filter((line) => line.startsWith('+'))).toEqual(['+ role: Office Manager', '+ role: Caretaker']);
  await context.close();
});

test.describe(() => {
  test.use({ expectedComplaint: /ERR_CONNECTION_RE|ERR_SOCKET_NOT_CONNECTED|401/ });
  test('keeps what is typed when the editor stops and starts again, and when somebody is signed out', async ({
    office,
  }) => {
    const page = await office.open(NADIA);
    const role = page.getByLabel('What this person does');
    const press = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    await role.fill('Secretary');
    const today = await office.open('/', await page.context().newPage());
    await today.getByRole('button', { name: 'Stop the editor' }).click();
    await expect(today.getByText('On its own computer, open “School office” again')).toBeVisible();
    await press();
    await expect(page.getByText('what you typed is kept here')).toBeVisible();
    await office.restart();
    // What a proxy answers in place of the editor, after a while in which nothing can be typed that would be lost.
    await page.route('**/api/save', async (route) => {
      await expect(page.locator('[inert]')).toContainText('What this person does');
      await route.fulfill({ status: 401, body: 'Sign in' });
    });
    await press();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await page.unroute('**/api/save');
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page.getByText('You typed this before.')).toBeVisible();
    await save(page);
    expect(office.diff()).toEqual(['- role: Office Secretary', '+ role: Secretary']);
  });
});

test('shows what isn’t saved on its page, saves nothing, and leaves no server behind', async ({ office }) => {
  const page = await office.open('/text?file=content/pages/tuition.yaml&path=heading');
  const field = page.locator('#field-heading');
  const show = async (text: string) => {
    await field.fill(text);
    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Show this page' }).click();
    return opens;
  };
  await show('');
  await expect(field).toHaveAccessibleDescription(/must not be empty/);
  let shown = '';
  // A page that is still loading would complain when the server ends.
  for (const text of ['Each in its line.', 'All of it.']) {
    const popup = await show(text);
    // The first one waits for the server to start.
    if (shown === '') await expect(popup.getByText('Making the page.')).toBeVisible();
    await expect(popup.getByRole('heading', { name: text })).toBeVisible({ timeout: 240_000 });
    shown = popup.url();
    await popup.close();
  }
  expect(shown).toMatch(/\/tuition$/);
  expect(office.diff()).toEqual([]);
  expect((await fetch(new URL('/@fs/etc/passwd', shown))).status).toBe(403);
  await office.restart();
  await expect.poll(() => fetch(shown).catch(() => 'gone')).toBe('gone');
});

test('opens the school year of today, and names the one that families see and a broken file', async ({ office }) => {
  publishElsewhere(office.other, 'content/pages/pto.yaml', (text) => `<<<<<<< HEAD\n${text}`);
  await office.restart('2026-11-27');
  const page = await office.open('/year');
  await page.getByLabel('First day of school').fill('2026-08-31');
  await page.getByLabel('Last day of school').fill('2027-06-17');
  await save(page);
  await office.open();
  await page.getByRole('link', { name: 'A date' }).click();
  await expect(page.getByLabel('First day of school')).toHaveValue('2026-08-31');
  await office.open();
  await expect(page.getByText(/ended on June 18, 2026\.$/)).toBeVisible();
  await expect(page.getByText('content/pages/pto.yaml: This file has two versions')).toBeVisible();
});

const MISTAKES: [path: string, label: string, typed: string, sentence: RegExp][] = [
  ['/fees', 'Application fee', '2,50', /This must be whole dollars/],
  ['/fees', 'Application fee', '', /This must be whole dollars/],
  ['/announcement', 'Last day', '2025-09-20', /Its last day, September 20, 2025, is over\.$/],
  ['/photograph?slot=slide-03', 'Who agreed, and how', 'Nobody', /This must say who\./],
  ['/person?id=nadia-placeholder', 'Name', '', /This must not be empty/],
];

test('begins a new record in its first field, says where a person is, and waits for a picture', async ({ office }) => {
  const page = await office.open(CALENDAR);
  await page.getByRole('button', { name: 'Add to Other dates' }).click();
  await expect(page.locator('input:focus')).toHaveId(/^field-otherDates\.\d+\./);
  await office.open(NADIA);
  await page.getByRole('button', { name: 'Up Nadia Placeholder' }).click();
  await expect(page.getByText('Now after Samira Example')).toBeVisible();
  await page.getByRole('button', { name: 'Somebody new has this place' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await office.open('/photograph?slot=slide-03');
  await expect(page.getByLabel('Slot')).toHaveCount(0);
  const begun = page.waitForEvent('request', (request) => request.url().endsWith('/api/save'));
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/upload*', (route) => pressed.promise.then(() => route.continue()));
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#205040' } });
  const buffer = await picture.jpeg().toBuffer();
  await page.locator('[type=file]').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('They agreed', { exact: true }).check();
  await page.getByLabel('Who agreed, and how').fill('Both families');
  await page.getByLabel('When they agreed').fill('2025-09-30');
  await page.getByLabel('What it shows').fill('A bench');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('One moment …')).toBeVisible();
  pressed.resolve();
  expect((await begun).postDataJSON().photo).toEqual({ slot: 'slide-03', upload: expect.any(String) });
  await expect(page).toHaveURL(/saved/);
});

test('says each mistake at its field in one sentence, asks what may be one, and saves nothing', async ({ office }) => {
  const page = await office.open();
  for (const [path, label, typed, sentence] of MISTAKES) {
    await office.open(path);
    await page.getByLabel(label, { exact: true }).first().fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveAccessibleDescription(sentence);
  }
  await office.open('/photograph?slot=slide-04');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('They agreed This is missing.')).toHaveAttribute('aria-invalid', 'true');
  await office.open(CALENDAR);
  await page.getByLabel('First day of school').pressSequentially('0231');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('First day of school')).toHaveAccessibleDescription(/not a whole date/);
  await office.open('/fees');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  // Beside the digits.
  await page.getByLabel('PreK full-time, per year').click({ position: { x: 5, y: 5 } });
  await page.keyboard.type('45000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('$45,000 instead of $8,500?')).toBeFocused();
  await expect(page.locator('[inert]')).toContainText('PreK full-time');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  expect(office.diff()).toEqual([]);
});
