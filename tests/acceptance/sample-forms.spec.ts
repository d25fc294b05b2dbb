/** The example forms that the frames show while the school's own forms are samples. */
import { nextDrawing, recordShifts } from '../support/drawing.ts';
import { expect, test } from '../support/site-test.ts';

const FORMS = [
  { address: '/programs/hifz', form: '/samples/hifz-application', height: '1261' },
  { address: '/careers', form: '/samples/employment-application', height: '847' },
];

test('both forms have their heights and a helper script, and send nothing', async ({ page }) => {
  for (const { address, form, height } of FORMS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}#apply`);
    const frame = page.locator(`iframe[src="${form}"]`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame, address).toHaveAttribute('height', height);
    await expect(page.locator('iframe ~ p a'), address).toHaveCount(0);
    await expect(page.locator('main script[type=module]'), address).toHaveCount(1);
    // The frame's inline height is what the example has reported.
    await expect(frame, address).toHaveCSS('height', `${height}px`);
    await expect(frame, address).toHaveAttribute('style', `height: ${height}px;`);
    const content = frame.contentFrame();
    await content.getByRole('textbox').first().fill('Somebody');
    await content.getByRole('button').press('Enter');
    await expect(content.getByRole('status')).toHaveText('This is an example. Nothing was sent.');
    await page.setViewportSize({ width: 360, height: 780 });
    await expect
      .poll(() => content.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight), address)
      .toBe(0);
  }
});

test('nothing moves for who arrives at the form, whatever another window posts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(recordShifts);
  for (const { address, form } of FORMS) {
    await page.goto(`${address}#apply`);
    const frame = page.locator(`iframe[src="${form}"]`);
    await expect(frame, address).toHaveAttribute('style', /height/);
    const before = await frame.getAttribute('style');
    await page.evaluate(() => postMessage({ height: 4000 }, location.origin));
    await nextDrawing(page);
    expect(await page.evaluate('shifts'), address).toEqual([]);
    expect(await frame.getAttribute('style'), address).toBe(before);
  }
});
