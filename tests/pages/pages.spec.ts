/** What pages do beyond saying the words of their content, which `site/texts.spec.ts` compares. */
import { FIXTURE_CONTENT } from '../../make/project-copy.ts';
import { typeset } from '../../src/content/typography.ts';
import { AUDITS_SCRIPT } from '../access/audits/index.ts';
import { expectNone, problemsOf } from '../access/visit.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

const CALL = 'tel:+1-401-555-0140';
const DONATE = 'https://donate.example.org/school';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

type Duties = { first?: string; leadsTo?: string[]; never?: string };
const PAGES = dataOf<Record<string, Duties>>('tests/pages/pages.yaml');

test('pages answer on the first screen, lead where they should, and keep to their own figures', async ({ page }) => {
  for (const [address, { first, leadsTo = [], never }] of Object.entries(PAGES)) {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const viewport of first ? [DESK, PHONE] : []) {
      await page.setViewportSize(viewport);
      const answer = main
        .getByText(new RegExp(first ?? ''))
        .filter({ visible: true })
        .first();
      await expect.soft(answer, `${address} at ${viewport.width} px`).toBeInViewport();
    }
    if (never) expect.soft(await main.innerText(), address).not.toMatch(new RegExp(never));
    const links = await main
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
    const hrefs = links.map(([, href]) => href.replace(/\?subject=.*/, ''));
    expect.soft(hrefs, address).toEqual(expect.arrayContaining(leadsTo));
    const donations = links.filter(([text, href]) => /donate/i.test(text) && href.startsWith('https:'));
    for (const [, href] of donations) expect.soft(href, address).toBe(DONATE);
  }
});

test('Home has its sections in the order of the specification', async ({ page }) => {
  const home = dataOf<Record<string, { heading: string }>>(`${FIXTURE_CONTENT}/pages/home.yaml`);
  const order = ['quickLinks', 'achievements', 'slides', 'accreditations', 'programs', 'testimonials', 'join'];
  const expected = [...order, 'donation', 'portals', 'contact'].map((key) => typeset(home[key]?.heading ?? key));
  await page.goto('/');
  const texts = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const headings = texts.map((text) => text.replace(/\s+/g, ' '));
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
});

test('amounts are in the columns of their headers', async ({ page }) => {
  const cells = (row: string) => page.getByRole('row', { name: row }).first().getByRole('cell');
  await page.goto('/tuition');
  const tuition = page.getByRole('region', { name: 'Tuition', exact: true });
  await expect(tuition).toContainText('TuitionPer yearPreK part-time$7,250$725 a month');
  await expect(tuition).toContainText('Kindergarten (K)contact office');
  await expect(tuition.locator(`a[href="${CALL}"]`)).toHaveText(['401-555-0140', '401-555-0140']);
  await page.goto('/admissions');
  const summary = page.getByRole('table', { name: 'Summary of yearly tuition and materials' });
  await expect(summary.getByRole('columnheader')).toHaveText(['Level', 'Tuition', 'Materials']);
  await expect(cells('Elementary K–5')).toHaveText(['$8,500', '+ $350']);
  await expect(page.getByText('$7,800 + $8,850 = $16,650')).toBeVisible();
});

test('the letter is signed by the head of school whom the staff page names', async ({ page }) => {
  await page.goto('/about-us/head-of-school');
  await expect(page.getByRole('article').getByText('Samira Example')).toBeVisible();
});

test('the map shows the school, loads only when scrolled near, and is allowed by the policy', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Map</title>Outside frame' });
  });
  await page.goto('/');
  const map = page.getByTitle('Map of 840 Providence Street');
  await expect(map).toHaveAttribute('src', /\/export\/embed\.html\?bbox=.*&marker=41\.\d+%2C-71\.\d+$/);
  await page.getByRole('region', { name: 'What families look for first' }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toEqual([await map.getAttribute('src')]);
  await expect(map.contentFrame().getByText('Outside frame')).toBeVisible();
});

test('pages that families print fit on one sheet of Letter, in ink, without links to documents', async ({ page }) => {
  await page.addInitScript({ content: AUDITS_SCRIPT });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/admissions', '/tuition', '/programs/hifz', '/resources/calendar']) {
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect.soft(pdf.match(/\/Type \/Page\b/g), address).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expectNone(`${address}, printed`, await problemsOf(page, ['contrastProblems']));
    await expect.soft(page.locator('main a[href$=".pdf"]').filter({ visible: true }), address).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
