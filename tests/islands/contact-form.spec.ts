import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import { type ServerProcess, startProcess } from '../../server/testing/process.ts';
import { nextDrawing } from '../support/drawing.ts';
import { submitBlockedForm } from '../support/requests.ts';
import { moveClock } from '../support/still-clock.ts';
import {
  answerSends,
  expect,
  expectForm,
  fillIn,
  message,
  openIsland,
  openIslandInStillTime,
  SEND_PATH,
  startSite,
  test,
  wakeIsland,
} from './support.ts';

const SUCCESS = 'Your message has been sent successfully! We’ll get back to you soon.';
const FAILURE = 'There was an error sending your message. Please try again.';
const EMPTY = { name: '', email: '', subject: '', message: '' };

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const toastText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

async function expectFailure(page: Page) {
  await expect(toastText(page, 'Error')).toBeVisible();
  await expect(toastText(page, FAILURE)).toBeVisible();
  await expectForm(page, message);
  await expect(send(page)).toBeEnabled();
}

test('an empty form sends nothing, shows the toast, and marks each field with its error', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await send(page).click();
  await expect(toastText(page, 'Error')).toBeVisible();
  await expect(toastText(page, 'Please fill in all fields.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  for (const label of ['Your name', 'Your e-mail', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^(Enter|Choose|Write)/);
  }
  expect(bodies).toEqual([]);
});

test('the browser checks the format of the address: no toast, nothing sent', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await page.getByLabel('Your e-mail').fill('abc');
  await send(page).click();
  await expect(page.getByLabel('Your e-mail')).toBeFocused();
  expect(await page.getByLabel('Your e-mail').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
    true,
  );
  await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test('a success clears the form, says so, and sends exactly what the specification says', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  const request = page.waitForRequest(`**${SEND_PATH}`);
  await send(page).click();
  expect((await request).method()).toBe('POST');
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect(toastText(page, 'Success')).toBeVisible();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  await expectForm(page, EMPTY);
  const school = await page.locator('#contact a[href^="mailto:"]').first().textContent();
  expect(bodies).toEqual([
    JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'site',
      service_id: 'site',
      template_id: 'contact',
      template_params: {
        from_name: message.name,
        from_email: message.email,
        subject: 'tours',
        message: message.message,
        to_email: school,
      },
    }),
  ]);
});

test('on a phone the toast is under the header, over no part of the form that is in view, and the form gives thanks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
  const toastBox = () => boxOf(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':scope > div'));

  await send(page).click();
  await expect(toastText(page, 'Please fill in all fields.')).toBeVisible();
  const header = await boxOf(page.getByRole('banner'));
  const error = await toastBox();
  expect(Math.abs(error.y - header.y - header.height)).toBeLessThanOrEqual(1);
  expect((await boxOf(page.getByText('Your name', { exact: true }))).y).toBeGreaterThan(error.y + error.height);

  await page.getByRole('button', { name: 'Close notification' }).click();
  await fillIn(page);
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  const thanks = page.getByText('Thank you. Your message is with the office.');
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  const success = await toastBox();
  const peeking = await page
    .locator('form > *')
    .evaluateAll(
      (parts, end) =>
        parts.map((part) => part.getBoundingClientRect()).filter(({ top, bottom }) => top < end && bottom > end).length,
      success.y + success.height,
    );
  expect(peeking).toBe(0);
});

test('the subjects are sent by their ids', async ({ page }) => {
  await openIsland(page, 'ContactForm');
  const options = page.getByLabel('Subject').locator('option');
  await expect(options).toHaveText([
    'Choose a subject',
    'Admissions Inquiry',
    'Schedule a Tour',
    'General Information',
  ]);
  expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
    '',
    'admissions',
    'tours',
    'general',
  ]);
});

test('an answer 500 is a failure: the form is kept', async ({ page }) => {
  await answerSends(page, 500, '<html>oops</html>');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await send(page).click();
  await expectFailure(page);
  const mail = page.getByRole('link', { name: 'send it from your own e-mail program' });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*body=${encodeURIComponent('May we visit')}`));
  await expect(page.locator('form').getByRole('link', { name: /^\d{3}-555-01\d\d$/ })).toHaveCount(2);
});

test('a message that is too long is not sent; its field says so and the text is kept', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  const text = page.getByLabel('Message');
  // More than 256 kB in UTF-8, with fewer characters. Latin text, because browsers shape it ten times faster.
  const tooLong = 'déjà été '.repeat(21_000);
  await text.fill(tooLong);
  await send(page).click();
  await expect(toastText(page, FAILURE)).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/too long.*401-555-0140.*@/);
  await expect(text).toHaveValue(tooLong);
  await expect(send(page)).toBeEnabled();
  expect(bodies).toEqual([]);
  await text.fill('Short');
  await expect(text).not.toHaveAttribute('aria-invalid');
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
});

test('text is set in the direction of its own language', async ({ page }) => {
  await page.goto('/');
  for (const label of ['Your name', 'Your e-mail', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('dir', 'auto');
  }
});

test('after a failure the same text can be sent, and the note of the failure goes', async ({ page }) => {
  await answerSends(page, 500, '');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await send(page).click();
  await expectFailure(page);
  await page.unroute(`**${SEND_PATH}`);
  await answerSends(page, 200, 'OK');
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  await expect(page.getByRole('link', { name: 'send it from your own e-mail program' })).toHaveCount(0);
});

test('with site storage blocked the page lives, and the send ends in the failure toast', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await send(page).click();
  await expectFailure(page);
});

test('a service that stops in mid-answer has failed too', async ({ page, baseURL }) => {
  const site = await startSite(baseURL ?? '', (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('O');
  });
  await openIslandInStillTime(page, 'ContactForm', site.url);
  await fillIn(page);
  const answered = page.waitForResponse(`**${SEND_PATH}`);
  await send(page).click();
  await answered;
  await moveClock(page, 15_000);
  await expectFailure(page);
  await site.stop();
});

test('the request goes to the site itself, and to no other host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    // The map beside the form is a frame from another host.
    if (!request.isNavigationRequest()) hosts.add(new URL(request.url()).host);
  });
  await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test('a dropped connection is a failure', async ({ page, baseURL }) => {
  const site = await startSite(baseURL ?? '', (request) => request.destroy());
  await openIsland(page, 'ContactForm', site.url);
  await fillIn(page);
  await send(page).click();
  await expectFailure(page);
  await site.stop();
});

/** The browser logs the blocked response itself, as the test expects. */
base('an answer that another origin does not allow us to read is a failure', async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const other = createServer((_, response) => response.end('OK')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const site = await startSite(baseURL ?? '', (_, response) => response.writeHead(307, { Location: otherUrl }).end(), {
    hasPolicy: false,
  });
  await openIsland(page, 'ContactForm', site.url);
  await fillIn(page);
  await send(page).click();
  await expectFailure(page);
  expect(errors).toEqual([]);
  other.closeAllConnections();
  other.close();
  await site.stop();
});

test('a script of the mail service that cannot be downloaded is a failure of the send, not of the page', async ({
  page,
}) => {
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await page.route('**/_assets/*.js', (route) => route.abort());
  await send(page).click();
  await expectFailure(page);
});

test('two submits of the same moment, two clicks and two Enters each send once', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect(bodies).toHaveLength(1);
  await fillIn(page);
  await send(page).dblclick();
  await expectForm(page, EMPTY);
  expect(bodies).toHaveLength(2);
  await fillIn(page);
  await page.getByLabel('Your name').press('Enter');
  await page.getByLabel('Your name').press('Enter');
  await expectForm(page, EMPTY);
  expect(bodies).toHaveLength(3);
});

for (const [outcome, status] of [
  ['success', 200],
  ['failure', 500],
] as const) {
  test(`"Sending..." is announced, and after a ${outcome} the focus is on the button again`, async ({ page }) => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${SEND_PATH}`, async (route) => {
      await released;
      await route.fulfill({ status, body: 'OK' });
    });
    await openIsland(page, 'ContactForm');
    await fillIn(page);
    const sending = page.locator('form').getByRole('status');
    await expect(sending).toBeEmpty();
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(sending).toHaveText('Sending...');
    // The browser removes focus from the disabled button on the next frame.
    await nextDrawing(page);
    await expect(page.locator('form :focus')).toContainText('Sending...');
    answer();
    await expect(send(page)).toBeFocused();
    await expect(sending).toBeEmpty();
  });
}

test('a message written without the network fails at once, and is not sent behind the visitor’s back', async ({
  page,
  context,
}) => {
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  // Send once, so that the script is loaded and only the network is missing.
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  await page.unroute(`**${SEND_PATH}`);
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expectFailure(page);
  await answerSends(page, 200, 'OK');
  await context.setOffline(false);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(bodies).toHaveLength(1);
});

base.describe('without script', () => {
  base.use({ javaScriptEnabled: false });

  base(
    'the text never lands in the address, stays in its field, and mail and phone are there',
    async ({ page, request }) => {
      const answer = await request.get('/');
      expect(answer.headers()['content-security-policy']).toContain("form-action 'none'");
      await page.goto('/');
      await expect(page.locator('form')).toHaveAttribute('method', 'post');
      await expect(page.locator('form a[href^="mailto:"]')).toBeVisible();
      await expect(page.locator('form a[href^="tel:"]')).toBeVisible();
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
      await expect(send(page)).toBeHidden();
      await page.locator('#contact-message').fill('SECRET');
      await page.locator('#contact-name').fill('SECRET');
      await page.locator('#contact-name').focus();
      await submitBlockedForm(page);
      expect(page.url()).not.toContain('SECRET');
      expect(await page.locator('#contact-message').inputValue()).toBe('SECRET');
    },
  );
});

test('a form sent before its script has come waits for it, and is sent once with what was typed', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/ContactForm.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await fillIn(page);
  await send(page).click();
  expect(page.url()).not.toContain('May');
  expect(bodies).toEqual([]);
  release();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '').template_params.message).toBe(message.message);
});

base('shows an error and keeps the text when the form’s own script cannot be downloaded', async ({ page }) => {
  await page.route('**/_assets/ContactForm.*.js', (route) => route.abort());
  await page.goto('/');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText('The form could not be loaded.')).toBeVisible();
  await expectForm(page, message);
  expect(page.url()).not.toContain('May');
});

test('what was typed survives a reload in the same tab, and is forgotten after it was sent', async ({
  page,
  context,
}) => {
  await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await page.goto('/tuition');
  await openIsland(page, 'ContactForm');
  await expectForm(page, message);
  const other = await context.newPage();
  await openIsland(other, 'ContactForm');
  await expectForm(other, EMPTY);
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  await page.goto('/tuition');
  await openIsland(page, 'ContactForm');
  await expectForm(page, EMPTY);
});

test.describe('with the site’s own server', () => {
  let server: ServerProcess;
  let url = '';
  const inbox = mkdtempSync(join(tmpdir(), 'inbox-'));

  test.beforeAll(async () => {
    server = startProcess('server/main.ts', { PORT: '0', INBOX_DIR: inbox });
    url = `http://127.0.0.1:${await server.port}`;
  });

  test.afterAll(() => {
    server.child.kill();
    rmSync(inbox, { recursive: true, force: true });
  });

  test('a message that was sent successfully is in the inbox', async ({ page }) => {
    await openIsland(page, 'ContactForm', url);
    await fillIn(page);
    await send(page).click();
    await expect(toastText(page, SUCCESS)).toBeVisible();
    const mails = readdirSync(inbox, { recursive: true }).filter((name) => String(name).endsWith('.eml'));
    expect(mails).toHaveLength(1);
    const mail = readFileSync(join(inbox, String(mails[0])), 'utf8');
    expect(mail).toContain('maryam@example.org');
    expect(mail).toMatch(/^Subject: .+: Maryam Example/m);
  });
});

test('a visitor who uses the keyboard alone can send', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  await page.goto('/');
  await page.getByLabel('Your name').focus();
  await wakeIsland(page, 'ContactForm');
  await page.keyboard.type('Maryam Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maryam@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sch');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect(JSON.parse(bodies[0] ?? '').template_params).toMatchObject({ subject: 'tours', message: 'Hello' });
});

test('a link for a tour chooses the subject, and keeps what was typed before', async ({ page }) => {
  await openIsland(page, 'ContactForm');
  await page.getByLabel('Message').fill(message.message);
  await page.getByRole('link', { name: 'Visit the school' }).filter({ visible: true }).click();
  await expect(page.getByLabel('Subject')).toBeInViewport();
  await expect(page.getByLabel('Subject')).toHaveValue('tours');
  await expect(page.getByLabel('Message')).toHaveValue(message.message);
  await expect(page).toHaveURL('/#contact');
});
