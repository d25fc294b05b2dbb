// `npm run bench` measures what the built site costs a visitor, how fast its pages load, and how much load its server can
// take, beside the limit: the same pages without JavaScript, and nginx. It writes docs/measurements.md.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../../../hosting/compress.ts';
import { startProcess } from '../../../support/process.ts';
import { measureFirstLoad } from './first-load.ts';
import { load, startNginx } from './throughput.ts';

const FOLDER = '.cache/bench';
const LIMIT = join(FOLDER, 'limit');
const PAGES = ['/', '/tuition'];
/** Scripts, except data blocks for search engines. */
const SCRIPT =
  /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** Makes the limit: a copy of the build without script files and inline scripts. */
async function makeLimit(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true });
  for (const file of globSync(join(folder, '**/*.{js,js.br,js.gz}'))) rmSync(file);
  for (const file of globSync(join(folder, '**/*.html')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPT, ''));
  await compressFolder(folder);
}

async function serve(folder: string): Promise<number> {
  const inbox = join(FOLDER, 'inbox', folder);
  const server = startProcess('server/start-server.ts', { PORT: '0', DIST_DIR: folder, INBOX_DIR: inbox });
  process.once('exit', () => server.child.kill());
  return server.port;
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

await makeLimit(LIMIT);
const [site, limit, nginx] = [await serve('dist'), await serve(LIMIT), await startNginx('dist', join(FOLDER, 'nginx'))];
head('First load', 'kB', 'limit', 'ratio', 'Lighthouse', 'largest paint, ms', 'limit', 'ratio');
for (const page of PAGES) {
  const ours = await measureFirstLoad(`http://127.0.0.1:${site}${page}`);
  const least = await measureFirstLoad(`http://127.0.0.1:${limit}${page}`);
  const kilobytes = beside(ours.bytes / 1000, least.bytes / 1000);
  row(page, ...kilobytes, ours.score, ...beside(ours.paintMs, least.paintMs));
}
head('64 connections', 'requests a second', 'p99, ms');
for (const [name, port] of Object.entries({ 'our server': site, nginx })) {
  const { requestsPerSecond, p99Ms } = load(port);
  row(name, requestsPerSecond, p99Ms);
}
const introduction = `# Measurements

\`npm run bench\` on ${cpus().length} processors. The limit is the same page with every script removed. First loads are those of a
phone with an empty cache, in bytes on the wire. Lighthouse computes its figures for slow 4G (150 ms, 1.6 Mbit/s) and a
processor four times slower. Our server is one process; nginx has one for each processor and sends the same compressed page.
`;
writeFileSync('docs/measurements.md', `${introduction}${report.join('\n')}\n`);
// Ends the servers too.
process.exit();
