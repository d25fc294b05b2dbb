/** The photographs that the office uploads: each checked, kept for its save, and put into its place. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { AMPLE_SIDE, ENDINGS, fittedSize, inspectPhoto, MAX_PIXELS, PhotoRefusal } from '../../make/photos/inspect.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { slotSize } from '../../src/lib/pictures/drawings.ts';
import type { SaveRequest, Upload } from '../api.ts';
import { listAt, remembered, type Value } from '../values.ts';
import { Refusal, type Repository } from './git.ts';

/** What was uploaded lately. No picture is on the disk that wasn’t saved. */
const uploads = new Map<string, Buffer>();
const MOST_UPLOADS = 40;

export const PHOTOS_FILE = `content/${contentFiles.photos.path}`;
const PHOTO_ENDINGS: string[] = Object.values(ENDINGS).flat();

/** Checks a photograph by its content, returns what is wrong, or keeps it for a save, upright and without what the camera noted in it. */
export async function upload(slot: string, name: string, bytes: Buffer): Promise<Upload> {
  const size = slotSize(slot);
  if (!size) throw new Refusal('There is no such place for a photograph.', { cause: 404 });
  try {
    fittedSize(await inspectPhoto(bytes), size);
    // What is harmless in it has been passed. Decoding and encoding leaves out all metadata, such as where the picture was taken.
    const clean = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .autoOrient()
      .resize({ width: AMPLE_SIDE, height: AMPLE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
    const id = createHash('sha1').update(clean).digest('hex');
    remembered(uploads, id, () => clean, MOST_UPLOADS);
    return { upload: id };
  } catch (error) {
    if (!(error instanceof PhotoRefusal)) throw error;
    return { message: `${name} ${error.message}.` };
  }
}

/** Deletes the photographs that no record allows any more, and puts an uploaded one into its place. */
export function placePhotos({ tree }: Repository, records: Value, photo: SaveRequest['photo']): void {
  const folder = join(tree, dirname(PHOTOS_FILE));
  const { slot: place = '', upload } = photo ?? {};
  const allowed = listAt(records, 'photos').flatMap(({ slot, withdrawn }) => (withdrawn === undefined ? slot : []));
  for (const name of readdirSync(folder)) {
    const { name: slot, ext } = parse(name);
    const isStale = (upload && slot === place) || !allowed.includes(slot);
    if (isStale && PHOTO_ENDINGS.includes(ext.slice(1).toLowerCase())) rmSync(join(folder, name));
  }
  if (!upload || !allowed.includes(place)) return;
  const sent = uploads.get(upload);
  if (!sent) throw new Refusal('The photograph must be chosen again.');
  writeFileSync(join(folder, `${place}.jpg`), sent);
}
