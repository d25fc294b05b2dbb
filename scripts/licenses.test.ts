import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PAGES_LICENSES, WORKER_LICENSES, writeLicenses } from './licenses.ts';

function buildFolder(pages: object[], worker: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, PAGES_LICENSES), JSON.stringify(pages));
  writeFileSync(join(folder, WORKER_LICENSES), JSON.stringify(worker));
  return folder;
}

test('replaces the lists with one file that has each package and font once, with its license', () => {
  const shared = { name: 'shared', version: '1.0.0', identifier: 'MIT', text: 'Shared license text' };
  const folder = buildFolder([shared], [shared, { name: 'alone', version: '2.0.0', identifier: 'ISC' }]);
  writeLicenses(folder);
  const text = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  expect(text.match(/shared 1\.0\.0/g)).toHaveLength(1);
  expect(text).toContain('Shared license text');
  expect(text).toContain('alone 2.0.0\n\nLicensed under ISC.');
  for (const font of ['newsreader', 'atkinson-hyperlegible-next', 'amiri']) expect(text).toContain(`Font: ${font}\n`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(readdirSync(folder)).toEqual(['licenses.txt']);
});

test('rejects a package without a license', () => {
  const folder = buildFolder([{ name: 'unknown', version: '1.0.0', identifier: null, text: null }], []);
  expect(() => writeLicenses(folder)).toThrow('unknown 1.0.0 has no license');
});
