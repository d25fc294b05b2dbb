// `npm run verify -- https://www.example.org`: checks that the public site is what the commit in its record builds. It
// downloads each file of the site, builds the commit again in an empty folder, with the record's day and settings, and
// compares all three. It prints what differs, and fails if anything does.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuildRecord, LOCK_FILE, publicSettings, RECORD_FILE, readRecord, sha256 } from '../build/build-record.ts';
import { mapInParallel } from '../build/parallel.ts';
import { COMPARISON_VARIABLE } from '../checks/build-settings.ts';
import { addressOf, NOT_FOUND_FILE } from '../hosting/canonical-path.ts';
import { TODAY_VARIABLE } from '../src/lib/dates/today.ts';
import { formatDate } from '../src/lib/text/format.ts';
import { request } from './watch/request.ts';
import { siteRecord } from './watch/site.ts';

type Files = BuildRecord['files'];

const DOWNLOADS = 8;
/** How many names a sentence lists. */
const SHOWN = 5;
/** Where the site serves a file, or `null`. The not-found page answers at any address that the site doesn't have. */
const pathOf = (file: string) => (file === NOT_FOUND_FILE ? '/not-an-address-of-this-site' : addressOf(file));

/** One sentence for each way in which the files differ from the expected ones. */
function differences(expected: Files, actual: Files, [first, second]: readonly [string, string]): string[] {
  const say = (names: string[], one: string, many: string, where: string) => {
    const what = names.length === 1 ? `file ${one}` : `files ${many}`;
    const rest = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
    return names.length > 0 ? [`${names.length} ${what} ${where}: ${names.slice(0, SHOWN).join(', ')}${rest}.`] : [];
  };
  const not = (files: Files, names: Files) => Object.keys(names).filter((name) => !(name in files));
  const wrong = Object.keys(expected).filter((name) => name in actual && actual[name] !== expected[name]);
  return [
    ...say(wrong, 'differs', 'differ', `between ${first} and ${second}`),
    ...say(not(actual, expected), 'is', 'are', `in ${first}, but not in ${second}`),
    ...say(not(expected, actual), 'is', 'are', `in ${second}, but not in ${first}`),
  ];
}

/** The hashes of these files as the site serves them, without those that it doesn't serve. Rejects if a request fails. */
async function servedFiles(origin: string, names: readonly string[]): Promise<Files> {
  const found = await mapInParallel(names, DOWNLOADS, async (name) => {
    const address = new URL(pathOf(name) ?? '', origin);
    try {
      const answer = await request(address, { redirect: 'manual' });
      if (answer.status !== (name === NOT_FOUND_FILE ? 404 : 200)) return [];
      return [[name, sha256(Buffer.from(await answer.arrayBuffer()))] as const];
    } catch (error) {
      throw new Error(`${address} can’t be compared: ${(error as Error).message}.`, { cause: error });
    }
  });
  return Object.fromEntries(found.flat());
}

/** Runs a program in a folder. Throws an error with its output if it fails. */
function run(command: string, args: readonly string[], cwd: string, settings: NodeJS.ProcessEnv = {}): void {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  execFileSync(command, args, { cwd, env: { PATH, HOME, CHROMIUM_PATH, ...settings }, stdio: 'pipe' });
}

/** Builds the commit of a record in an empty folder, with its day and settings. Returns the new record. */
function buildAgain({ commit, day, settings }: BuildRecord): BuildRecord {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    run('git', ['archive', '--output', join(folder, '.source.tar'), String(commit)], '.');
    run('tar', ['-xf', '.source.tar'], folder);
    const [ours, theirs] = [LOCK_FILE, join(folder, LOCK_FILE)].map((file) => readFileSync(file, 'utf8'));
    if (ours !== theirs || !existsSync('node_modules')) run('npm', ['ci', '--omit=dev'], folder);
    else symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const environment = { ...settings, [TODAY_VARIABLE]: day, [COMPARISON_VARIABLE]: '1' };
    run(process.execPath, ['build/main.ts'], folder, environment);
    const built = readRecord(readFileSync(join(folder, 'dist', RECORD_FILE), 'utf8'));
    if (!built) throw new Error('it builds no record');
    return built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compares a public site with its record, and the record with what its commit builds. Returns what is wrong, in
 * sentences, or the sentence to print if nothing is.
 */
export async function verify(site: string, build = buildAgain): Promise<{ problems: string[]; says: string }> {
  const { origin } = new URL(site);
  const record = await siteRecord(origin).catch(({ message }: Error) => message);
  if (typeof record === 'string') return { problems: [`${origin} can’t be verified: ${record}.`], says: '' };
  const { commit, day, settings, files, lockFile, hasChanges } = record;
  const addressed = Object.fromEntries(Object.entries(files).filter(([name]) => pathOf(name) !== null));
  const problems = Object.entries(publicSettings(process.env)).flatMap(([variable, ours]) => {
    const theirs = settings[variable] ?? '';
    return ours === theirs ? [] : [`The site was built with ${variable} “${theirs}”, not “${ours}”.`];
  });
  const served = await servedFiles(origin, Object.keys(addressed)).catch(({ message }: Error) => message);
  problems.push(
    ...(typeof served === 'string'
      ? [served]
      : differences(addressed, served, ['the site’s record', 'the public site'])),
  );
  const name = commit?.slice(0, 10);
  if (commit === null) {
    problems.push('The record names no commit, because the build didn’t run in a clone of the repository.');
  } else if (hasChanges) {
    problems.push(`The site was built from files that differ from commit ${name}, so nobody can build it again.`);
  } else {
    try {
      const built = build(record);
      if (built.lockFile !== lockFile) problems.push(`Its ${LOCK_FILE} is not that of commit ${name}.`);
      problems.push(...differences(built.files, files, [`what commit ${name} builds`, 'the site’s record']));
    } catch (error) {
      problems.push(`Commit ${name} can’t be built again: ${(error as Error).message}`);
    }
  }
  const count = Object.keys(addressed).length;
  const says = `${origin} is what commit ${name} builds for ${formatDate(day)}: ${count} files, byte for byte.`;
  const shown = Object.entries(settings).map(([variable, value]) => `${variable}=${value}`);
  return { problems, says: shown.length > 0 ? `${says}\nIts settings: ${shown.join(', ')}` : says };
}

if (import.meta.main) {
  const [site = ''] = process.argv.slice(2);
  const usage = 'Give the address of the site: npm run verify -- https://www.example.org';
  const checked = /^https?:/.test(site) && URL.canParse(site) ? verify(site) : Promise.reject(new Error(usage));
  const { problems, says } = await checked.catch(({ message }: Error) => ({ problems: [message], says: '' }));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(says);
  else process.exitCode = 1;
}
