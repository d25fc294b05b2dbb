import { expect, test } from '../support/site-test.ts';

const SUBHEADINGS = {
  '/about-us/head-of-school': 'A letter to the families who are here, and to those who are thinking of coming.',
  '/about-us/accreditation': 'Independent reviewers study how we teach and report what they find, to us and to you.',
  '/about-us/mission-statement': 'Our mission in one sentence, and how it looks on a school day.',
} as const;

test('/about-us shows its text and figures', async ({ page }) => {
  await page.goto('/about-us');

  await test.step('About Us says its mission in its first screen', async () => {
    await expect(page.getByText(/^We teach children from PreK through 8th grade/)).toBeInViewport();
  });

  for (const section of ['Our mission', 'Our history', 'Our educational philosophy']) {
    await test.step(`About Us has a part on "${section}"`, async () => {
      await expect(page.getByRole('region', { name: section })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
    });
  }

  await test.step('About Us keeps its own reading of how the school began: 2000, 25 students, now over 150', async () => {
    const history = page.getByRole('region', { name: 'Our history' });
    await expect(history.getByRole('term')).toHaveText(['Established', 'Began with', 'Now']);
    await expect(history.getByRole('definition')).toHaveText(['2000', '25 students', 'over 150 students']);
    await expect(history.getByText('over 20 years')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/2004|(?<!\d)40 students/);
  });

  await test.step('About Us leads to the three pages below it, to the history and to the staff', async () => {
    const reading = page.getByRole('navigation', { name: 'More about the school' });
    for (const href of [...Object.keys(SUBHEADINGS), '/history', '/staff']) {
      await expect(reading.locator(`a[href="${href}"]`)).toHaveCount(1);
    }
  });

  await test.step('Schedule a Tour on About Us leads to /contact, which has no page on purpose', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

for (const [width, drawing] of [
  [360, /hero-about-phone\.[^/]*svg$/],
  [1280, /hero-about\.[^/]*svg$/],
] as const) {
  test(`/about-us shows the drawing for a screen ${width} pixels wide, uncropped`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about-us');
    const picture = page.getByRole('main').locator('picture img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(drawing);
    const [shown, own] = await picture.evaluate((image: HTMLImageElement) => [
      image.width / image.height,
      image.naturalWidth / image.naturalHeight,
    ]);
    expect(shown).toBeCloseTo(own ?? 0, 2);
  });
}

test('/about-us has a link below each arch of its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about-us');
  const arcade = await page.getByRole('main').locator('picture img').boundingBox();
  const links = await page.getByRole('navigation', { name: 'More about the school' }).getByRole('link').all();
  expect(links).toHaveLength(5);
  for (const [index, link] of links.entries()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
    const archCenter = (arcade?.x ?? 0) + ((index + 0.5) / 5) * (arcade?.width ?? 0);
    expect(Math.abs(x + width / 2 - archCenter)).toBeLessThan(2);
  }
});

test('/about-us/head-of-school shows its text and figures', async ({ page }) => {
  await page.goto('/about-us/head-of-school');
  await expect(page.getByText(SUBHEADINGS['/about-us/head-of-school'], { exact: true })).toBeVisible();

  await test.step('the head of school can be called and written to', async () => {
    const reach = page.getByRole('region', { name: 'Reach the head of school' });
    await expect(reach.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:\+1-/);
    await expect(reach.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
  });

  await test.step('the letter is signed by the head of school whom the staff page names, and says it is an example', async () => {
    const letter = page.getByRole('article', { name: 'A letter from the head of school' });
    await expect(letter.getByText('Dear parents,')).toBeVisible();
    await expect(letter.locator('[lang="ar"][dir="rtl"]')).toHaveText('السلام عليكم ورحمة الله');
    const signature = letter.getByText(/^\S+ (Example|Sample|Placeholder|Specimen)$/);
    const name = (await signature.textContent()) ?? '';
    await expect(letter.getByText('Head of School', { exact: true })).toBeVisible();
    await expect(letter.getByText(/^A sample letter/)).toBeVisible();
    await page.goto('/staff');
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
});

test('/about-us/accreditation shows its text and figures', async ({ page }) => {
  await page.goto('/about-us/accreditation');
  await expect(page.getByText(SUBHEADINGS['/about-us/accreditation'], { exact: true })).toBeVisible();

  await test.step('Accreditation answers first that a regional accreditor accredits the school', async () => {
    await expect(page.getByText('Yes, by a regional accreditor.')).toBeInViewport();
  });

  await test.step('every accreditation has a mark, name, abbreviation, description and significance, and says it is an example', async () => {
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
    await expect(section.getByText(/^Sample accreditors/)).toBeVisible();
  });

  await test.step('Accreditation links to admissions and to a message to the office', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'See admissions' })).toHaveAttribute('href', '/admissions');
    await expect(main.getByRole('link', { name: 'Write to the office' })).toHaveAttribute(
      'href',
      /^mailto:[^@\s]+@[^@\s?]+\?subject=Question%20about%20accreditation$/,
    );
  });
});

test('/about-us/mission-statement shows its text and figures', async ({ page }) => {
  await page.goto('/about-us/mission-statement');
  await expect(page.getByText(SUBHEADINGS['/about-us/mission-statement'], { exact: true })).toBeVisible();

  await test.step('the mission statement explains each of its own phrases', async () => {
    const statement = page.getByRole('region', { name: 'Our mission' }).getByText(/^To teach every child/);
    await expect(statement).toBeVisible();
    const text = (await statement.textContent()) ?? '';
    const phrases = await page.getByRole('region', { name: 'What we mean by it' }).getByRole('term').allTextContents();
    expect(phrases.length).toBeGreaterThan(2);
    for (const phrase of phrases) expect(text).toContain(phrase.replace(/[“”]/g, ''));
  });
});

for (const [reducedMotion, atFirst] of [
  ['no-preference', '0deg'],
  ['reduce', '360deg'],
] as const) {
  test(`/about-us/mission-statement draws the construction of a pattern (motion: ${reducedMotion})`, async ({
    browserName,
    page,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox shows the complete picture.');
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about-us/mission-statement');
    const section = page.getByRole('region', { name: 'How a star pattern is made' });
    await expect(section.getByRole('listitem')).toHaveCount(6);
    const picture = section.getByRole('img', { name: /in six sectors/ });
    const drawn = () =>
      picture.evaluate((image) => getComputedStyle(image.parentElement as Element).getPropertyValue('--drawn'));
    expect(await drawn()).toBe(atFirst);
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(drawn).toBe('360deg');
    await page.emulateMedia({ media: 'print' });
    expect(await picture.evaluate((image) => getComputedStyle(image.parentElement as Element).maskImage)).toBe('none');
  });
}
