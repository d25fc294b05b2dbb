import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawingOf } from '../../src/lib/pictures/drawings.ts';
import { makePhotos, permittedPhotos } from './make.ts';

const TODAY = '2026-11-21';
const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

let root: string;
const contentDir = () => join(root, 'content');
const outDir = () => join(root, 'out');
const photoFile = (name: string) => join(contentDir(), 'photos', name);
const make = (today = TODAY) =>
  makePhotos({ contentDir: contentDir(), outDir: outDir(), drawingsDir: join(root, 'drawings'), today });
const shown = (slot: string) => join(outDir(), `${slot}.jpg`);

type Fields = { alt?: string; reviewBy?: string; withdrawn?: string; focalPoint?: { x: number; y: number } };

/** Writes photos.yaml with a record for each slot. JSON is valid YAML. */
function writeRecords(records: Record<string, Fields>): void {
  const photos = Object.entries(records).map(([slot, fields]) => ({
    slot,
    alt: `What ${slot} shows.`,
    consent: 'Both families signed on 2026-09-02.',
    reviewBy: '2027-06-30',
    ...fields,
  }));
  writeFileSync(photoFile('photos.yaml'), JSON.stringify({ photos }));
}

/** An image whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: Math.ceil(width / 2), top: 0 },
  ]);
}
const jpeg = (width = 900, height = 600) => halves(width, height).jpeg().toBuffer();
/** Noise doesn't compress well, so truncating the file always removes pixels. */
const noise = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A tiny PNG file that declares any dimensions. */
function declaredPng(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, 4_000_000)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const isoMedia = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.alloc(64)]);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  cpSync('fixtures/content', contentDir(), { recursive: true, filter: (file) => !/content\/photos\/./.test(file) });
  mkdirSync(join(contentDir(), 'photos'), { recursive: true });
  mkdirSync(join(root, 'drawings'));
  const sizes = { 'slide-01': [1200, 800], 'hero-about': [1500, 600], 'portrait-samira-example': [600, 600] };
  for (const [slot, [width, height]] of Object.entries(sizes)) {
    writeFileSync(join(root, 'drawings', `${drawingOf(slot)}.svg`), `<svg width="${width}" height="${height}"></svg>`);
  }
  writeRecords({});
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('shows nothing and gives no notices when there are no photographs', async () => {
  expect(await make()).toEqual({ problems: [], notices: [], shown: 0 });
  expect(readdirSync(outDir())).toEqual([]);
});

test('a photograph comes out upright, cropped and without metadata', async () => {
  const original = await halves(1400, 1000)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 42/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretPlace/></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Make sure that the original has metadata to remove.
  expect(await sharp(original).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.any(Buffer),
    icc: expect.any(Buffer),
  });
  expect(original.includes('SecretCamera')).toBe(true);
  writeFileSync(photoFile('slide-01.JPG'), original);
  writeRecords({ 'slide-01': { focalPoint: { x: 50, y: 0 } } });

  expect(await make()).toEqual({ problems: [], notices: [], shown: 1 });
  const bytes = readFileSync(shown('slide-01'));
  const metadata = await sharp(bytes).metadata();
  // The upright photo is 1000 pixels wide, and the crop exactly 3 to 2.
  expect(metadata).toMatchObject({ width: 999, height: 666, space: 'srgb' });
  for (const kind of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(metadata[kind], kind).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
  expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|xmpmeta/);
  // Rotation puts the left half on top, and the focal point keeps the top in the crop.
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(150);
  expect(data[2]).toBeLessThan(90);
}, 30_000);

test.each([
  ['left', { x: 0, y: 50 }, RED],
  ['right', { x: 100, y: 50 }, BLUE],
])('the %s of a wide picture stays when the focal point is there', async (_, focalPoint, colour) => {
  writeFileSync(photoFile('portrait-samira-example.png'), await halves(1000, 400).png().toBuffer());
  writeRecords({ 'portrait-samira-example': { alt: '', focalPoint } });
  expect((await make()).problems).toEqual([]);
  const { dominant } = await sharp(shown('portrait-samira-example')).stats();
  expect(dominant.r > dominant.b).toBe(colour === RED);
});

test('CMYK, 16-bit and transparent pictures come out as plain sRGB', async () => {
  writeFileSync(photoFile('slide-01.jpg'), await halves(900, 600).toColourspace('cmyk').jpeg().toBuffer());
  const transparent = { create: { width: 1500, height: 600, channels: 4 as const, background: { ...RED, alpha: 0 } } };
  writeFileSync(photoFile('hero-about.png'), await sharp(transparent).toColourspace('rgb16').png().toBuffer());
  writeRecords({ 'slide-01': {}, 'hero-about': {} });
  expect((await make()).problems).toEqual([]);
  const largest = (slot: string) => sharp(shown(slot));
  expect(await largest('slide-01').metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
  const white = (await largest('hero-about').stats()).channels.map(({ mean }) => Math.round(mean));
  expect(white).toEqual([255, 255, 255]);
}, 30_000);

test.each([
  ['withdrawn', { withdrawn: '2026-11-01' }, /slide-01: consent was withdrawn on 2026-11-01/],
  ['past its day', { reviewBy: '2026-11-20' }, /slide-01: consent ended on 2026-11-20/],
])(
  'deletes every file of a photograph whose consent is %s and reports it',
  async (_, fields, notice) => {
    writeFileSync(photoFile('slide-01.jpg'), await jpeg());
    writeRecords({ 'slide-01': { reviewBy: TODAY } });
    expect(await make()).toMatchObject({ shown: 1, notices: [] });
    expect(permittedPhotos(contentDir(), TODAY)).toEqual(['slide-01']);
    writeRecords({ 'slide-01': fields });
    expect(await make()).toMatchObject({ shown: 0, problems: [], notices: [expect.stringMatching(notice)] });
    expect(readdirSync(outDir())).toEqual([]);
    expect(permittedPhotos(contentDir(), TODAY)).toEqual([]);
  },
  30_000,
);

type Hostile = [what: string, name: string, write: (file: string) => unknown, word: RegExp];
const put = (bytes: Buffer | string | Promise<Buffer>) => async (file: string) => writeFileSync(file, await bytes);

const hostile: Hostile[] = [
  ['an empty file', 'slide-01.jpg', put(''), /is empty/],
  ['noise without a format', 'slide-01.jpg', put(Buffer.alloc(5000, 'x')), /not a picture in any known format/],
  ['a few bytes', 'slide-01.jpg', put('\x01'), /not a picture in any known format/],
  [
    'a JPEG cut off',
    'slide-01.jpg',
    async (f) => put((await noise().jpeg().toBuffer()).subarray(0, 30_000))(f),
    /cut off or damaged/,
  ],
  [
    'a PNG cut off',
    'slide-01.png',
    async (f) => put((await noise().png().toBuffer()).subarray(0, 30_000))(f),
    /cut off or damaged/,
  ],
  [
    'a WebP cut off',
    'slide-01.webp',
    async (f) => put((await noise().webp().toBuffer()).subarray(0, 9000))(f),
    /damaged/,
  ],
  [
    'an AVIF cut off',
    'slide-01.avif',
    async (f) => put((await noise().avif({ effort: 0 }).toBuffer()).subarray(0, 9000))(f),
    /damaged/,
  ],
  [
    'a JPEG with a hole in it',
    'slide-01.jpg',
    async (file) => {
      const bytes = await noise().jpeg().toBuffer();
      bytes.fill(0xff, 20_000, 24_000);
      writeFileSync(file, bytes);
    },
    /damaged/,
  ],
  [
    'a JPEG of nothing but its head',
    'slide-01.jpg',
    put(Buffer.from('ffd8ffe000104a46494600010100', 'hex')),
    /damaged/,
  ],
  ['a tiny picture', 'slide-01.jpg', put(jpeg(300, 200)), /too small.*300 × 200.*needs at least 640 × 427/],
  ['a strip', 'slide-01.jpg', put(jpeg(5000, 40)), /too small/],
  ['a hero too small for its width', 'hero-about.jpg', put(jpeg(1000, 400)), /needs at least 1200 × 480/],
  ['41 million pixels', 'slide-01.png', put(declaredPng(8200, 5000)), /has 41 million pixels/],
  ['a decompression bomb', 'slide-01.png', put(declaredPng(60_000, 60_000)), /has 3,600 million pixels/],
  [
    'a file of 41 MB',
    'slide-01.jpg',
    async (file) => {
      writeFileSync(file, await jpeg());
      truncateSync(file, 41 * 1024 * 1024);
    },
    /is 41 MB; 40 MB is the most/,
  ],
  [
    'a PNG called JPEG',
    'slide-01.jpg',
    put(halves(900, 600).png().toBuffer()),
    /is a PNG picture.*rename it to end in \.png/,
  ],
  ['a JPEG called WebP', 'slide-01.webp', put(jpeg()), /is a JPEG picture.*rename it to end in \.jpg/],
  ['a HEIC picture', 'slide-01.heic', put(isoMedia('heic', 'mif1', 'heic')), /HEIC.*export it as JPEG/],
  ['a HEIC picture called JPEG', 'slide-01.jpg', put(isoMedia('mif1', 'heic')), /HEIC/],
  ['a film', 'slide-01.jpg', put(isoMedia('isom', 'mp42')), /film/],
  ['a moving AVIF', 'slide-01.avif', put(isoMedia('avis', 'avif')), /moves/],
  [
    'a moving WebP',
    'slide-01.webp',
    async (file) => {
      const frame = await halves(900, 600).png().toBuffer();
      const other = await halves(900, 600).negate().png().toBuffer();
      writeFileSync(
        file,
        await sharp([frame, other], { join: { animated: true } })
          .webp()
          .toBuffer(),
      );
    },
    /moves/,
  ],
  [
    'a moving PNG',
    'slide-01.png',
    put(declaredPng(900, 600, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))),
    /moves/,
  ],
  ['a GIF', 'slide-01.gif', put(halves(900, 600).gif().toBuffer()), /is a GIF; .*save it as JPEG/],
  ['a TIFF', 'slide-01.tiff', put(halves(900, 600).tiff().toBuffer()), /is a TIFF/],
  ['a PDF', 'slide-01.jpg', put('%PDF-1.7 '), /is a PDF/],
  [
    'an SVG called PNG',
    'slide-01.png',
    put('<?xml version="1.0"?><svg width="900" height="600"/>'),
    /SVG drawing or a web page/,
  ],
  [
    'a web page called JPEG',
    'slide-01.jpg',
    put('\n <!doctype html><script>alert(1)</script>'),
    /SVG drawing or a web page/,
  ],
  ['a folder', 'slide-01.jpg', (file) => mkdirSync(file), /is a folder/],
  [
    'a link to a photograph',
    'slide-01.jpg',
    (file) => symlinkSync('/etc/hostname', file),
    /only points to a file elsewhere/,
  ],
  ['a link to nothing', 'slide-01.jpg', (file) => symlinkSync('/nowhere', file), /only points to a file elsewhere/],
];

test.each(hostile)('stops the build for %s, with the file’s name and what to do', async (_, name, write, word) => {
  writeRecords({ 'slide-01': {}, 'hero-about': {} });
  const other = name.startsWith('slide-01') ? 'hero-about.jpg' : 'slide-01.jpg';
  writeFileSync(photoFile(other), await jpeg(1500, 1000));
  await write(photoFile(name));
  const { problems, shown } = await make();
  expect(problems).toEqual([expect.stringMatching(word)]);
  expect(problems[0]).toContain(`content/photos/${name} `);
  expect(shown).toBe(0);
  expect(existsSync(outDir())).toBe(false);
});

describe('files and records that do not belong together', () => {
  test.each<[string, string[], Record<string, Fields>, RegExp]>([
    [
      'a file without a record',
      ['slide-01.jpg'],
      {},
      /slide-01\.jpg has no record in content\/photos\/photos\.yaml; add one/,
    ],
    [
      'a record without a file',
      [],
      { 'slide-01': {} },
      /names slide-01, but there is no file content\/photos\/slide-01\.jpg/,
    ],
    ['a record for no slot', [], { 'slide-99': {} }, /names the slot slide-99, which no page shows/],
    ['a file for no slot', ['slide-99.jpg'], {}, /slide-99\.jpg is for the slot “slide-99”, which no page shows/],
    [
      'a name nearly right',
      ['Slide_01.JPG'],
      { 'slide-01': {} },
      /Slide_01\.JPG is not named after a picture slot; rename it slide-01\.jpg/,
    ],
    [
      'two files for one slot',
      ['slide-01.jpeg', 'slide-01.jpg'],
      { 'slide-01': {} },
      /fills the same slot as slide-01\.jpeg/,
    ],
  ])('reports %s', async (_, files, records, word) => {
    for (const name of files) writeFileSync(photoFile(name), await jpeg());
    writeRecords(records);
    const { problems } = await make();
    expect(problems.join('\n')).toMatch(word);
    expect(existsSync(outDir())).toBe(false);
  });

  test('ignores files of the operating system and withdrawn records without a file', async () => {
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(photoFile(name), 'x');
    writeRecords({ 'slide-01': { withdrawn: '2026-10-01' } });
    expect(await make()).toMatchObject({ problems: [], notices: [expect.stringContaining('withdrawn')] });
  });
});

test('reports both the format and the name of an iPhone picture under its camera name', async () => {
  writeFileSync(photoFile('IMG_4021.HEIC'), isoMedia('heic', 'mif1', 'heic'));
  const { problems } = await make();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/IMG_4021\.HEIC is for the slot “IMG_4021”.*; it is a HEIC picture.*export it as JPEG/);
});
