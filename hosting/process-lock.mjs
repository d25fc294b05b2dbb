// A lock between processes that is released when its process ends or crashes. Plain JavaScript, because the launcher uses
// it on versions of Node.js that can't run TypeScript.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer names of sockets are refused, or cut, by some systems. */
const ADDRESS_BYTES = 103;
const ATTEMPTS = 5;
const LONGEST_WAIT_MS = 60;

/**
 * Takes the lock identified by a file path until this process ends. Returns `false` if another process has it. Rejects
 * if the file can't be created; with `ENAMETOOLONG`, if its path is too long for a socket.
 *
 * Each process that wants the lock listens on a Unix domain socket beside the path, with a name of its own, and then looks
 * for others: of two, one at least sees the other and withdraws. If nobody listens on a socket, a crashed process left it
 * behind, and anybody may remove it. A process id in a file couldn't prove that: ids are reused, and differ between
 * containers.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
export async function takeLock(path) {
  const file = normalize(path);
  if (process.platform === 'win32') {
    // A named pipe ends with its process.
    return Boolean(await listen(`\\\\.\\pipe\\${createHash('sha256').update(resolve(file)).digest('hex')}`));
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const own = `${file}.${randomBytes(3).toString('base64url')}`;
    const server = await listen(socketAddress(own));
    // Its file is gone if another process found it before this one listened.
    if (server && !(await hasRival(file, own)) && existsSync(own)) return true;
    server?.close();
    // Two that saw each other try again at different times.
    await wait(Math.random() * LONGEST_WAIT_MS);
  }
  return false;
}

/**
 * Whether another process listens for the lock. Removes the sockets on which nobody does.
 * @param {string} file
 * @param {string} own
 */
async function hasRival(file, own) {
  const isSocket = (/** @type {string} */ path) =>
    path.startsWith(file) && /^(\.[\w-]{4})?$/.test(path.slice(file.length));
  const all = (await readdir(dirname(file))).map((name) => join(dirname(file), name)).filter(isSocket);
  let isFound = false;
  for (const other of all.filter((path) => path !== own)) {
    if (await isAlive(socketAddress(other))) isFound = true;
    else await rm(other, { force: true });
  }
  return isFound;
}

/**
 * Of the relative and the absolute path, the shorter one is used.
 * @param {string} file
 */
function socketAddress(file) {
  const near = relative('', file);
  const address = near.length < file.length ? near : file;
  if (Buffer.byteLength(address) <= ADDRESS_BYTES) return address;
  throw Object.assign(new Error(`${file} is too long for a socket`), { code: 'ENAMETOOLONG' });
}

/**
 * Listens without keeping the process alive. Undefined if the address is taken.
 * @param {string} address
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function listen(address) {
  return new Promise((settle, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') settle(undefined);
      else reject(error);
    });
    server.listen(address, () => settle(server));
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
