// Compares requests per second of the site's own server and nginx, with the same files and headers.
import { execFile, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDocumentPolicy } from '../../../hosting/document-policy.ts';
import { headersFor } from '../../../hosting/headers.ts';
import { freePort, startProcess } from '../../../server/testing/process.ts';
import { median } from './figures.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CONNECTIONS = 64;
const HTTP = { isHttps: false };
const MISSING = '/nothing';
const START_LIMIT_MS = 10_000;

const run = promisify(execFile);

/** The unit of CPU times in /proc: 100 per second on Linux. */
const CLOCK_TICK_US = 10_000;

export type Load = {
  requestsPerSecond: number;
  /** The 99th percentile of the response time. */
  p99Ms: number;
  /** CPU time of the server per request, in microseconds. It doesn't depend on how busy the machine is. */
  processorUs: number;
};
export type Throughput = { kind: string; server: readonly Load[]; nginx: readonly Load[] };

/** What is requested: a page, a picture and a missing page. The picture is an SVG, which is also sent as brotli. */
function targets(dist: string): readonly { kind: string; path: string }[] {
  const [picture] = globSync('_assets/hero-home.*.svg', { cwd: dist });
  return [
    { kind: 'page', path: '/tuition' },
    { kind: 'picture', path: `/${picture}` },
    { kind: 'missing', path: MISSING },
  ];
}

/** The minimal configuration with which nginx sends the same compressed files and headers as our server. */
function nginxConfiguration(dist: string, folder: string, port: number): string {
  const headerLines = (headers: Record<string, string>) =>
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`)
      .join('\n      ');
  const document = readDocumentPolicy(readFileSync(join(dist, 'tuition.html'), 'utf8'));
  return `
load_module ${BROTLI_MODULE};
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  server_tokens off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${dist};
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    error_page 404 /404.html;
    location / {
      ${headerLines(headersFor('/tuition', document, HTTP))}
      try_files $uri.html $uri $uri/index.html =404;
    }
    location /_assets/ {
      ${headerLines(headersFor('/_assets/picture.svg', null, HTTP))}
    }
  }
}
`;
}

type RunningServer = { port: number; processIds: () => readonly number[]; stop: () => Promise<void> };

/** Starts nginx for a build. It may write to the folder. */
export async function startNginx(dist: string, folder: string): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(realpathSync(folder), 'nginx.conf');
  writeFileSync(file, nginxConfiguration(realpathSync(dist), realpathSync(folder), port));
  const child = spawn(NGINX, ['-c', file, '-e', join(realpathSync(folder), 'error.log')], { stdio: 'inherit' });
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('nginx did not start.');
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { port, processIds: workers, stop };
}

/** Starts our server for a build, with an inbox in the folder. */
export async function startOurs(dist: string, folder: string): Promise<RunningServer> {
  const { child, port, ended } = startProcess('server/main.ts', {
    PORT: '0',
    DIST_DIR: dist,
    INBOX_DIR: join(folder, 'inbox'),
  });
  const processIds = () => (child.pid === undefined ? [] : [child.pid]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port: await port, processIds, stop };
}

/** User and system time of processes so far, in microseconds (proc(5): fields 14 and 15 of stat). */
function processorTime(processIds: readonly number[]): number {
  const ticks = processIds.map((id) => {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, count) => sum + count, 0) * CLOCK_TICK_US;
}

/**
 * Loads one address for some seconds with a browser's headers. A script for wrk can request others in turn. Throws an
 * error if a connection broke or a response was wrong.
 */
export async function load(server: RunningServer, path: string, seconds: number, script?: string): Promise<Load> {
  const url = `http://127.0.0.1:${server.port}${path}`;
  const options = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip, deflate, br'];
  if (script !== undefined) options.push('-s', script);
  const before = processorTime(server.processIds());
  const { stdout } = await run('wrk', [...options, url]);
  const spent = processorTime(server.processIds()) - before;
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
  const p99Ms = Number(value) * ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit ?? ''] ?? Number.NaN);
  const hasErrors = /Socket errors: (?!connect 0, read 0, write 0, timeout 0)/.test(stdout);
  const processorUs = spent / Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const isMissing = stdout.includes('Non-2xx');
  if (hasErrors || isMissing !== (path === MISSING) || Number.isNaN(p99Ms + requestsPerSecond + processorUs)) {
    throw new Error(`${url} was not answered as it should be:\n${stdout}`);
  }
  return { requestsPerSecond, p99Ms, processorUs };
}

/** Both must send the same response, or the comparison is meaningless. Throws an error with the differences. */
async function expectSameAnswer(path: string, serverPort: number, nginxPort: number): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [serverPort, nginxPort].map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': 'br' } });
      const names = ['content-encoding', 'content-security-policy', 'referrer-policy'];
      const body = await answer.text();
      return JSON.stringify([answer.status, body.length, ...names.map((name) => answer.headers.get(name))]);
    }),
  );
  if (ours !== theirs) throw new Error(`The servers differ at ${path}:\n${ours}\n${theirs}`);
}

/**
 * Loads our server and nginx alternately for some rounds.
 * @param folder A folder that nginx may write to.
 */
export async function measureThroughput(
  dist: string,
  folder: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Throughput[]> {
  const server = await startOurs(dist, folder);
  const nginx = await startNginx(dist, folder);
  try {
    const results: Throughput[] = [];
    for (const { kind, path } of targets(dist)) {
      await expectSameAnswer(path, server.port, nginx.port);
      const loads: { server: Load[]; nginx: Load[] } = { server: [], nginx: [] };
      for (let round = 0; round < rounds; round += 1) {
        loads.server.push(await load(server, path, seconds));
        loads.nginx.push(await load(nginx, path, seconds));
      }
      results.push({ kind, ...loads });
    }
    return results;
  } finally {
    await Promise.all([server.stop(), nginx.stop()]);
  }
}

/** The median of each figure over the rounds. */
export const medianLoad = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
  p99Ms: median(loads.map((load) => load.p99Ms)),
  processorUs: median(loads.map((load) => load.processorUs)),
});
