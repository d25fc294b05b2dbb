import { axeProblems } from '../../access/axe.ts';
import { expect, test } from '../../office/office-test.ts';

test('has no accessibility problem on Start and on a form', async ({ office }) => {
  const page = await office.open();
  expect(await axeProblems(page)).toEqual([]);
  await office.open('/closing');
  expect(await axeProblems(page)).toEqual([]);
});

test('asks before typed text is left, and keeps it', async ({ office }) => {
  const page = await office.open('/announcement');
  await page.getByLabel('Message').fill('Open house');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep what you typed?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('link', { name: /^Announcement/ }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Open house');
  // Back goes nowhere before the question is answered.
  await expect(page.goBack({ timeout: 2_000 })).rejects.toThrow('Timeout');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('link', { name: /^Announcement/ }).click();
  await expect(page.getByLabel('Message')).not.toHaveValue('Open house');
  expect(office.diff()).toEqual([]);
});

test('shows an announcement from its first day on, and does not take the next one down on Back', async ({ office }) => {
  const page = await office.open();
  await page.getByRole('link', { name: 'take down' }).click();
  await expect(page).toHaveURL(/saved/);
  await page.goBack();
  await expect(page).not.toHaveURL(/saved|down/);
  await office.open('/announcement');
  await page.getByLabel('Message').fill('Open house');
  await page.getByLabel('First day').fill('Oct 20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing is announced.')).toBeVisible();
  await expect(page.getByText('“Open house” from October 20, with no last day.')).toBeVisible();
});

test('drops a ready sentence that another day makes untrue, and only that', async ({ office }) => {
  const page = await office.open('/closing');
  await page.getByLabel('Opens late').check();
  await page.getByLabel(/^(Tomorrow|Next school day)/).check();
  await page.getByLabel('Message').fill('Buses are late.');
  await page.getByRole('button', { name: 'Snow and ice' }).click();
  await page.getByLabel(/^Today/).check();
  await expect(page.getByLabel('Message')).toHaveValue('Buses are late.');
});

test('saves a closing like any change before the first publication', async ({ office, page }) => {
  await page.route('**/api/start', async (route) => {
    const response = await route.fetch();
    const { published: _, ...start } = await response.json();
    await route.fulfill({ response, json: start });
  });
  await office.open('/closing');
  await page.getByLabel('Closed').check();
  await expect(page.getByText('Nothing goes on the website until you publish.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('kind: closed');
});

test('says that school is closed tomorrow', async ({ office, page }) => {
  await page.route('**/api/start', async (route) => {
    const response = await route.fetch();
    const closing = { id: '2025-10-02', kind: 'closed', day: '2025-10-02', text: 'School is closed.' };
    await route.fulfill({ response, json: { ...(await response.json()), closings: [closing] } });
  });
  await office.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School is closed tomorrow. The website says so.');
});

test('names the payments of a fee, and a fee by its date', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('PreK full-time, per year').fill('8900');
  await page.getByLabel('After May 31, 2025').focus();
  await expect(page.getByText('10 payments of $890, July to April.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where After May 31, 2025 shows' })).toBeVisible();
});

test('counts what a search finds', async ({ office }) => {
  const page = await office.open('/everything?q=late-may');
  await expect(page.getByText('Found 1 time.', { exact: true })).toBeVisible();
});

test('shows both values when somebody else changed the field, and overwrites neither by itself', async ({ office }) => {
  const page = await office.open('/fee');
  await page.getByLabel('Application fee').fill('220');
  office.change('content/pages/tuition.yaml', (text) => text.replace('dollars: 200, dispute', 'dollars: 210, dispute'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Theirs: $210. Yours: $220.');
  await page.getByRole('button', { name: 'Yours' }).click();
  await expect(page).toHaveURL(/saved/);
  expect(office.diff().join()).toContain('dollars: 220');
});

test('says what is wrong with an amount at its field, and saves nothing', async ({ office }) => {
  const page = await office.open('/fee');
  const deposit = page.getByLabel('Enrollment deposit');
  await deposit.fill('2,50');
  await page.getByLabel('PreK part-time, per year').fill('7255');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(deposit).toBeFocused();
  await expect(deposit).toHaveAccessibleDescription('“2,50” isn’t a full amount. Type it like 250 or 2,500.');
  await expect(page.getByText('doesn’t split into 10 equal payments. $7,250 or $7,260 does.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 amounts to correct' })).toBeVisible();
  expect(office.diff()).toEqual([]);
});

test('moves the focus to the form of a person, and opens the person of a mistake', async ({ office }) => {
  const page = await office.open('/people');
  const name = page.getByLabel('Name');
  await page.getByRole('button', { name: 'Change Nadia Placeholder' }).click();
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Add a person to Elementary' }).click();
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Change Sarah Sample' }).click();
  await expect(name).toHaveValue('Sarah Sample');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('The name is empty. Type it, or remove this person.');
  await page.getByRole('button', { name: 'Change Sarah Sample' }).click();
  await page
    .getByRole('status')
    .getByRole('button', { name: /Name|empty/ })
    .first()
    .click();
  await expect(name).toHaveValue('');
});

test('folds lines of one kind on one page, shows ten, and opens a question', async ({ office }) => {
  const page = await office.open('/confirm');
  const lines = page.locator('main li');
  await expect(lines).toHaveCount(10);
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  const folded = page.getByRole('button', { name: /^Read them : 5 texts on Parent & Student Handbook/ });
  const count = await lines.count();
  await folded.click();
  await expect(lines).toHaveCount(count + 4);
  await office.open('/confirm?line=dispute/content/pages/admissions.yaml/requirements/applicationFee');
  const question = page.getByRole('heading', { name: 'Which application fee is right?' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose an answer first.')).toBeVisible();
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByLabel('Another amount').last().fill('75');
  await expect(page.getByRole('button', { name: 'Save $75 on both pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('li:focus')).toContainText('Application fee');
  await page.locator('li:focus').getByRole('button').click();
  await page.getByRole('radio', { name: /^\$50/ }).check();
  await page.getByRole('button', { name: 'Save $50 on both pages' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(office.diff().join('\n')).toMatch(/^\+.*id: application-fee, label: Application fee, dollars: 50 }/m);
});
