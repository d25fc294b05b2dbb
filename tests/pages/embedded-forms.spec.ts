/** Forms of other companies, each on hosts of its own. Firefox and WebKit: `tests/slow/engines`. */
import { addFormPages, addressOf, FORMS, HEIGHT_PX, standIn } from '../support/form-pages.ts';
import { type SchoolServer, startSchoolServer } from '../support/school-server.ts';
import { expect, test } from '../support/site-test.ts';

// Chromium warns of a sandboxed frame that is empty until the provider's script loads it.
test.use({ expectedComplaint: /request to another host|can escape its sandboxing. about:blank/ });
test.describe.configure({ mode: 'default' });

let site: SchoolServer;
test.beforeAll(async () => {
  site = await startSchoolServer();
  await addFormPages(site);
});
test.afterAll(() => site?.remove());

for (const form of FORMS) {
  test(`a form of ${form.name} is filled in, sent and thanked for, may take payments, and has its height`, async ({
    page,
  }) => {
    await page.route(/^https:/, (route) => {
      const answer = standIn(form, route.request().url());
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto(site.url + addressOf(form));
    const frame = page.getByTitle('Form', { exact: true });
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame();
    const mayTakePayments = () => content.locator('body').evaluate("document.featurePolicy.allowsFeature('payment')");
    const expectHeight = (height: number) =>
      form.script ? expect(frame).toHaveCSS('height', `${height}px`) : expect(frame).toHaveAttribute('height', '1261');

    await expectHeight(HEIGHT_PX.form);
    expect(await mayTakePayments()).toBe(true);
    await content.getByRole('textbox').fill('Maryam');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await content.getByRole('textbox').press('Enter');
    await expect(content.getByText('Thank you')).toBeInViewport();
    expect(await mayTakePayments()).toBe(true);
    await expectHeight(HEIGHT_PX.thanks);
  });
}
