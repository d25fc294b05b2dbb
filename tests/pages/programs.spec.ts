import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const textsOf = (locator: Locator) => locator.allInnerTexts();

/** The row of a definition list with this term. */
const factOf = (within: Locator, term: string) =>
  within.locator('dl > div').filter({ has: within.page().getByText(term, { exact: true }) });

async function expectFacts(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [term, value] of Object.entries(facts)) await expect(factOf(main(page), term)).toContainText(value);
}

/** Three pictures, each with a caption and a plain link to the large version. */
async function expectPictures(page: Page, label: string): Promise<void> {
  const photos = page.getByRole('list', { name: label }).getByRole('listitem');
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) {
    await expect(photo.getByRole('figure')).toContainText(/\w{3}/);
    const picture = photo.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\w{3}/);
    const address = (await picture.getAttribute('src')) ?? '';
    await expect(photo.getByRole('link')).toHaveAttribute('href', address);
    expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//);
  }
}

async function expectNextPages(page: Page, links: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, href] of Object.entries(links)) {
    await expect(main(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  }
}

test('/programs/early-childhood shows its text and figures', async ({ page }) => {
  await page.goto('/programs/early-childhood');

  await expectFacts(page, { Ages: '3–4' });
  for (const group of ['PreK-3', 'PreK-4', 'Kindergarten']) await expectPictures(page, `Pictures of ${group}`);

  await test.step('early childhood shows its mission and its curriculum', async () => {
    await expect(section(page, 'Our mission')).toContainText('a child’s first school');
    expect(await textsOf(section(page, 'What they learn').getByRole('term'))).toEqual([
      'Language and first reading',
      'Numbers',
      'Quran and Arabic',
      'Faith and manners',
      'The world around us',
      'Art and movement',
    ]);
  });

  await test.step('early childhood links to the portal’s interest form and the phone, at the top and at the end', async () => {
    const interest = main(page).getByRole('link', { name: 'Express Interest (opens in a new tab)' });
    const call = main(page).getByRole('link', { name: 'Call 401-555-0140' });
    await expect(interest).toHaveCount(2);
    await expect(call).toHaveCount(2);
    for (const link of await interest.all()) {
      await expect(link).toHaveAttribute('href', 'https://portal.example.org/interest');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    for (const link of await call.all()) await expect(link).toHaveAttribute('href', 'tel:+1-401-555-0140');
    await expect(section(page, 'Tell us about your child')).toContainText('7:30 AM – 4:00 PM');
  });

  await test.step('early childhood has its three groups, each with what its children practice', async () => {
    for (const name of ['PreK-3', 'PreK-4', 'Kindergarten']) {
      await expect(section(page, name).getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(section(page, name).getByRole('heading', { name: 'What they practice' })).toBeVisible();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(section(page, name)).toBeInViewport();
    }
  });
});

test('/programs/elementary shows its text and figures', async ({ page }) => {
  await page.goto('/programs/elementary');

  await expectFacts(page, { Grades: 'K–5', Subjects: '11' });
  await expectPictures(page, 'Pictures of the elementary grades');
  await expectNextPages(page, {
    'How to apply': '/admissions/general-info',
    'Early Childhood': '/programs/early-childhood',
    'Middle School': '/programs/middle',
    'Tuition & Fees': '/tuition',
  });

  await test.step('elementary teaches the eleven subjects', async () => {
    expect(await textsOf(section(page, 'What your child will learn').getByRole('listitem'))).toEqual([
      'Reading',
      'English Language Arts',
      'Mathematics',
      'Science',
      'Social Studies',
      'Islamic Studies',
      'Arabic',
      'Visual Art',
      'Library',
      'Physical Education',
      'Health',
    ]);
  });

  await test.step('elementary has a card for each grade from 1st to 5th', async () => {
    const grades = section(page, 'Five grades, a step at a time');
    expect(await textsOf(grades.getByRole('heading', { level: 3 }))).toEqual(['1st', '2nd', '3rd', '4th', '5th']);
    for (const card of await grades.getByRole('listitem').all()) {
      await expect(card.getByRole('paragraph')).toContainText(/\w+ \w+ \w+/);
    }
  });

  await test.step('elementary lists extracurriculars and field trips, and says that they are examples', async () => {
    const beyond = section(page, 'Beyond the lesson');
    expect(await textsOf(beyond.getByRole('heading', { level: 3 }))).toEqual(['Extracurriculars', 'Field trips']);
    expect(await textsOf(beyond.getByRole('term'))).toEqual([
      'Art',
      'Books',
      'Sports',
      'Science',
      'To a museum',
      'To the woods or the shore',
      'To a public library',
    ]);
    await expect(beyond).toContainText('These activities and trips are examples.');
  });
});

test('/programs/middle shows its text and figures', async ({ page }) => {
  await page.goto('/programs/middle');

  await expectFacts(page, { Grades: '6–8', Subjects: '12' });
  await expectPictures(page, 'Pictures of middle school');
  await expectNextPages(page, {
    'How to apply': '/admissions/general-info',
    'Science Fair Gallery': '/resources/science-fair-gallery',
    'Hifz Program': '/programs/hifz',
    'Tuition & Fees': '/tuition',
  });

  await test.step('middle school has a card for each grade with its focus', async () => {
    const grades = section(page, 'Each year has its aim').getByRole('listitem');
    await expect(grades).toHaveCount(3);
    for (const [index, [grade, focus]] of [
      ['6th', 'Foundation Building'],
      ['7th', 'Skill Development'],
      ['8th', 'High School Ready'],
    ].entries()) {
      await expect(grades.nth(index).getByRole('heading', { level: 3, name: `${grade} ${focus}` })).toBeVisible();
    }
  });

  await test.step('middle school teaches the twelve subjects', async () => {
    expect(await textsOf(section(page, 'What your child will learn').getByRole('listitem'))).toEqual([
      'Language Arts',
      'Mathematics',
      'Life Sciences',
      'Physical Sciences',
      'American History',
      'Islamic Studies',
      'Arabic',
      'Computer Literacy',
      'Visual Art',
      'Physical Education',
      'Library',
      'Health',
    ]);
  });
});

test('/programs/hifz shows its text and figures', async ({ page, request }) => {
  await page.goto('/programs/hifz');

  await expectFacts(page, {
    Ages: '7+',
    Fee: '$100/month per child',
    'Drop-off': '6:55–7:00 sharp',
    'Expected progress': '2–5 Juz per year',
    Where: 'Staff conference room',
  });
  await expectFacts(page, { 'Second floor': 'Staff conference room' });

  await test.step('the Hifz Program meets on each weekday, at the same time', async () => {
    const days = main(page).getByRole('list', { name: 'Weekly schedule' }).getByRole('listitem');
    await expect(days).toHaveText(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}7:00–7:55 AM`),
    );
  });

  for (const [width, height, hours] of [
    [1280, 800, 'Friday7:00–7:55 AM'],
    [360, 780, 'Mon–Fri, 7:00–7:55 AM'],
  ] as const) {
    await test.step(`the heading, the hours and the fee are in the first screen, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByText(hours)).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByText('$100/month per child')).toBeInViewport({ ratio: 1 });
    });
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('the Hifz Program lists its six requirements', async () => {
    const requirements = section(page, 'Who may join');
    expect(await textsOf(requirements.getByRole('term'))).toEqual([
      'Age 7 and up',
      'Fluent in Quran recitation',
      'Correct Tajweed',
      'Shows willingness and passion',
      'Exclusively for current school students',
      'Placement test',
    ]);
    await expect(requirements).toContainText('A placement test is scheduled after applying.');
  });

  await test.step('the Hifz guidelines are a numbered list that begins with being on time', async () => {
    const guidelines = section(page, 'Guidelines').getByRole('listitem');
    await expect(guidelines).toHaveCount(6);
    await expect(guidelines.first().getByRole('heading', { level: 3 })).toHaveText('Late is marked absent');
  });

  await test.step('the Hifz policy can be downloaded, and the link names its size', async () => {
    const download = section(page, 'Guidelines').getByRole('link', {
      name: /^Download the Hifz policy \(PDF, \d+ kB\)$/,
    });
    await expect(download).toHaveAttribute('href', '/documents/hifz-policy.pdf');
    await expect(download).toHaveAttribute('download', '');
    const file = await request.get('/documents/hifz-policy.pdf');
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expect(download).toContainText(`PDF, ${Math.ceil((await file.body()).length / 1000)} kB`);
  });

  await test.step('the Arabic text on the Hifz page is marked as Arabic and right-to-left', async () => {
    const verse = page.getByText('وَرَتِّلِ ٱلْقُرْءَانَ تَرْتِيلًا');
    await expect(verse).toHaveAttribute('lang', 'ar');
    await expect(verse).toHaveAttribute('dir', 'rtl');
  });

  await test.step('the Hifz application form has its height, a link to open it and a phone link', async () => {
    await main(page).getByRole('link', { name: 'Apply for the Hifz Program' }).click();
    await expect(page).toHaveURL(/#apply$/);
    const application = section(page, 'Apply');
    await expect(application).toBeInViewport();
    // While the URL is a sample, a notice replaces the frame.
    const notice = application.getByRole('region', { name: 'Hifz application form' });
    await expect(notice).toContainText('The online form opens here soon.');
    expect((await notice.boundingBox())?.height).toBe(1261);
    const link = application.getByRole('link', { name: 'Open the Hifz application form (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://forms.example.org/hifz');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const phone = application.getByRole('link', { name: '401-555-0140' });
    await expect(phone).toHaveAttribute('href', 'tel:+1-401-555-0140');
  });

  await test.step('the Hifz Program prints on one sheet', async () => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
