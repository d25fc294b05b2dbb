/** Pages with the form of each provider, and stand-ins for what the providers serve. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { readBuildFacts, writeBuildFacts } from '../../hosting/build-facts.ts';
import { policiesOf } from '../../hosting/document-policy.ts';
import { readPages } from '../../hosting/html-tree.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { SchoolServer } from './school-server.ts';
import { dataOf } from './tables.ts';

type Form = { name: string; url: string; thanks: string; script?: string; record?: object };

export const FORMS = dataOf<Form[]>('tests/support/forms.yaml');

/** What the stand-ins of form and thanks ask for as their frame's height. */
export const HEIGHT_PX = { form: 900, thanks: 400 } as const;

export const addressOf = ({ name }: Form): string => `/form-of-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Adds a page with each form to a copy of the fixture site: Careers, in which the form takes the example's place. */
export async function addFormPages(site: SchoolServer): Promise<void> {
  const { folder } = site;
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    // The frame reads the school's words, whose pictures only Astro makes.
    plugins: [
      {
        name: 'no pictures',
        enforce: 'pre',
        resolveId: (id) => (id === 'astro:assets' ? `\0${id}` : undefined),
        load: (id) => (id === '\0astro:assets' ? 'export const getImage = () => ({});' : undefined),
      },
    ],
  });
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
}

const ask = (height: number) => `<script>setInterval(() => parent.postMessage(${height}, '*'), 100)</script>`;
const FIT = `const fit = (frame) =>
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) frame.style.height = data + 'px';
  });`;

/**
 * What the provider of a form serves at an address: the form, its page of thanks, or its script. The form's field takes
 * all of its frame, so that a click anywhere reaches it. Undefined for a host that isn't the provider's.
 */
export function standIn(form: Form, address: string): { contentType: string; body: string } | undefined {
  const { url, thanks, script } = form;
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Form</title>${body}` });
  const field = '<input name="name" style="position:fixed;inset:0;width:100%" aria-label="Name">';
  if (address === url) return html(`<form method="post" action="${thanks}">${field}</form>${ask(HEIGHT_PX.form)}`);
  if (address === thanks) return html(`<p>Thank you</p>${ask(HEIGHT_PX.thanks)}`);
  return script && address.endsWith('.js') ? { contentType: 'text/javascript', body: `${FIT}${script}` } : undefined;
}
