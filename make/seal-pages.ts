import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../hosting/build-files.ts';
import { pagePath } from '../hosting/canonical-path.ts';
import { isFramed } from '../hosting/headers.ts';
import { sealed } from '../src/service-worker/page-seal.ts';

/**
 * Ends each page with its seal, by which the service worker knows it. No later step may change a page. An example form has
 * none, so that nobody keeps one.
 */
export async function sealPages(folder: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.html') && !isFramed(`/${name}`))) {
    const path = join(folder, file);
    await writeFile(path, await sealed(pagePath(file), await readFile(path, 'utf8')));
  }
}
