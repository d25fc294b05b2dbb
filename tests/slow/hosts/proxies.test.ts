/** nginx and Caddy, each with its file from deploy/, in front of the site's own server, send what the server alone would send. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from '../../../make/print-pdf.ts';
import { bundleApp } from '../../../office/server/app-bundle.ts';
import { listen } from '../../../office/server/http.ts';
import { CONTACT_PATH } from '../../../server/site.ts';
import { makeClones, openOffice } from '../../support/office-clones.ts';
import { freePort, startProcess } from '../../support/process.ts';
import { dataOf } from '../../support/tables.ts';
import {
  type Answer,
  ask,
  makeBuild,
  page,
  type Question,
  sendRequest,
  temporaryFolder,
} from '../../support/test-site.ts';

const DOMAIN = 'www.example.org';
const ORIGIN = `https://${DOMAIN}`;
/** Where the office looks at the website first. */
const PREVIEW = `preview.${DOMAIN}`;
/** More messages than the questions below send. */
const MESSAGES_PER_MINUTE = 10;

type Ports = { http: number; https: number };

/** Starts a program that ends with the test, and waits until the port answers. */
async function start(command: string, args: string[], env: Record<string, string>, port: number): Promise<void> {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (child.exitCode === null && !(await ask(port, '/').catch(() => null))) await delay(50);
  expect(child.exitCode, output).toBeNull();
}

/** A file of deploy/ for this machine: other ports, and a certificate of its own. */
function adapted(file: string, upstream: number, replacements: [string | RegExp, string][]): string {
  let text = readFileSync(`deploy/${file}`, 'utf8').replace('127.0.0.1:4321', `127.0.0.1:${upstream}`);
  for (const [from, to] of replacements) {
    expect(text.search(from), String(from)).toBeGreaterThan(-1);
    text = text.replace(from, to);
  }
  return text;
}

async function startNginx(folder: string, upstream: number, { http, https }: Ports): Promise<void> {
  const site = adapted('nginx.conf', upstream, [
    [/listen 80;\n.*;/, `listen ${http};`],
    [/listen 443 ssl http2;\n.*;/, `listen ${https} ssl http2;`],
    [/\/etc.*fullchain.pem/, join(folder, 'certificate.pem')],
    [/\/etc.*privkey.pem/, join(folder, 'key.pem')],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // Compression as Debian has it.
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events { }
http { access_log off; gzip on; ${paths.join(' ')} ${site} }`;
  writeFileSync(join(folder, 'main.conf'), main);
  await start('/usr/sbin/nginx', ['-c', join(folder, 'main.conf')], {}, http);
}

const CADDY = '/usr/bin/caddy';

async function runCaddy(folder: string, site: string, { http, https }: Ports, env = {}): Promise<void> {
  const main = `{\n admin off\n http_port ${http}\n https_port ${https}\n}\n${site}`;
  writeFileSync(join(folder, 'Caddyfile'), main);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  await start(CADDY, args, { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }, http);
}

const startCaddy = (folder: string, upstream: number, ports: Ports) =>
  runCaddy(
    folder,
    adapted('Caddyfile', upstream, [['tls {', `tls ${folder}/certificate.pem ${folder}/key.pem {`]]),
    ports,
  );

/** A certificate of the domain, with its key beside it, and two free ports. */
async function prepare(folder: string): Promise<{ ca: string; ports: Ports }> {
  const certificate = join(folder, 'certificate.pem');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN},DNS:${PREVIEW}`];
  const made = spawnSync('openssl', ['req', '-x509', ...newKey, '-out', certificate, '-days', '2', ...subject]);
  expect(made.status, String(made.stderr)).toBe(0);
  return { ca: readFileSync(certificate, 'utf8'), ports: { http: await freePort(), https: await freePort() } };
}

/** Starts the server, and one of the two in front of it. */
async function serve(startProxy: typeof startNginx) {
  const folder = await temporaryFolder();
  const { ca, ports } = await prepare(folder);
  const distDir = await makeBuild({
    'careers.html': page('Form', '<iframe src="https://forms.example.org/x"></iframe><script>let a</script>'),
    'film.mp4': Buffer.alloc(3_000_000, 'abcdefghij'),
  });
  const server = startProcess('server/start-server.ts', {
    PORT: '0',
    DIST_DIR: distDir,
    INBOX_DIR: join(folder, 'inbox'),
    SITE_URL: ORIGIN,
    TRUST_PROXY: '1',
    CONTACT_RATE_PER_MINUTE: String(MESSAGES_PER_MINUTE),
  });
  const port = await server.port;
  await startProxy(folder, port, ports);
  const secure = { Host: DOMAIN, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' };
  return {
    ports,
    alone: (path: string, { headers, ...question }: Question = {}) =>
      ask(port, path, { ...question, headers: { ...secure, ...headers } }),
    behind: (path: string, { headers, ...question }: Question = {}) =>
      ask(ports.https, path, { ...question, headers: { Host: DOMAIN, ...headers }, ca }),
  };
}

/** What a response says about the connection, not about the page. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'alt-svc'];

function essence({ status, headers, body }: Answer) {
  const ofPage = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name));
  return { status, headers: Object.fromEntries(ofPage), body: body.toString('latin1') };
}

const post = (message: string, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  body: sendRequest({ message }),
  headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
});
const requests = dataOf<{ paths: string[]; with: Question[] }[]>('tests/slow/hosts/questions.yaml');
const QUESTIONS: [path: string, question: Question][] = [
  ...requests.flatMap(({ paths, with: questions }) =>
    paths.flatMap((path) => questions.map((question): [string, Question] => [path, question])),
  ),
  [CONTACT_PATH, post('May we visit?')],
  [CONTACT_PATH, post('x'.repeat(300_000))],
  [CONTACT_PATH, post('From elsewhere', { Origin: 'https://evil.example' })],
];

test.each(Object.entries({ nginx: startNginx, Caddy: startCaddy }))(
  '%s sends what the server alone sends',
  async (name, start) => {
    const { ports, alone, behind } = await serve(start);

    for (const [path, question] of QUESTIONS) {
      const [expected, given] = [essence(await alone(path, question)), essence(await behind(path, question))];
      // nginx can't leave out its name without a module that Debian doesn't install by itself.
      expect(given.headers.server).toBe(name === 'nginx' ? name : undefined);
      delete given.headers.server;
      expect(given, `${path} ${JSON.stringify(question)}`).toEqual(expected);
    }

    // What only the proxy decides: http, malformed addresses, and whose address counts.
    const plain = await ask(ports.http, '/tuition?a=1', { headers: { Host: DOMAIN } });
    expect([plain.status, plain.headers.location]).toEqual([308, `${ORIGIN}/tuition?a=1`]);
    for (const path of ['/../etc/passwd', '/%E0%A4%A', '/a%00b', '/..%2f..%2fetc/passwd']) {
      const { status, text } = await behind(path);
      expect([400, 404], path).toContain(status);
      expect(text).not.toContain('root:');
    }
    const statuses = new Set<number>();
    for (let count = 0; count <= MESSAGES_PER_MINUTE; count += 1) {
      statuses.add((await behind(CONTACT_PATH, post(`${count}`, { 'X-Forwarded-For': `198.51.100.${count}` }))).status);
    }
    expect(statuses).toContain(429);
  },
  120_000,
);

test('Caddy signs the office in, passes on nothing that a visitor says about themself, and shows each what they typed', async () => {
  // With it, Astro's development server serves no pages.
  vi.stubEnv('VITEST', undefined);
  const folder = await temporaryFolder();
  const { ca, ports } = await prepare(folder);
  const { root } = makeClones();
  const settings = { host: DOMAIN, identity: 'X-Forwarded-Email' };
  writeFileSync(join(root, 'office.json'), JSON.stringify({ office: settings }));
  const office = openOffice(root);
  const { server } = await listen(office, bundleApp());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const hash = spawnSync(CADDY, ['hash-password', '--plaintext', 'a word']).stdout.toString().trim();
  const site = readFileSync('deploy/office/Caddyfile', 'utf8')
    .replace(/^office.* \{/m, `${DOMAIN}, ${PREVIEW} {\n tls ${folder}/certificate.pem ${folder}/key.pem`)
    .replace('127.0.0.1:4326', `127.0.0.1:${port}`)
    .replace(/(amina)(@.*) <what .*>/, (_, name, at) => `${name}${at} ${hash}\n bilal${at} ${hash}`);
  const [, OFFICE_SECRET = ''] = readFileSync(join(office.repository.workFolder, 'secret'), 'utf8').trim().split('=');
  await runCaddy(folder, site, ports, { OFFICE_SECRET });

  const forged = { Host: DOMAIN, 'X-Forwarded-Email': 'head@example.org', 'X-Office-Secret': 'x'.repeat(32) };
  const signedIn = { ...forged, Authorization: `Basic ${btoa('amina@example.org:a word')}` };
  for (const Host of [DOMAIN, PREVIEW])
    expect((await ask(ports.https, '/', { headers: { ...forged, Host }, ca })).status).toBe(401);
  const headers = { ...signedIn, Origin: ORIGIN, 'Content-Type': 'application/json' };
  const change = { method: 'POST', body: '{"name":"Amina Example"}', headers, ca };
  const { text } = await ask(ports.https, '/api/name', change);
  expect(JSON.parse(text)).toEqual({ ok: true, saved: 'Amina Example' });

  const args = ['--no-sandbox', `--host-resolver-rules=MAP *.example.org:443 127.0.0.1:${ports.https}`];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args });
  onTestFinished(() => browser.close());
  const show = async (name: string, typed: string) => {
    const httpCredentials = { username: `${name}@example.org`, password: 'a word' };
    const context = await browser.newContext({ httpCredentials, ignoreHTTPSErrors: true });
    // The first page waits for the development server, on a busy machine for long.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/text?file=content/pages/privacy.yaml&path=subheading`);
    await page.getByLabel('Subheading', { exact: true }).first().fill(typed);
    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Show this page' }).click();
    const shown = await opens;
    await shown.getByText(typed).waitFor();
    return shown;
  };
  const shown = await show('amina', 'Each in its line.');
  // With the styles and fonts of families.
  const fontsOf = () => document.fonts.ready.then((fonts) => [...fonts].map(({ family, status }) => family + status));
  expect(await shown.evaluate(fontsOf)).toContain('Newsreaderloaded');
  await show('bilal', 'All of it.');
  await shown.reload();
  await shown.getByText('Click “Show this page” in the editor again').waitFor();
}, 300_000);
