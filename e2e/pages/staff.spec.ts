import { expect, test } from '@playwright/test';

/** The seven groups in the order of the specification, and the words of their jump links. */
const GROUPS = [
  ['Administrative', 'Administrative'],
  ['QAIS (Quran Arabic Islamic Studies)', 'QAIS'],
  ['Elementary', 'Elementary'],
  ['Middle School', 'Middle School'],
  ['Specialized', 'Specialized'],
  ['Early Childhood', 'Early Childhood'],
  ['Building Maintenance', 'Building Maintenance'],
] as const;

test.beforeEach(({ page }) => page.goto('/staff'));

test('the page is named and has its breadcrumb', async ({ page }) => {
  await expect(page).toHaveTitle(/^Our Staff/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Staff');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'About Us']);
  await expect(breadcrumb.getByText('Our Staff')).toHaveAttribute('aria-current', 'page');
});

test('the seven groups stand in their order, with a jump link each', async ({ page }) => {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Departments', ...GROUPS.map(([title]) => title), 'Teach with us']);
  const links = page.getByRole('navigation', { name: 'Departments' }).getByRole('link');
  await expect(links).toHaveText(GROUPS.map(([, short]) => short));
});

for (const [title, short] of GROUPS) {
  test(`the jump link ${short} leads to its group, which has people`, async ({ page }) => {
    await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: short }).click();
    const group = page.getByRole('region', { name: title, exact: true });
    await expect(group.getByRole('heading', { level: 2 })).toBeInViewport();
    const people = group.getByRole('listitem');
    expect(await people.count()).toBeGreaterThanOrEqual(2);
    for (const person of await people.all()) {
      await expect(person.getByRole('heading', { level: 3 })).toHaveText(/\S+ \S+/);
      await expect(person.getByRole('paragraph').first()).toHaveText(/\S/);
      await expect(person.locator('img')).toHaveAttribute('alt', '');
    }
  });
}

test('nobody has an empty detail or a label without one', async ({ page }) => {
  const main = page.getByRole('main');
  for (const term of await main.getByRole('term').all()) {
    await expect(term).toHaveText(/^(Education|Experience)$/);
    await expect(term.locator('+ dd')).toHaveText(/\S/);
  }
  for (const paragraph of await main.getByRole('paragraph').all()) await expect(paragraph).toHaveText(/\S/);
  // Of the examples, one has everything and one has a role alone, so that both are proved on the page.
  const everything = main.getByRole('listitem').filter({ hasText: 'Samira Example' });
  await expect(everything.getByRole('term')).toHaveText(['Education', 'Experience']);
  const nothing = main.getByRole('listitem').filter({ hasText: 'Thomas Example' });
  await expect(nothing).toHaveText('Thomas ExampleCustodian');
});

test('the people are said to be examples once, and every surname says so', async ({ page }) => {
  await expect(page.getByText('All the people on this page are examples.')).toHaveCount(1);
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(24);
  for (const name of await names.allInnerTexts()) expect(name).toMatch(/ (Example|Sample|Placeholder|Specimen)$/);
});

test('the head of school is the one who signs the letter', async ({ page }) => {
  const head = page.getByRole('listitem').filter({ has: page.getByText('Head of School', { exact: true }) });
  const name = await head.getByRole('heading', { level: 3 }).innerText();
  await page.goto('/about-us/head-of-school');
  await expect(page.getByRole('main')).toContainText(name);
});

test('the page leads to the open positions', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'See the open positions' })).toHaveAttribute(
    'href',
    '/careers',
  );
});

test('in print the staff are a list without pictures and jump links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Departments' })).toBeHidden();
  for (const portrait of await page.getByRole('main').locator('img').all()) await expect(portrait).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Thomas Example' })).toBeVisible();
});
