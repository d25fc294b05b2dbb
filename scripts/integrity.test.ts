// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { addIntegrity } from './integrity.ts';

const SCRIPT = 'export const answer = 42;';
const DIGEST = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;

async function pageWith(html: string): Promise<() => Promise<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'school-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '_assets'));
  await writeFile(join(folder, '_assets', 'a.B1.js'), SCRIPT);
  await writeFile(join(folder, 'index.html'), html);
  return async () => {
    await addIntegrity(folder);
    return readFile(join(folder, 'index.html'), 'utf8');
  };
}

test('a script of the build carries the digest of its file, once', async () => {
  const run = await pageWith('<script type="module" src="/_assets/a.B1.js"></script><p>');
  const expected = `<script integrity="${DIGEST}" type="module" src="/_assets/a.B1.js"></script><p>`;
  expect(await run()).toBe(expected);
  expect(await run()).toBe(expected);
});

test.each([
  '<script>let src="/x.js"</script>',
  '<script type="application/ld+json">{"a":" src=\\"/x.js\\""}</script>',
  '<script src="https://forms.example.org/a.js"></script>',
  '<script src="//forms.example.org/a.js"></script>',
])('%s is left alone', async (html) => {
  expect(await (await pageWith(html))()).toBe(html);
});

test('a page that names a missing script stops the build', async () => {
  await expect((await pageWith('<script src="/_assets/gone.js"></script>'))()).rejects.toThrow('ENOENT');
});
