// `npm start`: installs what is missing, builds what has changed, and serves the site on this machine. `npm run dev`:
// installs what is missing and serves the site with live reload. `npm run office`: installs what is missing and opens the
// office's editor.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureInstalled, projectEnvironment, projectFolder, projectNode } from './project-tools.mjs';

const PARENT_CHECK_INTERVAL_MS = 500;

let child = null;
let isStopping = false;

/** Runs a TypeScript file of the project until it exits. Returns its exit code, or 1 after a signal. */
async function run(...args) {
  child = spawn(projectNode(), args, { cwd: projectFolder, env: projectEnvironment(), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Closing the terminal sends SIGHUP, which would make the server reload the build. It gets SIGTERM instead. */
function stop() {
  isStopping = true;
  child?.kill('SIGTERM');
}

ensureInstalled({ withTests: false });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm sends SIGTERM only to the shell that runs this process, and some shells exit without passing it on.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => process.ppid !== parent && !isStopping && stop(), PARENT_CHECK_INTERVAL_MS).unref();
}

const [mode, ...options] = process.argv.slice(2);
if (mode === '--dev') process.exit(await run('scripts/dev.ts', ...options));
if (mode === '--office') process.exit(await run('office/main.ts', ...options));
const buildCode = await run('scripts/build.ts', '--if-changed');
process.exit(buildCode !== 0 || isStopping ? buildCode || 1 : await run('server/main.ts'));
