/** The licenses of packages: those that visitors download, in `licenses.txt`, and those that a lock file installs. */
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

/** Permissive ones, and MPL and LGPL, which ask nothing of those who use the unchanged packages. */
const ACCEPTED = new Set(
  (
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 ' +
    'Python-2.0 Zlib'
  ).split(' '),
);

function isAccepted(expression: string): boolean {
  const names = expression.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  const needed = / OR /.test(expression) && !/ AND /.test(expression) ? 1 : names.length;
  return names.filter((name) => ACCEPTED.has(name)).length >= needed;
}

type LockFile = { packages: Record<string, { version?: string; license?: string }> };

/** One sentence for each package of a lock file whose license nobody has accepted yet. */
export function licenseSurprises(text: string): string[] {
  return Object.entries((JSON.parse(text) as LockFile).packages).flatMap(([path, { version, license }]) => {
    // A path outside node_modules is our own. A link to such a package has no version.
    const isOurs = !path.includes('node_modules/') || version === undefined;
    if (isOurs || isAccepted(license ?? '')) return [];
    return [`${path.split('node_modules/').at(-1)} ${version} has the license ${license ?? '“none”'}.`];
  });
}

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
