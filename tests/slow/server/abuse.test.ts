/** Opens thousands of bad connections at once. Runs the real server, with its real limits, in a separate process. */
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { startProcess } from '../../../server/testing/process.ts';
import { ask, LARGE_FILE_BYTES, makeBuild, openSocket, temporaryFolder } from '../../../server/testing/site.ts';

/** The server's limits are 10 and 15 s. A connection that lasts longer than this hasn't been closed by the server. */
const CUT_WITHIN_MS = 20_000;

async function startServer(): Promise<number> {
  const distDir = await makeBuild({ 'film.mp4': Buffer.alloc(LARGE_FILE_BYTES, 'z') });
  const settings = { PORT: '0', DIST_DIR: distDir, INBOX_DIR: await temporaryFolder() };
  const server = startProcess('server/main.ts', settings);
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
  return server.port;
}

/** Opens connections in groups, so that the system's listen queue isn't the limit. */
async function openMany(port: number, count: number, first: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openSocket(port)))));
  for (const socket of sockets) socket.on('error', () => {}).write(first);
  return sockets;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve()).resume();
  });

async function expectNormalService(port: number): Promise<void> {
  for (let count = 0; count < 20; count += 1) expect((await ask(port, '/tuition')).status).toBe(200);
}

test('idle connections, endless headers and bodies are cut, and others are served, also while downloads stall', async () => {
  const port = await startServer();
  const head =
    `POST /api/v1.0/email/send HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
  const idle = await openMany(port, 5_000, '');
  const slow = await openMany(port, 500, 'GET / HTTP/1.1\r\nHost: a\r\n');
  for (const stalled of await openMany(port, 500, 'GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n')) stalled.pause();
  const sockets = [...idle, ...slow, ...(await openMany(port, 500, head))];
  expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(6_000);
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('X-a: b\r\n');
  }, 1_000);
  onTestFinished(() => clearInterval(drip));
  await expectNormalService(port);
  const started = performance.now();
  await Promise.all(sockets.map(closed));
  expect(performance.now() - started).toBeLessThan(CUT_WITHIN_MS);
  await expectNormalService(port);
});
