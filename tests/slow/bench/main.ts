// `npm run bench` measures what the built site costs a visitor, how fast its pages load, and how much load its server
// can take. It compares them with the limit: the same pages without JavaScript, and nginx. `--write` writes
// docs/measurements.md. It lists the promises that were not kept, and fails if there are any.
import { cpus } from 'node:os';
import { makeCopies } from './copies.ts';
import { kilobytes, median, table, twoDigits, wholeNumber } from './figures.ts';
import { type Arrival, JOURNEYS } from './journeys.ts';
import { type Lab, measureLab } from './lab.ts';
import { brokenPromises, held } from './promises.ts';
import { writeSection } from './report.ts';
import { inTurn, type Pair, walkInTurn, withBothServed } from './rounds.ts';
import { measureThroughput, medianLoad } from './throughput.ts';
import { KINDS, measureWeight, totalWeight } from './weight.ts';

const FOLDER = '.cache/bench';
const PAGES = ['/', '/tuition', '/calendar'];
const LAB_ROUNDS = 3;
const JOURNEY_ROUNDS = 5;
/**
 * Many short rounds: a shared machine's speed changes within seconds, and both servers must get the same conditions.
 */
const LOAD_ROUNDS = { rounds: 20, seconds: 1 };

const nameOf = (page: string) => (page === '/' ? 'Home' : page);

async function weightTable({ site, limit }: Pair<string>): Promise<string> {
  const rows = [];
  for (const page of PAGES) {
    const weight = await measureWeight(site + page);
    const least = totalWeight(await measureWeight(limit + page));
    const total = totalWeight(weight);
    const kinds = KINDS.map((kind) => kilobytes(weight[kind]));
    rows.push([
      nameOf(page),
      ...kinds,
      kilobytes(total),
      kilobytes(least),
      twoDigits(held('bytes', nameOf(page), total / least)),
    ]);
  }
  return table(['First load, kB', ...KINDS, 'total', 'limit', 'ratio'], rows);
}

const medianOf = (labs: readonly Lab[], key: keyof Lab) => median(labs.map((lab) => lab[key]));

async function labTable(origins: Pair<string>): Promise<string> {
  const rows = [];
  for (const page of PAGES) {
    const { site, limit } = await inTurn(origins, LAB_ROUNDS, (origin) => measureLab(origin + page, 'simulate'));
    const paint = { site: medianOf(site, 'lcpMs'), limit: medianOf(limit, 'lcpMs') };
    const bytes = { site: medianOf(site, 'totalBytes'), limit: medianOf(limit, 'totalBytes') };
    rows.push([
      nameOf(page),
      wholeNumber(medianOf(site, 'score')),
      ...[paint.site, paint.limit].map(wholeNumber),
      twoDigits(held('paint', nameOf(page), paint.site / paint.limit)),
      medianOf(site, 'cls').toFixed(3),
      wholeNumber(medianOf(site, 'tbtMs')),
      ...[bytes.site, bytes.limit].map(kilobytes),
      twoDigits(held('bytes', nameOf(page), bytes.site / bytes.limit)),
    ]);
  }
  const head = ['Lighthouse', 'score', 'LCP, ms', 'limit', 'ratio', 'CLS', 'TBT, ms', 'total, kB', 'limit', 'ratio'];
  return table(head, rows);
}

async function paintTable(origins: Pair<string>): Promise<string> {
  const rows = [];
  const ratios = [];
  for (const page of PAGES) {
    const { site, limit } = await inTurn(origins, LAB_ROUNDS, (origin) => measureLab(origin + page, 'devtools'));
    const [ours, least] = [medianOf(site, 'lcpMs'), medianOf(limit, 'lcpMs')];
    ratios.push(ours / least);
    rows.push([nameOf(page), wholeNumber(ours), wholeNumber(least), twoDigits(ours / least)]);
  }
  // The same page varies by a tenth from run to run, so a single page isn't enough.
  held('paint', 'the median page', median(ratios));
  return table(['Largest paint over a slow line', 'ms', 'limit', 'ratio'], rows);
}

async function journeyTable(origins: Pair<string>): Promise<string> {
  const rows = [];
  for (const journey of JOURNEYS) {
    const { site, limit } = await walkInTurn(origins, JOURNEY_ROUNDS, journey);
    const name = `${journey.name}, ${journey.device}`;
    const cells = (['fromClickMs', 'fromPressMs'] as const).flatMap((key) => {
      const middle = (arrivals: typeof site) => median(arrivals.map((arrival) => arrival[key]));
      const ratio = middle(site) / middle(limit);
      if (key === 'fromClickMs' && !journey.isInPage) held('click', name, ratio);
      return [wholeNumber(middle(site)), wholeNumber(middle(limit)), twoDigits(ratio)];
    });
    const count = (way: Arrival['cameBy']) => site.filter(({ cameBy }) => cameBy === way).length;
    rows.push([name, ...cells, `${count('prerender')} and ${count('prefetch')} of ${site.length}`]);
  }
  const head = ['To the next heading', 'from the click, ms', 'limit', 'ratio', 'from the press, ms', 'limit', 'ratio'];
  return table([...head, 'prerendered and prefetched'], rows);
}

async function throughputTable(): Promise<string> {
  const results = await measureThroughput('dist', `${FOLDER}/nginx`, LOAD_ROUNDS);
  const rows = results.map(({ kind, server, nginx }) => {
    const [ours, theirs] = [medianLoad(server), medianLoad(nginx)];
    if (kind === 'page') {
      held('requests', kind, ours.requestsPerSecond);
      held('p99', kind, ours.p99Ms);
      held('nginx', kind, ours.requestsPerSecond / theirs.requestsPerSecond);
    }
    return [
      kind,
      wholeNumber(ours.requestsPerSecond),
      wholeNumber(theirs.requestsPerSecond),
      twoDigits(ours.requestsPerSecond / theirs.requestsPerSecond),
      ...[ours, theirs].map(({ p99Ms }) => wholeNumber(p99Ms)),
      ...[ours, theirs].map(({ processorUs }) => wholeNumber(processorUs)),
      twoDigits(theirs.processorUs / ours.processorUs),
    ];
  });
  const processor = ['processor a request, µs', 'nginx', 'ratio'];
  return table(['Requests a second', 'ours', 'nginx', 'ratio', 'p99, ms', 'nginx', ...processor], rows);
}

const explanation = `
\`npm run bench\` on ${cpus().length} processors; medians of rounds in which both sides take turns. The limit is the same page,
from the same server, with every script removed.

- **First load:** Chromium with the size of a phone and an empty cache, bytes on the wire with their headers, until
  nothing more comes without a touch.
- **Lighthouse:** its phone profile: slow 4G (150 ms, 1.6 Mbit/s), a processor four times slower, computed from a fast
  load, and so steadier than a clock.
- **Largest paint over a slow line:** the same profile with line and processor slowed down in fact. Single runs differ by
  a tenth: the limit applies to the median page here, and to every page above.
- **To the next heading:** until the next page's \`h1\` is painted, over a line of 150 ms and 1.6 Mbit/s, counted from the
  click (the release) and from the press. On a desk the pointer rests on the link for 250 ms before the press; a press
  or tap lasts 80 ms; the page, or the menu, has been open for a moment. Links inside a page (the quick link, the footer)
  gain nothing here: Chrome on Android loads them ahead when they rest in view, which an emulated phone doesn't do.
- **Requests a second:** wrk with 64 connections that accept brotli, beside nginx with brotli_static and the same
  headers. Our server is one process, nginx has one for each processor; hence the processor time of one request too.
`.trim();

const copies = await makeCopies('dist', FOLDER);
const measured: string[] = [explanation];
const show = (text: string) => {
  measured.push(text);
  console.log(`\n${text}`);
};
await withBothServed(copies, FOLDER, async (origins) => {
  show(await weightTable(origins));
  show(await labTable(origins));
  show(await paintTable(origins));
  show(await journeyTable(origins));
});
show(await throughputTable());
if (process.argv.includes('--write')) writeSection(null, measured.join('\n\n'));
for (const sentence of brokenPromises()) {
  console.error(`Not kept: ${sentence}`);
  process.exitCode = 1;
}
