/** Runs the README's first command in a fresh clone, and measures what it installs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/site.ts';

const MOST_BYTES = 220_000_000;

test('npm start in a fresh clone installs at most 220 MB of packages and serves', { timeout: 600_000 }, async () => {
  const folder = await temporaryFolder();
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder]).status).toBe(0);
  // Without the project's own tools, as in a normal shell, and with the packages that npm has downloaded for the tests.
  const own = (process.env['PATH'] ?? '').split(':').filter((part) => !part.startsWith(process.cwd()));
  const env = { PATH: own.join(':'), HOME: process.env['HOME'], PORT: '0', npm_config_prefer_offline: 'true' };
  const npm = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let address: string | undefined;
  for await (const line of createInterface(npm.stdout)) {
    address = /^Serving (http:\S+)$/.exec(line)?.[1];
    if (address) break;
  }
  expect((await fetch(address ?? 'http:')).status).toBe(200);
  npm.kill();
  await once(npm, 'exit');

  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  // Serving the site must not change tracked files.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
});
