import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIXTURE_CONTENT } from '../build/project-copy.ts';
import { readDocumentContent } from './content.ts';
import { type MakeDocumentsOptions, makeDocuments, reportDocuments } from './make.ts';

const TODAY = '2025-10-01';
const SHEET = 'documents/tuition-2025-26.pdf';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Fake browser output with the parts of a PDF that `makeDocuments` checks. */
const printed = async (html: string) =>
  Buffer.from(
    `%PDF-1.4 /Type /Page /BaseFont /AAAAAA+AtkinsonHyperlegibleNext-Regular (D:20991231235959+00'00') ${html.length}`,
  );

const make = (options: MakeDocumentsOptions = {}) =>
  makeDocuments({
    content: readDocumentContent(FIXTURE_CONTENT),
    publicDir: folder,
    manifestFile: join(folder, 'manifest.json'),
    today: TODAY,
    print: printed,
    ...options,
  });
/** The fixture content with a different application fee. */
function changedFee() {
  const content = readDocumentContent(FIXTURE_CONTENT);
  for (const { tuition } of content) Object.assign(tuition.newStudents.fees[0] ?? {}, { dollars: 225 });
  return content;
}
const sheet = () => readFileSync(join(folder, SHEET), 'latin1');

test('makes every document once, and none again because time has passed', async () => {
  expect((await make()).made).toHaveLength(5);
  expect(await make({ today: '2027-01-01' })).toEqual({ made: [], stale: [], reason: '' });
});

test('makes a document again when its data has changed, and leaves the others', async () => {
  await make();
  expect((await make({ content: changedFee() })).made).toEqual([join(folder, SHEET)]);
});

test('makes a document again that was edited or deleted', async () => {
  await make();
  rmSync(join(folder, SHEET));
  expect((await make()).made).toEqual([join(folder, SHEET)]);
});

test('dates a document by the day it was made, whatever the browser’s clock said', async () => {
  await make();
  expect(sheet()).toContain("D:20251001000000+00'00'");
});

test.each<[string, NonNullable<MakeDocumentsOptions['print']> | null, RegExp]>([
  ['there is no browser', null, /no Chromium, Chrome or Edge/],
  ['the browser fails', () => Promise.reject(new Error('chromium ended with 1')), /chromium ended with 1/],
  [
    'a font is missing',
    async () => Buffer.from('%PDF-1.4 /BaseFont /AAAAAA+LiberationSans'),
    /other fonts: LiberationSans/,
  ],
])('when %s the old document stays, and is reported as stale until it is made', async (_, print, reason) => {
  await make();
  const before = sheet();
  for (const _again of [1, 2]) {
    const result = await make({ content: changedFee(), print });
    expect(result).toMatchObject({ made: [], stale: [join(folder, SHEET)], reason: expect.stringMatching(reason) });
  }
  expect(sheet()).toBe(before);
  expect((await make({ content: changedFee() })).made).toEqual([join(folder, SHEET)]);
});

test('follows a new file name and removes the file of the old one', async () => {
  await make();
  const content = readDocumentContent(FIXTURE_CONTENT);
  for (const { tuition } of content) tuition.sheet.href = '/documents/tuition-2026-27.pdf';
  expect((await make({ content })).made).toEqual([join(folder, 'documents/tuition-2026-27.pdf')]);
  expect(existsSync(join(folder, SHEET))).toBe(false);
});

test('a stale document stops a publication and only warns otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = { made: [], stale: ['public/documents/a.pdf'], reason: 'no browser' };
  expect(reportDocuments(result, false)).toBe(true);
  expect(warn.mock.calls.join()).toMatch(/a\.pdf is older than what it is made from.*not published/);
  expect(reportDocuments(result, true)).toBe(false);
  expect(error.mock.calls.join()).toMatch(/a\.pdf is older than what it is made from.*Nothing was built/);
  warn.mockClear();
  error.mockClear();
});
