/** Bundles the service worker with facts about the built pages, and writes it to the build as `sw.js`. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { readDocumentPolicy } from '../hosting/document-policy.ts';
import { HASHED_ASSETS_PREFIX, headersFor } from '../hosting/headers.ts';
import { parseHtml } from '../hosting/html-tree.ts';
import type { WorkerFacts } from '../src/service-worker/worker-facts.ts';
import { WORKER_LICENSES } from './licenses.ts';

/** Cuts the part between two comments out of a page. Throws if the comments are missing. */
function cut(html: string, name: string): { rest: string; part: string } {
  const [before = '', part, after] = html.split(new RegExp(`<!--/?${name}-->`));
  if (part === undefined || after === undefined) throw new Error(`The offline page has no part "${name}".`);
  return { rest: before + after, part: part.trim() };
}

/** The facts that the worker needs about the built offline page and `/find`, which it keeps ahead. */
export function workerFacts(page: string, findPage: string): WorkerFacts {
  const { rest: html, part: notice } = cut(page, 'notice');
  cut(html, 'saved-pages');
  const paths = [...(html + findPage).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => path);
  const essentials = [...new Set(paths.filter((path) => path.startsWith(HASHED_ASSETS_PREFIX)))];
  // All files of the page have its own origin, so `upgrade-insecure-requests` is useless, and it would break plain http.
  const headers = headersFor('/', readDocumentPolicy(parseHtml(html)), { isHttps: false });
  return { offlinePage: { html, headers }, notice, essentials, assetsPrefix: HASHED_ASSETS_PREFIX };
}

/**
 * Writes `sw.js` into a build folder and removes the offline page, which isn't an address of the site. With
 * `PUBLIC_SERVICE_WORKER=off`, it writes the worker that removes itself. Rejects if the bundle fails.
 */
export async function makeServiceWorker(folder: string): Promise<void> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const isOff = process.env['PUBLIC_SERVICE_WORKER'] === 'off';
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(!isOff && {
        WORKER_FACTS: JSON.stringify(workerFacts(await read('offline.html'), await read('find.html'))),
      }),
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
  await rm(join(folder, 'offline.html'), { force: true });
}
