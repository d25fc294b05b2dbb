// `npm start`: installs what is missing, builds what has changed, and serves the site on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled, projectEnvironment, projectFolder, projectNode } from './project-tools.mjs';

ensureInstalled({ withTests: false });
const node = projectNode();
const options = { cwd: projectFolder, env: projectEnvironment(), stdio: 'inherit' };

const build = spawnSync(node, ['scripts/build.ts', '--if-changed'], options);
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(node, ['server/main.ts'], options);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
