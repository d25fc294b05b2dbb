/**
 * Puts the script of every page into the pages themselves. As a file of its own it would compete with the fonts for the
 * first connections of a visit and bring 0.4 kB of headers for 1.2 kB of script
 * (docs/decisions/0010-the-page-script-inline.md).
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';

import { listFiles } from '../server/build-files.ts';
import { HASHED_ASSETS_PREFIX } from '../server/headers.ts';
import { GRADE_C_BROWSERS } from '../src/lib/grade-c.ts';

const SOURCE = 'src/layouts/page-script.ts';
/** How Astro names the script of a layout, and asks for it. */
const TAG = /<script type="module" src="([^"]*\/Page\.astro_astro_type_script[^"]*)"><\/script>/g;
/** The one file that the page's script imports, on the visitor's first interaction. */
const IMPORTED = 'load-on-first-interaction';

/** The script as one text, which imports that file from its address in the build. */
async function bundle(importedAddress: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'imported-address',
        enforce: 'pre',
        resolveId: (source) =>
          source.endsWith(`/${IMPORTED}.ts`) ? { id: importedAddress, external: 'absolute' } : null,
      },
    ],
    // As a library, without Vite's own way to import; but with as little white space as in a page's other scripts.
    build: {
      write: false,
      target: GRADE_C_BROWSERS,
      lib: { entry: SOURCE, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${SOURCE} is more than one file.`);
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${SOURCE} cannot stand in a page.`);
  return chunk.code.trim();
}

/**
 * Changes the pages of a build in place and removes the file that they asked for before. Rejects when a page has no such
 * script, and when another script needs the file: it would run a second time.
 */
export async function inlinePageScript(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const imported = files.filter((file) => basename(file).startsWith(`${IMPORTED}.`) && file.endsWith('.js'));
  if (imported.length !== 1) throw new Error(`The build has ${imported.length} files for ${IMPORTED}.ts.`);
  const script = await bundle(`/${imported[0]}`);
  const replaced = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const tags = [...html.matchAll(TAG)];
    if (tags.length !== 1) throw new Error(`${file} has ${tags.length} page scripts.`);
    for (const [, address = ''] of tags) replaced.add(address);
    await writeFile(
      join(folder, file),
      html.replace(TAG, () => `<script type="module">${script}</script>`),
    );
  }
  for (const file of files.filter((name) => `/${name}`.startsWith(HASHED_ASSETS_PREFIX) && name.endsWith('.js'))) {
    if (replaced.has(`/${file}`)) continue;
    const code = await readFile(join(folder, file), 'utf8');
    for (const address of replaced) {
      if (code.includes(basename(address))) throw new Error(`${file} needs the page's script ${address}.`);
    }
  }
  for (const address of replaced) await rm(join(folder, address));
}

/**
 * Keeps the page's script out of Astro's bundle, and puts what it asks for in: as a part of the bundle it could share code
 * with other files, which would then need it as a file.
 */
const apart: Plugin = {
  name: 'page-script-apart',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return;
    this.emitFile({
      type: 'chunk',
      id: `src/islands/${IMPORTED}.ts`,
      name: IMPORTED,
      preserveSignature: 'allow-extension',
    });
  },
  load: (id) => (id.endsWith(`/${SOURCE}`) ? 'document;' : null),
};

/** The page's script in the pages, as a part of every build by Astro. `npm run dev` serves it as Astro does. */
export const pageScriptInline: AstroIntegration = {
  name: 'page-script-inline',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [apart] } });
    },
    'astro:build:done': ({ dir }) => inlinePageScript(fileURLToPath(dir)),
  },
};
