/** What pages do beyond saying the words of their content, which `site/texts.spec.ts` compares. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../../build/project-copy.ts';
import { typeset } from '../../src/content/typography.ts';
import { expect, test } from '../support/site-test.ts';

// A test that opens many pages takes minutes on a busy machine.
test.describe.configure({ timeout: 300_000 });

const CALL = 'tel:+1-401-555-0140';
const MAIL = 'mailto:secretary@school.example.org';
const DONATE = 'https://donate.example.org/school';
const [INTEREST, APPLY] = ['https://portal.example.org/interest', 'https://portal.example.org/apply'];

/** Where the specification lets a page lead to a person, to another site, or to a document. */
const LEADS_TO: Readonly<Record<string, readonly string[]>> = {
  '/': [DONATE, 'https://classroom.example.org/', 'https://grades.example.org/', CALL, MAIL],
  '/about-us': ['/contact'],
  '/about-us/head-of-school': [CALL, MAIL],
  '/about-us/accreditation': ['/admissions', MAIL],
  '/admissions': [INTEREST, APPLY],
  '/admissions/general-info': [INTEREST, APPLY, CALL, MAIL],
  '/admissions/grades': [CALL],
  '/tuition': [CALL],
  '/programs/early-childhood': [INTEREST, CALL],
  '/programs/hifz': ['/documents/hifz-policy.pdf', CALL],
  '/programs': ['/', '/about-us', '/admissions'],
  '/programs/high-school': ['/', '/about-us', '/admissions'],
  '/resources': ['/', '/about-us', '/admissions'],
  '/resources/calendar': ['/documents/school-calendar-2025-26.pdf', CALL],
  '/resources/handbook': ['https://books.example.org/handbook', CALL, MAIL],
  '/pto': ['/contact', 'https://forms.example.org/pto', 'mailto:pto@school.example.org'],
  '/support': [DONATE, CALL, MAIL],
  '/careers': [CALL, MAIL],
};

test('pages lead where the specification says, and every donation goes to one address', async ({ page }) => {
  for (const [address, expected] of Object.entries(LEADS_TO)) {
    await page.goto(address);
    const links = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
    const hrefs = links.map(([, href]) => href.replace(/\?subject=.*/, ''));
    expect.soft(hrefs, address).toEqual(expect.arrayContaining([...expected]));
    const donations = links.filter(([text]) => /donate/i.test(text)).map(([, href]) => href);
    expect
      .soft(
        donations.filter((href) => href.startsWith('https:') && href !== DONATE),
        address,
      )
      .toEqual([]);
  }
});

/** What a parent came for is on the first screen, of a desk and of a phone. */
const FIRST_SCREEN: Readonly<Record<string, string | RegExp>> = {
  '/': /^Apply Now$/,
  '/about-us': /^We teach children from PreK through 8th grade/,
  '/about-us/accreditation': 'Yes, by a regional accreditor.',
  '/admissions': 'Applications are open for the 2025–2026 academic year.',
  '/tuition': '$725',
  '/programs/hifz': '$100/month per child',
  '/resources/calendar': 'Days off for 2025–2026',
  '/resources/handbook': 'Open the handbook',
  '/support': 'Donate to the school',
  '/careers': 'Go to the application form',
  '/history': '2004',
};

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]) {
  test(`the answer of a page is on the first screen of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [address, text] of Object.entries(FIRST_SCREEN)) {
      await page.goto(address);
      const answer = page.getByRole('main').getByText(text).filter({ visible: true }).first();
      await expect.soft(answer, address).toBeInViewport();
    }
  });
}

test('a link within a page scrolls to its place', async ({ page }) => {
  for (const address of ['/', '/staff', '/pto', '/programs/early-childhood', '/programs/hifz', '/careers']) {
    await page.goto(address);
    const links = page.getByRole('main').locator('a[href^="#"]').filter({ visible: true });
    expect(await links.count(), address).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await link.click();
      await expect.soft(target, `${address} ${await link.textContent()}`).toBeInViewport();
    }
  }
});

test('Home has its sections in the order of the specification', async ({ page }) => {
  const home = parse(readFileSync(`${FIXTURE_CONTENT}/pages/home.yaml`, 'utf8')) as Record<string, { heading: string }>;
  const order = ['quickLinks', 'achievements', 'slides', 'accreditations', 'programs', 'testimonials', 'join'];
  const expected = [...order, 'donation', 'portals', 'contact'].map((key) => typeset(home[key]?.heading ?? key));
  await page.goto('/');
  const headings = (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' '),
  );
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
});

test('the steps of an application are numbered', async ({ page }) => {
  await page.goto('/admissions/general-info');
  const steps = page.getByRole('region', { name: 'The application process' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveCount(5);
  for (const [index, step] of (await steps.all()).entries()) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: await step.innerText() }) });
    await expect(item.getByText(String(index + 1), { exact: true })).toBeVisible();
  }
});

test('amounts are in the columns of their headers', async ({ page }) => {
  const cells = (row: string) => page.getByRole('row', { name: row }).first().getByRole('cell');
  await page.goto('/tuition');
  const tuition = page.getByRole('table', { name: 'Tuition', exact: true });
  await expect(tuition.getByRole('columnheader')).toHaveText(['Program', 'Per month', 'Per year']);
  await expect(cells('PreK part-time')).toHaveText(['$725', '$7,250']);
  for (const call of await tuition.getByRole('link', { name: 'Contact office' }).all())
    await expect(call).toHaveAttribute('href', CALL);
  await page.goto('/admissions');
  const summary = page.getByRole('table', { name: 'Summary of yearly tuition and materials' });
  await expect(summary.getByRole('columnheader')).toHaveText(['Level', 'Tuition', 'Materials']);
  await expect(cells('Elementary K–5')).toHaveText(['$8,500', '+ $350']);
});

test('pages that the specification lets contradict each other keep to their own figures', async ({ page }) => {
  for (const [address, others] of Object.entries({
    '/tuition': /\$7,500|\$9,000|\$9,500|10%|15%|20%|March 15/,
    '/admissions': /\$7,250|\$200|Contact office|Grades 1–8/,
    '/about-us': /2004|(?<!\d)40 students/,
    '/history': /2000|(?<!\d)25(?!\d)/,
  })) {
    await page.goto(address);
    expect.soft(await page.getByRole('main').innerText(), address).not.toMatch(others);
  }
});

test('the calendar lists the dates of the school, the PTO and the Hijri year in their order, and none without a year', async ({
  page,
}) => {
  await page.goto('/resources/calendar');
  const region = page.getByRole('region', { name: 'Key dates' });
  const dates = await region.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const year = ['2025-08-25', '2025-09-01', '2025-09-16', '2025-10-21', '2025-11-18', '2025-12-16'];
  expect(dates).toEqual(
    year.concat(
      ['2026-01-20', '2026-02-17', '2026-02-18', '2026-03-17', '2026-03-20'],
      ['2026-04-21', '2026-05-19', '2026-05-27', '2026-06-16', '2026-06-18'],
    ),
  );
  const ramadan = region.getByRole('listitem').filter({ hasText: 'Ramadan begins', hasNot: page.getByRole('heading') });
  await expect(ramadan).toHaveText(/expected.*1 Ramadan/);
});

test('the letter is signed by the head of school whom the staff page names', async ({ page }) => {
  await page.goto('/about-us/head-of-school');
  await expect(page.getByRole('article').getByText('Samira Example')).toBeVisible();
});

for (const [address, name, height] of [
  ['/programs/hifz', 'Hifz application form', 1261],
  ['/careers', 'Employment application form', 847],
] as const) {
  test(`the form on ${address} keeps the height of its frame while its address is an example`, async ({ page }) => {
    await page.goto(address);
    const form = page.getByRole('region', { name, exact: true });
    await expect(form.getByRole('link').first()).toBeVisible();
    expect((await form.boundingBox())?.height).toBe(height);
  });
}

test('the map shows the school, loads only when scrolled near, and is allowed by the policy', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Map</title>Outside frame' });
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain('; frame-src https://www.openstreetmap.org;');
  const map = page.getByTitle('Map of 840 Providence Street');
  await expect(map).toHaveAttribute('src', /\/export\/embed\.html\?bbox=.*&marker=41\.\d+%2C-71\.\d+$/);
  await page.getByRole('region', { name: 'What families look for first' }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toEqual([await map.getAttribute('src')]);
  await expect(map.contentFrame().getByText('Outside frame')).toBeVisible();
});

test('pages that families print fit on one sheet, without links to documents', async ({ page }) => {
  for (const address of ['/admissions', '/tuition', '/programs/hifz', '/resources/calendar']) {
    await page.goto(address);
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect.soft(pdf.match(/\/Type \/Page\b/g), `${address} on ${format}`).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('link', { name: /^Print the/ }).filter({ visible: true }), address).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
