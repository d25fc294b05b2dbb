/** Islands and page scripts on a page that a browser's translator has changed, and after somebody else removed an element. */
import type { Page } from '@playwright/test';
import { CONTACT_FIELDS } from '../../hosting/contact-fields.ts';
import { wakeAll } from '../access/visit.ts';
import { answerSends, expect, fillIn, test } from './open-island.ts';

/** Runs in a page: moves each text, now and whenever one comes, into elements of its own, as Chrome and Edge do. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest('font, script, textarea')) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl', className: 'translated-rtl' });
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) wrap(node);
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
}

/** Typed before the islands start. */
const EARLY = 'xylophone';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What a visitor does with every control of a page, and reads after each. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/find': async (page) => {
    const field = page.getByRole('searchbox');
    await expect(status(page)).toContainText(EARLY);
    for (const _ of [1, 2]) {
      await field.fill('zzzz');
      await expect(status(page)).toHaveText(/^We found nothing for “zzzz”\.\s*Call 401-555-0140\s+\S+@\S+$/, {
        useInnerText: true,
      });
      await field.fill('snow');
      await button(page, 'Search').click();
      await expect(status(page)).toContainText('Closings and snow');
      await expect(page.locator('[data-island] [data-school-today]')).toContainText('No closing');
    }
    await field.fill('');
    await expect(status(page)).toBeEmpty();
  },
  '/admissions/general-info': async (page) => {
    await expect(button(page, 'Clear all')).toBeHidden();
    const boxes = await main(page).getByRole('checkbox', { name: /^Done/ }).all();
    for (const [index, box] of boxes.entries()) {
      await box.check();
      await expect(status(page)).toHaveText(`${index + 1} of ${boxes.length} done`);
    }
    await button(page, 'Clear all').click();
    await expect(status(page)).toHaveText(`0 of ${boxes.length} done`);
  },
  '/tuition': async (page) => {
    const bill = page.locator('.bills > section');
    const choose = (label: string) => page.locator('label', { hasText: label }).click();
    await choose('PreK full-time');
    await expect(bill).toContainText('$9,095 to $9,195');
    await button(page, 'Add another child').click();
    await choose('Grades 1–8');
    await expect(bill).toContainText('Known so far*$9,495 to $10,245');
    await button(page, 'Change 1').click();
    await choose('Returning');
    await button(page, 'Change 2').click();
    await button(page, 'Remove 2').click();
    await expect(bill).toHaveText(/^PreK full-time, returning/);
    await expect(bill).not.toContainText('Known so far');
    await expect(button(page, /Remove/)).toHaveCount(0);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {};
    });
    await button(page, 'Send this bill').click();
    await expect(status(page).last()).toContainText('Copied');
  },
  '/resources/calendar': async (page) => {
    const now = main(page).locator('[data-office-now]');
    await now.scrollIntoViewIfNeeded();
    await expect(now).toContainText(/^Open|^Closed/);
    // It is looked at each minute, and written only if it changes: otherwise it would be translated again each time.
    const translated = await now.locator('font').first().elementHandle();
    await page.evaluate(() => dispatchEvent(new CustomEvent('news', { detail: [] })));
    expect(await translated?.evaluate((element) => element.isConnected)).toBe(true);
  },
  '/': async (page) => {
    await button(page, 'Stop slide rotation').click();
    for (const [name, number] of [
      ['Next slide', 2],
      ['Previous slide', 1],
      [/^Slide 4:/, 4],
    ] as const) {
      await button(page, name).click();
      await expect(page.locator('#slides')).toContainText(`${number} of 12`);
    }
    const form = page.locator('form');
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(page.getByLabel('Message')).toHaveValue(EARLY);
    await button(page, 'Send message').click();
    await expect(form.locator('[id$=-error]')).toHaveCount(CONTACT_FIELDS.length - 1);
    await expect(toasts.getByRole('alert')).toHaveText('ErrorPlease fill in all fields.');
    for (const [code, said, told] of [
      [500, /send it from your own/i, 'ErrorThere was an error sending your message. Please try again.'],
      [200, /Thank you/, /^Success/],
    ] as const) {
      await fillIn(page);
      await expect(form.locator('[id$=-error]')).toHaveCount(0);
      await answerSends(page, code, 'OK');
      await button(page, 'Send message').click();
      await expect(form).toContainText(said);
      await expect(toasts).toHaveText(told);
      await expect(form.getByRole('status')).toBeEmpty();
    }
    await page.getByLabel('Message').fill(EARLY);
    await expect(form).not.toContainText(/Thank you|send it from/i);
    await button(page, 'Close notification').click();
    await expect(toasts).toHaveText('');
    await button(page, 'Resources').click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Handbook')).toBeVisible();
    await page.route('/data/notice.json', (route) =>
      route.fulfill({ json: [{ type: 'closing', message: 'Closed: Snow.', from: '', until: '2999-01-01' }] }),
    );
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('region', { name: 'Announcement' }).getByRole('paragraph')).toHaveText('Closed: Snow.');
    await button(page, 'Close announcement').click();
    for (const name of ['Facebook', 'Instagram']) {
      await page.getByRole('link', { name }).last().hover();
      await expect(page.getByRole('tooltip')).toHaveText(name);
    }
  },
};

for (const [address, use] of Object.entries(VISITS)) {
  for (const time of ['before', 'after']) {
    test(`every control of ${address} works if it is translated ${time} its script starts`, async ({ page }) => {
      await page.goto(address);
      const field = main(page).locator('textarea, [type=search]');
      if ((await field.count()) > 0) await field.fill(EARLY);
      if (time === 'before') await page.evaluate(translate);
      await wakeAll(page);
      if (time === 'after') await page.evaluate(translate);
      await use(page);
    });
  }
}

test.describe('an island that throws', () => {
  test.use({ expectedComplaint: /NotFoundError|removeChild/ });

  test('is drawn anew, and keeps what was typed and the focus', async ({ page }) => {
    await page.goto('/find');
    await wakeAll(page);
    const field = page.getByRole('searchbox');
    for (const _ of [1, 2]) {
      await field.fill('zzzz');
      await expect(status(page)).toContainText('nothing');
      await status(page).evaluate((element) => element.firstChild?.remove());
      await field.fill('snow');
      await expect(status(page)).toContainText('Closings and snow');
      await expect(field).toHaveValue('snow');
      await expect(field).toBeFocused();
      await expect(page.locator('[data-island]')).toHaveAttribute('data-ready', '');
    }
  });
});
