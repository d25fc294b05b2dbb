/**
 * Inlines the page script into every page. As a separate file, it would compete with fonts for the first connections of
 * a visit and add headers of its own (docs/decisions/0010-the-page-script-inline.md).
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';

import { listFiles } from '../hosting/build-files.ts';
import { isFramed } from '../hosting/headers.ts';
import { GRADE_C_BROWSERS } from '../src/lib/site/grade-c.ts';

const SOURCE = 'src/layouts/page-script.ts';
/** The address that Astro generates for the layout's script, and its tag. */
const ADDRESS = /[^"]*\/Page\.astro_astro_type_script[^"]*/;
const TAG = new RegExp(`<script type="module" src="(${ADDRESS.source})"></script>`, 'g');
/** The only module that the page script imports, on the visitor's first interaction. */
const IMPORTED = 'load-on-first-interaction';

/** Code without the space around it. Throws if HTML would end the script within it, or read it differently. */
export function inlinable(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error(`${SOURCE} cannot be inlined: it contains "</script" or "<!--".`);
  return code.trim();
}

/** Bundles the script into one string that imports this module from its address in the build. */
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
    // Library mode omits Vite's preload helper. The output is minified like other inline scripts.
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
  return inlinable(chunk.code);
}

/**
 * Inlines the script into the pages of a build and deletes its file. Rejects if a page doesn't have the script.
 */
export async function inlinePageScript(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const imported = files.filter((file) => basename(file).startsWith(`${IMPORTED}.`) && file.endsWith('.js'));
  if (imported.length !== 1) throw new Error(`The build has ${imported.length} files for ${IMPORTED}.ts.`);
  const script = await bundle(`/${imported[0]}`);
  const replaced = new Set<string>();
  // The layout of an example form has no page script.
  for (const file of files.filter((name) => name.endsWith('.html') && !isFramed(`/${name}`))) {
    const html = await readFile(join(folder, file), 'utf8');
    const tags = [...html.matchAll(TAG)];
    if (tags.length !== 1) {
      throw new Error(`${file} has ${tags.length} page scripts. If Astro was upgraded, compare its tag with ${TAG}.`);
    }
    for (const [, address = ''] of tags) replaced.add(address);
    await writeFile(
      join(folder, file),
      html.replace(TAG, () => `<script type="module">${script}</script>`),
    );
  }
  for (const address of replaced) await rm(join(folder, address));
}

/**
 * Excludes the page script from Astro's bundle and adds the module it imports. In the bundle, the page script could
 * share code with other modules, which would then import it as a file.
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

/** Inlines the page script in every Astro build. In `npm run dev`, Astro serves it as a file. */
export const pageScriptInline: AstroIntegration = {
  name: 'page-script-inline',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [apart] } });
    },
    'astro:build:done': ({ dir }) => inlinePageScript(fileURLToPath(dir)),
  },
};
