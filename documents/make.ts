// `npm run documents`: prints the PDFs in public/documents from the content, those whose content, look or fonts have
// changed since they were made. The results are committed, so that a build needs no browser.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { ensureBrowser } from '../scripts/browser.ts';
import { LATIN_CHARACTERS } from '../src/lib/font-characters.ts';
import { type DocumentManifest, MANIFEST, madeDates, readManifest } from './manifest.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const fontFace = (family: string, weight: number, style: string, woff2: Uint8Array) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${Buffer.from(woff2).toString('base64')})}`;

/** The site's faces at fixed weights: of a variable font a browser embeds drawings (Type 3), not a font. */
async function fontFaces(): Promise<string> {
  const read = (name: string) => readFileSync(join('src/assets/fonts', `${name}.woff2`));
  const sans = await Promise.all(
    [400, 700].map(async (weight) => {
      const fixed = await subsetFont(read('atkinson-hyperlegible-next'), LATIN_CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      });
      return fontFace('Atkinson Hyperlegible Next', weight, 'normal', fixed);
    }),
  );
  return [
    ...sans,
    fontFace('Newsreader', 500, 'normal', read('newsreader')),
    fontFace('Newsreader', 500, 'italic', read('newsreader-italic')),
    fontFace('Amiri', 400, 'normal', read('amiri')),
  ].join('\n');
}

/** The same document whenever it is printed: the clock's time in it becomes the day it was made on. */
function withoutClock(pdf: Buffer, made: string): Buffer {
  const day = `D:${made.replaceAll('-', '')}000000+00'00'`;
  return Buffer.from(pdf.toString('latin1').replaceAll(/D:\d{14}\+00'00'/g, day), 'latin1');
}

/** A page of HTML as a tagged PDF with an outline. */
async function print(browser: Browser, html: string, faces: string, made: string): Promise<Buffer> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.setContent(html.replace('</head>', () => `<style>${faces}</style></head>`));
  const missing = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    return [...document.fonts].filter(({ status }) => status !== 'loaded').map(({ family }) => family);
  });
  if (missing.length > 0) throw new Error(`Fonts that do not load: ${missing.join(', ')}`);
  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  await page.close();
  return withoutClock(pdf, made);
}

/** The number of pages of a PDF as Chromium writes it. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

// Node runs TypeScript but no JSX: the document pages come through Vite.
const {
  module: { renderDocuments },
} = await runnerImport<typeof import('./render.tsx')>('/documents/render.tsx', {
  configFile: false,
  logLevel: 'error',
});

const fileOf = (path: string) => join('public', path);
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
const before = readManifest();
// As they would be made again on their own day: what is equal then has not changed.
const onTheirDay = renderDocuments(madeDates(before), today);
const changed = new Set(onTheirDay.filter(({ id, hash }) => before[id]?.madeFrom !== hash).map(({ id }) => id));
const isThere = (id: string, path: string) =>
  before[id]?.path === path && existsSync(fileOf(path)) && sha256(readFileSync(fileOf(path))) === before[id].file;

if (onTheirDay.every(({ id, path }) => !changed.has(id) && isThere(id, path))) {
  console.log(`documents: ${onTheirDay.length}, none changed`);
} else {
  const dates = Object.fromEntries(Object.entries(madeDates(before)).filter(([id]) => !changed.has(id)));
  const faces = await fontFaces();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  const manifest: DocumentManifest = {};
  try {
    for (const { id, path, html, hash } of renderDocuments(dates, today)) {
      const known = before[id];
      if (known && !changed.has(id) && isThere(id, path)) {
        manifest[id] = known;
        continue;
      }
      const made = dates[id] ?? today;
      const pdf = await print(browser, html, faces, made);
      mkdirSync(dirname(fileOf(path)), { recursive: true });
      writeFileSync(fileOf(path), pdf);
      const pages = countPages(pdf);
      manifest[id] = { path, made, madeFrom: hash, file: sha256(pdf), bytes: pdf.length, pages };
      console.log(`${fileOf(path)}  ${Math.ceil(pdf.length / 1000)} kB, pages: ${pages}`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
