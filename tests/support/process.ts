/** Starts the real server as a separate process, like `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

type ProcessOptions = {
  args?: readonly string[];
  standardError?: 'pipe' | number;
  /** Root may read and write everything. With this, it has only the rights of other users. For Linux. */
  isOrdinary?: boolean;
};
/** The start of a command that may do only what the permissions of files allow. */
export const AS_ORDINARY_USER =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

/** Finds a free port. Another process could still take it before it's used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs a TypeScript file of this repository with the given environment. Standard error can go to an open file. `port` is that
 * of the first line of output, and rejects with all output if the process ends before. `ended` resolves with the exit code
 * (`null` after a signal) and all output. It is killed when the test ends.
 */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  { args = [], standardError = 'pipe', isOrdinary = false }: ProcessOptions = {},
) {
  const prefix = isOrdinary ? AS_ORDINARY_USER : [];
  const [command = '', ...all] = [...prefix, process.execPath, resolve(import.meta.dirname, '../..', file), ...args];
  const child = spawn(command, all, {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', standardError],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const port = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /^Serving http:\/\/.*:(\d+)\/$/m.exec(output) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
    }
    ended.then(() => reject(new Error(output)), reject);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  // Tests that expect a failure only wait for `ended`.
  port.catch(() => {});
  return { child, port, ended };
}
