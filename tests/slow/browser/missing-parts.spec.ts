/** Interactive parts of a page when their script fails to load or the page is changed under them. */
import type { Page } from '@playwright/test';
import { answerSends, expectForm, fillIn, message, wakeIsland } from '../../islands/support.ts';
import { nextDrawing } from '../../support/drawing.ts';
import { openWithScript, settledSnapshot, snapshot, translate } from '../../support/failure-support.ts';
import { expect, test } from '../../support/site-test.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const GALLERY = '/resources/science-fair-gallery';
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const startFailed = (page: Page) => page.getByText('The form could not be loaded.');
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** How loading a script can fail after the visitor has interacted. */
const FATES = {
  missing: { status: 404, body: 'Not found' },
  throwing: { status: 200, body: 'throw new Error("planted");' },
  hanging: undefined,
} as const;
type Fate = keyof typeof FATES;

/** Makes a script fail. Returns a function that lets it load. */
async function fail(page: Page, file: string, fate: Fate): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/_assets/${file}.*.js`, async (route) => {
    const answer = FATES[fate];
    if (answer) return route.fulfill({ ...answer, contentType: 'text/javascript' });
    await released;
    return route.continue();
  });
  return release;
}

/** Scrolls to each island, as a visitor would, and waits until its script is requested. */
async function reachIslands(page: Page, names: readonly string[]) {
  const requests = names.map((name) => ({
    name,
    request: page.waitForRequest(new RegExp(`/_assets/${name}\\.`)),
  }));
  await page.mouse.move(5, 400);
  for (const { name, request } of requests) {
    await island(page, name).first().scrollIntoViewIfNeeded();
    await request;
  }
}

for (const fate of Object.keys(FATES) as Fate[]) {
  test.describe(`with scripts that are ${fate}`, () => {
    test.use({ expectedComplaint: fate === 'missing' ? /Failed to load resource/ : undefined });

    test(`islands whose scripts are ${fate} stay as they were built`, async ({ page }) => {
      const islands = ['Carousel', 'ContactForm', 'NextDates'];
      for (const file of [...islands, 'office-hours', 'tooltips']) await fail(page, file, fate);
      await openWithScript(page, '/');
      const built = await settledSnapshot(page);
      await reachIslands(page, islands);
      await page
        .getByRole('link', { name: /^Facebook/ })
        .first()
        .focus();
      await nextDrawing(page);
      expect(await settledSnapshot(page)).toEqual(built);
      await page.locator('[data-island="ContactForm"] a[href^="tel:"]').first().click({ trial: true });
    });

    test(`a form whose script is ${fate} keeps the text and shows an error`, async ({ page }) => {
      const bodies = await answerSends(page, 200, 'OK');
      await page.clock.install();
      const release = await fail(page, 'ContactForm', fate);
      await openWithScript(page, '/');
      await stopClock(page);
      await fillIn(page);
      await send(page).click();
      if (fate === 'hanging') {
        await moveClock(page, 14_000);
        await expect(startFailed(page)).toBeHidden();
        await moveClock(page, 1100);
      }
      await expect(startFailed(page)).toBeVisible();
      await expectForm(page, message);
      expect(bodies).toEqual([]);
      if (fate !== 'hanging') return;
      // If the script loads after the visitor has seen the error, the message isn't sent by itself. A retry sends it
      // once.
      release();
      await expect(island(page, 'ContactForm')).toHaveAttribute('data-ready', '');
      await expect(startFailed(page)).toBeHidden();
      await expectForm(page, message);
      expect(bodies).toEqual([]);
      await send(page).click();
      await expect(page.getByText('Success', { exact: true })).toBeVisible();
      expect(bodies).toHaveLength(1);
    });

    test(`a picture opens as a plain file when the gallery script is ${fate}`, async ({ page }) => {
      await page.clock.install();
      await fail(page, 'gallery', fate);
      await openWithScript(page, GALLERY);
      const link = page.locator('[data-gallery] a').first();
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      if (fate === 'hanging') await moveClock(page, 5100);
      await expect(page).toHaveURL(href);
    });
  });
}

test('a browser without the dialog element opens the picture file', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'HTMLDialogElement');
    Reflect.deleteProperty(HTMLElement.prototype, 'showModal');
  });
  await openWithScript(page, GALLERY);
  const link = page.locator('[data-gallery] a').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
});

test.describe('in a browser without time zones', () => {
  test.use({ expectedComplaint: /RangeError: no time zones/ });

  test('an island that throws shows its built HTML again', async ({ page }) => {
    // A browser without time zones can't compute the school's date.
    await page.addInitScript(() => {
      Date.prototype.toLocaleDateString = () => {
        throw new RangeError('no time zones');
      };
    });
    await openWithScript(page, '/');
    const built = await snapshot(page);
    await page.mouse.move(5, 400);
    await island(page, 'NextDates').scrollIntoViewIfNeeded();
    await expect(island(page, 'NextDates')).toHaveAttribute('data-failed', '');
    expect((await snapshot(page)).text).toBe(built.text);
  });
});

for (const moment of ['before', 'after'] as const) {
  test(`a page translated ${moment} its islands start works like any other`, async ({ page }) => {
    const bodies = await answerSends(page, 200, 'OK');
    await openWithScript(page, '/');
    if (moment === 'before') {
      await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
        field.value = 'Typed before anything started.';
      });
      await page.evaluate(translate);
    }
    for (const name of ['NextDates', 'Carousel', 'ContactForm'] as const) await wakeIsland(page, name);
    if (moment === 'before') {
      await expect(page.getByLabel('Message')).toHaveValue('Typed before anything started.');
    }
    await page.evaluate(translate);

    await page.getByRole('button', { name: 'Stop slide rotation' }).click();
    await page.getByRole('button', { name: 'Slide 12:' }).click();
    await expect(page.getByText('12 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText('1 of 12')).toBeVisible();

    await page.getByLabel('Message').fill('');
    await send(page).click();
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    await expect(page.getByText('Write your message.')).toBeVisible();
    await page.evaluate(translate);
    await fillIn(page);
    await expect(page.getByText('Write your message.')).toHaveCount(0);
    await send(page).click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await page.evaluate(translate);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(page.getByText('Success', { exact: true })).toHaveCount(0);
    expect(bodies).toHaveLength(1);

    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Programs' }).click();
    await menu.getByRole('link', { name: 'Hifz Program' }).click();
    await expect(page).toHaveURL('/programs/hifz');
  });
}

test.describe('with a script that is missing', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test('shows the loading error in a translated page too', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/data/school-dates.json', async (route) => {
      await released;
      await route.fulfill({ status: 500, body: '' });
    });
    await openWithScript(page, '/');
    await wakeIsland(page, 'NextDates');
    await page.evaluate(translate);
    answer();
    await expect(island(page, 'NextDates')).toContainText('could not be loaded');
  });
});

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // Half an hour before midnight at the school, and half an hour after.
    for (const [moment, shows] of [
      ['2026-06-19T03:30:00Z', 'Last day of school'],
      ['2026-06-19T04:30:00Z', 'This school year ended on June 18, 2026.'],
    ] as const) {
      test(`shows the next dates in the school’s time zone at ${moment}`, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        await openWithScript(page, '/');
        await wakeIsland(page, 'NextDates');
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      });
    }
  });
}

test('keeps the build year in the footer when the visitor’s clock is behind it', async ({ page }) => {
  const built = await (await page.request.get('/staff')).text();
  const year = /data-current-year="">(\d{4})</.exec(built)?.[1];
  await page.clock.setFixedTime('1970-01-02T12:00:00Z');
  await openWithScript(page, '/staff');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
});
