/** Bundles the app with Vite, once for each state of its sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const CACHE = 'node_modules/.cache/office-app';
const SOURCES = ['{office,src}/**/*.*', 'checks/work-list.ts', 'package-lock.json'];

type Files = Map<string, string | Uint8Array>;

/** The app's files by their path on the server, from the cache if no source has changed. */
export async function bundleApp(): Promise<Files> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { exclude: ['office/server/**', '**/*.test.*'] }).sort())
    hash.update(file).update(readFileSync(file));
  const version = hash.digest('hex');
  const kept = existsSync(CACHE) ? deserialize(readFileSync(CACHE)) : undefined;
  if (kept?.version === version) return kept.files;
  const files = await bundle();
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(`${CACHE}.next`, serialize({ version, files }));
  renameSync(`${CACHE}.next`, CACHE);
  return files;
}

async function bundle(): Promise<Files> {
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')]);
  const bundled = await build({
    root: 'office/app',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    oxc: { jsx: { runtime: 'automatic' } },
    // Our policy for content allows no data: fonts and scripts.
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const output = 'output' in bundled ? bundled.output : [];
  return new Map(output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]));
}
