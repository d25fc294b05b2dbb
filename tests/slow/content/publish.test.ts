// Builds a copy of the project in which a fee has changed since its PDF was made.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, FIXTURE_CONTENT } from '../../../build/project-copy.ts';

const SHEET = 'documents/hifz-policy.pdf';
let folder: string;

// Each test builds the site, up to twice.
vi.setConfig({ testTimeout: 600_000 });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-document-'));
  copyProject(folder, FIXTURE_CONTENT);
  const file = join(folder, 'content/pages/programs/hifz.yaml');
  const before = readFileSync(file, 'utf8');
  const after = before.replace('label: Fee, dollars: 100', 'label: Fee, dollars: 125');
  expect(after).not.toBe(before);
  writeFileSync(file, after);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(environment: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/main.ts', '--if-changed'], {
    cwd: folder,
    encoding: 'utf8',
    // Vitest's own environment variables would cause a development build.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  return { isBuilt: status === 0, output: stdout + stderr };
}
const pdf = (root: string) => readFileSync(join(folder, root, SHEET));

const NO_BROWSER = { CHROMIUM_PATH: '/nowhere/chromium' };

test('stops a build for publication when there is no browser', () => {
  const { isBuilt, output } = build({ ...NO_BROWSER, SITE_URL: 'https://www.example.org' });
  expect(output).toMatch(/public\/documents\/hifz-policy\.pdf differs from its page.*Nothing was built/s);
  expect(isBuilt).toBe(false);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('builds a preview without a browser and warns every time', () => {
  for (const _ of [1, 2]) {
    const { isBuilt, output } = build(NO_BROWSER);
    expect(output).toContain(SHEET);
    expect(isBuilt).toBe(true);
    expect(pdf('dist')).toEqual(pdf('public'));
  }
});

test('prints only the outdated document again when there is a browser', () => {
  const before = pdf('public');
  const { isBuilt, output } = build({ SITE_URL: 'https://www.example.org' });
  expect(isBuilt).toBe(true);
  expect(output.match(/^public\/documents\/\S+/gm)).toEqual([`public/${SHEET}`]);
  expect(pdf('public')).not.toEqual(before);
  expect(pdf('dist')).toEqual(pdf('public'));
  expect(build({ SITE_URL: 'https://www.example.org' }).output).toContain('built already');
});
