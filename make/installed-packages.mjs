// Which packages of the lock file are installed. Without packages, because run.mjs needs it before they are.
import fs from 'node:fs';
import { fail } from '../hosting/plain-errors.mjs';

/** npm records here what it installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/** @typedef {{ version: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Wanted */
/** @typedef {Wanted & { os?: string[], cpu?: string[], libc?: string[] }} Package */
/** @returns {Record<string, Package>} The packages in a lock file, by their folder. */
function readLock(/** @type {string} */ file) {
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    const remedy = file.startsWith('node_modules/') ? 'Delete node_modules' : 'Bring it back with git';
    return fail(`${file} is damaged. ${remedy}, then try again.`);
  }
}

process.report.excludeNetwork = true;
const isGlibc = JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');

/** Whether a package has programs for this system. Of the optional ones, only these are needed. */
const isOfThisSystem = (/** @type {Package} */ { os, cpu, libc }) =>
  os?.includes(process.platform) && cpu?.includes(process.arch) && (libc?.includes('glibc') ?? isGlibc) === isGlibc;

/** Whether all packages are there, if wanted also those that only tests and linters need. */
export function isInstalled(/** @type {boolean} */ withTests) {
  const installed = readLock(INSTALLED);
  return Object.entries(readLock('package-lock.json')).every(
    ([folder, wanted]) =>
      !folder.startsWith('node_modules/') ||
      (wanted.optional && !isOfThisSystem(wanted)) ||
      ((wanted.dev || wanted.devOptional) && !withTests) ||
      (installed[folder]?.version === wanted.version && fs.existsSync(`${folder}/package.json`)),
  );
}

/** Whether packages that only tests and linters need are there. */
export const hasTestPackages = () => Object.values(readLock(INSTALLED)).some(({ dev }) => dev);
