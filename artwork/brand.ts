import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorToken } from '../src/lib/pictures/color-token.ts';
import { khatam } from './shapes.ts';
import { writeIfChanged } from './write.ts';

const GREEN = colorToken('green');
const GREEN_AT_NIGHT = '#8CC9AE';
const BRASS = colorToken('brass');
const BRASS_AT_NIGHT = '#D9B566';
const IVORY = colorToken('ground');

/** The logo mark in a 48 by 48 box: an eight-pointed star, an open ring inside it, and a brass star in the center. */
const mark = (star: string, heart: string): string =>
  `<path ${star} fill-rule="evenodd" d="${khatam(23.5, 24, 24)}${khatam(16.2, 24, 24)}"/><path ${heart} d="${khatam(11.2, 24, 24)}"/>`;

/** The mark without a background, for the header. Its colors follow the color scheme. */
export const logoMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><style>.a{fill:${GREEN}}.b{fill:${BRASS}}@media(prefers-color-scheme:dark){.a{fill:${GREEN_AT_NIGHT}}.b{fill:${BRASS_AT_NIGHT}}}</style>${mark('class="a"', 'class="b"')}</svg>\n`;

/**
 * The mark on a background. `room` is the fraction of the side that the mark fills, `corner` the corner radius as a
 * fraction.
 */
const icon = (ground: string, star: string, heart: string, room: number, corner: number): string => {
  const side = 48 / room;
  const shift = (side - 48) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/><g transform="translate(${shift} ${shift})">${mark(`fill="${star}"`, `fill="${heart}"`)}</g></svg>`;
};

/** An ICO file with one 32 by 32 pixel PNG (the format has allowed PNG since Windows Vista). */
const ico = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** Home screens show about a dozen letters, so the short name is the name's initials. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const manifest = (name: string) => ({
  name,
  short_name: initials(name),
  start_url: '/',
  display: 'browser',
  background_color: IVORY,
  theme_color: GREEN,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Writes the logo mark, all icons and the web manifest with the school's name. Returns how many files have changed. */
export const makeBrand = async (outDir: string, name: string): Promise<number> => {
  mkdirSync(outDir, { recursive: true });
  const png = (svg: string, size: number): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: 1200 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const rounded = icon(GREEN, IVORY, BRASS_AT_NIGHT, 0.78, 0.2);
  // A mask may cut off everything outside the middle 80%. Apple rounds the corners itself.
  const maskable = icon(GREEN, IVORY, BRASS_AT_NIGHT, 0.6, 0);
  const touch = icon(GREEN, IVORY, BRASS_AT_NIGHT, 0.74, 0);
  const files: [string, string | Buffer][] = [
    ['logo-mark.svg', logoMark()],
    ['favicon.svg', logoMark()],
    ['icon-192.png', await png(rounded, 192)],
    ['icon-512.png', await png(rounded, 512)],
    ['icon-maskable-512.png', await png(maskable, 512)],
    ['apple-touch-icon.png', await png(touch, 180)],
    ['favicon.ico', ico(await png(icon(GREEN, IVORY, BRASS_AT_NIGHT, 0.9, 0.16), 32))],
    ['site.webmanifest', `${JSON.stringify(manifest(name), null, 2)}\n`],
  ];
  return files.filter(([file, content]) => writeIfChanged(join(outDir, file), content)).length;
};
