// A lock between processes that is released when its process ends or crashes. Plain JavaScript, because the launcher uses
// it on versions of Node.js that can't run TypeScript.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { relative, resolve } from 'node:path';

/** Longer names of sockets are refused, or cut, by some systems. */
const ADDRESS_BYTES = 103;

/**
 * Takes the lock identified by a file path until this process ends. Returns `false` if another process has it. Rejects
 * if the file can't be created; with `ENAMETOOLONG`, if its path is too long for a socket.
 *
 * The lock is a Unix domain socket that the process listens on. If nobody listens on it, a crashed process left it
 * behind. A process id in a file couldn't prove that: ids are reused, and differ between containers.
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export async function takeLock(file) {
  const address = socketAddress(file);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await listen(address)) return true;
    if (await isAlive(address)) return false;
    await rm(file, { force: true });
  }
  return false;
}

/**
 * Windows uses named pipes. Of the relative and the absolute path, the shorter one is used.
 * @param {string} file
 */
function socketAddress(file) {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\${createHash('sha256').update(resolve(file)).digest('hex')}`;
  }
  const near = relative('', file);
  const address = near.length < file.length ? near : file;
  if (Buffer.byteLength(address) <= ADDRESS_BYTES) return address;
  throw Object.assign(new Error(`${file} is too long for a socket`), { code: 'ENAMETOOLONG' });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function listen(address) {
  return new Promise((settle, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') settle(false);
      else reject(error);
    });
    server.listen(address, () => settle(true));
  });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function isAlive(address) {
  return new Promise((settle) => {
    const socket = connect(address, () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}
