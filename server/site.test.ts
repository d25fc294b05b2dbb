import { once } from 'node:events';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { BUILD_STAMP, compressFolder } from '../hosting/compress.ts';
import { tablesOf } from '../tests/support/tables.ts';
import {
  ask,
  exchange,
  LARGE_FILE_BYTES,
  makeBuild,
  openSocket,
  page,
  serveSite,
  temporaryFolder,
} from '../tests/support/test-site.ts';
import { createSite } from './site.ts';

const table = tablesOf('server/testing/site.yaml');

test('serves files with their media type, redirects another spelling in one hop, and has a not-found page', async () => {
  const { port } = await serveSite();
  const answers = table<[string, number, string]>('answers');
  for (const [path, status, type] of answers) {
    const answer = await ask(port, path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, status, type]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy'] ?? "default-src 'none'").toContain("default-src 'none'");
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    if (status !== 404) continue;
    expect(answer.text).toBe(page('404 Page Not Found'));
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const redirect = await ask(port, '/Tuition.html/?year=2025');
  expect([redirect.status, redirect.headers.location]).toEqual([308, '/tuition?year=2025']);
});

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test('sends each client the smallest encoding that it accepts, also of the not-found page', async () => {
  const { port } = await serveSite();
  const tags = new Set<unknown>();
  for (const [accepted, encoding] of table<[string, string]>('encodings')) {
    for (const [path, title] of Object.entries({ '/tuition': 'Tuition', '/nope': '404 Page Not Found' })) {
      const { headers, body } = await ask(port, path, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding'] ?? 'identity', accepted).toBe(encoding);
      expect((DECODERS[encoding]?.(body) ?? body).toString()).toBe(page(title));
      expect(headers.vary).toContain('Accept-Encoding');
      tags.add(headers.etag);
    }
  }
  expect(tags.size).toBe(6);
  expect((await ask(port, '/tuition')).headers).not.toHaveProperty('content-encoding');
});

test('answers 304 with the policy and no body when the client’s copy is current', async () => {
  const { port } = await serveSite();
  const get = (more = {}) => ask(port, '/tuition', { headers: { 'Accept-Encoding': 'br', ...more } });
  const { headers } = await get();
  for (const [tag, status] of table<[string, number]>('tags')) {
    const answer = await get({ 'If-None-Match': tag.replace('{etag}', headers.etag ?? '') });
    expect([tag, answer.status]).toEqual([tag, status]);
    if (status === 200) continue;
    const kept = Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/.test(name));
    const expected = { ...Object.fromEntries(kept), date: expect.any(String), body: 0 };
    expect({ ...answer.headers, body: answer.body.length }).toEqual(expected);
  }
  // The copy of another encoding is another one.
  const plain = await get({ 'Accept-Encoding': '', 'If-None-Match': headers.etag });
  expect(plain.status).toBe(200);
});

test('answers HEAD with the headers of GET and no body', async () => {
  const { port } = await serveSite();
  for (const path of ['/tuition', '/nope', '/tuition/', '/healthz', '/%zz']) {
    const get = await ask(port, path);
    const head = await ask(port, path, { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    const { date: _get, ...expected } = get.headers;
    const { date: _head, ...actual } = head.headers;
    expect([head.status, actual]).toEqual([get.status, expected]);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('answers %s with 405', async (method) => {
  const { port } = await serveSite();
  const answer = await ask(port, '/tuition', { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(table<[string, string, number]>('requests'))(
  'returns the right status for %s',
  async (_what, bytes, status) => {
    const { port } = await serveSite();
    const answer = await exchange(port, bytes.replace('{long}', 'a'.repeat(20_000)));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectPolicy(answer);
  },
);

/** Every response has the security headers, including errors from Node's HTTP parser. */
function expectPolicy(answer: string): void {
  for (const header of ['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY', 'Referrer-Policy: ', 'Date: '])
    expect(answer).toContain(`\r\n${header}`);
  expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
}

test('serves nothing outside the build, through any path or symbolic link', async () => {
  const distDir = await makeBuild();
  const outside = await temporaryFolder();
  await writeFile(join(outside, 'secret.txt'), 'top secret');
  await symlink(join(outside, 'secret.txt'), join(distDir, 'link.txt'));
  await symlink(outside, join(distDir, 'folder'));
  await symlink('/', join(distDir, 'root'));
  const { port } = await serveSite({ distDir });
  for (const path of table<string>('outside')) {
    const target = path.replace('{name}', outside.slice(1));
    const answer = await exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer, target).toMatch(/^HTTP\/1.1 40[04] /);
    expect(answer).not.toContain('top secret');
  }
  expect((await ask(port, '/')).status).toBe(200);
});

test('sends each page with its own Content-Security-Policy', async () => {
  const form = page('Form', '<iframe src="https://forms.example.org/x"></iframe><script>let a</script>');
  const { port } = await serveSite({ distDir: await makeBuild({ 'careers.html': form }) });
  const careers = (await ask(port, '/careers')).headers['content-security-policy'];
  const tuition = (await ask(port, '/tuition')).headers['content-security-policy'];
  expect(careers).toContain('frame-src https://forms.example.org;');
  expect(careers).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(tuition).toContain("script-src 'self';");
  expect(tuition).not.toContain('frame-src');
});

test('trusts X-Forwarded-Proto only behind a trusted proxy', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' };
  const direct = await serveSite();
  const behindProxy = await serveSite({ trustsProxy: true });
  for (const answer of [await ask(direct.port, '/', { headers }), await ask(behindProxy.port, '/')]) {
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  }
  const secure = (await ask(behindProxy.port, '/', { headers })).headers;
  expect(secure['strict-transport-security']).toContain('max-age=63072000');
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('disconnects a client that never finishes its headers and serves the others', async () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = (await serveSite()).site.server;
  expect([headersTimeout, requestTimeout, timeout, maxConnections]).toEqual([10_000, 15_000, 60_000, 10_000]);
  const { port } = await serveSite({ headersTimeoutMs: 1_000 });
  const slow = exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const silent = exchange(port, '');
  expect((await ask(port, '/tuition')).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1.1 408 /);
  expectPolicy(await slow);
  expect(await silent).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test('answers 32 requests at once on a connection, and disconnects a client that sends more', async () => {
  const { port } = await serveSite();
  const answers = async (count: number) => {
    const request = (connection: string) => `GET /tuition HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;
    const received = await exchange(port, request('keep-alive').repeat(count - 1) + request('close'));
    return received.split('HTTP/1.1 200').length - 1;
  };
  expect(await answers(32)).toBe(32);
  expect(await answers(33)).toBeLessThan(33);
});

test('the health address fails with what monitoring should report, and when that cannot be found out', async () => {
  const health = async (problem?: () => Promise<string | null>) => {
    const { status, text } = await ask((await serveSite(problem && { problem })).port, '/healthz');
    return [status, text];
  };
  expect(await health(async () => null)).toEqual([200, 'ok']);
  expect(await health(async () => 'mail waits')).toEqual([503, 'mail waits']);
  expect(await health(() => Promise.reject(new Error('EACCES')))).toEqual([503, 'the inbox cannot be read or written']);
});

test('rejects an empty build, and one that is too large for memory, with a clear error', async () => {
  await expect(createSite({ distDir: await temporaryFolder() })).rejects.toThrow(/no index.html/);
  const distDir = await makeBuild({ 'film.mp4': '' });
  await truncate(join(distDir, 'film.mp4'), 300 * 1024 * 1024);
  await expect(createSite({ distDir })).rejects.toThrow(/larger than 256 MB/);
});

test('answers the first request of a connection that was opened just before the stop, and ends others with their answer', async () => {
  const { site, port } = await serveSite({ problem: () => new Promise((resolve) => setTimeout(resolve, 1000, null)) });
  const asked = once(site.server, 'request');
  (await openSocket(port)).write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  const socket = await openSocket(port);
  await expect.poll(() => new Promise((resolve) => site.server.getConnections((_, count) => resolve(count)))).toBe(2);
  const stopped = site.stop();
  socket.write('GET /tuition HTTP/1.1\r\nHost: a\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(await stopped).toBe(true);
});

test('stops after the limit even if a download is stalled', async () => {
  const large = Buffer.alloc(LARGE_FILE_BYTES, 'z');
  const { site, port } = await serveSite({ distDir: await makeBuild({ 'film.mp4': large }), stopLimitMs: 100 });
  const stalled = await openSocket(port);
  stalled.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => stalled.once('readable', resolve));
  expect(await site.stop()).toBe(false);
});

test('serves the old or the new build while it is replaced, the old one if the new is broken, and the old scripts', async () => {
  const events: string[] = [];
  const old = await makeBuild({ '_assets/withdrawn.A1b2.avif': 'a photograph' });
  const { site, port, distDir } = await serveSite({ distDir: old, log: (_level, event) => events.push(event) });
  const [oldPage, newPage] = [page('Tuition'), page('Tuition and fees, new')];
  const next = await makeBuild({ 'tuition.html': newPage, '_assets/new.E5f6.js': 'export {}' });
  await rm(join(next, '_assets/app.A1b2.js'));
  await compressFolder(next);
  await rm(distDir, { recursive: true });
  await mkdir(distDir);
  await site.reload();
  expect(events).toEqual(['build-not-loaded']);
  expect((await ask(port, '/tuition')).text).toBe(oldPage);
  await rename(next, distDir);
  const reloading = site.reload();
  expect([oldPage, newPage]).toContain((await ask(port, '/tuition')).text);
  await reloading;
  expect((await ask(port, '/tuition')).text).toBe(newPage);
  const assets = { 'new.E5f6.js': 200, 'app.A1b2.js': 200, 'withdrawn.A1b2.avif': 404 };
  for (const [name, status] of Object.entries(assets)) {
    expect((await ask(port, `/_assets/${name}`)).status, name).toBe(status);
  }
});

test('refuses a build that is replaced while it is read', async () => {
  const distDir = await makeBuild();
  let isOver = false;
  const reading = createSite({ distDir }).finally(() => (isOver = true));
  const refused = expect(reading).rejects.toThrow('The build was replaced while it was being read.');
  while (!isOver) {
    await writeFile(`${distDir}.stamp`, '');
    await rename(`${distDir}.stamp`, join(distDir, BUILD_STAMP));
  }
  await refused;
});
