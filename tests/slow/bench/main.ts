// `npm run bench` measures what the built site costs a visitor, how fast its pages load, and how much load its server can
// take, beside the limit: the same pages without JavaScript, and nginx. `--write` writes docs/measurements.md.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../../hosting/compress.ts';
import { startProcess } from '../../../server/testing/process.ts';
import { HEADING, JOURNEYS, walk } from './journeys.ts';
import { openSlowLine } from './slow-line.ts';
import { load, startNginx } from './throughput.ts';
import { measureLab, measureWeight } from './weight.ts';

const FOLDER = '.cache/bench';
const PAGES = ['/', '/tuition'];
/** Scripts, except data blocks for search engines. */
const SCRIPT =
  /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** Copies the build, with its headings marked, and serves the copy. The limit has no script files and no inline scripts. */
async function serve(isLimit: boolean) {
  const folder = join(FOLDER, isLimit ? 'limit' : 'site');
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true });
  if (isLimit) for (const file of globSync(join(folder, '**/*.{js,js.br,js.gz}'))) rmSync(file);
  for (const file of globSync(join(folder, '**/*.html'))) {
    const html = readFileSync(file, 'utf8').replace('<h1', `<h1 elementtiming="${HEADING}"`);
    writeFileSync(file, isLimit ? html.replace(SCRIPT, '') : html);
  }
  await compressFolder(folder);
  const inbox = join(FOLDER, `inbox-${isLimit}`);
  const server = startProcess('server/main.ts', { PORT: '0', DIST_DIR: folder, INBOX_DIR: inbox });
  const port = await server.port;
  const line = await openSlowLine(port);
  const stop = async () => {
    line.close();
    server.child.kill('SIGTERM');
    await server.ended;
  };
  const origins = { url: `http://127.0.0.1:${port}`, slowUrl: `http://127.0.0.1:${line.port}` };
  return { ...origins, port, stop };
}

const report: string[] = [];
/** Prints a table row by row. */
function row(...cells: (string | number)[]): void {
  const line = `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)).join(' | ')} |`;
  report.push(line);
  console.log(line);
}
function head(...cells: string[]): void {
  report.push('');
  row(...cells);
  row(...cells.map((_, column) => (column === 0 ? '---' : '---:')));
}
const ratio = (ours: number, others: number) => (ours / others).toFixed(2);

const [site, limit] = [await serve(false), await serve(true)];
const nginx = await startNginx(join(FOLDER, 'site'), join(FOLDER, 'nginx'));
try {
  head('First load', 'kB', 'limit', 'ratio', 'Lighthouse', 'largest paint, ms', 'limit', 'ratio');
  for (const page of PAGES) {
    const [bytes, least] = [await measureWeight(site.url + page), await measureWeight(limit.url + page)];
    const [ours, best] = [await measureLab(site.url + page), await measureLab(limit.url + page)];
    const paint = [Math.round(ours.paintMs), Math.round(best.paintMs), ratio(ours.paintMs, best.paintMs)];
    row(
      page,
      Math.round(bytes / 1000),
      Math.round(least / 1000),
      ratio(bytes, least),
      Math.round(ours.score),
      ...paint,
    );
  }
  head('From the click to the next heading', 'ms', 'limit', 'ratio');
  for (const journey of JOURNEYS) {
    const [ours, least] = [await walk(site.slowUrl, journey), await walk(limit.slowUrl, journey)];
    row(journey.name, Math.round(ours), Math.round(least), ratio(ours, least));
  }
  head('64 connections', 'requests a second', 'p99, ms');
  for (const [name, port] of [
    ['our server', site.port],
    ['nginx', nginx.port],
  ] as const) {
    const { requestsPerSecond, p99Ms } = await load(port);
    row(name, Math.round(requestsPerSecond), Math.round(p99Ms));
  }
} finally {
  await Promise.all([site.stop(), limit.stop(), nginx.stop()]);
}
if (process.argv.includes('--write')) {
  const introduction = `# Measurements

\`npm run bench\` on ${cpus().length} processors. The limit is the same page with every script removed. First loads are those of a
phone with an empty cache, in bytes on the wire. Lighthouse computes its figures for slow 4G (150 ms, 1.6 Mbit/s) and a
processor four times slower. Moving between pages is measured over such a line, from the click until the next heading is
painted. Our server is one process; nginx has one for each processor and sends the same compressed page.
`;
  writeFileSync('docs/measurements.md', `${introduction}${report.join('\n')}\n`);
}
