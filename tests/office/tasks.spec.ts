import type { Page } from '@playwright/test';
import { axeProblems } from '../access/axe.ts';
import { expect, test } from './office-test.ts';

test.setTimeout(600_000);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved|people$/);
};

test('changes a fee in 3 clicks and 1 field, one line of its file, and undoes it', async ({ office }) => {
  const page = await office.open();
  await page.getByRole('link', { name: /^A fee/ }).click();
  const fee = page.getByLabel('PreK full-time, per year');
  await fee.click();
  await fee.fill('$8,900');
  await save(page);
  expect(office.diff()).toEqual([
    '- - { id: prek-full-time, label: PreK full-time, grades: PreK, perYear: 8500, perMonth: 850, dispute: tuition-prek }',
    '+ - { id: prek-full-time, label: PreK full-time, grades: PreK, perYear: 8900, perMonth: 890, dispute: tuition-prek }',
  ]);
  await expect(page.getByText('Saved here. Families don’t see it yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo Tuition/ }).click();
  await expect(page.getByText('Everything saved here is published.')).toBeVisible();
  expect(office.diff()).toEqual([]);
});

test('posts a closing in 4 clicks, changes it to a late start, and takes it down', async ({ office }) => {
  const page = await office.open();
  const families = page.getByRole('region', { name: 'What families see now' });
  await page.getByRole('link', { name: /^School is closed or late/ }).click();
  await page.getByLabel('Closed').check();
  await page.getByRole('button', { name: 'Snow and ice' }).click();
  await expect(page.getByText(/^School is closed on .*: Snow and ice\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish closing' }).click();
  await expect(families.getByText(/^School is closed/)).toBeVisible();
  expect(office.seen('content/closings.yaml')).toMatch(/^ +kind: closed/m);
  await page.getByRole('link', { name: 'Change or take down' }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByLabel('Opens late').check();
  await page.getByRole('button', { name: 'Publish late opening' }).click();
  await expect(families.getByText(/^School starts/)).toBeVisible();
  expect(office.seen('content/closings.yaml').match(/^ +(kind|from): .*/gm)).toHaveLength(2);
  await office.open('/closing');
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('Nothing is announced.').or(page.getByText(/^Now hiring/))).toBeVisible();
  expect(office.seen('content/closings.yaml')).toContain('\nclosings: []');
});

test('a new message drops the old link unless it is kept', async ({ office }) => {
  const page = await office.open('/announcement');
  await page.getByLabel('Message').fill('The school fair is on Saturday, 10 - 2');
  await page.getByLabel('Last day').fill('2025-10-11');
  await save(page);
  expect(office.diff().join()).toMatch(/\+ message: "?The school fair.*\+ until: 2025-10-11/);
  expect(office.diff().join()).toContain('- link:');
  await page.getByRole('link', { name: 'Change or take down' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toMatch(/\+ message: (""|$|,)/);
});

test('a half-typed person blocks no other, and no second tab gets its text', async ({ office, context }) => {
  const page = await office.open('/people?add=elementary');
  await page.getByLabel('What this person does').fill('Art');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/must not be empty/);
  await office.open('/people?id=nadia-placeholder');
  await page.getByLabel('What this person does').fill('Secretary');
  await save(page);
  expect(office.diff()).toEqual(['- role: Office Secretary', '+ role: Secretary']);
  await office.open('/people?add=elementary');
  await expect(page.getByLabel('What this person does')).toHaveValue('Art');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('What this person does')).toHaveValue('');
});

test('somebody new begins empty, and the last one of a department is asked about', async ({ office }) => {
  const page = await office.open('/people?id=samira-example');
  await page.getByRole('button', { name: 'Somebody new has this place' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Maryam Newhead');
  await save(page);
  const diff = office.diff().join('\n');
  expect(diff).toMatch(/- signedBy: samira-example\n\+ signedBy: maryam-newhead/);
  expect(diff).toContain('- education: M.Ed. in School Leadership');
  expect(diff).not.toContain('+ education');
  await office.open('/people?id=yusuf-specimen');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/saved/);
  await office.open('/people?id=thomas-example');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Thomas Example is the last one of/)).toBeFocused();
});

type Mistake = [path: string, label: string | RegExp, typed: string, sentence: RegExp];
const MISTAKES: Mistake[] = [
  ['/fees', 'Application fee', '2,50', /This must be whole dollars/],
  ['/announcement', 'Last day', '2025-09-20', /Its last day, September 20, 2025, is over\.$/],
  ['/photograph?slot=slide-03', 'Who agreed, and how', 'None', /“None” isn’t a yes\./],
  ['/people?id=nadia-placeholder', 'Name', '', /This must not be empty/],
];

test('says each mistake at its field in one sentence, asks what may be one, and saves nothing', async ({ office }) => {
  const page = await office.open();
  for (const [path, label, typed, sentence] of MISTAKES) {
    await page.evaluate(() => sessionStorage.clear());
    await office.open(path);
    await page.getByLabel(label, { exact: true }).first().fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveAccessibleDescription(sentence);
  }
  await office.open('/fees');
  await page.getByLabel('PreK full-time, per year').fill('85000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('$85,000 instead of $8,500?')).toBeFocused();
  expect(office.diff()).toEqual([]);
});

const SCREENS = {
  '/': 'Today',
  '/closing': 'School is closed or late',
  '/announcement': 'Announcement',
  '/fees': 'A fee',
  '/calendar': 'A date',
  '/year': 'New school year',
  '/people?id=nadia-placeholder': 'Nadia Placeholder',
  '/photograph?slot=slide-01': 'A photograph',
  '/confirm': 'To confirm',
  '/text?file=content/school.yaml&path=phone': 'Address, phone and links',
  '/publish': 'Everything is published',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible in ${colorScheme} and fits 400 % zoom`, async ({ office, page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path, title] of Object.entries(SCREENS)) {
      await office.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await axeProblems(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
}
