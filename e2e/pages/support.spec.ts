import { expect, test } from '@playwright/test';

const AREAS = [
  'Academic Excellence',
  'Islamic Character Development',
  'Student Scholarships',
  'Facility Improvements',
] as const;
const FUNDS = ['Maintenance Expenses', 'Tuition Assistance', 'New Prayer Rugs Project'] as const;
/** The donation service's address is not known yet; whatever it is, the whole site uses one. */
const ANY_DONATION_PAGE = /^https:\/\/[^/]+\./;

test.beforeEach(({ page }) => page.goto('/support'));

test('the page is named and has no breadcrumb', async ({ page }) => {
  await expect(page).toHaveTitle(/^Support Our School/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our School');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('the large donate button opens the donation service in a new tab, and is on the first screen', async ({
  page,
}) => {
  const donate = page.getByRole('main').getByRole('link', { name: 'Donate to the school (opens in a new tab)' });
  await expect(donate).toHaveAttribute('href', ANY_DONATION_PAGE);
  await expect(donate).toHaveAttribute('target', '_blank');
  await expect(donate).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(donate).toBeInViewport({ ratio: 1 });
  const box = await donate.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(64);
});

test('four areas say why support matters, in the order of the specification', async ({ page }) => {
  const why = page.getByRole('region', { name: 'Why Your Support Matters' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([...AREAS]);
  for (const area of AREAS) {
    // A sentence that begins with the area's name and ends with a full stop.
    await expect(why.getByRole('listitem').filter({ hasText: area })).toHaveText(new RegExp(`^${area} .{20,}\\.$`));
  }
});

test('the mission is told', async ({ page }) => {
  const mission = page.getByRole('region', { name: /mission/i });
  await expect(mission.getByRole('paragraph')).not.toHaveCount(0);
});

test('three funds stand in their order', async ({ page }) => {
  const funds = page.getByRole('region', { name: 'Give to one fund' });
  await expect(funds.getByRole('heading', { level: 3 })).toHaveText([...FUNDS]);
  await expect(funds.getByRole('link')).toHaveCount(3);
});

for (const fund of FUNDS) {
  test(`Donate Now for ${fund} is named apart and opens the donation service in a new tab`, async ({ page }) => {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: fund }) });
    const link = row.getByRole('link', { name: `Donate Now to ${fund} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('href', ANY_DONATION_PAGE);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  });
}

test('every link to the donation service goes to the one address', async ({ page }) => {
  const hrefs = await page
    .getByRole('link', { name: /donate/i })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // The header's, the large one, and one for each fund.
  expect(hrefs).toHaveLength(5);
  expect(new Set(hrefs).size).toBe(1);
});

test('the link beside the button leads to the funds', async ({ page }) => {
  await page.getByRole('link', { name: 'Choose one of three funds' }).click();
  await expect(page.getByRole('heading', { name: 'Give to one fund' })).toBeInViewport();
});

test('other ways to help: Volunteer is a phone call, Get Involved an e-mail', async ({ page }) => {
  const ways = page.getByRole('region', { name: 'Other Ways to Help' });
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(['Volunteer', 'Get Involved']);
  await expect(ways.getByRole('link', { name: /volunteer/i })).toHaveAttribute('href', /^tel:\+1-\d{3}-\d{3}-\d{4}$/);
  await expect(ways.getByRole('link', { name: /get involved/i })).toHaveAttribute(
    'href',
    /^mailto:[^@\s]+@[^@\s]+\?subject=/,
  );
});

test('gifts are tax-deductible, 501(c)(3), with receipts', async ({ page }) => {
  const note = page.getByRole('region', { name: 'Tax-deductible' });
  await expect(note).toContainText('tax-deductible');
  await expect(note).toContainText('501(c)(3)');
  await expect(note).toContainText('receipts');
});

test('questions go to the phone or by e-mail', async ({ page }) => {
  const questions = page.getByRole('region', { name: 'Questions about giving' });
  const call = questions.getByRole('link', { name: /^Call \d{3}-\d{3}-\d{4}$/ });
  const number = (await call.innerText()).match(/\d{3}-\d{3}-\d{4}/)?.[0] ?? 'no number';
  await expect(call).toHaveAttribute('href', `tel:+1-${number}`);
  await expect(questions.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+\?subject=/);
});
