import type { Page } from '@playwright/test';

/** Sends the reader to somebody for the answer. The specification's “Contact office” doesn't count. */
const HEDGES = [/\bask\b(?! for\b)/i, /\bwhether\b/i, /\bcall(?: or \w+(?: to)?)? (?:us|the office|[\d-]{12})/i];
/** What is there to contact somebody. */
const CONTACT = 'form, button, [id*=contact], [aria-labelledby*=contact], [aria-labelledby*=questions]';

/**
 * The sentences of a page that hedge, outside contact blocks, buttons and the form. A link that stands alone is a button
 * too. Removes those from the page.
 */
export async function hedgesOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement, contact) => {
    for (const element of main.querySelectorAll(contact)) element.remove();
    for (const link of main.querySelectorAll('a')) if (getComputedStyle(link).display.includes('flex')) link.remove();
    return main.innerText;
  }, CONTACT);
  return text.split(/(?<=[.?!])\s|\n/).filter((sentence) => HEDGES.some((hedge) => hedge.test(sentence)));
}
