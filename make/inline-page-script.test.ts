import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { inlinable, inlinePageScript } from './inline-page-script.ts';

const FILE = 'Page.astro_astro_type_script_index_0_lang.A1.js';
const TAG = `<script type="module" src="/_assets/${FILE}"></script>`;

/** A small build with the same structure as Astro's output. */
async function build(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    [`_assets/${FILE}`]: 'document;',
    '_assets/load-on-first-interaction.B1.js': 'export {};',
    ...files,
  });
  return folder;
}

test('inlines the script into every page, importing the next script by its final URL', async () => {
  const folder = await build({ 'index.html': `<head>${TAG}</head>`, 'a.html': `<p>$&</p>${TAG}` });
  await inlinePageScript(folder);
  const [index, other] = await Promise.all(
    ['index.html', 'a.html'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  const [, script = ''] = /^<head><script type="module">([\s\S]+)<\/script><\/head>$/.exec(index ?? '') ?? [];
  expect(script).toContain('import(`/_assets/load-on-first-interaction.B1.js`)');
  expect(script).not.toMatch(/<\/|\n./);
  expect(other).toBe(`<p>$&</p><script type="module">${script}</script>`);
  await expect(readFile(join(folder, '_assets', FILE))).rejects.toThrow('ENOENT');
});

test.each([
  [{ 'a.html': '<p>' }, 'a.html has 0 page scripts. If Astro was upgraded'],
  [{ 'a.html': TAG + TAG }, 'a.html has 2 page scripts'],
  [{ '_assets/load-on-first-interaction.C1.js': '' }, '2 files for load-on-first-interaction.ts'],
])('stops the build for %j', async (files, message) => {
  await expect(inlinePageScript(await build(files))).rejects.toThrow(message);
});

test.each(['a="</script>"', 'a="</SCRIPT "', 'a="<!--"'])('refuses a page script with %s', (code) => {
  expect(() => inlinable(code)).toThrow('cannot be inlined');
  expect(inlinable(' a="<b></b>" ')).toBe('a="<b></b>"');
});
