import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contactMessage } from '../../hosting/contact-fields.ts';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { answerSends, expect, expectForm, fillIn, message, openIsland, test } from './open-island.ts';

const SUCCESS = "Your message has been sent successfully! We'll get back to you soon.";

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const toastText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

test('a form sent before its script has come waits for it, and is sent once with what was typed', async ({ page }) => {
  const bodies = await answerSends(page, 200, 'OK');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_assets/ContactForm.*.js', (route) => released.then(() => route.continue()));
  await page.goto('/');
  await fillIn(page);
  await send(page).click();
  expect(page.url()).not.toContain('May');
  expect(bodies).toEqual([]);
  release();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect(bodies.map((body) => JSON.parse(body).template_params.message)).toEqual([message.message]);
});

test('the button stays under the pointer that presses it beside a toast', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const bodies = await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await send(page).click();
  await expect(toastText(page, 'Please fill in all fields.')).toBeVisible();
  await fillIn(page);
  await send(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 40));
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('what was typed survives another page; the site’s own server puts it in the inbox, and the form is cleared', async ({
  page,
  baseURL,
}) => {
  const inbox = join(FIXTURE_FOLDER, `var/test-inbox-${new URL(baseURL ?? '').port}`);
  const mails = () => readdirSync(inbox, { recursive: true }).filter((name) => String(name).endsWith('.eml'));
  const before = mails();
  const asked = { ...message, message: `Asked at ${Date.now()}` };
  await openIsland(page, 'ContactForm');
  await fillIn(page);
  await page.getByLabel('Message').fill(asked.message);
  await page.goto('/tuition');
  await openIsland(page, 'ContactForm');
  await expectForm(page, asked);
  await send(page).click();
  await expect(toastText(page, SUCCESS)).toBeVisible();
  await expectForm(
    page,
    contactMessage(() => ''),
  );
  const [mail, ...others] = mails().filter((name) => !before.includes(name));
  expect(others).toEqual([]);
  const text = readFileSync(join(inbox, String(mail)), 'utf8');
  expect(text).toContain('maryam@example.org');
  expect(text).toMatch(/^Subject: .+: Maryam Example/m);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /form-action/ });

  test('the text never lands in the address, and stays in its field', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    // Each text is set in the direction of its own language.
    for (const field of ['name', 'email', 'message'])
      await expect(page.locator(`#contact-${field}`)).toHaveAttribute('dir', 'auto');
    await page.locator('#contact-message').fill('SECRET');
    await page.locator('#contact-name').fill('SECRET');
    const blocked = page.waitForEvent('console', (event) => event.text().includes("form-action 'none'"));
    await page.locator('#contact-name').press('Enter', { noWaitAfter: true });
    await blocked;
    expect(page.url()).not.toContain('SECRET');
    expect(await page.locator('#contact-message').inputValue()).toBe('SECRET');
  });
});
