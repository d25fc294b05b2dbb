/** Bundles the app with Vite, once for each state of its sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('.cache/office-editor');
const SOURCES = ['{office,src}/**/*.*', 'public/*.png', 'package-lock.json'];

/** The folder with the app's files, from the cache if no source has changed. */
export async function bundleApp(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { exclude: ['office/server/**', '**/*.test.*'] }).sort())
    hash.update(file).update(readFileSync(file));
  const folder = join(CACHE, hash.digest('hex'));
  if (existsSync(folder)) return folder;
  // Two editors may begin at once.
  const next = `${folder}.${process.pid}`;
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')]);
  await build({
    root: 'office/app',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: next,
      // Our policy for content allows no data: fonts and scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The manifest names its icons, and nothing is cached.
      rolldownOptions: { output: { assetFileNames: '[name][extname]' } },
    },
  });
  if (!existsSync(folder)) renameSync(next, folder);
  return folder;
}
