import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { licenseSurprises, PAGES_LICENSES, WORKER_LICENSES, writeLicenses } from './licenses.ts';

const table = tablesOf('make/licenses.yaml');

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

test.each(['package-lock.json', 'tests/package-lock.json', 'make/node-runtime/package-lock.json'])(
  'every package of %s has a license that was accepted',
  (file) => {
    expect(licenseSurprises(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

test.each(table<[string | null, boolean]>('accepted'))('accepts the license %s: %s', (license, expected) => {
  const packages = {
    '': {},
    server: { version: '1.0.0' },
    'node_modules/a/node_modules/@b/c': { version: '1.2.3', license: license ?? undefined },
  };
  const surprises = licenseSurprises(JSON.stringify({ packages }));
  expect(surprises).toEqual(expected ? [] : [expect.stringMatching(/^@b\/c 1\.2\.3 has the license /)]);
});
