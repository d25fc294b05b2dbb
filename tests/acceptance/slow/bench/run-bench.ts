// `npm run bench` measures what the built site costs a visitor, how fast its pages load, and how much load its server can
// take, beside the limit: the same pages without JavaScript, and nginx. It writes docs/measurements.md.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../../../hosting/compress.ts';
import { startProcess } from '../../../support/process.ts';
import { measureFirstLoad } from './first-load.ts';
import { HEADING, JOURNEYS, walk } from './journeys.ts';
import { openSlowLine } from './slow-line.ts';
import { load, startNginx } from './throughput.ts';

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
  const server = startProcess('server/start-server.ts', { PORT: '0', DIST_DIR: folder, INBOX_DIR: inbox });
  process.once('exit', () => server.child.kill());
  const port = await server.port;
  return { port, url: `http://127.0.0.1:${port}`, slowUrl: `http://127.0.0.1:${await openSlowLine(port)}` };
}

const report: string[] = [];
/** Prints a table row by row. */
function row(...cells: (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : cell));
  report.push(`| ${texts.join(' | ')} |`);
  console.log(report.at(-1));
}
function head(...cells: string[]): void {
  report.push('');
  row(...cells);
  row(...cells.map((_, column) => (column === 0 ? '---' : '---:')));
}
const beside = (ours: number, limit: number) => [ours, limit, (ours / limit).toFixed(2)] as const;

const [site, limit] = [await serve(false), await serve(true)];
const nginx = await startNginx(join(FOLDER, 'site'), join(FOLDER, 'nginx'));
head('First load', 'kB', 'limit', 'ratio', 'Lighthouse', 'largest paint, ms', 'limit', 'ratio');
for (const page of PAGES) {
  const [ours, least] = [await measureFirstLoad(site.url + page), await measureFirstLoad(limit.url + page)];
  const kilobytes = beside(ours.bytes / 1000, least.bytes / 1000);
  row(page, ...kilobytes, ours.score, ...beside(ours.paintMs, least.paintMs));
}
head('From the click to the next heading', 'ms', 'limit', 'ratio');
for (const journey of JOURNEYS) {
  row(journey.name, ...beside(await walk(site.slowUrl, journey), await walk(limit.slowUrl, journey)));
}
head('64 connections', 'requests a second', 'p99, ms');
for (const [name, port] of Object.entries({ 'our server': site.port, nginx })) {
  const { requestsPerSecond, p99Ms } = load(port);
  row(name, requestsPerSecond, p99Ms);
}
const introduction = `# Measurements

\`npm run bench\` on ${cpus().length} processors. The limit is the same page with every script removed. First loads are those of a
phone with an empty cache, in bytes on the wire. Lighthouse computes its figures for slow 4G (150 ms, 1.6 Mbit/s) and a
processor four times slower. Moving between pages is measured over such a line, from the click until the next heading is
painted. Our server is one process; nginx has one for each processor and sends the same compressed page.
`;
writeFileSync('docs/measurements.md', `${introduction}${report.join('\n')}\n`);
// Ends the servers too.
process.exit();
