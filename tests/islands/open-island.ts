import type { Page } from '@playwright/test';
import { CONTACT_FIELDS } from '../../hosting/contact-fields.ts';
import { CONTACT_PATH } from '../../server/site.ts';
import { messageOf } from '../support/contact-message.ts';
import { test as base, expect } from '../support/site-test.ts';

/** The site's `test`, which ignores failed requests. */
export const test = base.extend({ expectedComplaint: /Failed to load resource/ });

export { expect };

/** Opens a page and moves the mouse, with which its other scripts load. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 300);
}

/** Opens the page and starts the island by scrolling to it. */
export async function openIsland(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await wakeIsland(page, name);
}

/** Starts an island by scrolling to it, until it is ready, or has failed. */
export async function wakeIsland(page: Page, name: string, mark = 'data-ready'): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  await page.mouse.move(5, 400);
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(6, 400);
  await expect(island).toHaveAttribute(mark, '');
}

export const message = messageOf('May we visit on Tuesday? “السلام عليكم” & <b>thanks</b>');

export async function fillIn(page: Page): Promise<void> {
  for (const { name } of CONTACT_FIELDS) {
    const field = page.locator(`#contact-${name}`);
    const isList = await field.evaluate(({ tagName }) => tagName === 'SELECT');
    await (isList ? field.selectOption(message[name]) : field.fill(message[name]));
  }
}

export async function expectForm(page: Page, expected: typeof message): Promise<void> {
  for (const { name } of CONTACT_FIELDS) await expect(page.locator(`#contact-${name}`)).toHaveValue(expected[name]);
}

/** Answers every send request with this status and body, and collects the request bodies. */
export async function answerSends(page: Page, status: number, body: string): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(`**${CONTACT_PATH}`, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status, body });
  });
  return bodies;
}
