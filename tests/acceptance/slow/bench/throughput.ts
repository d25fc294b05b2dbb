// Compares requests per second of the site's own server and nginx, with the same compressed page.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../support/process.ts';

const CONNECTIONS = 64;
const SECONDS = 10;

/** Starts nginx with a build's compressed files, until this process ends. It may write to the folder. */
export async function startNginx(dist: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const [root, here, port] = [realpathSync(dist), realpathSync(folder), await freePort()];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto; daemon off; pid ${here}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${here}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port} backlog=1024; root ${root}; brotli_static on; gzip_static on;
    location / { try_files $uri.html $uri $uri/index.html =404; }
  }
}
`;
  writeFileSync(join(here, 'nginx.conf'), configuration);
  const child = spawn('/usr/sbin/nginx', ['-c', join(here, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' });
  process.once('exit', () => child.kill());
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await wait(100);
  }
  return port;
}

/** Loads one page with a browser's headers. Throws if a connection broke or an answer was wrong. */
export function load(port: number): { requestsPerSecond: number; p99Ms: number } {
  const options = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip, deflate, br'];
  const output = execFileSync('wrk', [...options, `http://127.0.0.1:${port}/tuition`], { encoding: 'utf8' });
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(output) ?? [];
  const p99Ms = Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? Number.NaN);
  if (/Socket errors|Non-2xx/.test(output) || Number.isNaN(p99Ms)) throw new Error(output);
  return { requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), p99Ms };
}
