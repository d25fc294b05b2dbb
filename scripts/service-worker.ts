/** Makes the service worker of a build: bundles it with what it must know of the pages, and writes `sw.js` beside them. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { HASHED_ASSETS_PREFIX, headersFor } from '../server/headers.ts';
import { readDocumentPolicy } from '../server/policy.ts';
import type { BuildFacts } from '../src/service-worker/build-facts.ts';
import { WORKER_LICENSES } from './licenses.ts';

const SWITCH = 'PUBLIC_SERVICE_WORKER';

/** Takes the part of a page between two comments out of it. Throws when it is not there. */
function cut(html: string, name: string): { rest: string; part: string } {
  const [before = '', part, after] = html.split(new RegExp(`<!--/?${name}-->`));
  if (part === undefined || after === undefined) throw new Error(`The offline page has no part "${name}".`);
  return { rest: before + after, part: part.trim() };
}

/** What the worker must know of the built offline page. */
export function readBuildFacts(page: string): BuildFacts {
  const { rest: html, part: notice } = cut(page, 'notice');
  cut(html, 'saved-pages');
  const paths = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => path);
  const essentials = [...new Set(paths.filter((path) => path.startsWith(HASHED_ASSETS_PREFIX)))];
  // All of the page's files are of this origin, so there is nothing to upgrade, and over plain http nothing must be.
  const headers = headersFor('/', readDocumentPolicy(html), { isHttps: false });
  return { offlinePage: { html, headers }, notice, essentials, assetsPrefix: HASHED_ASSETS_PREFIX };
}

/**
 * Writes `sw.js` into a build folder and removes the offline page from it, which is no address of the site. With
 * PUBLIC_SERVICE_WORKER=off the worker written is the one that removes itself. Rejects when it cannot be made.
 */
export async function makeServiceWorker(folder: string): Promise<void> {
  // Read as Astro reads it for the pages, so that the two agree.
  const setting = loadEnv('production', process.cwd(), SWITCH)[SWITCH] ?? '';
  if (!['', 'off'].includes(setting)) throw new Error(`${SWITCH} is "${setting}"; it may be "off", or not set.`);
  const page = join(folder, 'offline.html');
  const isOff = setting === 'off';
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(!isOff && { BUILD_FACTS: JSON.stringify(readBuildFacts(await readFile(page, 'utf8'))) }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: WORKER_LICENSES },
      lib: {
        entry: isOff ? 'src/service-worker/removal.ts' : 'src/service-worker/worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
  await rm(page, { force: true });
}
