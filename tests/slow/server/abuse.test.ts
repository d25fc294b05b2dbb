/** Opens thousands of bad connections at once. Runs the real server, with its real limits, in a separate process. */
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { startProcess } from '../../../server/testing/process.ts';
import { ask, LARGE_FILE_BYTES, makeBuild, temporaryFolder } from '../../../server/testing/site.ts';

/** The server's limits are 10 and 15 s. A connection that lasts longer than this hasn't been closed by the server. */
const CUT_WITHIN_MS = 20_000;

async function startServer(environment: Record<string, string> = {}): Promise<number> {
  const distDir = await makeBuild({ 'film.mp4': Buffer.alloc(LARGE_FILE_BYTES, 'z') });
  const settings = { PORT: '0', DIST_DIR: distDir, INBOX_DIR: await temporaryFolder(), ...environment };
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
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  while (sockets.length < count) {
    const group = Array.from({ length: Math.min(250, count - sockets.length) }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      return new Promise<Socket>((resolve) => {
        socket.once('connect', () => {
          if (first !== '') socket.write(first);
          resolve(socket);
        });
        socket.once('close', () => resolve(socket));
      });
    });
    sockets.push(...(await Promise.all(group)));
  }
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

test('5,000 idle connections: others are served meanwhile, all are cut', { timeout: 60_000 }, async () => {
  const port = await startServer();
  const sockets = await openMany(port, 5_000, '');
  expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(5_000);
  await expectNormalService(port);
  const started = performance.now();
  await Promise.all(sockets.map(closed));
  expect(performance.now() - started).toBeLessThan(CUT_WITHIN_MS);
  await expectNormalService(port);
});

test('500 connections that send headers drop by drop are cut, others are served', { timeout: 60_000 }, async () => {
  const port = await startServer();
  const sockets = await openMany(port, 500, 'GET / HTTP/1.1\r\nHost: a\r\n');
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X-a: b\r\n');
  }, 1_000);
  onTestFinished(() => clearInterval(drip));
  await expectNormalService(port);
  const started = performance.now();
  await Promise.all(sockets.map(closed));
  expect(performance.now() - started).toBeLessThan(CUT_WITHIN_MS);
  await expectNormalService(port);
});

test('500 bodies that never end are cut, others are served', { timeout: 60_000 }, async () => {
  const port = await startServer();
  const head =
    `POST /api/v1.0/email/send HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
  const sockets = await openMany(port, 500, head);
  await expectNormalService(port);
  await Promise.all(sockets.map(closed));
  await expectNormalService(port);
});

test('500 downloads that nobody reads leave the server answering', { timeout: 60_000 }, async () => {
  const port = await startServer();
  const sockets = await openMany(port, 500, 'GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
  for (const socket of sockets) socket.pause();
  await expectNormalService(port);
  for (const socket of sockets) socket.destroy();
  await expectNormalService(port);
});

test('100 clients that pipeline 6 MB of requests and read nothing leave the memory flat', {
  timeout: 60_000,
}, async () => {
  const port = await startServer({ NODE_OPTIONS: '--max-old-space-size=256' });
  const requests = 'GET /tuition HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(150_000);
  const sockets = await openMany(port, 100, '');
  await Promise.all(
    sockets.map((socket) => {
      socket.pause().write(requests);
      return new Promise((resolve) => socket.once('close', resolve));
    }),
  );
  await expectNormalService(port);
});

test('10,000 malformed requests leave the server answering', { timeout: 60_000 }, async () => {
  const port = await startServer();
  const lines = [
    'GET /%E0%A4%A HTTP/1.1\r\nHost: a',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: a',
    'BAD',
    'GET / HTTP/9.9',
  ];
  for (let round = 0; round < 20; round += 1) {
    const sockets = await openMany(port, 500, `${lines[round % lines.length]}\r\nConnection: close\r\n\r\n`);
    await Promise.all(sockets.map(closed));
  }
  await expectNormalService(port);
});
