import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePhotos } from '../../../build/photos/make.ts';
import { copyProject, FIXTURE_CONTENT } from '../../../build/project-copy.ts';

const GALLERY = 'resources/science-fair-gallery.html';

let root: string;

/** Processes the photographs for this day and builds the copy. */
async function build(today: string): Promise<void> {
  await makePhotos({
    contentDir: join(root, 'content'),
    outDir: join(root, '.generated/photos'),
    drawingsDir: join(root, 'src/assets/drawings'),
    today,
  });
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    // Vitest's own environment variables would cause a development build.
    env: { PATH: process.env['PATH'], HOME: root, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(status, stderr).toBe(0);
}

const page = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
const built = (address: string) => join(root, 'dist', address);
const attribute = (tag: string | undefined, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
/** The photographs in a page: a drawing's sources have no type. */
const picturesIn = (html: string) =>
  html.match(/<picture\b.*?<\/picture>/gs)?.filter((picture) => / type="image\//.test(picture)) ?? [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'photo-site-'));
  copyProject(root, FIXTURE_CONTENT);
  const photo = sharp({ create: { width: 1300, height: 900, channels: 3, background: '#357' } });
  const records = ['slide-01', 'science-fair-02'].map((slot) => ({
    slot,
    alt: `The photograph in ${slot}.`,
    consent: 'Signed.',
    reviewBy: '2026-12-01',
  }));
  for (const { slot } of records)
    await photo
      .clone()
      .jpeg()
      .toFile(join(root, 'content/photos', `${slot}.jpg`));
  writeFileSync(join(root, 'content/photos/photos.yaml'), JSON.stringify({ photos: records }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('shows a photograph in every place of its slot until the consent ends', async () => {
  await build('2026-12-01');
  const gallery = page(GALLERY);
  const [picture = '', ...others] = picturesIn(gallery);
  expect(others).toEqual([]);
  const image = /<img\b[^>]*>/.exec(picture)?.[0];
  expect(attribute(image, 'alt')).toBe('The photograph in science-fair-02.');
  expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['1200', '900']);
  const sources = picture.match(/<source\b[^>]*>/g) ?? [];
  expect(sources.map((source) => attribute(source, 'type'))).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  for (const source of sources) {
    expect(attribute(source, 'sizes')).toContain('vw');
    const candidates =
      attribute(source, 'srcSet')
        ?.split(', ')
        .map((candidate) => candidate.split(' ')) ?? [];
    // Cropped to 4:3, the photograph is 1200 wide.
    expect(candidates.map(([, width]) => width)).toEqual(['320w', '480w', '800w', '1200w']);
    for (const [address = '', width] of candidates) {
      expect(`${(await sharp(built(address)).metadata()).width}w`).toBe(width);
    }
  }
  const full =
    attribute(/<a\b[^>]*>(?:(?!<a\b).)*$/s.exec(gallery.slice(0, gallery.indexOf(picture)))?.[0], 'href') ?? '';
  expect(await sharp(built(full)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  // The slide and its thumbnail, which its button labels.
  expect(picturesIn(page('index.html')).map((slide) => attribute(slide, 'alt'))).toEqual([
    'The photograph in slide-01.',
    '',
  ]);
  expect(gallery).not.toContain(' style="');

  await build('2026-12-02');
  for (const file of ['index.html', GALLERY]) {
    expect(picturesIn(page(file))).toEqual([]);
    expect(page(file)).not.toContain('The photograph in');
  }
  expect(readdirSync(built('_assets')).filter((name) => /\.(avif|webp|jpg)$/.test(name))).toEqual([]);
}, 600_000);
