/** Pages with the form of each provider, on hosts of its own, and stand-ins for what the providers serve. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { readBuildFacts, writeBuildFacts } from '../../hosting/build-facts.ts';
import { policiesOf } from '../../hosting/document-policy.ts';
import { readPages } from '../../hosting/html-tree.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type SchoolServer, startSchoolServer } from '../support/school-server.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

type Form = { name: string; url: string; thanks: string; script?: string; record?: object };
const FORMS = dataOf<Form[]>('tests/pages/embedded-forms.yaml');
/** What the stand-ins of form and thanks ask for as their frame's height. */
const HEIGHT_PX = { form: 900, thanks: 400 };
const ask = (height: number) => `<script>setInterval(() => parent.postMessage(${height}, '*'), 100)</script>`;
const FIT = `const fit = (frame) =>
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) frame.style.height = data + 'px';
  });`;

// Chromium warns of a sandboxed frame that is empty until the provider's script loads it.
test.use({ expectedComplaint: /request to another host|can escape its sandboxing. about:blank/ });
test.describe.configure({ mode: 'default' });

const addressOf = ({ name }: Form) => `/form-of-${name.toLowerCase().replaceAll(' ', '-')}`;

let site: SchoolServer;
/** Adds a page with each form to a copy of the fixture site: Careers, in which the form takes the example's place. */
test.beforeAll(async () => {
  site = await startSchoolServer();
  const { folder } = site;
  const vite = await createServer({ configFile: false, server: { middlewareMode: true, ws: false } });
  const { EmbeddedFrame } = (await vite.ssrLoadModule('/src/components/shared/EmbeddedFrame.tsx')) as {
    EmbeddedFrame: FunctionComponent<Record<string, unknown>>;
  };
  await vite.close();
  const school = readContent('school', 'fixtures/content');
  const careers = readFileSync(join(folder, 'careers.html'), 'utf8');
  for (const form of FORMS) {
    Object.assign(school.links, { hifzForm: { url: form.url, allow: ['payment'], ...form.record } });
    const frame = renderToStaticMarkup(createElement(EmbeddedFrame, { frameTitle: 'Form', form: 'hifzForm', school }));
    const page = careers.replace(/<div[^>]*><iframe.*?<\/iframe><\/div>/s, () => frame);
    writeFileSync(join(folder, `${addressOf(form)}.html`), page);
  }
  await writeBuildFacts(folder, { ...(await readBuildFacts(folder)), policies: policiesOf(readPages(folder)) });
  await site.publish();
});
test.afterAll(() => site?.remove());

/** What the provider of a form serves at an address: the form, its page of thanks, or its script. */
function standIn({ url, thanks, script }: Form, address: string) {
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Form</title>${body}` });
  const field = '<input name="name" aria-label="Name">';
  if (address === url) return html(`<form method="post" action="${thanks}">${field}</form>${ask(HEIGHT_PX.form)}`);
  if (address === thanks) return html(`<p>Thank you</p>${ask(HEIGHT_PX.thanks)}`);
  return script && address.endsWith('.js') ? { contentType: 'text/javascript', body: `${FIT}${script}` } : undefined;
}

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
    await content.getByRole('textbox').press('Enter');
    await expect(content.getByText('Thank you')).toBeVisible();
    expect(await mayTakePayments()).toBe(true);
    await expectHeight(HEIGHT_PX.thanks);
  });
}
