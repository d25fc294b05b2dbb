// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Installs a Java runtime as root if there is none. Throws an error that says what to install if that fails. */
function ensureJava(): void {
  if (hasJava()) return;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'default-jre-headless'], { stdio: 'inherit' });
  }
  if (!hasJava()) throw new Error('The Nu checker needs Java 11 or newer. Install it, then try again.');
}

test('the Nu checker finds no error on any built page', { timeout: 600_000 }, () => {
  ensureJava();
  const pages = globSync('dist/**/*.html');
  expect(pages.length).toBeGreaterThan(25);
  const { stderr } = spawnSync(
    'java',
    ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--errors-only', '--format', 'json', ...pages],
    { encoding: 'utf8' },
  );
  const { messages } = JSON.parse(stderr) as { messages: { url: string; lastLine: number; message: string }[] };
  expect(messages.map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`)).toEqual([]);
});
