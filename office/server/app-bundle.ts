/** Bundles the app with Vite, once for each state of its sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/office-app');
const SOURCES = ['{office,src}/**/*.*', 'checks/work-list.ts', 'package-lock.json'];

/** The folder with the app's files, from the cache if no source has changed. */
export async function bundleApp(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { exclude: ['office/server/**', '**/*.test.*'] }).sort())
    hash.update(file).update(readFileSync(file));
  const folder = join(CACHE, hash.digest('hex'));
  if (existsSync(folder)) return folder;
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')]);
  rmSync(CACHE, { recursive: true, force: true });
  await build({
    root: 'office/app',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    oxc: { jsx: { runtime: 'automatic' } },
    // Our policy for content allows no data: fonts and scripts.
    build: { outDir: `${folder}.next`, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  renameSync(`${folder}.next`, folder);
  return folder;
}
