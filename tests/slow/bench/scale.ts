// `npm run bench:scale` builds copies of the site with more and more pages and photographs, and measures what each costs:
// processor time, which doesn't depend on how busy the machine is, memory and bytes. `--write` writes the tables to
// docs/measurements.md. `--photos 60,5000` and `--pages 30,3000` choose other numbers, or none.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { copyProject, FIXTURE_CONTENT, fixtureToday } from '../../../build/project-copy.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';
import { kilobytes, table, twoDigits, wholeNumber } from './figures.ts';
import { writeSection } from './report.ts';

/** What a program and its children needed. */
type Cost = { processorS: number; memoryMB: number };

/** Python, because Node.js can't read the resources of processes that have ended. */
const RUSAGE = `
import resource, subprocess, sys
status = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss / 1000)
sys.exit(status)`;

function costOf(args: readonly string[], cwd: string): Cost {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', RUSAGE, process.execPath, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SITE_TODAY: fixtureToday() },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  const [processorS = Number.NaN, memoryMB = Number.NaN] = stdout.trim().split(' ').map(Number);
  return { processorS, memoryMB };
}

function sizeOf(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, bytes };
}

const FURTHER_PAGES = 'src/pages/scale';

/** Builds the fixture site with this many further pages, each like Support. */
function measurePages(folder: string, count: number) {
  const paths = `export const getStaticPaths = () =>
  Array.from({ length: ${count} }, (_, page) => ({ params: { page: String(page) } }));`;
  const support = readFileSync(join(folder, 'src/pages/support.astro'), 'utf8');
  const source = support.replaceAll("'../", "'../../").replace(/^---$/m, `---\n${paths}`);
  mkdirSync(join(folder, FURTHER_PAGES), { recursive: true });
  writeFileSync(join(folder, FURTHER_PAGES, '[page].astro'), source);
  return { ...costOf(['build/main.ts'], folder), ...sizeOf(join(folder, 'dist')) };
}

function pagesTable(folder: string, counts: readonly number[]): string {
  if (counts.length === 0) return '';
  // The first build also draws the pictures, which the others find.
  measurePages(folder, 1);
  const base = measurePages(folder, 1);
  const rows = counts.map((count) => {
    const { processorS, memoryMB, files, bytes } = measurePages(folder, count);
    const perPage = (total: number, least: number) => (total - least) / (count - 1);
    return [
      wholeNumber(count),
      wholeNumber(processorS),
      wholeNumber(perPage(processorS, base.processorS) * 1_000),
      wholeNumber(memoryMB),
      wholeNumber(bytes / 1e6),
      kilobytes(perPage(bytes, base.bytes)),
      wholeNumber(files),
    ];
  });
  const head = ['Further pages', 'processor, s', 'a page, ms', 'most memory, MB', 'dist, MB', 'a page, kB', 'files'];
  return table(head, rows);
}

/** The content check accepts any slot that begins like this. */
const SLOT = 'portrait-scale-';
const WIDTH = 1600;
const HEIGHT = 1067;

/** Soft shapes and gradients without noise, different for each number. */
function photograph(number: number): Promise<Buffer> {
  const shapes = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 397 + number * 61) % WIDTH, (index * 251 + number * 37) % HEIGHT];
    const fill = index % 2 === 0 ? `hsl(${index * 37 + number * 6} 50% 40%)` : 'url(#light)';
    return `<circle cx="${x}" cy="${y}" r="${40 + index * 5}" fill="${fill}"/>`;
  });
  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const sky = stop(0, `hsl(${number * 6} 60% 70%)`) + stop(1, `hsl(${number * 6 + 90} 50% 25%)`);
  const gradients = `<linearGradient id="sky" x2="1" y2="1">${sky}</linearGradient>
<radialGradient id="light">${stop(0, 'white') + stop(1, 'white', 0)}</radialGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${gradients}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** Photographs for as many slots of a gallery, with their drawings and records. */
async function writePhotos(folder: string, count: number): Promise<void> {
  const slots = Array.from({ length: count }, (_, index) => `${SLOT}${index}`);
  const { gallery, ...page } = readContent('scienceFair', FIXTURE_CONTENT);
  const photos = slots.map((slot) => ({ slot, alt: `Photograph ${slot}.`, caption: slot, sample: true }));
  const content = join(folder, 'content');
  writeFileSync(join(content, contentFiles.scienceFair.path), stringify({ ...page, gallery: { ...gallery, photos } }));
  const records = slots.map((slot) => ({ slot, alt: slot, consent: 'Signed.', reviewBy: '2099-01-01' }));
  writeFileSync(join(content, contentFiles.photos.path), stringify({ photos: records }));
  mkdirSync(join(folder, DRAWINGS), { recursive: true });
  for (const [index, slot] of slots.entries()) {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"></svg>';
    writeFileSync(join(folder, DRAWINGS, `${slot}.svg`), drawing);
    const fileOf = (number: number) => join(content, 'photos', `${SLOT}${number}.jpg`);
    if (existsSync(fileOf(index))) continue;
    if (index < encodedCount) writeFileSync(fileOf(index), await photograph(index));
    else linkSync(fileOf(index % encodedCount), fileOf(index));
  }
}

const DRAWINGS = 'src/assets/drawings';
const PREPARED = '.generated/photos';
const MAKE_PHOTOS = `
import { makePhotos } from './build/photos/make.ts';
const { problems } = await makePhotos();
if (problems.length > 0) throw new Error(problems.join());`;

async function photosTable(folder: string, counts: readonly number[]): Promise<string> {
  if (counts.length === 0) return '';
  rmSync(join(folder, FURTHER_PAGES), { recursive: true, force: true });
  const prepared = join(folder, PREPARED);
  const prepare = () => costOf(['--input-type=module', '--eval', MAKE_PHOTOS], folder);
  const build = () => ({ ...costOf(['build/main.ts'], folder), ...sizeOf(join(folder, 'dist')) });
  await writePhotos(folder, 1);
  prepare();
  build();
  const base = build();
  await writePhotos(folder, encodedCount);
  rmSync(prepared, { recursive: true, force: true });
  const encoded = prepare();
  const files = readdirSync(prepared).filter((name) => name.startsWith(SLOT));
  const rows: string[][] = [];
  for (const count of counts) {
    await writePhotos(folder, count);
    for (const name of files) {
      const [, number = '', rest = ''] = /(\d+)(-.*)$/.exec(name.slice(SLOT.length)) ?? [];
      const bytes = readFileSync(join(prepared, name));
      for (let copy = Number(number) + encodedCount; copy < count; copy += encodedCount) {
        // No two are the same, because the build would publish them as one.
        const file = join(prepared, `${SLOT}${copy}${rest}`);
        if (!existsSync(file)) writeFileSync(file, Buffer.concat([bytes, Buffer.from(String(copy))]));
      }
    }
    rmSync(join(prepared, 'manifest.json'), { force: true });
    // What preparing costs besides the encoder, which finds its files.
    const others = prepare();
    const unchanged = prepare();
    const built = build();
    const each = encoded.processorS / encodedCount;
    rows.push([
      wholeNumber(count),
      wholeNumber(count * each),
      wholeNumber(others.processorS),
      wholeNumber(Math.max(encoded.memoryMB, others.memoryMB)),
      twoDigits(unchanged.processorS),
      wholeNumber(built.processorS),
      wholeNumber(((built.processorS - base.processorS) / count) * 1_000),
      wholeNumber(built.memoryMB),
      wholeNumber(built.bytes / 1e6),
      kilobytes((built.bytes - base.bytes) / count),
      wholeNumber(built.files),
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const preparing = ['Photographs', 'encoding, s', 'or finding the files, s', 'most memory, MB', 'unchanged, s'];
  const building = ['build, s', 'each, ms', 'most memory, MB', 'dist, MB', 'each, kB', 'files'];
  return table([...preparing, ...building], rows);
}

const EXPLANATION = `
\`npm run bench:scale\` builds copies of the fixture site with further pages like Support, and prepares invented photographs of
1,600 × 1,067 pixels without noise for a gallery. Processor time is that of all processes together. The cost of a page is what
the build needs beyond one with a single further page. Memory is that of the largest process. 60 photographs are encoded, two at a
time, and what the others need for that is computed from them; these get copies of the encoded files, so that everything else
is measured. A build that finds no prepared photographs costs the encoding more.
`.trim();

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '30,300,3000' },
    photos: { type: 'string', default: '60,5000' },
    // How many photographs are encoded. The others have the pixels of one of these and get copies of its files.
    encoded: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const encodedCount = Number(values.encoded);
const countsIn = (list: string) => list.split(',').filter(Boolean).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'scale-'));
try {
  copyProject(folder, FIXTURE_CONTENT);
  // The gallery has nine photographs. Only the copy allows more.
  const schema = join(folder, 'src/content/schemas/science-fair.ts');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace(/\.length\(9, '[^']*'\)/, ''));
  const tables = [pagesTable(folder, countsIn(values.pages)), await photosTable(folder, countsIn(values.photos))];
  const text = [EXPLANATION, ...tables.filter(Boolean)].join('\n\n');
  console.log(text);
  if (values.write) writeSection('Growth', text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
