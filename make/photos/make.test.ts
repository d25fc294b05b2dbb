import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { makePhotos, permittedPhotos, slotsOf } from './make.ts';

const TODAY = '2026-11-21';
const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

let root: string;
const contentDir = () => join(root, 'content');
const outDir = () => join(root, 'out');
const photoFile = (name: string) => join(contentDir(), 'photos', name);
const slots = new Map([
  ['slide-01', { width: 1200, height: 800 }],
  ['hero-about', { width: 1500, height: 600 }],
]);
const make = () => makePhotos({ contentDir: contentDir(), outDir: outDir(), slots, day: TODAY });
const shown = (slot: string) => join(outDir(), `${slot}.jpg`);

type Fields = { alt?: string; reviewBy?: string; withdrawn?: string };

/** Writes photos.yaml with a record for each slot. JSON is valid YAML. */
function writeRecords(records: Record<string, Fields>): void {
  const photos = Object.entries(records).map(([slot, fields]) => ({
    slot,
    alt: `What ${slot} shows.`,
    consent: { agreed: true, who: 'Both families.', on: '2026-09-02' },
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

beforeEach(async () => {
  root = await temporaryFolder();
  mkdirSync(join(contentDir(), 'photos'), { recursive: true });
  writeRecords({});
});

test('has a slot for each picture of the pages, as large as its drawing', () => {
  expect(slotsOf('fixtures/content').get('slide-01')).toMatchObject({ width: 1200, height: 800 });
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
  writeRecords({ 'slide-01': {} });

  expect(await make()).toEqual({ problems: [], notices: [], shown: 1 });
  const bytes = readFileSync(shown('slide-01'));
  const metadata = await sharp(bytes).metadata();
  // The upright photo is 1000 pixels wide, and the slot 3 to 2.
  expect(metadata).toMatchObject({ width: 1000, height: 666, space: 'srgb' });
  for (const kind of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(metadata[kind], kind).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
  expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|xmpmeta/);
  // Rotation puts the red half on top, and the crop takes as much of each half.
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (row: number) => (data[row * 1000 * 3] ?? 0) > (data[row * 1000 * 3 + 2] ?? 0);
  expect([0, 325, 340, 665].map(isRed)).toEqual([true, true, false, false]);
});

test('CMYK, 16-bit and transparent pictures come out as plain sRGB', async () => {
  writeFileSync(photoFile('slide-01.jpg'), await halves(900, 600).toColourspace('cmyk').jpeg().toBuffer());
  const transparent = { create: { width: 1500, height: 600, channels: 4 as const, background: { ...RED, alpha: 0 } } };
  writeFileSync(photoFile('hero-about.png'), await sharp(transparent).toColourspace('rgb16').png().toBuffer());
  writeRecords({ 'slide-01': {}, 'hero-about': {} });
  expect((await make()).problems).toEqual([]);
  expect(await sharp(shown('slide-01')).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
  const white = (await sharp(shown('hero-about')).stats()).channels.map(({ mean }) => Math.round(mean));
  expect(white).toEqual([255, 255, 255]);
});

test.each([
  ['withdrawn', { withdrawn: '2026-11-01' }, /slide-01: consent was withdrawn on 2026-11-01/],
  ['past its day', { reviewBy: '2026-11-20' }, /slide-01: consent ended on 2026-11-20/],
])('deletes every file of a photograph whose consent is %s and reports it', async (_, fields, notice) => {
  writeFileSync(photoFile('slide-01.jpg'), await jpeg());
  writeRecords({ 'slide-01': { reviewBy: TODAY } });
  expect(await make()).toMatchObject({ shown: 1, notices: [] });
  expect(permittedPhotos(contentDir(), TODAY)).toEqual(['slide-01']);
  writeRecords({ 'slide-01': fields });
  expect(await make()).toMatchObject({ shown: 0, problems: [], notices: [expect.stringMatching(notice)] });
  expect(readdirSync(outDir())).toEqual([]);
  expect(permittedPhotos(contentDir(), TODAY)).toEqual([]);
});

type Make = () => Promise<Buffer> | Buffer;
const typed = (bytes: string) => () => Buffer.from(bytes, 'latin1');
const cutAt = (bytes: number, image: Sharp) => async () => (await image.toBuffer()).subarray(0, bytes);
const holed = async () => (await noise().jpeg().toBuffer()).fill(255, 20_000, 24_000);
const sized = (width: number, height: number) => () => jpeg(width, height);
/** A PNG whose header declares these dimensions, whatever it contains. */
const declaring = (width: number, height: number) => async () => {
  const file = await halves(900, 600).png().toBuffer();
  for (const [index, length] of [width, height].entries()) file.writeUInt32BE(length, 16 + index * 4);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
};

const good = await jpeg(1200, 800);
test.each<[what: string, name: string, bytes: Make, says: RegExp]>([
  ['an empty file', 'slide-01.jpg', typed(''), /is empty/],
  ['a JPEG cut off', 'slide-01.jpg', cutAt(30_000, noise().jpeg()), /cut off or damaged/],
  ['a PNG cut off', 'slide-01.png', cutAt(30_000, noise().png()), /cut off or damaged/],
  ['a WebP cut off', 'slide-01.webp', cutAt(9_000, noise().webp()), /damaged/],
  ['an AVIF cut off', 'slide-01.avif', cutAt(9_000, noise().avif({ effort: 1 })), /damaged/],
  ['a JPEG with a hole', 'slide-01.jpg', holed, /damaged/],
  ['a picture too small once cropped', 'slide-01.jpg', sized(640, 420), /needs at least 640 × 427/],
  ['a hero too small for its width', 'hero-about.jpg', sized(1000, 400), /needs at least 1200 × 480/],
  ['41 million pixels', 'slide-01.png', declaring(8200, 5000), /has 41 million pixels/],
  ['a decompression bomb', 'slide-01.png', declaring(60_000, 60_000), /has 3,600 million pixels/],
  ['a file of 41 MB', 'slide-01.jpg', () => Buffer.alloc(42_991_616), /is 41 MB; 40 MB is the most/],
  ['a PNG called JPEG', 'slide-01.jpg', () => halves(900, 600).png().toBuffer(), /rename it to end in \.png/],
  ['a HEIC picture', 'slide-01.heic', typed('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*export it as JPEG/],
  ['a HEIC picture called JPEG', 'slide-01.jpg', typed('\0\0\0\x14ftypmif1\0\0\0\0heic'), /HEIC/],
  ['a film', 'slide-01.jpg', typed('\0\0\0\x14ftypisom\0\0\0\0mp42'), /not a picture;.*save it as JPEG/],
  ['a GIF', 'slide-01.gif', () => halves(900, 600).gif().toBuffer(), /is in the format GIF; .*save it as JPEG/],
])('stops the build for %s, with its name and what to do', async (_, name, bytes, says) => {
  writeRecords({ 'slide-01': {}, 'hero-about': {} });
  for (const file of ['slide-01.jpg', 'hero-about.jpg']) writeFileSync(photoFile(file), good);
  rmSync(photoFile(name.replace(/\w+$/, 'jpg')));
  writeFileSync(photoFile(name), await bytes());
  const { problems, shown } = await make();
  expect(problems).toEqual([expect.stringMatching(says)]);
  expect(problems[0]).toContain(`content/photos/${name} `);
  expect(shown).toBe(0);
  expect(existsSync(outDir())).toBe(false);
});

test.each<[what: string, files: string[], slots: string[], says: string]>([
  [
    'a file without a record',
    ['slide-01.jpg'],
    [],
    'slide-01.jpg has no record in content/photos/photos.yaml; add one',
  ],
  ['a file for no slot', ['slide-99.jpg'], [], 'slide-99.jpg is for the slot “slide-99”, which no page shows'],
  ['two files for one slot', ['slide-01.jpeg', 'slide-01.jpg'], ['slide-01'], 'fills the same slot as slide-01.jpeg'],
])('reports %s', async (_, files, slots, says) => {
  for (const name of files) writeFileSync(photoFile(name), good);
  writeRecords(Object.fromEntries(slots.map((slot) => [slot, {}])));
  expect((await make()).problems.join('\n')).toContain(says);
  expect(existsSync(outDir())).toBe(false);
});

test.each<[what: string, put: (file: string) => unknown]>([
  ['a folder', (file) => mkdirSync(file)],
  ['a link', (file) => symlinkSync('/etc/hostname', file)],
])('stops the build for %s in place of a photograph', async (_, put) => {
  put(photoFile('slide-01.jpg'));
  expect((await make()).problems).toEqual([expect.stringContaining('slide-01.jpg is no file')]);
});

test('ignores files of the operating system and withdrawn records without a file', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(photoFile(name), 'x');
  writeRecords({ 'slide-01': { withdrawn: '2026-10-01' } });
  expect(await make()).toMatchObject({ problems: [], notices: [] });
});
