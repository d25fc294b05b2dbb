import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FileEdits, Value } from '../api.ts';
import { openOffice, recordPublished, saveIn } from '../testing/office.ts';
import { openFile, PHOTOS_FILE, saveEdits, undoSave } from './content.ts';
import type { Office } from './office.ts';
import { pictureOf, upload } from './photos.ts';
import { versionOf } from './store.ts';

let office: Office;
beforeEach(async () => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  office = await openOffice();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#205040' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A camera' }, IFD3: { GPSLatitude: '41/1 42/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();

const RECORD = {
  slot: 'slide-01',
  alt: 'A bench with a glass bulb.',
  consent: 'Both families signed the form on 2026-02-02.',
  reviewBy: '2026-06-30',
};
const JPEG = 'content/photos/slide-01.jpg';

const versionIn = (name: string) => versionOf(office.store.read(name));
const gone = (name = JPEG): FileEdits => ({ file: name, version: versionIn(name), edits: [], deleted: true });
const sent = async (bytes: Buffer) => {
  const result = await upload(office.store, 'slide-01', 'IMG_1.jpg', bytes);
  return result.ok ? result.upload : '';
};

/** Saves the record of the place with these files, as the app does. */
function save(record: Value, ...pictures: FileEdits[]) {
  const { version, value } = openFile(office.store, PHOTOS_FILE, '');
  const old = (value as { photos: Value[] }).photos[0];
  const edit = old
    ? { op: 'set' as const, path: ['photos', 0], value: record }
    : { op: 'append' as const, path: ['photos'], value: record };
  return saveEdits(office.store, {
    words: 'The science room',
    files: [{ file: PHOTOS_FILE, version, edits: [edit] }, ...pictures],
  });
}

async function put(more: Partial<typeof RECORD> = {}) {
  const id = await sent(await picture(1600, 1200));
  return save({ ...RECORD, ...more }, { file: JPEG, version: versionIn(JPEG), edits: [], upload: id });
}
const withdraw = () => save({ ...RECORD, withdrawn: '2026-02-09' }, gone());
const file = (name = JPEG) => join(office.store.root, name);

test('stores a photograph without what the camera noted in it', async () => {
  expect((await sharp(await picture(1600, 1200)).metadata()).exif).toBeDefined();
  expect(await put()).toMatchObject({ ok: true });
  const { exif, width, format } = await sharp(file()).metadata();
  expect({ exif, width, format }).toEqual({ exif: undefined, width: 1600, format: 'jpeg' });
  expect(readFileSync(file(PHOTOS_FILE), 'utf8')).toContain('photos:\n  - slot: slide-01\n');
});

test('reports the photograph as one change, and takes it back with its file', async () => {
  const before = readFileSync(file(PHOTOS_FILE), 'utf8');
  await put();
  const [change, ...others] = office.start().changes ?? [];
  expect(others).toEqual([]);
  expect(change?.fields).toContainEqual({ label: 'Picture', old: 'Drawing', new: 'Your photograph' });
  undoSave(office.store, change?.id ?? '');
  expect(existsSync(file())).toBe(false);
  expect(readFileSync(file(PHOTOS_FILE), 'utf8')).toBe(before);
});

test('replaces and withdraws a photograph', async () => {
  await put();
  await put({ alt: 'Another picture.' });
  expect(readFileSync(file(PHOTOS_FILE), 'utf8')).toContain('alt: Another picture.');
  expect(withdraw()).toMatchObject({ ok: true });
  expect(existsSync(file())).toBe(false);
  expect(readFileSync(file(PHOTOS_FILE), 'utf8')).toContain('withdrawn: 2026-02-09');
});

test('replaces a photograph by a file of another kind, and undo brings the old file back', async () => {
  await put();
  const before = [readFileSync(file()), readFileSync(file(PHOTOS_FILE))];
  const background = { r: 32, g: 80, b: 64, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 4, background } })
    .webp()
    .toBuffer();
  const png: FileEdits = { file: 'content/photos/slide-01.png', version: '', edits: [], upload: await sent(bytes) };
  const saved = save({ ...RECORD, alt: 'A drawing.' }, png, gone());
  expect(saved).toMatchObject({ ok: true });
  expect(existsSync(file())).toBe(false);
  expect((await sharp(file('content/photos/slide-01.png')).metadata()).hasAlpha).toBe(true);
  undoSave(office.store, saved.ok ? saved.saved : '');
  expect(existsSync(file('content/photos/slide-01.png'))).toBe(false);
  expect([readFileSync(file()), readFileSync(file(PHOTOS_FILE))]).toEqual(before);
});

test('keeps no photograph that was withdrawn, once the website is published without it', async () => {
  await put();
  const bytes = readFileSync(file());
  recordPublished(office.store);
  withdraw();
  const photograph = versionOf(bytes);
  const kept = () => globSync(`.office/objects/${photograph}`, { cwd: office.store.root });
  expect(kept()).not.toEqual([]);
  recordPublished(office.store);
  expect(kept()).toEqual([]);
});

test.each([
  ['no consent', { consent: '' }, 'consent', 'Say who agreed and how. Without a yes, no photograph.'],
  [
    '“None” as consent',
    { consent: 'None' },
    'consent',
    '“None” isn’t a yes. Say who agreed and how, or leave the photograph out.',
  ],
  [
    'no alt text',
    { alt: '' },
    'alt',
    'Say what the photograph shows, for people who can’t see it. Only a portrait beside a name may leave it empty.',
  ],
])('refuses %s and writes nothing', async (_, more, field, message) => {
  const errors = [{ file: PHOTOS_FILE, path: ['photos', 0, field], message }];
  expect(await put(more)).toEqual({ ok: false, errors });
  expect(existsSync(file())).toBe(false);
});

test('refuses a record without its photograph, and a photograph without a record that allows it', async () => {
  const upload = await sent(await picture(1600, 1200));
  const here = { ok: false, errors: [{ message: expect.stringMatching(/slide-01 is still here/) }] };
  expect(save(RECORD)).toMatchObject({ ok: false, errors: [{ path: ['photos', 0, 'upload'] }] });
  const files: FileEdits[] = [{ file: JPEG, version: '', edits: [], upload }];
  expect(saveEdits(office.store, { words: '', files })).toMatchObject(here);
  await put();
  expect(save({ ...RECORD, withdrawn: '2026-02-09' })).toMatchObject(here);
  expect(saveIn(office.store, PHOTOS_FILE, [{ op: 'delete', path: ['photos', 0] }])).toMatchObject(here);
});

test.each([
  'content/school.yaml',
  'content/photos/photos.yaml',
  'content/photos/slide-01.png',
  'content/photos/../x.jpg',
])('writes no upload to %s, and deletes no other file', async (name) => {
  const upload = await sent(await picture(1600, 1200));
  const saved = (part: Partial<FileEdits>) => () =>
    saveEdits(office.store, { words: '', files: [{ file: name, version: versionIn(name), edits: [], ...part }] });
  expect(saved({ upload })).toThrow(/is no (photograph|content file)/);
  if (name.endsWith('.yaml')) expect(saved({ deleted: true })).toThrow('is no photograph');
});

test('does not overwrite a photograph that somebody put there meanwhile', async () => {
  const upload = await sent(await picture(1600, 1200));
  await put();
  const before = readFileSync(file());
  const { version } = openFile(office.store, PHOTOS_FILE, '');
  const files = [
    { file: PHOTOS_FILE, version, edits: [] },
    { file: JPEG, version: '', edits: [], upload },
  ];
  expect(saveEdits(office.store, { words: '', files })).toMatchObject({
    ok: false,
    conflicts: [{ label: 'Picture', old: 'another photograph', new: 'yours' }],
  });
  expect(readFileSync(file()).equals(before)).toBe(true);
});

test('crops a picture around its focal point, as the page will', async () => {
  const right = { create: { width: 1000, height: 800, channels: 3 as const, background: '#0000ff' } };
  const bytes = await sharp({ create: { width: 2000, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 1000, top: 0 }])
    .jpeg()
    .toBuffer();
  const id = await sent(bytes);
  const colors = [];
  for (const x of [0, 100]) {
    const [, cropped] = await pictureOf(office.store, 'slide-01', id, { x, y: 50 });
    const { width, height } = await sharp(Buffer.from(cropped)).metadata();
    expect(width / height).toBeCloseTo(1.5, 1);
    const { dominant } = await sharp(Buffer.from(cropped)).stats();
    colors.push(dominant.r > dominant.b);
  }
  expect(colors).toEqual([true, false]);
  expect((await pictureOf(office.store, 'slide-01', ''))[0]).toBe('drawing.svg');
});

test('refuses a HEIC picture, a small one and a film by their content, not their name', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  expect(await upload(office.store, 'slide-01', 'IMG_2041.jpg', heic)).toEqual({
    ok: false,
    message: 'IMG_2041.jpg can’t be used yet. It’s an iPhone format that many browsers can’t show.',
  });
  expect(await upload(office.store, 'slide-01', 'a.jpg', await picture(480, 360))).toEqual({
    ok: false,
    message:
      'This picture is 480 pixels wide; this place needs at least 640. Take the original, not a copy from a message.',
  });
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42')]);
  expect(await upload(office.store, 'slide-01', 'a.jpg', film)).toMatchObject({
    message: 'a.jpg is a film or something unknown, not a photograph.',
  });
  expect(await upload(office.store, 'slide-01', '', Buffer.alloc(0))).toMatchObject({ ok: false });
});

test('refuses a small file of very many pixels before it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  const result = await upload(office.store, 'slide-01', 'big.png', bomb);
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('81 million pixels') });
});

test('lists each place with its page and size', () => {
  expect(office.places().find(({ slot }) => slot === 'slide-01')).toMatchObject({
    page: 'Home',
    address: '/',
    width: 1200,
    height: 800,
    isPortrait: false,
  });
  expect(office.places().some(({ isPortrait }) => isPortrait)).toBe(true);
});
