import type { Page } from '@playwright/test';
import { answerSends, fillIn, openIsland, openIslandInStillTime } from '../islands/support.ts';
import { expect, test } from '../support/site-test.ts';
import { moveClock } from '../support/still-clock.ts';

declare global {
  interface Window {
    announcements: string[];
  }
}

/**
 * Records live region announcements as a screen reader would: `assertive: text` for each change of text. Text that was
 * inserted together with its region is marked, because most screen readers miss it.
 */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announcements = [];
    const LIVE = '[aria-live], [role="alert"], [role="status"], output';
    const lastTexts = new Map<Element, string>();
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || node.inert || node.hidden || node.ariaHidden === 'true') return '';
      return [...node.childNodes].map(textOf).join(' ');
    };
    const read = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        const text = textOf(region).replace(/\s+/g, ' ').trim();
        const before = lastTexts.get(region);
        lastTexts.set(region, text);
        if (text === '' || text === before) continue;
        const politeness = region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');
        const isNew = before === undefined;
        if (politeness === 'off' || (isNew && document.readyState !== 'complete')) continue;
        window.announcements.push(`${politeness}${isNew ? ', too new to be announced' : ''}: ${text}`);
      }
    };
    addEventListener('load', () => {
      read();
      window.announcements = [];
      new MutationObserver(read).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  });
}

const announcements = (page: Page) => page.evaluate(() => window.announcements.splice(0));

test('announces each result of the form once: errors assertively, success politely', async ({ page }) => {
  await listen(page);
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
  expect(await announcements(page)).toEqual(['assertive: Error Please fill in all fields.']);
  await fillIn(page);
  await send.click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(await announcements(page)).toEqual([
    'polite: Sending...',
    'polite: Success Your message has been sent successfully! We’ll get back to you soon.',
  ]);
});

test('announces a slide that the visitor selects, and none that rotates by itself', async ({ page }) => {
  await listen(page);
  await openIslandInStillTime(page, 'Carousel');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(2, 2);
  await expect(carousel.getByRole('group', { name: 'Slides' })).toHaveAttribute('aria-live', 'off');
  await announcements(page);
  await moveClock(page, 4200);
  await expect(carousel.getByText('2 of 12')).toBeVisible();
  expect(await announcements(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect(carousel.getByText('3 of 12')).toBeVisible();
  const announced = await announcements(page);
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/^polite: /);
});

test('announces the next gallery picture once', async ({ page }) => {
  await listen(page);
  await page.goto('/resources/science-fair-gallery');
  await page.locator('[data-gallery] a').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await announcements(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(/^2 of/)).toBeVisible();
  const announced = await announcements(page);
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/^polite: .* 2 of \d+$/);
});
