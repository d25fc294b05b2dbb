// `npm run bench:morning` measures what a closing at breakfast asks of the site: 10,000 parents open Home for the first time
// within five minutes. It counts what a browser requests, then sends those requests with wrk as fast as our server and
// nginx answer. `--write` writes the section in docs/measurements.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, table, twoDigits, wholeNumber } from './figures.ts';
import { writeSection } from './report.ts';
import { load, medianLoad, startNginx, startOurs } from './throughput.ts';
import { measureLoad, totalWeight } from './weight.ts';

const FOLDER = '.cache/bench';
const PARENTS = 10_000;
const SECONDS = 5 * 60;
/** Short rounds in turn, because a shared machine's speed changes within seconds. */
const ROUNDS = { rounds: 10, seconds: 2 };

/** The name of a file without its folder and hash. */
const nameOf = (path: string) => path.replace(/^\/_assets\/(.*)\.[^.]+(\.\w+)$/, '$1$2');

/** A script for wrk that requests the paths of a visit in turn, and closes the connection after the last one. */
function visitScript(paths: readonly string[]): string {
  return `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local index = 0
local kept = { ["Accept-Encoding"] = "gzip, deflate, br" }
local last = { ["Accept-Encoding"] = "gzip, deflate, br", ["Connection"] = "close" }
request = function()
  index = index % #paths + 1
  return wrk.format("GET", paths[index], index == #paths and last or kept)
end`;
}

mkdirSync(FOLDER, { recursive: true });
const [ours, nginx] = [await startOurs('dist', FOLDER), await startNginx('dist', join(FOLDER, 'nginx'))];
try {
  const { weight, paths } = await measureLoad(`http://127.0.0.1:${ours.port}/`);
  const script = join(FOLDER, 'visit.lua');
  writeFileSync(script, visitScript(paths));
  const loads = { ours: [], nginx: [] } as Record<'ours' | 'nginx', Awaited<ReturnType<typeof load>>[]>;
  for (let round = 0; round < ROUNDS.rounds; round += 1) {
    loads.ours.push(await load(ours, '/', ROUNDS.seconds, script));
    loads.nginx.push(await load(nginx, '/', ROUNDS.seconds, script));
  }
  const needed = PARENTS / SECONDS;
  const rows = (['ours', 'nginx'] as const).map((name) => {
    const { requestsPerSecond, processorUs } = medianLoad(loads[name]);
    const visits = requestsPerSecond / paths.length;
    const processorS = (processorUs * paths.length * PARENTS) / 1e6;
    return [name, visits, visits / needed, processorS, processorS / SECONDS] as const;
  });
  const total = totalWeight(weight) * PARENTS;
  const text = `
${wholeNumber(PARENTS)} parents open Home within five minutes, each for the first time: ${paths.length} requests and ${kilobytes(totalWeight(weight))} kB a visit
(${paths.map((path) => `\`${nameOf(path)}\``).join(', ')}). Together that is ${twoDigits(total / 1e9)} GB, ${wholeNumber(needed * paths.length)} requests a
second and ${wholeNumber((total * 8) / SECONDS / 1e6)} Mbit/s on average. wrk sends the same requests over 64 connections, a new one for each visit, as fast as
they are answered, on the same processors and without TLS. Only the two figures of processor time don't depend on how busy
the machine is.

${table(
  ['', 'visits a second', 'of those needed', 'processor for all, s', 'of one processor'],
  rows.map(([name, visits, factor, processorS, share]) => [
    name,
    wholeNumber(visits),
    `${wholeNumber(factor)} times`,
    wholeNumber(processorS),
    `${wholeNumber(share * 100)} %`,
  ]),
)}`.trim();
  console.log(text);
  if (process.argv.includes('--write')) writeSection('A closing at breakfast', text);
} finally {
  await Promise.all([ours.stop(), nginx.stop()]);
}
