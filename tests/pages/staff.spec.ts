import { expect, test } from '../support/site-test.ts';

/** The seven groups in the specification's order, and the text of their jump links. */
const GROUPS = [
  ['Administrative', 'Administrative'],
  ['QAIS (Quran Arabic Islamic Studies)', 'QAIS'],
  ['Elementary', 'Elementary'],
  ['Middle School', 'Middle School'],
  ['Specialized', 'Specialized'],
  ['Early Childhood', 'Early Childhood'],
  ['Building Maintenance', 'Building Maintenance'],
] as const;

test('/staff shows its text and figures', async ({ page }) => {
  await page.goto('/staff');

  await test.step('lists the seven groups in order, each with a jump link', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['Departments', ...GROUPS.map(([title]) => title), 'Teach with us']);
    const links = page.getByRole('navigation', { name: 'Departments' }).getByRole('link');
    await expect(links).toHaveText(GROUPS.map(([, short]) => short));
  });

  await test.step('shows no empty detail and no label without a detail', async () => {
    const main = page.getByRole('main');
    for (const term of await main.getByRole('term').all()) {
      await expect(term).toHaveText(/^(Education|Experience)$/);
      await expect(term.locator('+ dd')).toHaveText(/\S/);
    }
    for (const paragraph of await main.getByRole('paragraph').all()) await expect(paragraph).toHaveText(/\S/);
    // One sample person has every field and one has only a role, so both are tested.
    const everything = main.getByRole('listitem').filter({ hasText: 'Samira Example' });
    await expect(everything.getByRole('term')).toHaveText(['Education', 'Experience']);
    const nothing = main.getByRole('listitem').filter({ hasText: 'Thomas Example' });
    await expect(nothing).toHaveText('Thomas ExampleCustodian');
  });

  await test.step('has one note that the people are examples, and every surname is Example', async () => {
    await expect(page.getByText(/^Sample names\./)).toHaveCount(1);
    const names = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(names).toHaveCount(24);
    for (const name of await names.allInnerTexts()) expect(name).toMatch(/ (Example|Sample|Placeholder|Specimen)$/);
  });

  await test.step('links to Careers', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Careers' })).toHaveAttribute(
      'href',
      '/careers',
    );
  });

  for (const [title, short] of GROUPS) {
    await test.step(`the jump link ${short} scrolls to its group, which has people`, async () => {
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

  await test.step('prints the staff without pictures and jump links', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Departments' })).toBeHidden();
    for (const portrait of await page.getByRole('main').locator('img').all()) await expect(portrait).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Thomas Example' })).toBeVisible();
  });
});

for (const [width, inRow] of [
  [360, 2],
  [1280, 7],
] as const) {
  test(`the stars of the departments are ${inRow} in a row at ${width} px, on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/staff');
    const links = page.getByRole('navigation', { name: 'Departments' }).getByRole('link');
    const rows = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(rows.filter((top) => top === rows[0])).toHaveLength(inRow);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}
