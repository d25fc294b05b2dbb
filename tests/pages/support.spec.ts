import { expect, test } from '../support/site-test.ts';

const AREAS = [
  'Academic Excellence',
  'Islamic Character Development',
  'Student Scholarships',
  'Facility Improvements',
] as const;
const FUNDS = ['Maintenance Expenses', 'Tuition Assistance', 'New Prayer Rugs Project'] as const;
/** The donation service's URL isn't known yet. Whatever it is, the whole site uses the same one. */
const ANY_DONATION_PAGE = /^https:\/\/[^/]+\./;

test('/support shows its text and figures', async ({ page }) => {
  await page.goto('/support');

  await test.step('the large donate button opens the donation service in a new tab, and is on the first screen', async () => {
    const donate = page.getByRole('main').getByRole('link', { name: 'Donate to the school (opens in a new tab)' });
    await expect(donate).toHaveAttribute('href', ANY_DONATION_PAGE);
    await expect(donate).toHaveAttribute('target', '_blank');
    await expect(donate).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(donate).toBeInViewport({ ratio: 1 });
    const box = await donate.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(64);
  });

  await test.step('lists the four areas in the order of the specification, each with a sentence', async () => {
    const why = page.getByRole('region', { name: 'Why Your Support Matters' });
    await expect(why.getByRole('heading', { level: 3 })).toHaveText([...AREAS]);
    for (const area of AREAS) {
      // A sentence that starts with the area's name and ends with a period.
      await expect(why.getByRole('listitem').filter({ hasText: area })).toHaveText(new RegExp(`^${area} .{20,}\\.$`));
    }
  });

  await test.step('has a section about the mission', async () => {
    const mission = page.getByRole('region', { name: /mission/i });
    await expect(mission.getByRole('paragraph')).not.toHaveCount(0);
  });

  await test.step('lists the three funds in order', async () => {
    const funds = page.getByRole('region', { name: 'Give to one fund' });
    await expect(funds.getByRole('heading', { level: 3 })).toHaveText([...FUNDS]);
    await expect(funds.getByRole('link')).toHaveCount(3);
  });

  for (const fund of FUNDS) {
    await test.step(`Donate Now for ${fund} has its own accessible name and opens the donation service in a new tab`, async () => {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: fund }) });
      const link = row.getByRole('link', { name: `Donate Now to ${fund} (opens in a new tab)`, exact: true });
      await expect(link).toHaveAttribute('href', ANY_DONATION_PAGE);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    });
  }

  await test.step('each star of the wall that is still to be laid is a link to its fund in a new tab', async () => {
    const stars = page.getByRole('main').locator('header').getByRole('listitem').getByRole('link');
    await expect(stars).toHaveText(FUNDS.map((fund) => `Donate Now to ${fund} (opens in a new tab)`));
    for (const star of await stars.all()) {
      await expect(star).toHaveAttribute('href', ANY_DONATION_PAGE);
      await expect(star).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('every link to the donation service has the same URL', async () => {
    const hrefs = await page
      .getByRole('link', { name: /donate/i })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // One in the header, the large one, and two for each fund: its star and its button.
    expect(hrefs).toHaveLength(8);
    expect(new Set(hrefs).size).toBe(1);
  });

  await test.step('other ways to help: Volunteer is a phone link, Get Involved an e-mail link', async () => {
    const ways = page.getByRole('region', { name: 'Other Ways to Help' });
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText(['Volunteer', 'Get Involved']);
    await expect(ways.getByRole('link', { name: /volunteer/i })).toHaveAttribute('href', /^tel:\+1-\d{3}-\d{3}-\d{4}$/);
    await expect(ways.getByRole('link', { name: /get involved/i })).toHaveAttribute(
      'href',
      /^mailto:[^@\s]+@[^@\s]+\?subject=/,
    );
  });

  await test.step('the tax note mentions tax-deductible gifts, 501(c)(3) and receipts', async () => {
    const note = page.getByRole('region', { name: 'Tax-deductible' });
    await expect(note).toContainText('tax-deductible');
    await expect(note).toContainText('501(c)(3)');
    await expect(note).toContainText('receipts');
  });

  await test.step('has a phone link and an e-mail link for questions', async () => {
    const questions = page.getByRole('region', { name: 'Questions about giving' });
    const call = questions.getByRole('link', { name: /^Call \d{3}-\d{3}-\d{4}$/ });
    const number = (await call.innerText()).match(/\d{3}-\d{3}-\d{4}/)?.[0] ?? 'no number';
    await expect(call).toHaveAttribute('href', `tel:+1-${number}`);
    await expect(questions.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:[^@\s]+@[^@\s]+\?subject=/,
    );
  });
});

/** The bare stars in `opening-support`: their centers from the middle of the wall, as fractions of its height. */
const STARS = [
  [-1 / 6, -1 / 4],
  [1 / 6, -1 / 12],
  [0, 1 / 4],
] as const;

for (const width of [768, 1100, 1920]) {
  test(`at ${width} px, the name of each fund is inside its star`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support');
    const opening = page.getByRole('main').locator('header');
    const wall = await opening.getByRole('presentation').boundingBox();
    if (!wall) throw new Error('The wall is not visible.');
    const links = opening.getByRole('listitem').getByRole('link');
    for (const [i, [x, y]] of STARS.entries()) {
      const name = await links.nth(i).boundingBox();
      if (!name) throw new Error('A fund is not visible.');
      expect(name.x + name.width / 2 - (wall.x + wall.width / 2)).toBeCloseTo(x * wall.height, -1);
      expect(name.y + name.height / 2 - (wall.y + wall.height / 2)).toBeCloseTo(y * wall.height, -1);
      // The square in the middle of a khatam is about a fifth of the wall's height.
      expect(Math.max(name.width, name.height)).toBeLessThan(wall.height * 0.21);
    }
  });
}

test('on a phone, the funds are a list under the donation button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/support');
  const opening = page.getByRole('main').locator('header');
  const tops = await opening
    .getByRole('link')
    // The phone number in the sentence about Zakat is text.
    .filter({ hasNotText: /^401-/ })
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ x, y, height }) => [x, y, height]),
    );
  expect(tops).toHaveLength(4);
  expect(new Set(tops.map(([x]) => x)).size).toBe(1);
  expect(tops.map(([, y]) => y)).toEqual(tops.map(([, y]) => y).toSorted((a, b) => Number(a) - Number(b)));
  for (const [, , height] of tops) expect(height).toBeGreaterThanOrEqual(44);
});
