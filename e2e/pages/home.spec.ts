import { expect, test } from '../site-test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('each program card shows its icon', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Four programs, one way of growing up' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const drawings = await cards
    .locator('a > :not(picture, img) svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(4);
});

test('the portals open in a new tab, the handbook in this one, each with its icon', async ({ page }) => {
  const portals = page.getByRole('region', { name: 'For families already here' }).getByRole('listitem');
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
