import { expect, test } from '../support/site-test.ts';

const PLACEHOLDERS = [
  {
    address: '/programs',
    nearby: {
      'Early Childhood': '/programs/early-childhood',
      Elementary: '/programs/elementary',
      'Middle School': '/programs/middle',
      'Hifz Program': '/programs/hifz',
    },
  },
  {
    address: '/programs/high-school',
    nearby: { 'Middle School': '/programs/middle', 'Hifz Program': '/programs/hifz' },
  },
  {
    address: '/resources',
    nearby: {
      Calendar: '/resources/calendar',
      Handbook: '/resources/handbook',
      'Science Fair Gallery': '/resources/science-fair-gallery',
      PTO: '/pto',
    },
  },
] as const;

const ELSEWHERE = { Home: '/', 'About Us': '/about-us', Admissions: '/admissions' };

for (const { address, nearby } of PLACEHOLDERS) {
  test(`${address} says that it is under construction and leads to the pages there are`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('Page Under Construction', { exact: true })).toBeVisible();
    await expect(page.getByText('Content Coming Soon', { exact: true })).toBeVisible();
    const elsewhere = page.getByRole('navigation', { name: 'Other pages' });
    await expect(elsewhere.getByRole('link')).toHaveCount(3);
    for (const [name, href] of Object.entries(ELSEWHERE)) {
      await expect(elsewhere.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const nearPages = page.getByRole('main').getByRole('region');
    await expect(nearPages.getByRole('link')).toHaveCount(Object.keys(nearby).length);
    for (const [name, href] of Object.entries(nearby)) {
      await expect(nearPages.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
    }
  });
}

test.describe('the not-found page', () => {
  test.use({ expectedComplaint: /status of 404/ });

  // Pages link to the first two although they are 404 pages, as the specification requires.
  for (const address of ['/contact', '/admissions/apply-now', '/programs/college', '/no/such/page']) {
    test(`answers ${address} and names the pages people most likely meant`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^404 Page Not Found \|/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      const main = page.getByRole('main');
      await expect(main).toContainText('The page you’re looking for doesn’t exist or has been moved.');
      await expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
      await expect(main.getByRole('img')).toHaveAttribute('alt', /star/);
      const nearest = page.getByRole('navigation', { name: 'You may have been looking for' });
      for (const [name, href] of [
        ['Contact the office', '/#contact'],
        ['How to apply', '/admissions/general-info'],
        ['Tuition & Fees', '/tuition'],
        ['School Calendar', '/resources/calendar'],
      ] as const) {
        await expect(nearest.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
    });
  }
});
