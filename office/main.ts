/**
 * `npm run office`: opens the editor of the content in the browser. Options: `-- --root folder` for another project's
 * content, `--port 4000`, and `--no-open` to open the printed address oneself.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeLock } from '../server/process-lock.mjs';
import { bundleApp } from './server/app-bundle.ts';
import { Refusal, Repository } from './server/git.ts';
import { History } from './server/history.ts';
import { listen } from './server/http.ts';
import { Office } from './server/overview.ts';

const LISTEN_EVERY_MS = 5 * 60_000;
const project = join(import.meta.dirname, '..');
process.chdir(project);

/** Opens an address in the default browser. If that fails, the printed address remains. */
function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  };
  const [command = 'xdg-open', ...args] = commands[process.platform] ?? [];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function optionsOf(args: readonly string[]) {
  try {
    const options = { root: { type: 'string' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const { root = project, port = '' } = values;
    if (/^(\d{0,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/.test(port))
      return { root: resolve(root), port, isQuiet: values['no-open'] === true };
  } catch {
    // An option that doesn't exist is a wrong one too.
  }
  throw new Refusal('The options are --root folder, --port 4000 and --no-open.');
}

/** The folder for what the editor needs on the way. If the one in the project is damaged, another takes its place. */
function workFolder(root: string): string {
  const folder = join(root, '.office');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'works'), '');
    rmSync(join(folder, 'works'));
    return folder;
  } catch {
    console.log(
      'The folder .office can’t be used, so the editor keeps nothing there. Delete it when the editor is closed.',
    );
    return mkdtempSync(join(tmpdir(), 'school-office-'));
  }
}

/** What an earlier start has written, or nothing. */
function readAddress(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function start(): Promise<void> {
  const { root, port, isQuiet } = optionsOf(process.argv.slice(2));
  const history = new History(new Repository(root));
  const folder = workFolder(root);
  const office = new Office(history, folder);
  const opened = join(folder, 'address');
  const isFirst = await takeLock(join(folder, 'lock')).catch(() => true);
  if (!isFirst) {
    const address = readAddress(opened);
    console.log('The editor is open already.');
    if (!isQuiet && address) openBrowser(address);
    process.exit(0);
  }
  const app = bundleApp();
  // The browser keeps typed text by address, so the port stays the same if it can.
  const last = URL.parse(readAddress(opened))?.port ?? '';
  const from = (number: string) => listen(office, () => app, Number(number));
  const taken = () => {
    throw new Refusal(`Another program uses the port ${port}. Start the editor without --port.`);
  };
  const { address, server } = await (port ? from(port).catch(taken) : from(last || '0').catch(() => from('0')));
  // For a second start. Nobody else on this computer may read the token.
  rmSync(opened, { force: true });
  writeFileSync(opened, address, { mode: 0o600 });
  console.log(`The editor: ${address}\nClose this window to stop it.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close();
      void office.publication.stop().then(() => process.exit(0));
    });
  }
  if (!isQuiet) openBrowser(address);
  await app;
  // The first screen then opens at once.
  office.start();
  setInterval(() => void office.listen(), LISTEN_EVERY_MS).unref();
}

await start().catch((error: Error) => {
  const isFull = /ENOSPC|no space left/i.test(error.message);
  const says = isFull ? 'The disk of this computer is full. Delete what you don’t need.' : 'The editor can’t start.';
  console.error(error instanceof Refusal ? error.message : `${says} (${error.message})`);
  process.exit(1);
});
