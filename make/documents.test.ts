import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { makeDocuments, printedFrom, printedPart, reportDocuments, takeDocumentPages } from './documents.ts';
import { movedAddresses, moveProblems } from './moved.ts';
import { FIXTURE_CONTENT } from './project-copy.ts';

const POLICY = 'documents/hifz-policy.pdf';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const print = async (html: string) => Buffer.from(`%PDF-1.4 ${html}\n%%EOF`);
const make = (hash: string, printer = print) =>
  makeDocuments([{ path: `/${POLICY}`, html: '<!doctype html>', hash: hash.repeat(64) }], { folder, print: printer });
const policy = () => readFileSync(join(folder, POLICY), 'latin1');

test('prints a document once, and again when its page has changed or its file is gone', async () => {
  const made = [join(folder, POLICY)];
  expect(await make('a')).toMatchObject({ made });
  expect(printedFrom(join(folder, POLICY))).toBe('a'.repeat(64));
  expect(await make('a')).toMatchObject({ made: [] });
  expect(await make('b')).toMatchObject({ made });
  rmSync(join(folder, POLICY));
  expect(await make('b')).toMatchObject({ made });
});

test('without a browser the old document stays, and is reported as stale until it is printed', async () => {
  await make('a');
  const before = policy();
  const fails = () => Promise.reject(new Error('no browser'));
  for (const _again of [1, 2]) {
    const stale = [join(folder, POLICY)];
    expect(await make('b', fails)).toEqual({ made: [], stale, reason: 'no browser' });
  }
  expect(policy()).toBe(before);
  expect((await make('b')).made).toHaveLength(1);
});

test('deletes a document that the content no longer names, but never replaces or deletes a file of the school', async () => {
  await make('a');
  await makeDocuments([], { folder, print });
  expect(existsSync(join(folder, POLICY))).toBe(false);
  await writeFiles(folder, { [POLICY]: '%PDF-1.7 our own\n%%EOF\n' });
  expect(await make('a')).toEqual({ made: [], stale: [], reason: '' });
  await makeDocuments([], { folder, print });
  expect(policy()).toContain('our own');
});

test('a stale document stops a publication and only warns otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = { made: [], stale: ['public/documents/a.pdf'], reason: 'no browser' };
  expect(reportDocuments(result, false)).toBe(true);
  expect(warn.mock.calls.join()).toMatch(/a\.pdf differs from its page: no browser.*not published/);
  expect(reportDocuments(result, true)).toBe(false);
  expect(error.mock.calls.join()).toMatch(/a\.pdf differs from its page.*Nothing was built/);
});

test('prints a page without its scripts, its links within the site and what is hidden', () => {
  const { title, body } = printedPart(`<html><head><title>Hifz</title></head><body class="x">
    <nav class="a print:hidden"><ul><li>Menu<br><img src="a"></li></ul></nav><p hidden>later</p><input class="print:hidden">
    <main><!-- note --><p class="print:hidden-x">Fee <a class="b" href="/tuition">here</a> <a href="tel:+1">call</a></p>
    <script>if (1 < 2) "</p>"</script><svg><path d="M0"/></svg></main></body></html>`);
  expect(title).toBe('Hifz');
  expect(body.replaceAll(/\s+/g, ' ').trim()).toBe(
    '<main><p class="print:hidden-x">Fee <a class="b">here</a> <a href="tel:+1">call</a></p> <svg><path d="M0"/></svg></main>',
  );
});

test('takes a page out of the build, and the names of its style sheets and pictures don’t change its hash', async () => {
  const build = async (name: string, text: string) => {
    await writeFiles(folder, {
      [`_assets/page.${name}.css`]: '.a{src:url(/_assets/font.woff2)}',
      '_assets/font.woff2': 'font',
      [`_assets/picture.${name}.svg`]: '<svg/>',
      'documents/hifz-policy.html': `<head><title>T</title><style>.b{top:0}</style>
        <link rel="stylesheet" href="/_assets/page.${name}.css"></head><body><img src="/_assets/picture.${name}.svg">${text}</body>`,
    });
    return takeDocumentPages(folder)[0];
  };
  const page = await build('one', '$100');
  expect(page?.path).toBe(`/${POLICY}`);
  expect(page?.html).toMatch(/\.b\{top:0\}\s+\.a\{src:url\(data:font\/woff2;base64,Zm9udA==\)\}/);
  expect(existsSync(join(folder, 'documents/hifz-policy.html'))).toBe(false);
  expect((await build('two', '$100'))?.hash).toBe(page?.hash);
  expect((await build('two', '$101'))?.hash).not.toBe(page?.hash);
});

test('leads old addresses to their pages, and last year’s calendar to this year’s unless it still exists', async () => {
  const last = '/documents/school-calendar-2024-25.pdf';
  const moved = movedAddresses(FIXTURE_CONTENT, folder);
  expect(moved.get('/documents/tuition-2025-26.pdf')).toBe('/tuition');
  expect(moved.get(last)).toBe('/documents/school-calendar-2025-26.pdf');
  await writeFiles(folder, { [last]: '' });
  expect(movedAddresses(FIXTURE_CONTENT, folder).has(last)).toBe(false);
});

test('refuses an old address that leads nowhere, and one that a page has', () => {
  const moved = new Map(Object.entries({ '/old': '/nowhere', '/find': '/pto', '/fees': '/pto' }));
  expect(moveProblems(['find.html', 'pto.html'], moved)).toEqual([
    expect.stringContaining('/old to /nowhere. Only the second must be an address of the site.'),
    expect.stringContaining('/find to /pto.'),
  ]);
});

test('the committed documents are tagged, in English, and have an outline', () => {
  const files = globSync('public/documents/*.pdf');
  expect(files).not.toHaveLength(0);
  for (const file of files.filter(printedFrom)) {
    const pdf = readFileSync(file, 'latin1');
    expect(pdf, file).toMatch(/<<\/Title \(.+\)/);
    expect(pdf).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\s+\/Marked true/);
    expect(pdf).toContain('/Lang (en)');
    expect(pdf).toMatch(/\/Outlines \d+ 0 R/);
    expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
  }
});
