/** Starts the real server as a process of its own, the way `npm start` does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  child: ChildProcess;
  /** Port from the first line printed; rejects with all output when the process ends before that. */
  port: Promise<number>;
  /** Resolves with the exit code (`null` after a signal) and everything printed. */
  ended: Promise<{ code: number | null; output: string }>;
};

/** Runs a TypeScript file of this repository with an environment of its own, standard error going to a file if one is open. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
  standardError: 'pipe' | number = 'pipe',
): ServerProcess {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', standardError],
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
  // A process that is expected to fail is awaited through `ended` only.
  port.catch(() => {});
  return { child, port, ended };
}
