import { expect, test } from '../support/site-test.ts';

test('a first visit on a slow line uses the site’s fonts, and has its Arabic drawn and as text', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  for (const [address, arabic] of Object.entries({
    '/': 'اقرأ',
    '/about-us/head-of-school': 'السلام عليكم ورحمة الله',
  })) {
    // The fonts don't wait for pictures, nor for the map's frame.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const { root } = await client.send('DOM.getDocument');
    for (const selector of ['h1', 'main :is(.italic, blockquote p)']) {
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      const areOwn = fonts.map(({ isCustomFont }) => isCustomFont);
      expect(areOwn, `${selector} of ${address}`).toEqual([true]);
    }
    await expect(page.getByText(arabic, { exact: true })).toHaveAttribute('lang', 'ar');
    const drawing = page.locator('main svg[viewBox]:has(+ [lang=ar]) path');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(40);
  }
});
