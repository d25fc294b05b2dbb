/** The licenses of what visitors download, in `licenses.txt`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The licenses of what is committed here: fonts, and the shapes of icons. */
const LICENSE_FOLDER = 'src/assets/licenses';

/** Vite's license lists (`build.license`): one for the pages' scripts, one for the service worker. */
export const PAGES_LICENSES = 'licenses-pages.json';
export const WORKER_LICENSES = 'licenses-worker.json';

const packages = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().nullish(), text: z.string().nullish() }),
);
type Notice = { title: string; text: string };

function bundled(file: string): Notice[] {
  return packages.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ name, version, identifier, text }) => {
    if (!text && !identifier) throw new Error(`${name} ${version} has no license, so the site can't include it.`);
    return { title: `${name} ${version}`, text: text ?? `Licensed under ${identifier}.` };
  });
}

const committed = (): Notice[] =>
  readdirSync(LICENSE_FOLDER).map((name) => ({
    title: name.replace('.txt', ''),
    text: readFileSync(join(LICENSE_FOLDER, name), 'utf8'),
  }));

/** Replaces Vite's license lists in a build folder with a single `licenses.txt`. Throws if a package has no license. */
export function writeLicenses(folder: string): void {
  const lists = [PAGES_LICENSES, WORKER_LICENSES].map((name) => join(folder, name));
  const notices = new Map([...lists.flatMap(bundled), ...committed()].map(({ title, text }) => [title, text.trim()]));
  const sections = [...notices].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const intro = 'This site contains the following software and fonts.';
  const body = sections.map(([title, text]) => `${'-'.repeat(72)}\n${title}\n\n${text}\n`).join('\n');
  writeFileSync(join(folder, 'licenses.txt'), `${intro}\n\n${body}`);
  for (const list of lists) rmSync(list);
}
