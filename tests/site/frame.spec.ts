import type { Page } from '@playwright/test';
import { FIXTURE_CONTENT } from '../../make/project-copy.ts';
import { typeset } from '../../src/content/typography.ts';
import { nextDrawing, recordShifts } from '../support/drawing.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

const PHONE = { width: 360, height: 740 };

type Entry = { title: string; href: string; placeholder?: true; children?: Entry[] };
type Link = { text: string; href: string };
type Navigation = { menu: Entry[]; callToAction: Link; families: Link[] };
const { menu, callToAction, families } = dataOf<Navigation>(`${FIXTURE_CONTENT}/navigation.yaml`);
const MENU: Entry[] = [...menu, { title: callToAction.text, href: callToAction.href }];

const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => page.getByRole('button', { name: 'Close announcement' });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const section = (page: Page, title: string) => nav(page).getByRole('button', { name: title });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('the header is low; a closed announcement stays closed, without a shift; a new one appears', async ({ page }) => {
  const top = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await page.getByRole('main').boundingBox())?.y;
  };
  await page.goto('/');
  expect([await top(360), await top(1280)]).toEqual([99, 105]);
  await close(page).click();
  await expect(banner(page)).toBeHidden();
  expect([await top(1280), await top(360)], 'a phone keeps no empty band').toEqual([105, 55]);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(356);
  await page.addInitScript(recordShifts);
  await page.goto('/staff');
  await expect(banner(page)).toBeHidden();
  await nextDrawing(page);
  expect(await page.evaluate('shifts')).toEqual([]);
  await page.route('/tuition', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Now hiring: Elementary School Teacher', 'Closed today for snow');
    await route.fulfill({ response, body });
  });
  await page.goto('/tuition');
  await expect(banner(page)).toContainText('Closed today for snow');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('the wide menu has the specified entries, and a phone’s also the links for current families', async ({ page }) => {
  await page.goto('/history');
  const entries = nav(page).locator(':scope > ul > li :is(a, button)');
  const texts = await entries.evaluateAll((all) =>
    all.map((entry) => `${entry.textContent?.trim()} ${entry.getAttribute('href') ?? ''}`.trim()),
  );
  const expected = MENU.flatMap(({ title, href, placeholder, children }) => [
    children ? title : `${title} ${href}`,
    // A page under construction has no link.
    ...(children && !placeholder ? [`${title} overview ${href}`] : []),
    ...(children ?? []).map((child) => `${typeset(child.title)} ${child.href}`),
  ]);
  expect(texts).toEqual(expected);
  await expect(nav(page).locator('[aria-current=page]')).toHaveText(['Our History']);

  const names = families.map(({ text }) => new RegExp(`^${text}`));
  await page.setViewportSize(PHONE);
  await toggle(page).click();
  await expect(nav(page).getByRole('list').nth(-2).getByRole('link')).toHaveText([...names, 'Visit the school']);
  await expect(link(page, '401-555-0140')).toBeVisible();
  await expect(nav(page)).toContainText('840 Providence Street, West Warwick, RI 02893');
});

test('a dropdown opens by pointer, click or key, one at a time; Escape closes it', async ({ page }) => {
  await page.goto('/');
  const history = link(page, 'Our History');
  const about = section(page, 'About Us');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await about.hover();
  await link(page, 'Mission Statement').hover();
  await expect(history).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(history).toBeHidden();
  await about.hover();
  await expect(history).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  for (const isOpen of ['true', 'false']) {
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', isOpen);
  }
  for (const button of [section(page, 'Resources'), section(page, 'Programs')]) {
    await button.click();
    await expect(page.locator('[aria-expanded=true]')).toHaveText([await button.innerText()]);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link(page, 'Hifz Program')).toBeHidden();

  const programs = section(page, 'Programs');
  await programs.press('Enter');
  await expect(programs).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Early Childhood (3–4)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(programs).toBeFocused();
  await expect(programs).toHaveAttribute('aria-expanded', 'false');
  await programs.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(programs, 'the focus has left it').toHaveAttribute('aria-expanded', 'false');
  await programs.focus();
  // Tab passes what is closed.
  await page.keyboard.press('Tab');
  await expect(section(page, 'Resources')).toBeFocused();
});

test.describe('menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('opens from its toggle, one section at a time, and returns the focus when it closes', async ({ page }) => {
    const history = link(page, 'Our History');
    const hifz = link(page, 'Hifz Program');
    await page.goto('/');
    await expect(nav(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await section(page, 'About Us').tap();
    await expect(history).toBeVisible();
    await section(page, 'Programs').tap();
    await expect(history).toBeHidden();
    await expect(hifz).toBeVisible();
    await section(page, 'Programs').tap();
    await expect(hifz).toBeHidden();
    await section(page, 'Close menu').tap();
    await expect(nav(page)).toBeHidden();
    await toggle(page).tap();
    await section(page, 'Programs').tap();
    await hifz.tap();
    await expect(page).toHaveURL('/programs/hifz');
    await expect(nav(page)).toBeHidden();
    await page.goBack();
    await expect(nav(page)).toBeHidden();
    await toggle(page).tap();
    await expect(hifz).toBeHidden();

    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/tuition');
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.keyboard.press('Tab');
    // The backdrop doesn't block the click, which reaches the banner. The banner can't take focus.
    await page.mouse.click(4, 4);
    await expect(nav(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await link(page, 'Tuition & Fees').click();
    await expect(nav(page)).toBeHidden();
  });
});

test('the skip link comes first, the header stays in sight, and the next page starts on top', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00');
  await page.goto('/tuition');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('contentinfo'), 'the year of the visitor’s clock').toContainText('© 2031');
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(shadow).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(shadow).not.toBe('none');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const call = header.getByRole('link', { name: 'Phone 401-555-0140' });
  await expect(call).toHaveAttribute('href', 'tel:+1-401-555-0140');
  for (const width of [320, 768, 1152, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: 'Find', exact: true })).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(80);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Employment' }).click();
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open, a phone’s menu has every link, and no button does nothing', async ({ page }) => {
    await page.goto('/');
    await section(page, 'Programs').hover();
    await expect(link(page, 'Hifz Program')).toBeVisible();
    await page.mouse.move(0, 700);
    await section(page, 'About Us').focus();
    await expect(link(page, 'Our Staff')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, 'About Us overview')).toBeFocused();
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(close(page)).toBeHidden();
    await expect(nav(page)).toBeHidden();
    await toggle(page).click();
    for (const one of await nav(page).getByRole('link').all()) await expect(one).toBeVisible();
    await expect(nav(page).locator('[data-school-today]')).toBeHidden();
    await link(page, 'Hifz Program').click();
    await expect(page).toHaveURL('/programs/hifz');
  });
});
