/** A lock between processes that ends with its process, however that ends. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { relative, resolve } from 'node:path';

/**
 * Takes the lock named by a file, until this process ends. Returns `false` when another process has it. Rejects when
 * the file cannot be made.
 *
 * The lock is a Unix domain socket that the process listens on. A file that nobody listens on was left by a crash, which
 * a process id in the file could not say for sure: ids are used again, and differ between containers.
 */
export async function takeLock(file: string): Promise<boolean> {
  const address = addressOf(file);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await listen(address)) return true;
    if (await isAlive(address)) return false;
    await rm(file, { force: true });
  }
  return false;
}

/** Windows has named pipes instead. A socket's path is at most 103 bytes on some systems, so the shorter one is used. */
function addressOf(file: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\${createHash('sha256').update(resolve(file)).digest('hex')}`;
  }
  const near = relative('', file);
  return near.length < file.length ? near : file;
}

function listen(address: string): Promise<boolean> {
  return new Promise((settle, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') settle(false);
      else reject(error);
    });
    server.listen(address, () => settle(true));
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(address, () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}
