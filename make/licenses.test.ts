import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { PAGES_LICENSES, WORKER_LICENSES, writeLicenses } from './licenses.ts';

async function buildFolder(pages: object[], worker: object[]): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { [PAGES_LICENSES]: JSON.stringify(pages), [WORKER_LICENSES]: JSON.stringify(worker) });
  return folder;
}

test('replaces the lists with one file that has each package and font once, with its license', async () => {
  const shared = { name: 'shared', version: '1.0.0', identifier: 'MIT', text: 'Shared license text' };
  const folder = await buildFolder([shared], [shared, { name: 'alone', version: '2.0.0', identifier: 'ISC' }]);
  writeLicenses(folder);
  const text = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  expect(text.match(/shared 1\.0\.0/g)).toHaveLength(1);
  expect(text).toContain('Shared license text');
  expect(text).toContain('alone 2.0.0\n\nLicensed under ISC.');
  for (const title of ['newsreader', 'atkinson-hyperlegible-next', 'amiri', 'lucide'])
    expect(text).toContain(`${title}\n`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(readdirSync(folder)).toEqual(['licenses.txt']);
});

test('rejects a package without a license', async () => {
  const folder = await buildFolder([{ name: 'unknown', version: '1.0.0', identifier: null, text: null }], []);
  expect(() => writeLicenses(folder)).toThrow('unknown 1.0.0 has no license');
});

/** Permissive ones, and MPL and LGPL, which ask nothing of those who use the unchanged packages. */
const ACCEPTED = new Set(
  (
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 Python-2.0 ' +
    'Zlib'
  ).split(' '),
);
const isAccepted = (license: string) =>
  license === '(MIT OR GPL-3.0-or-later)' ||
  license.split(/[()]|\b (?:AND|OR) \b/).every((name) => !name || ACCEPTED.has(name));

test.each(['package-lock.json', 'tests/package-lock.json', 'make/node-runtime/package-lock.json'])(
  'every package of %s has a license that was accepted',
  (file) => {
    type Lock = { packages: Record<string, { version?: string; license?: string }> };
    const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'));
    // A path outside node_modules is our own. A link to such a package has no version.
    const isOther = (path: string, version?: string) => path.includes('node_modules/') && version;
    const others = Object.entries(packages).filter(([path, { version }]) => isOther(path, version));
    expect(others.filter(([, { license }]) => !license || !isAccepted(license))).toEqual([]);
  },
);
