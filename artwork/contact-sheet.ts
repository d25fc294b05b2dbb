// `node artwork/contact-sheet.ts` draws all pictures of the catalogue with their names in one picture for the guide.
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { colorToken } from '../src/lib/pictures/color-token.ts';
import { sizeOfSvg } from '../src/lib/pictures/svg-size.ts';
import { openTypeface } from '../src/lib/pictures/typeface.ts';
import { CATALOGUE } from './catalogue.ts';
import { renderArtwork } from './render.ts';

const ROOT = join(import.meta.dirname, '..');
const WIDTH = 1280;
const HEIGHT = 126;
const LABEL = 24;
const GAP = 12;

const typeset = await openTypeface(
  join(ROOT, 'src/assets/fonts/atkinson-hyperlegible-next.woff2'),
  'abcdefghijklmnopqrstuvwxyz0123456789-',
);
let [left, top] = [GAP, GAP];
let labels = '';
const pictures: OverlayOptions[] = [];
for (const { id } of CATALOGUE) {
  const svg = renderArtwork(id);
  const size = sizeOfSvg(svg);
  const width = Math.round((HEIGHT * size.width) / size.height);
  const label = typeset(id, 12);
  const room = Math.ceil(Math.max(width, label.width));
  if (left + room + GAP > WIDTH) [left, top] = [GAP, top + HEIGHT + LABEL + GAP];
  pictures.push({ input: await sharp(Buffer.from(svg)).resize(width, HEIGHT).png().toBuffer(), left, top });
  labels += `<path transform="translate(${left} ${top + HEIGHT + 16})" d="${label.d}"/>`;
  left += room + GAP;
}
const height = top + HEIGHT + LABEL + GAP;
const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" fill="${colorToken('ink')}">${labels}</svg>`;
await sharp({ create: { width: WIDTH, height, channels: 3, background: colorToken('ground') } })
  .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
  .webp({ quality: 56, effort: 6 })
  .toFile(join(ROOT, 'docs/pictures/artwork.webp'));
