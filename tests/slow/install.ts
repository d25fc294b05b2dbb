// Installs what the slow tests and the benchmark need: npm packages, and programs of the system.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureSystemPackages } from './system-packages.ts';

const FOLDER = 'tests/slow';
const STAMP = `${FOLDER}/node_modules/.installed`;

const lockFile = readFileSync(`${FOLDER}/package-lock.json`, 'utf8');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockFile) {
  console.log(`Installing the tools of ${FOLDER}/ (only once).`);
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error('The tools could not be installed. Check the network, then try again.');
  writeFileSync(STAMP, lockFile);
}
ensureSystemPackages();
