// `npm start`: installs what is missing, builds what has changed, and serves the site on this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureInstalled, projectEnvironment, projectFolder, projectNode } from './project-tools.mjs';

const PARENT_CHECK_INTERVAL_MS = 500;

let child = null;
let isStopping = false;

/** Runs a TypeScript file of the project to its end and returns its exit code; 1 after a signal. */
async function run(...args) {
  child = spawn(projectNode(), args, { cwd: projectFolder, env: projectEnvironment(), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** SIGHUP comes when the terminal is closed. To the server alone it would mean "read the build again". */
function stop() {
  isStopping = true;
  child?.kill('SIGTERM');
}

ensureInstalled({ withTests: false });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm sends SIGTERM to the shell between it and this process, and not every shell passes it on before it ends.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => process.ppid !== parent && !isStopping && stop(), PARENT_CHECK_INTERVAL_MS).unref();
}

const buildCode = await run('scripts/build.ts', '--if-changed');
process.exit(buildCode !== 0 || isStopping ? buildCode || 1 : await run('server/main.ts'));
