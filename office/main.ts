/**
 * `npm run office`: opens the editor of the content in the browser. Options: `-- --root folder` for another project's
 * content, `--port 4000`, and `--no-open` to open the printed address oneself.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeLock } from '../server/process-lock.mjs';
import { bundleApp } from './server/app-bundle.ts';
import { listen } from './server/http.ts';
import { Office } from './server/office.ts';
import { Publication } from './server/publication.ts';
import { Store } from './server/store.ts';

const { values } = parseArgs({
  options: { root: { type: 'string' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } },
});
const project = join(import.meta.dirname, '..');
const root = resolve(values.root ?? project);
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

if (!existsSync(join(root, 'content'))) {
  console.error(`There is no folder content/ in ${root}.`);
  process.exit(1);
}
mkdirSync(join(root, '.office'), { recursive: true });
const opened = join(root, '.office/address');
if (!(await takeLock(join(root, '.office/lock')))) {
  console.log('The editor is open already.');
  if (!values['no-open'] && existsSync(opened)) openBrowser(readFileSync(opened, 'utf8'));
  process.exit(0);
}
const store = new Store(root);
const app = bundleApp();
const office = new Office(store, await Publication.open(store));
const start = (port: string | undefined) => listen(office, () => app, Number(port));
// The browser keeps typed text by address, so the port stays the same if it can.
const last = existsSync(opened) ? URL.parse(readFileSync(opened, 'utf8'))?.port : '';
const { address, server } = await (values.port ? start(values.port) : start(last || '0').catch(() => start('0')));
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
if (!values['no-open']) openBrowser(address);
await app;
// The first screen then opens at once.
office.start();
