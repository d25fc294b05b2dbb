/** Starts the hosts that can serve a build, each as a real program on this machine, for the slow tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { HEALTH_PATH } from '../../../hosting/endpoints.ts';
import { freePort } from '../../../server/testing/process.ts';

export type HostName = 'own server' | 'nginx' | 'Caddy' | 'Cloudflare Pages';
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Question = { method?: string; headers?: Record<string, string>; body?: string };

export type Host = {
  name: HostName;
  /** The origin that the visitor sees. */
  origin: string;
  /** Sends one request as a visitor over HTTPS, on its own connection. The path is sent unchanged. */
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** Sends one request over plain HTTP. `null` if something in front of the host handles plain HTTP. */
  askPlainHttp: ((path: string) => Promise<Answer>) | null;
};

/** More than the checks send from one address, but few enough to use up in a test. */
export const CONTACT_RATE_PER_MINUTE = 15;
export const DOMAIN = 'school.example.org';
const START_LIMIT_MS = 60_000;
/** Selects the version of Cloudflare's runtime behavior. */
const COMPATIBILITY_DATE = '2026-10-01';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A self-signed certificate for the site's domain. */
export function makeCertificate(folder: string): { file: string; key: string } {
  const file = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = ['req', '-x509', ...newKey, '-keyout', key, '-out', file, '-days', '2', ...subject];
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { file, key };
}

/** This run's processes. `stopAll` ends them and waits until they have exited. */
const running: { child: ChildProcess; ended: Promise<unknown> }[] = [];

export async function stopAll(): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(
    running.map(({ child, ended }) => Promise.race([ended, sleep(5_000).then(() => child.kill('SIGKILL'))])),
  );
  running.length = 0;
}

/**
 * Starts a program and waits until it answers. If the program exits or doesn't answer within a minute, throws an error
 * with its output.
 */
async function start(
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
  isReady: () => Promise<unknown>,
): Promise<void> {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      output += error.message;
      hasEnded = true;
      done();
    });
    child.once('close', () => {
      hasEnded = true;
      done();
    });
  });
  running.push({ child, ended });
  const limit = performance.now() + START_LIMIT_MS;
  while (!hasEnded && performance.now() < limit) {
    if (
      await isReady().then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`${command} ${args.join(' ')} does not answer:\n${output}`);
}

type Target = { port: number; certificate?: string; extra?: Record<string, string> };

function askAt({ port, certificate, extra }: Target, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  const send = certificate === undefined ? httpRequest : httpsRequest;
  return new Promise((done, fail) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { Host: `${DOMAIN}:${port}`, ...extra, ...headers },
        agent: false,
        ...(certificate !== undefined && { ca: certificate, servername: DOMAIN }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

function host(name: HostName, target: Target, plainPort: number | null): Host {
  return {
    name,
    origin: `https://${DOMAIN}:${target.port}`,
    ask: (path, question) => askAt(target, path, question),
    askPlainHttp: plainPort === null ? null : (path) => askAt({ port: plainPort }, path),
  };
}

/** Our own server, behind a proxy that receives HTTPS. */
export async function startOwnServer(distDir: string, inboxDir: string, port: number): Promise<Host> {
  const own = host('own server', { port, extra: { 'X-Forwarded-Proto': 'https' } }, null);
  const environment = {
    PORT: String(port),
    DIST_DIR: distDir,
    INBOX_DIR: inboxDir,
    TRUST_PROXY: '1',
    CONTACT_RATE_PER_MINUTE: String(CONTACT_RATE_PER_MINUTE),
  };
  await start(process.execPath, [resolve('server/main.ts')], environment, () => own.ask(HEALTH_PATH));
  return own;
}

/** nginx with the site's configuration, included as in Debian's main file. Its process id is in `nginx/pid`. */
export async function startNginx(
  folder: string,
  configuration: string,
  ports: Ports,
  certificate: string,
  accessLog = 'off',
): Promise<Host> {
  const temporary = join(folder, 'nginx');
  mkdirSync(temporary);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path "${temporary}/${kind}";`,
  );
  const main = join(temporary, 'main.conf');
  writeFileSync(
    main,
    `load_module ${BROTLI_MODULE};
daemon off; worker_processes 1; pid "${temporary}/pid"; error_log stderr;${process.getuid?.() === 0 ? ' user root;' : ''}
events { }
http { access_log ${accessLog}; ${paths.join(' ')} include "${configuration}"; }
`,
  );
  const nginx = host('nginx', { port: ports.https, certificate: readFileSync(certificate, 'utf8') }, ports.http);
  await start('/usr/sbin/nginx', ['-c', main], {}, () => nginx.ask('/'));
  return nginx;
}

/** Caddy with the site's configuration. */
export async function startCaddy(
  folder: string,
  configuration: string,
  ports: Ports,
  certificate: string,
): Promise<Host> {
  const data = join(folder, 'caddy');
  mkdirSync(data);
  const main = join(data, 'Caddyfile');
  writeFileSync(
    main,
    `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\nimport "${configuration}"\n`,
  );
  const caddy = host('Caddy', { port: ports.https, certificate: readFileSync(certificate, 'utf8') }, ports.http);
  const environment = { HOME: data, XDG_DATA_HOME: data, XDG_CONFIG_HOME: data };
  await start('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', main], environment, () => caddy.ask('/'));
  return caddy;
}

export type Ports = { http: number; https: number };

/** Cloudflare's own emulator of Pages. It uses plain HTTP and makes no network requests. */
export async function startCloudflarePages(folder: string, distDir: string): Promise<Host> {
  const home = join(folder, 'wrangler');
  mkdirSync(home);
  const port = await freePort();
  const pages = host('Cloudflare Pages', { port }, null);
  const wrangler = resolve('tests/slow/node_modules/wrangler/bin/wrangler.js');
  const options = {
    cwd: home,
    ip: '127.0.0.1',
    port: String(port),
    'inspector-port': String(await freePort()),
    'compatibility-date': COMPATIBILITY_DATE,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [wrangler, 'pages', 'dev', distDir, ...flags];
  const environment = {
    HOME: home,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  await start(process.execPath, args, environment, () => pages.ask('/'));
  return pages;
}
