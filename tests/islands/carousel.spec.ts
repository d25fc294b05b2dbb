import { expect, openIsland, test } from './support.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('a swipe brings the next slide, which another width of the screen keeps', async ({ page }) => {
  await openIsland(page, 'Carousel');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const row = carousel.getByRole('group', { name: 'Slides' });
  const expectOnScreen = async (number: number) => {
    await expect(carousel.getByText(`${number} of 12`, { exact: true })).toBeVisible();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const slide = carousel.getByRole('group', { name: `${number} of 12`, exact: true });
    await expect(slide).toBeInViewport({ ratio: 0.5 });
  };
  await carousel.getByRole('button', { name: 'Stop slide rotation' }).tap();
  await carousel.getByRole('button', { name: /^Slide 4:/ }).tap();
  await expectOnScreen(4);
  const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: x + width * 0.75, y: y + 80 });
  for (const part of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', { x: x + width * part, y: y + 80 });
  await touch('touchEnd');
  await expectOnScreen(5);
  await page.setViewportSize({ width: 740, height: 360 });
  await expectOnScreen(5);
});
