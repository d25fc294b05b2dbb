import { expect, test } from '../support/site-test.ts';

const POSITIONS = [
  'Early Childhood Teacher, PreK3/4',
  'Elementary School Teacher',
  'English Teacher',
  'Biology Teacher',
  'Computer Science Teacher',
  'Mathematics Teacher',
  'Social Studies/History Teacher',
] as const;
const SECTIONS = ['Open positions', 'About working here', 'The work, and what it offers', 'Apply'] as const;
const WORK = ['Required qualifications', 'Responsibilities', 'Salary and benefits'] as const;
/** The school address and the mailing address. The mailing address has "(Rear)". */
const ADDRESSES = [
  ['School address', /840 Providence Street\s*West Warwick, RI 02893/],
  ['Mailing address', /840 \(Rear\) Providence Street\s*West Warwick, RI 02893/],
] as const;

test('/careers shows its text and figures', async ({ page }) => {
  await page.goto('/careers');

  await test.step('has its sections in order, the positions first', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...SECTIONS], {
      useInnerText: true,
    });
  });

  await test.step('the picture is as wide as the screen, above the positions', async () => {
    const picture = await page.getByRole('main').getByRole('presentation').boundingBox();
    expect(picture).toMatchObject({ x: 0, width: await page.evaluate(() => document.documentElement.clientWidth) });
    const positions = await page.getByRole('region', { name: 'Open positions' }).boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeCloseTo(positions?.y ?? 0, 0);
  });

  await test.step('the seven open positions are listed', async () => {
    const positions = page.getByRole('region', { name: 'Open positions' });
    await expect(positions.getByRole('listitem')).toHaveText([...POSITIONS]);
  });

  await test.step('has three paragraphs about working here', async () => {
    await expect(page.getByRole('region', { name: 'About working here' }).getByRole('paragraph')).toHaveCount(3);
  });

  await test.step('lists qualifications, responsibilities, and salary and benefits, with one note that they are examples', async () => {
    const work = page.getByRole('region', { name: 'The work, and what it offers' });
    await expect(work.getByRole('heading', { level: 3 })).toHaveText([...WORK]);
    await expect(work.getByRole('list')).toHaveCount(2);
    await expect(work.getByText(/are examples until the school gives its own/)).toHaveCount(1);
    // No salary is known, so the page must not show one.
    await expect(page.getByRole('main')).not.toContainText('$');
  });

  await test.step('the employment application form has its name and is 847 pixels high', async () => {
    // An iframe, or a notice of the same height while its URL is a sample.
    const form = page
      .getByTitle('Employment application form', { exact: true })
      .or(page.getByLabel('Employment application form', { exact: true }));
    await expect(form).toHaveCount(1);
    expect((await form.boundingBox())?.height).toBe(847);
  });

  await test.step('the form can also be opened by itself in a new tab', async () => {
    const link = page.getByRole('link', { name: 'Open the employment application form (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  });

  await test.step('a helper script, if there is one, comes after the form and does not block rendering', async () => {
    const scripts = page.getByRole('main').locator('script');
    const count = await scripts.count();
    expect(count).toBeLessThanOrEqual(1);
    if (count === 1) {
      await expect(scripts).toHaveAttribute('async', '');
      await expect(scripts).toHaveAttribute('src', /^https:\/\//);
      expect(await scripts.evaluate((script) => script.nextElementSibling)).toBeNull();
    }
  });

  for (const [term, address] of ADDRESSES) {
    await test.step(`shows the ${term.toLowerCase()}`, async () => {
      const definition = page.getByRole('term').filter({ hasText: term }).locator('+ dd');
      await expect(definition).toHaveText(address);
    });
  }

  await test.step('has a phone link and an e-mail link', async () => {
    const contact = page.getByRole('region', { name: 'Ask before you apply' });
    await expect(contact.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute(
      'href',
      /^tel:\+1-\d{3}-\d{3}-\d{4}$/,
    );
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:[^@\s]+@[^@\s]+\?subject=Employment$/,
    );
  });

  await test.step('the button on the first screen scrolls to the application form', async () => {
    const button = page.getByRole('link', { name: 'Go to the application form' });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
  });
});

test('has no message listener without a helper script', async ({ page }) => {
  await page.addInitScript(() => {
    const listened: string[] = [];
    Object.assign(window, { listened });
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, target, [type, ...rest]) {
        listened.push(type);
        return Reflect.apply(add, target, [type, ...rest]);
      },
    });
  });
  await page.goto('/careers');
  await page.getByRole('heading', { name: 'Apply', exact: true }).scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  const listened = () => page.evaluate(() => (window as unknown as { listened: string[] }).listened);
  // The scripts that the first key press loads have started.
  await expect.poll(listened).toContain('pointerover');
  expect(await listened()).not.toContain('message');
  expect(await page.evaluate(() => window.onmessage)).toBeNull();
});
