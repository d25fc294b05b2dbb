import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { contentCopy } from './testing/office.ts';

const children: ChildProcess[] = [];
const stopAll = async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
};
afterEach(stopAll);

/** Opens the editor with the start file of Linux. Returns the first line that matches. */
function open(root: string, line: RegExp): Promise<string> {
  const child = spawn('sh', ['office/start/school-office.sh', '--no-open', '--root', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = line.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}

test('opens from its start file, shows the app, and opens only once', async () => {
  const root = contentCopy();
  const address = await open(root, /http:\S+/);
  const signIn = await fetch(address, { redirect: 'manual' });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(new URL('/', address), { headers: { cookie } })).text();
  expect(page).toContain('School office');
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await fetch(new URL(script, address), { headers: { cookie } });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await open(root, /The editor is open already/)).toBeTruthy();
});

test('starts again at its last port, where the browser keeps typed text, or at another if that is taken', async () => {
  const root = contentCopy();
  const start = async () => new URL(await open(root, /http:\S+/)).port;
  const port = await start();
  await stopAll();
  expect(await start()).toBe(port);
  await stopAll();
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  expect(await start()).not.toBe(port);
  other.close();
});
