/** Starts the real server as a separate process, like `npm start`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  child: ChildProcess;
  /** The port from the first line of output. Rejects with all output if the process ends before that. */
  port: Promise<number>;
  /** Resolves with the exit code (`null` after a signal) and all output. */
  ended: Promise<{ code: number | null; output: string }>;
};

type ProcessOptions = { args?: readonly string[]; standardError?: 'pipe' | number; user?: number | undefined };

/** Finds a free port. Another process could still take it before it's used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a TypeScript file of this repository with the given environment. Standard error can go to an open file. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  { args = [], standardError = 'pipe', user }: ProcessOptions = {},
): ServerProcess {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', standardError],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const port = new Promise<number>((resolve, reject) => {
    createInterface(child.stdout as Readable).on('line', (line) => {
      output += `${line}\n`;
      const match = /^Serving http:\/\/.*:(\d+)\/$/.exec(line);
      if (match?.[1] !== undefined) resolve(Number(match[1]));
    });
    ended.then(({ output: all }) => reject(new Error(all)), reject);
  });
  // Tests that expect a failure only wait for `ended`.
  port.catch(() => {});
  return { child, port, ended };
}
