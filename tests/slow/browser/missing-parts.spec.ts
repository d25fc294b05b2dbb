/** Interactive parts of a page when their script fails to load. */
import type { Page } from '@playwright/test';
import { answerSends, expectForm, fillIn, message } from '../../islands/open-island.ts';
import { openWithScript, snapshot } from '../../support/page-text.ts';
import { expect, test } from '../../support/site-test.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

for (const fate of ['throw', 'hang'] as const) {
  test.describe(`with scripts that ${fate}`, () => {
    /** Makes a script fail. Returns a function that lets it load. */
    async function fail(page: Page, file: string): Promise<() => void> {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(`**/_assets/${file}.*.js`, async (route) => {
        if (fate === 'throw') return route.fulfill({ body: 'throw new Error()', contentType: 'text/javascript' });
        await released;
        return route.continue();
      });
      return release;
    }

    test('islands stay as they were built', async ({ page }) => {
      const names = ['Carousel', 'ContactForm'];
      for (const file of [...names, 'office-hours']) await fail(page, file);
      await openWithScript(page, '/');
      const built = await snapshot(page);
      const requests = names.map((name) => page.waitForRequest(new RegExp(`/_assets/${name}\\.`)));
      await page.mouse.move(5, 400);
      for (const [index, name] of names.entries()) {
        await island(page, name).first().scrollIntoViewIfNeeded();
        // The observer of islands may still be loading: an island that is scrolled past by then isn't asked for.
        await requests[index];
      }
      expect(await snapshot(page)).toEqual(built);
    });

    test('the form keeps the text, sends nothing by itself, and shows an error', async ({ page }) => {
      const bodies = await answerSends(page, 200, 'OK');
      await page.clock.install();
      const release = await fail(page, 'ContactForm');
      await openWithScript(page, '/');
      await stopClock(page);
      await fillIn(page);
      await send(page).click();
      const error = page.getByText('The form could not be loaded.');
      if (fate === 'hang') {
        await moveClock(page, 14_000);
        await expect(error).toBeHidden();
        await moveClock(page, 1100);
      }
      await expect(error).toBeVisible();
      await expectForm(page, message);
      expect(bodies).toEqual([]);
      if (fate !== 'hang') return;
      // If the script loads after the visitor has seen the error, a retry sends the message once.
      release();
      await expect(island(page, 'ContactForm')).toHaveAttribute('data-ready', '');
      await expect(error).toBeHidden();
      await expectForm(page, message);
      expect(bodies).toEqual([]);
      await send(page).click();
      await expect(page.getByText('Success', { exact: true })).toBeVisible();
      expect(bodies).toHaveLength(1);
    });
  });
}
