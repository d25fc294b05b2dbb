import { expect, test } from '../support/site-test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('each program card shows its icon', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Four programs, one school' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const drawings = await cards
    .locator('a > :not(picture, img) svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(4);
});

test('the portals open in a new tab, the handbook in this one, each with its icon', async ({ page }) => {
  const portals = page.getByRole('region', { name: 'For current families' }).getByRole('listitem');
  await expect(portals).toHaveText([/^Classroom/, /^Grades & Attendance/, /^Parent & Student Handbook/]);
  for (const [index, href, target] of [
    [0, 'https://classroom.example.org/', '_blank'],
    [1, 'https://grades.example.org/', '_blank'],
    [2, '/resources/handbook', null],
  ] as const) {
    const link = portals.nth(index).getByRole('link');
    await expect(link).toHaveAttribute('href', href);
    expect(await link.getAttribute('target')).toBe(target);
    // The portal's own icon, and the arrow.
    await expect(link.locator('svg')).toHaveCount(2);
  }
});

for (const [width, height, limit] of [
  [360, 780, 8500],
  [1280, 800, 6500],
] as const) {
  test(`on a screen of ${width} × ${height} px, the next steps are in view, and the page is at most ${limit} px long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const main = page.getByRole('main');
    for (const name of ['Apply Now', 'Learn More']) {
      await expect(main.getByRole('link', { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
  });
}

// Where the middle of the gate's disc is, as a share of the gate's width.
for (const [width, disc] of [
  [320, 0.55],
  [360, 0.55],
  [768, 0.65],
  [1280, 0.65],
  [1920, 0.65],
] as const) {
  test(`the first word is in the middle of the gate, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const gate = await page.locator('.gate-picture img').boundingBox();
    const word = await page.locator('.gate-word').boundingBox();
    if (!gate || !word) throw new Error('The gate or its word is not shown.');
    expect(Math.abs(word.x + word.width / 2 - (gate.x + gate.width / 2))).toBeLessThan(1);
    expect(Math.abs(word.y + word.height / 2 - (gate.y + gate.width * disc))).toBeLessThan(1);
    expect(word.height / gate.width).toBeCloseTo(0.287, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('the map', () => {
  const HOST = 'www.openstreetmap.org';

  test('shows the school’s location, loads only when scrolled near, and is allowed by the policy', async ({ page }) => {
    const requests: string[] = [];
    await page.route(`https://${HOST}/**`, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Map</title>Outside frame' });
    });
    const answer = await page.reload();
    expect(answer?.headers()['content-security-policy']).toMatch(new RegExp(`; frame-src https://${HOST};`));
    const map = page.getByTitle('Map of 840 Providence Street');
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('src', /\/export\/embed\.html\?bbox=.*&marker=41\.\d+%2C-71\.\d+$/);
    await page.getByRole('region', { name: 'What families look for first' }).scrollIntoViewIfNeeded();
    expect(requests).toEqual([]);
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toEqual([await map.getAttribute('src')]);
    await expect(map.contentFrame().getByText('Outside frame')).toBeVisible();
  });

  test('has the address as text and an “Open in maps” link beside it', async ({ page }) => {
    const contact = page.getByRole('region', { name: 'Ask us anything' });
    await expect(contact.getByText('840 Providence Street, West Warwick, RI 02893', { exact: true })).toBeVisible();
    const link = contact.getByRole('link', { name: 'Open in maps (opens in a new tab)' });
    await expect(link).toHaveAttribute(
      'href',
      `https://${HOST}/search?query=840+Providence+Street%2C+West+Warwick%2C+RI+02893`,
    );
  });

  for (const width of [320, 1280]) {
    test(`fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const map = page.getByTitle('Map of 840 Providence Street');
      await map.scrollIntoViewIfNeeded();
      const box = await map.boundingBox();
      expect(box?.height).toBe(width === 320 ? 176 : 300);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
