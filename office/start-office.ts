/**
 * `npm run office`: opens the editor of the content in the browser. Options: `-- --root folder` for another project's
 * content, and `--no-open` to open the printed address oneself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import { sentenceOf } from '../hosting/plain-errors.mjs';
import { takeLock } from '../hosting/process-lock.mjs';
import { bundleApp } from './server/app-bundle.ts';
import { Refusal, Repository } from './server/git.ts';
import { listen } from './server/http.ts';
import { Office } from './server/office.ts';

const project = join(import.meta.dirname, '..');
process.chdir(project);
const NO_GIT = 'Git is missing. Install it from https://git-scm.com, then open this file again.';

/** Opens an address in the default browser. If that fails, the printed address remains. */
const openBrowser = (address: string) => open(address).catch(() => {});

async function start(): Promise<void> {
  const options = { root: { type: 'string' }, 'no-open': { type: 'boolean' } } as const;
  const { root = project, 'no-open': isQuiet = false } = parseArgs({ options }).values;
  if (spawnSync('git', ['--version']).error) throw new Refusal(NO_GIT);
  const repository = new Repository(resolve(root));
  const opened = join(repository.workFolder, 'address');
  // Where the file system has no sockets, nobody can know.
  const isFirst = await takeLock(join(repository.workFolder, 'lock')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENAMETOOLONG')
      throw new Refusal(`${root} has too long a name. Move the project up a few folders.`);
    return true;
  });
  if (!isFirst) {
    console.log('The editor is open already.');
    if (!isQuiet && existsSync(opened)) await openBrowser(readFileSync(opened, 'utf8'));
    process.exit(0);
  }
  // Left by an editor that was killed in a save.
  rmSync(join(repository.workFolder, '../refs/heads/office.lock'), { force: true });
  const office = new Office(repository);
  const app = bundleApp();
  const { address } = await listen(office, app);
  // For a second start. Nobody else on this computer may read the token.
  rmSync(opened, { force: true });
  writeFileSync(opened, address, { mode: 0o600 });
  console.log(`The editor: ${address}\nClose this window to stop it.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
  if (!isQuiet) void openBrowser(address);
  await app;
  // The first screen then opens at once.
  office.start();
}

await start().catch((error: Error) => {
  const says = sentenceOf(error) ?? `The editor can’t start. (${error.message})`;
  console.error(error instanceof Refusal ? error.message : says);
  process.exit(1);
});
