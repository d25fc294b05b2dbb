/** Runs the same checks on the same build with every host available here. A table lists what a host can't do. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuiltAddress, type BuiltSite, readBuiltSite } from '../../../hosting/built-site.ts';
import { headersByRules, readHeaderRules } from '../../../hosting/cdn-rules.ts';
import { compressFolder } from '../../../hosting/compress.ts';
import { CONTACT_PATH, HEALTH_PATH } from '../../../hosting/endpoints.ts';
import { type Headers, plainAnswerHeaders } from '../../../hosting/headers.ts';
import { readMoved } from '../../../hosting/moved.ts';
import { readHostSettings } from '../../../hosting/settings.ts';
import { writeHostFiles } from '../../../hosting/write.ts';
import { freePort } from '../../../server/testing/process.ts';
import { sendRequest } from '../../../server/testing/site.ts';
import { ADDRESSES, NOT_FOUND } from '../../support/addresses.ts';
import {
  type Answer,
  CONTACT_RATE_PER_MINUTE,
  DOMAIN,
  type Host,
  type HostName,
  makeCertificate,
  startCaddy,
  startCloudflarePages,
  startNginx,
  startOwnServer,
  stopAll,
} from './test-hosts.ts';

/**
 * Where a host differs from our own server, and why. Each difference is tested too, so the list can't get out of date.
 */
const EXCEPTIONS = {
  'own server': {
    plainHttp: 'It speaks plain http to the proxy in front, which redirects visitors.',
  },
  nginx: {
    serverName:
      'The name cannot be taken off the Server header without a module that Debian does not install by itself.',
    onlyPagesRedirect: 'Another spelling of a file that is not a page gets 404: only pages are in its table.',
  },
  Caddy: {
    malformedIsNotFound: 'It has no rule for malformed URLs, which no browser sends; it answers 404.',
    onlyPagesRedirect: 'Another spelling of a file that is not a page gets 404: only pages are in its table.',
    entityTag: 'Its entity tag is that of the file and may be the same for each encoding; Vary separates the copies.',
  },
  'Cloudflare Pages': {
    plainHttp: 'Redirected by the zone ("Always Use HTTPS"), which is not part of the emulation.',
    fixedHeaders: 'A rule knows the path only: files carry a policy because missing files may.',
    ownSpellings:
      'Trailing slashes, .html and index are led to the page; other spellings are not found or the page itself.',
    malformedIsNotFound: 'Addresses are resolved before they are looked up, so that no rule sees a malformed one.',
    notFoundIsNotKept: 'Its own Cache-Control for what is not found (no-store) is stricter than ours.',
    noRanges: 'It sends the whole file, which is always a permitted answer.',
    noLastModified: 'It knows files by their content only; the entity tag is enough.',
    errorsWithPageHeaders:
      'Rules apply to every response at a path, including redirects and errors; and 405 has no Allow.',
    noContact: 'There is no server behind it: the form needs EmailJS keys.',
    charset: 'The media types it guesses itself have no charset where the format has its own.',
    ownCompression: 'It compresses by itself, on the way out, what it finds worth it, and chooses the encoding.',
    emulatedOnDisk: 'The emulation looks for files on the disk and fails (502) where the real host has a table.',
  },
} as const satisfies Record<HostName, Record<string, string>>;
type Exception = { [Name in HostName]: keyof (typeof EXCEPTIONS)[Name] }[HostName];

const cannot = ({ name }: Host, exception: Exception): boolean => exception in EXCEPTIONS[name];

/** Some checks send a hundred requests to an emulator, which can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let distDir: string;
let previousDir: string;
let inboxDir: string;
let site: BuiltSite;
const hosts = new Map<HostName, Host>();
const hostNames = Object.keys(EXCEPTIONS) as HostName[];
const hostNamed = (name: HostName): Host => {
  const host = hosts.get(name);
  if (host === undefined) throw new Error(`${name} was not started.`);
  return host;
};

/** Adds what a later build may contain: a frame, inline scripts, an external script, a service worker. */
function addUnusualFiles(): void {
  const home = readFileSync(join(distDir, 'index.html'), 'utf8');
  const withBody = (extra: string) => home.replace('</main>', `${extra}</main>`);
  writeFileSync(
    join(distDir, 'with-frame.html'),
    withBody('<iframe title="Map" src="https://maps.example.org/x"></iframe>'),
  );
  writeFileSync(join(distDir, 'with-script.html'), withBody('<script>document.title</script>'));
  writeFileSync(
    join(distDir, 'with-helper.html'),
    withBody('<script async src="https://forms.example.org/a.js"></script>'),
  );
  writeFileSync(join(distDir, 'documents', 'Two words.pdf'), '%PDF-1.7 0123456789');
  writeFileSync(join(distDir, 'unknown.kind'), 'x'.repeat(2_000));
  if (!existsSync(join(distDir, 'sw.js'))) writeFileSync(join(distDir, 'sw.js'), 'self.skipWaiting();');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-hosts-'));
  distDir = join(folder, 'dist');
  previousDir = join(folder, 'previous');
  inboxDir = join(folder, 'inbox');
  mkdirSync(join(previousDir, '_assets'), { recursive: true });
  writeFileSync(join(previousDir, '_assets/before.css'), 'a {}');
  cpSync('dist', distDir, { recursive: true });
  addUnusualFiles();

  const certificate = makeCertificate(folder);
  const ports = { own: await freePort(), nginx: await twoPorts(), caddy: await twoPorts() };
  const configure = async (name: 'nginx' | 'caddy') => {
    const settings = readHostSettings({
      SITE_URL: `https://${DOMAIN}`,
      PROXY_SITE_DIR: distDir,
      PROXY_PREVIOUS_DIR: previousDir,
      PROXY_HTTP_PORT: String(ports[name].http),
      PROXY_HTTPS_PORT: String(ports[name].https),
      PROXY_UPSTREAM: `127.0.0.1:${ports.own}`,
      PROXY_CERTIFICATE: certificate.file,
      PROXY_CERTIFICATE_KEY: certificate.key,
      PROXY_ACME_DIR: join(folder, 'acme'),
    });
    await writeHostFiles(distDir, settings, join(folder, name, 'configuration'));
  };
  await configure('nginx');
  await configure('caddy');
  await compressFolder(distDir);
  site = await readBuiltSite(distDir);

  hosts.set('own server', await startOwnServer(distDir, inboxDir, ports.own));
  const work = (name: string) => mkdtempSync(join(folder, `${name}-`));
  hosts.set(
    'nginx',
    await startNginx(work('nginx'), join(folder, 'nginx/configuration/nginx.conf'), ports.nginx, certificate.file),
  );
  hosts.set(
    'Caddy',
    await startCaddy(work('caddy'), join(folder, 'caddy/configuration/Caddyfile'), ports.caddy, certificate.file),
  );
  hosts.set('Cloudflare Pages', await startCloudflarePages(folder, distDir));
}, 120_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

async function twoPorts() {
  return { http: await freePort(), https: await freePort() };
}

const essence = (type: string | string[] | undefined) => String(type).split(';', 1)[0];
const list = (value: string | undefined) =>
  (value ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
    .sort();

/** Compares a response's policy headers with those from our own functions. Each must be present exactly once. */
function expectHeaders(host: Host, answer: Answer, expected: Headers, where: string): void {
  for (const [name, value] of Object.entries(expected)) {
    const given = answer.headers[name.toLowerCase()];
    if (name === 'Content-Type' && cannot(host, 'charset'))
      expect(essence(given)?.replace('application/javascript', 'text/javascript'), `${name} of ${where}`).toBe(
        essence(value),
      );
    else expect(given, `${name} of ${where}`).toBe(value);
  }
  for (const name of ['x-powered-by', 'access-control-allow-origin', 'set-cookie', 'via']) {
    expect(answer.headers[name], `${name} of ${where}`).toBeUndefined();
  }
  expect(answer.headers.server, `Server of ${where}`).toBe(cannot(host, 'serverName') ? 'nginx' : undefined);
}

function expectNotFound(host: Host, answer: Answer, where: string): void {
  expect(answer.status, where).toBe(404);
  const cacheControl = cannot(host, 'notFoundIsNotKept') ? 'no-store' : 'no-cache';
  const expected: Headers = { ...site.notFound.headers, 'Cache-Control': cacheControl };
  // A rule for a file extension applies to a missing file too.
  if (cannot(host, 'fixedHeaders') && where.includes('.')) delete expected['Content-Security-Policy'];
  expectHeaders(host, answer, expected, where);
  expect(answer.headers['content-security-policy'], where).toContain("frame-ancestors 'none'");
  expect(answer.body.equals(readFileSync(join(distDir, '404.html'))), `the body of ${where}`).toBe(true);
}

describe.each(hostNames)('%s', (hostName) => {
  test('has an address for every page of the route table', () => {
    expect(site.addresses.map(({ path }) => path)).toEqual(expect.arrayContaining([...ADDRESSES]));
    expect(site.addresses.length).toBeGreaterThan(100);
  });

  test('sends every file with its headers, whole and in each encoding', async () => {
    const host = hostNamed(hostName);
    for (const address of site.addresses) {
      const { path, file } = address;
      const original = readFileSync(join(distDir, file));
      const plain = await host.ask(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.status, path).toBe(200);
      expect(plain.body.equals(original), `the body of ${path}`).toBe(true);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expectHeaders(host, plain, expectedHeaders(host, address), path);
      if (!address.isDocument && !cannot(host, 'fixedHeaders')) {
        const policy = address.headers['Content-Security-Policy'];
        if (policy === undefined) expect(plain.headers['content-security-policy'], path).toBeUndefined();
      }
      if (!cannot(host, 'noLastModified')) expect(plain.headers['last-modified'], path).toBeDefined();
      if (!existsSync(join(distDir, `${file}.br`))) continue;
      for (const [encoding, decompress, suffix] of [
        ['br', brotliDecompressSync, '.br'],
        ['gzip', gunzipSync, '.gz'],
      ] as const) {
        const packed = await host.ask(path, { headers: { 'Accept-Encoding': encoding } });
        if (!cannot(host, 'ownCompression')) {
          const given = existsSync(join(distDir, file + suffix)) ? encoding : undefined;
          expect(packed.headers['content-encoding'], `${path} as ${encoding}`).toBe(given);
        }
        if (packed.headers['content-encoding'] === undefined) continue;
        expect(decompress(packed.body).equals(original), `${path} as ${encoding}`).toBe(true);
        expectHeaders(host, packed, expectedHeaders(host, address), path);
        if (!cannot(host, 'ownCompression')) expect(list(packed.headers.vary), path).toContain('accept-encoding');
      }
    }
  });

  test('sends brotli where both are accepted', async () => {
    const host = hostNamed(hostName);
    const { headers } = await host.ask('/tuition', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    if (cannot(host, 'ownCompression')) expect(headers['content-encoding']).toMatch(/^(gzip|br|zstd)$/);
    else expect(headers['content-encoding']).toBe('br');
  });

  test('answers missing and hidden files with the not-found page', async () => {
    const host = hostNamed(hostName);
    const hidden = ['/404.html', '/_headers', '/_redirects', '/.built', '/tuition.html.br', '/index.html.gz'];
    const folders = ['/_assets/', '/_assets', '/wp-admin/'];
    const secrets = ['/.git/config', '/.env', '/.well-known/.secret'];
    for (const path of [...NOT_FOUND, ...hidden, ...folders, ...secrets, '/tuition;x=1', '/documents/old.pdf']) {
      expectNotFound(host, await host.ask(path, { headers: { 'Accept-Encoding': 'identity' } }), path);
    }
  });

  test.each([
    ['/tuition/', '/tuition'],
    ['/tuition.html', '/tuition'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about-us/', '/about-us'],
    ['/about-us/mission-statement/', '/about-us/mission-statement'],
    ['/tuition/?from=mail', '/tuition?from=mail'],
    ['/tuition.html?a=/../b&c=%0d%0aX:1', '/tuition?a=/../b&c=%0d%0aX:1'],
  ])('redirects %s to %s in one hop', async (path, location) => {
    const host = hostNamed(hostName);
    const answer = await host.ask(path);
    expect(answer.status).toBe(308);
    expect(new URL(answer.headers.location ?? '', host.origin).href).toBe(new URL(location, host.origin).href);
    if (!cannot(host, 'errorsWithPageHeaders')) {
      const { 'Content-Type': _type, ...headers } = plainAnswerHeaders({ isHttps: true });
      expectHeaders(host, answer, headers, path);
    }
    expect((await host.ask(location)).status).toBe(200);
  });

  test.each([
    '/Tuition',
    '/TUITION.HTML',
    '//tuition',
    '///about-us///head-of-school//',
    '/%74uition',
    '/tuition.html/',
  ])('redirects %s to its page or returns 404', async (path) => {
    const host = hostNamed(hostName);
    const answer = await host.ask(path);
    if (cannot(host, 'ownSpellings')) {
      // The 404 page, the page itself, or an error of the emulator, but never a redirect elsewhere.
      return expect([200, 404, ...(cannot(host, 'emulatedOnDisk') ? [502] : [])]).toContain(answer.status);
    }
    expect(answer.status).toBe(308);
    expect(new URL(answer.headers.location ?? '', host.origin).pathname).toMatch(
      /^\/(tuition|about-us\/head-of-school)$/,
    );
  });

  test('redirects last year’s documents to this year’s', async () => {
    const host = hostNamed(hostName);
    const moved = await readMoved(distDir);
    expect(moved.size).toBeGreaterThan(0);
    for (const [from, to] of moved) {
      const answer = await host.ask(from);
      expect([301, 308], from).toContain(answer.status);
      expect(new URL(answer.headers.location ?? '', host.origin).pathname).toBe(to);
    }
  });

  test('redirects another spelling of a file to it or returns 404', async () => {
    const host = hostNamed(hostName);
    for (const path of ['/Robots.txt', '/documents//hifz-policy.pdf', '/robots.txt/']) {
      const answer = await host.ask(path);
      if (cannot(host, 'onlyPagesRedirect')) expect([404, 308], path).toContain(answer.status);
      else if (!cannot(host, 'ownSpellings')) expect(answer.status, path).toBe(308);
      if (answer.status === 308) expect(answer.headers.location, path).toMatch(/^\/(?!\/)/);
    }
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
    '/%2fevil.example/',
    '/\\evil.example',
    '/\\\\evil.example/',
    '/%5cevil.example',
    '/%5c%5cevil.example/',
    '/https://evil.example',
    '//tuition//evil.example/..',
    '//evil.example/tuition/',
    '//evil.example/tuition.html',
    '/%09/evil.example',
    '/tuition//',
    '///',
  ])('does not redirect %s to another site', async (path) => {
    const host = hostNamed(hostName);
    const { status, headers } = await host.ask(path);
    expect(status).toBeLessThan(500);
    if (headers.location === undefined) return;
    expect(new URL(headers.location, host.origin).origin).toBe(host.origin);
    expect(headers.location).not.toMatch(/^(\/[/\\]|[^/]*evil)/);
  });

  test.each([
    '/../etc/passwd',
    '/../../../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/_assets/../../../../../etc/passwd',
    '/_assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/documents/....//....//etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%2e%2e%5c%2e%2e%5cetc%5cpasswd',
    '/%252e%252e/etc/passwd',
    '/tuition.html%00.txt',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%E0%A4%A',
    '/../package.json',
    '/./.built',
  ])('serves no file for %s', async (path) => {
    const host = hostNamed(hostName);
    const answer = await host.ask(path);
    if (cannot(host, 'emulatedOnDisk') && path.includes('%00')) {
      expect(answer.status).toBe(502);
    } else {
      expect([400, 404]).toContain(answer.status);
      if (!cannot(host, 'malformedIsNotFound') && path.startsWith('/../')) expect(answer.status).toBe(400);
    }
    expect(answer.body.toString()).not.toMatch(/root:|"dependencies"/);
  });

  test('does not serve a page at an address with a dot segment', async () => {
    const host = hostNamed(hostName);
    const answer = await host.ask('/about-us/../tuition');
    expect(cannot(host, 'malformedIsNotFound') ? [200, 404] : [400, 308]).toContain(answer.status);
  });

  test('marks hashed files immutable and makes browsers revalidate the rest', async () => {
    const host = hostNamed(hostName);
    const asset = site.addresses.find(({ path }) => path.startsWith('/_assets/') && path.endsWith('.js'));
    expect((await host.ask(asset?.path ?? '')).headers['cache-control']).toContain('immutable');
    expect((await host.ask('/tuition')).headers['cache-control']).toContain('must-revalidate');
    expect((await host.ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['identity', 'br', 'gzip'])('answers 304 when the client has the current copy in %s', async (encoding) => {
    const host = hostNamed(hostName);
    const ask = (headers: Record<string, string>) =>
      host.ask('/tuition', { headers: { 'Accept-Encoding': encoding, ...headers } });
    const first = await ask({});
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const second = await ask({ 'If-None-Match': etag });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    expect((await ask({ 'If-None-Match': '"another"' })).status).toBe(200);
    if (cannot(host, 'noLastModified')) return;
    expect((await ask({ 'If-Modified-Since': String(first.headers['last-modified']) })).status).toBe(304);
  });

  test('sends a different ETag for each encoding of a file', async () => {
    const host = hostNamed(hostName);
    const tags = await Promise.all(
      ['identity', 'br', 'gzip'].map(async (encoding) => {
        return (await host.ask('/tuition', { headers: { 'Accept-Encoding': encoding } })).headers.etag;
      }),
    );
    if (host.name === 'own server' || host.name === 'nginx') expect(new Set(tags).size).toBe(3);
  });

  test('answers range requests', async () => {
    const host = hostNamed(hostName);
    const path = '/documents/hifz-policy.pdf';
    const file = readFileSync(join(distDir, path));
    const ask = (range: string) => host.ask(path, { headers: { Range: range, 'Accept-Encoding': 'identity' } });
    const part = await ask('bytes=10-19');
    if (cannot(host, 'noRanges')) {
      expect(part.status).toBe(200);
      return expect(part.body.equals(file)).toBe(true);
    }
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${file.length}`);
    expect(part.body.equals(file.subarray(10, 20))).toBe(true);
    expect((await ask('bytes=-5')).body.equals(file.subarray(-5))).toBe(true);
    expect((await ask(`bytes=${file.length}-`)).status).toBe(416);
  });

  test('answers HEAD like GET, without a body', async () => {
    const host = hostNamed(hostName);
    for (const path of ['/', '/tuition', '/robots.txt', '/nothing']) {
      const question = { headers: { 'Accept-Encoding': 'identity' } };
      const [get, head] = [await host.ask(path, question), await host.ask(path, { ...question, method: 'HEAD' })];
      expect(head.status, path).toBe(get.status);
      expect(head.body, path).toHaveLength(0);
      for (const name of ['content-type', 'content-security-policy', 'cache-control', 'etag']) {
        expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
      }
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('refuses %s', async (method) => {
    const host = hostNamed(hostName);
    for (const path of ['/tuition', '/robots.txt', '/nothing']) {
      const answer = await host.ask(path, { method });
      expect(answer.status, path).toBe(405);
      if (cannot(host, 'errorsWithPageHeaders')) continue;
      expect(answer.headers.allow, path).toBe('GET, HEAD');
      expectHeaders(host, answer, plainAnswerHeaders({ isHttps: true }), path);
    }
  });

  test('stores a message of the contact form', async () => {
    const host = hostNamed(hostName);
    const message = `From a visitor of ${host.name}`;
    const question = {
      method: 'POST',
      body: sendRequest({ message }),
      headers: { 'Content-Type': 'application/json', Origin: host.origin, 'X-Forwarded-For': '203.0.113.9' },
    };
    const answer = await host.ask(CONTACT_PATH, question);
    if (cannot(host, 'noContact')) return expect(answer.status).toBe(405);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
    expectHeaders(host, answer, plainAnswerHeaders({ isHttps: true }), CONTACT_PATH);
    expect(storedMessages()).toContain(message);
    const foreign = { ...question, headers: { ...question.headers, Origin: 'https://evil.example' } };
    expect((await host.ask(CONTACT_PATH, foreign)).status).toBe(403);
    expect((await host.ask(CONTACT_PATH)).status).toBe(405);
    const health = await host.ask(HEALTH_PATH);
    expect([health.status, health.body.toString()]).toEqual([200, 'ok']);
  });

  test('redirects plain http to https on the same host', async () => {
    const host = hostNamed(hostName);
    if (cannot(host, 'plainHttp')) return expect(host.askPlainHttp).toBeNull();
    for (const path of ['/', '/tuition?a=1', '//evil.example/', '/\\evil.example']) {
      const answer = await host.askPlainHttp?.(path);
      expect(answer?.status, path).toBe(308);
      expect(answer?.headers.location?.startsWith(`${host.origin}/`), path).toBe(true);
      expect(answer?.headers['strict-transport-security'], path).toBeUndefined();
    }
  });
});

function expectedHeaders(host: Host, { isDocument, headers }: BuiltAddress): Headers {
  if (isDocument || headers['Content-Security-Policy'] !== undefined || !cannot(host, 'fixedHeaders')) return headers;
  return { ...headers, 'Content-Security-Policy': "frame-ancestors 'none'" };
}

function storedMessages(): string {
  const files = readdirSync(inboxDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n');
}

test('Netlify’s header rules give every address of the build its headers', () => {
  const rules = readHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'));
  for (const { path, isDocument, headers } of site.addresses) {
    const given = headersByRules(rules, path, 'netlify');
    for (const [name, value] of Object.entries(headers)) {
      if (name === 'Content-Type' && given['content-type'] === undefined) continue;
      expect(given[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    if (!isDocument && headers['Content-Security-Policy'] === undefined) {
      expect(given['content-security-policy'], path).toBe("frame-ancestors 'none'");
    }
  }
});

test.each(['nginx', 'Caddy'] as const)('%s has the style sheets of the previous build', async (name) => {
  const { status, headers, body } = await hostNamed(name).ask('/_assets/before.css');
  expect([status, String(body)]).toEqual([200, 'a {}']);
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['cache-control']).toContain('immutable');
});

test.each(['nginx', 'Caddy'] as const)('%s serves the previous pages while a build replaces them', async (name) => {
  const host = hostNamed(name);
  const away = join(folder, 'away');
  renameSync(distDir, away);
  try {
    for (const path of ['/', '/tuition']) {
      const { file, headers } = site.addresses.find((address) => address.path === path) as BuiltAddress;
      writeFileSync(join(previousDir, file), `Before: ${path}`);
      const answer = await host.ask(path);
      expect([answer.status, String(answer.body)]).toEqual([200, `Before: ${path}`]);
      expectHeaders(host, answer, headers, path);
    }
  } finally {
    renameSync(away, distDir);
  }
});

// This runs last because it uses up the rate limit.
test.each(['nginx', 'Caddy'] as const)(
  'behind %s a visitor cannot forge the address for the rate limit',
  async (name) => {
    const host = hostNamed(name);
    const statuses = new Set<number>();
    for (let count = 0; count <= CONTACT_RATE_PER_MINUTE; count += 1) {
      const headers = {
        'Content-Type': 'application/json',
        Origin: host.origin,
        'X-Forwarded-For': `198.51.100.${count}`,
      };
      statuses.add(
        (await host.ask(CONTACT_PATH, { method: 'POST', body: sendRequest({ message: `${count}` }), headers })).status,
      );
    }
    expect([...statuses]).toContain(429);
  },
);
