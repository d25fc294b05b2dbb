import type { Page } from '@playwright/test';
import { expect, test } from './office-test.ts';

test.setTimeout(600_000);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved/);
};

test('keeps a half-typed person for its tab alone, and it blocks no other', async ({ office }) => {
  const page = await office.open('/people?add=elementary');
  const role = page.getByLabel('What this person does');
  await role.fill('Art');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/must not be empty/);
  const asked = page.waitForEvent('dialog');
  const left = page.getByRole('link', { name: 'Cancel' }).click();
  await (await asked).accept();
  await left;
  const other = await page.context().newPage();
  await other.goto(new URL('/people?add=elementary', page.url()).href);
  await expect(other.getByLabel('What this person does')).toHaveValue('');
  await office.open('/people?add=elementary');
  await expect(role).toHaveValue('Art');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(role).toHaveValue('');
  await office.open('/people?id=nadia-placeholder');
  await role.fill('Secretary');
  await save(page);
  expect(office.diff()).toEqual(['- role: Office Secretary', '+ role: Secretary']);
});

test('asks once who saves, and says so beside each change', async ({ office }) => {
  const page = await office.open();
  await page.getByLabel('Your name').fill('Amina Example');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toHaveCount(0);
  await office.open('/people?id=nadia-placeholder');
  await page.getByLabel('What this person does').fill('Secretary');
  await save(page);
  await office.open();
  await expect(page.getByRole('region', { name: /Saved here/ })).toContainText('Amina Example, ');
});

test('asks before the last one of a department is removed', async ({ office }) => {
  const page = await office.open('/people?id=yusuf-specimen');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/saved/);
  await office.open('/people?id=thomas-example');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Nobody is left in /)).toBeFocused();
});

const MISTAKES: [path: string, label: string, typed: string, sentence: RegExp][] = [
  ['/fees', 'Application fee', '2,50', /This must be whole dollars/],
  ['/fees', 'Application fee', '', /This must be whole dollars/],
  ['/announcement', 'Last day', '2025-09-20', /Its last day, September 20, 2025, is over\.$/],
  ['/photograph?slot=slide-03', 'Who agreed, and how', 'None', /This must say who\./],
  ['/people?id=nadia-placeholder', 'Name', '', /This must not be empty/],
];

test('says each mistake at its field in one sentence, asks what may be one, and saves nothing', async ({ office }) => {
  const page = await office.open();
  for (const [path, label, typed, sentence] of MISTAKES) {
    await office.open(path);
    await page.getByLabel(label, { exact: true }).first().fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveAccessibleDescription(sentence);
  }
  await office.open('/fees');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await page.getByLabel('PreK full-time, per year').fill('45000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('$45,000 instead of $8,500?')).toBeFocused();
  expect(office.diff()).toEqual([]);
});
