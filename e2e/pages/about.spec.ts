import { expect, test } from '@playwright/test';

/** The pages below /about-us, each with a title, heading and subheading of its own. */
const subpages = [
  {
    path: '/about-us/head-of-school',
    heading: 'Head of School',
    subheading: 'A letter to the families who are here, and to those who are thinking of coming.',
  },
  {
    path: '/about-us/accreditation',
    heading: 'Accreditation',
    subheading: 'People from outside the school look at how we teach, and tell us, and you, what they find.',
  },
  {
    path: '/about-us/mission-statement',
    heading: 'Mission Statement',
    subheading: 'One sentence that says what the school is for, and what each part of it looks like on a school day.',
  },
] as const;

const pages = ['/about-us', ...subpages.map(({ path }) => path)];

test('About Us says its mission in its first screen, without a breadcrumb', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page).toHaveTitle(/^About Us/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByText(/^We teach children from PreK through 8th grade/)).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

for (const section of ['Our mission', 'Our history', 'Our educational philosophy']) {
  test(`About Us has a part on "${section}"`, async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('region', { name: section })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
  });
}

test('About Us keeps its own reading of how the school began: 2000, 25 students, now over 150', async ({ page }) => {
  await page.goto('/about-us');
  const history = page.getByRole('region', { name: 'Our history' });
  await expect(history.getByRole('term')).toHaveText(['Established', 'Began with', 'Now']);
  await expect(history.getByRole('definition')).toHaveText(['2000', '25 students', 'over 150 students']);
  await expect(history.getByText('over 20 years')).toBeVisible();
  await expect(page.getByRole('main').getByText(/2004|40 students/)).toHaveCount(0);
});

test('About Us leads to the three pages below it, to the history and to the staff', async ({ page }) => {
  await page.goto('/about-us');
  const reading = page.getByRole('navigation', { name: 'More about the school' });
  for (const href of [...subpages.map(({ path }) => path), '/history', '/staff']) {
    await expect(reading.locator(`a[href="${href}"]`)).toHaveCount(1);
  }
});

test('Schedule a Tour on About Us leads to /contact, which has no page on purpose', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('main').getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

for (const { path, heading, subheading } of subpages) {
  test(`${path} has its own title, heading, subheading and breadcrumb`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(subheading, { exact: true })).toBeVisible();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText([/Home/, /About Us/, heading]);
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(breadcrumb.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
    await expect(breadcrumb.getByText(heading)).toHaveAttribute('aria-current', 'page');
  });
}

test('each About page has a description of its own', async ({ page }) => {
  const descriptions = new Set<string | null>();
  for (const path of pages) {
    await page.goto(path);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(pages.length);
});

test('the letter is signed by the head of school whom the staff page names, and says it is an example', async ({
  page,
}) => {
  await page.goto('/about-us/head-of-school');
  const letter = page.getByRole('article', { name: 'A letter from the head of school' });
  await expect(letter.getByText('Dear parents,')).toBeVisible();
  await expect(letter.locator('[lang="ar"][dir="rtl"]')).toHaveText('السلام عليكم ورحمة الله');
  const signature = letter.getByText(/^\S+ (Example|Sample|Placeholder|Specimen)$/);
  const name = (await signature.textContent()) ?? '';
  await expect(letter.getByText('Head of School', { exact: true })).toBeVisible();
  await expect(letter.getByText(/are an example/)).toBeVisible();
  await page.goto('/staff');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('the head of school can be called and written to', async ({ page }) => {
  await page.goto('/about-us/head-of-school');
  const reach = page.getByRole('region', { name: 'Reach the head of school' });
  await expect(reach.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:\+1-/);
  await expect(reach.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
});

test('Accreditation answers first that a regional accreditor accredits the school', async ({ page }) => {
  await page.goto('/about-us/accreditation');
  await expect(page.getByText('Yes, by a regional accreditor.')).toBeInViewport();
});

test('every accreditation has a mark, name, abbreviation, description and significance, and says it is an example', async ({
  page,
}) => {
  await page.goto('/about-us/accreditation');
  const section = page.getByRole('region', { name: 'Our accreditations' });
  const records = section.getByRole('list').first().getByRole('listitem');
  await expect(records).toHaveCount(3);
  for (const [index, record] of (await records.all()).entries()) {
    await expect(record.getByRole('heading', { level: 3 })).toHaveText(/^Sample Accreditor (One|Two|Three) SA\d$/);
    await expect(record.getByRole('heading', { level: 3 })).toContainText(`SA${index + 1}`);
    await expect(record.locator('img')).toHaveCount(1);
    await expect(record.getByRole('term')).toHaveText(['What it is', 'What it means for you']);
    await expect(record.getByRole('definition')).toHaveText([/\w+/, /\w+/]);
  }
  await expect(section.getByText(/are examples/)).toBeVisible();
});

test('Accreditation links to admissions and to a message to the office', async ({ page }) => {
  await page.goto('/about-us/accreditation');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See admissions' })).toHaveAttribute('href', '/admissions');
  await expect(main.getByRole('link', { name: 'Write to the office' })).toHaveAttribute(
    'href',
    /^mailto:[^@\s]+@[^@\s?]+\?subject=Question%20about%20accreditation$/,
  );
});

test('the mission statement explains each of its own phrases', async ({ page }) => {
  await page.goto('/about-us/mission-statement');
  const statement = page.getByRole('region', { name: 'Our mission' }).getByText(/^To teach every child/);
  await expect(statement).toBeVisible();
  const words = (await statement.textContent()) ?? '';
  const phrases = await page.getByRole('region', { name: 'What we mean by it' }).getByRole('term').allTextContents();
  expect(phrases.length).toBeGreaterThan(2);
  for (const phrase of phrases) expect(words).toContain(phrase.replace(/[“”]/g, ''));
});

for (const path of pages) {
  test(`${path} fits a screen 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
