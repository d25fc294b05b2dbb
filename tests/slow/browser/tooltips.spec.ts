import type { Locator, Page } from '@playwright/test';
import { expect, openIsland, test, wakeIsland } from '../../islands/support.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Reach the school' }).or(page.locator('body')).first();
const facebook = (page: Page) =>
  bar(page)
    .getByRole('link', { name: /^Facebook/ })
    .first();
const instagram = (page: Page) =>
  bar(page)
    .getByRole('link', { name: /^Instagram/ })
    .first();
const tip = (page: Page) => page.getByRole('tooltip');

async function moveOnto(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to point at.');
  await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function moveAway(page: Page) {
  for (const y of [300, 400, 500]) await page.mouse.move(400, y);
}

/** Loads the tooltip script. A visible tooltip is the only proof that it has loaded. */
async function fetchTooltips(page: Page) {
  await moveOnto(page, facebook(page));
  await expect(tip(page)).toBeVisible();
  await moveAway(page);
  await expect(tip(page)).toBeHidden();
}

/** Opens a page with the tooltip script loaded and a clock that only the test advances. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await fetchTooltips(page);
  await stopClock(page);
}

/** The same, with the carousel started and in view. */
async function openCarousel(page: Page) {
  await open(page);
  await wakeIsland(page, 'Carousel');
}

test('the pointer opens it after 700 ms and leaving closes it', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 650);
  await expect(tip(page)).toBeHidden();
  await moveClock(page, 60);
  await expect(tip(page)).toHaveText('Facebook');
  await expect(facebook(page)).toHaveAccessibleDescription('Facebook');
  await moveAway(page);
  await expect(tip(page)).toBeHidden();
  await expect(facebook(page)).not.toHaveAttribute('aria-describedby');
});

test('leaving before its time opens nothing', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 600);
  await moveAway(page);
  await moveClock(page, 2000);
  await expect(tip(page)).toBeHidden();
});

test('within 300 ms of one the next opens at once, after that it takes its time again', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  await moveAway(page);
  await moveClock(page, 200);
  await moveOnto(page, instagram(page));
  await expect(tip(page)).toHaveText('Instagram');
  await moveAway(page);
  await moveClock(page, 350);
  await moveOnto(page, facebook(page));
  await moveClock(page, 500);
  await expect(tip(page)).toBeHidden();
  await moveClock(page, 250);
  await expect(tip(page)).toHaveText('Facebook');
});

test('from one trigger straight to another it changes at once', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  await moveOnto(page, instagram(page));
  await expect(tip(page)).toHaveText('Instagram');
});

test('keyboard focus opens it at once, even the first time, and blur closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'For current families' }).focus();
  await page.keyboard.press('Tab');
  await expect(facebook(page)).toBeFocused();
  await expect(tip(page)).toHaveText('Facebook');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Instagram');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toBeHidden();
});

test('focus that moved on before the script came opens the tooltip of where it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/tooltips.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const script = page.waitForRequest('**/_assets/tooltips.*.js');
  await facebook(page).focus();
  await page.keyboard.press('Tab');
  await script;
  await expect(instagram(page)).toBeFocused();
  release();
  await expect(tip(page)).toHaveText('Instagram');
});

test('a script that could not be downloaded is tried again at the next control', async ({ page }) => {
  await page.route('**/_assets/tooltips.*.js', (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await facebook(page).focus();
  await page.keyboard.press('Shift+Tab');
  await failed;
  await page.unroute('**/_assets/tooltips.*.js');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(tip(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('Escape closes it first, and what is open beneath it at the next press', async ({ page }) => {
  await page.goto('/');
  await fetchTooltips(page);
  const about = page.getByRole('button', { name: 'About Us' });
  await about.focus();
  await page.keyboard.press('Enter');
  await moveOnto(page, facebook(page));
  await expect(tip(page)).toBeVisible();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and leaves the focus where it is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'For current families' }).focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(facebook(page)).toBeFocused();
});

test('a click closes it, and it stays closed until the pointer has left and come back', async ({ page }) => {
  await openCarousel(page);
  const next = page.getByRole('button', { name: 'Next slide' });
  await moveOnto(page, next);
  await moveClock(page, 1000);
  await expect(tip(page)).toHaveText('Next slide');
  await page.mouse.down();
  await page.mouse.up();
  await expect(tip(page)).toBeHidden();
  await page.mouse.move((await next.boundingBox())?.x ?? 0, 0, { steps: 1 });
  await moveClock(page, 1000);
  await moveOnto(page, next);
  await moveClock(page, 1000);
  await expect(tip(page)).toHaveText('Next slide');
});

test('a click before its time opens nothing afterwards', async ({ page }) => {
  await openCarousel(page);
  const next = page.getByRole('button', { name: 'Next slide' });
  await moveOnto(page, next);
  await moveClock(page, 400);
  await page.mouse.down();
  await page.mouse.up();
  await moveClock(page, 2000);
  await expect(tip(page)).toBeHidden();
});

test('scrolling the page closes it', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  await expect(tip(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 60));
  await expect(tip(page)).toBeHidden();
});

test('scrolling something else leaves it open', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  await page.evaluate(() => document.querySelector('[aria-label="Slides"]')?.dispatchEvent(new Event('scroll')));
  await expect(tip(page)).toBeVisible();
});

test('the pointer can go over to the tooltip and rest there', async ({ page }) => {
  await open(page);
  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  const box = await tip(page).boundingBox();
  if (!box) throw new Error('No tooltip.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await moveClock(page, 2000);
  await expect(tip(page)).toBeVisible();
  await moveAway(page);
  await expect(tip(page)).toBeHidden();
});

test('touch never opens it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 800, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const script = page.waitForResponse('**/_assets/tooltips.*.js');
  await facebook(page).tap();
  await script;
  await facebook(page).tap();
  await expect(tip(page)).toBeHidden();
  await context.close();
});

test('the icon-only controls of the frame and of the carousel have one', async ({ page }) => {
  await openIsland(page, 'Carousel');
  for (const link of await page.getByRole('link', { name: /^(Facebook|Instagram) \(opens/ }).all()) {
    await expect(link).toHaveAttribute('data-tooltip', /^(Facebook|Instagram)$/);
  }
  for (const name of [
    'Close announcement',
    'Start slide rotation',
    'Stop slide rotation',
    'Previous slide',
    'Next slide',
  ]) {
    const button = page.getByRole('button', { name });
    if ((await button.count()) > 0) await expect(button).toHaveAttribute('data-tooltip', name);
  }
});

test('it stays on the screen and brings no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 640, height: 700 });
  await page.goto('/tuition');
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expect(tip(page)).toBeVisible();
  const box = await tip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(scripts.map((script) => /\/([\w-]+)\.[^/]*$/.exec(script)?.[1])).toEqual([
    'load-on-first-interaction',
    'tooltips',
  ]);
});
