/** The places for photographs, their pictures, and the files that the office uploads for them. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { recordsIn } from '../../checks/work-list.ts';
import { AMPLE_SIDE, fittedSize, inspectPhoto, MAX_PIXELS, PhotoRefusal } from '../../make/photos/inspect.ts';
import { contentFileAt } from '../../src/content/schemas/content-files.ts';
import { slotSize } from '../../src/lib/pictures/drawings.ts';
import type { PhotoPlace, Upload } from '../api.ts';
import { inWords } from '../schema.ts';
import { textAt } from '../values.ts';
import { insideContent, PHOTOS_FILE } from './content-store.ts';
import { Refusal, type Repository } from './git.ts';
import type { Office } from './overview.ts';
import { dataOf } from './yaml-edits.ts';

/** Every place that a page shows. */
export function photoPlaces({ content }: Office): PhotoPlace[] {
  const places = [...content.files].flatMap(([file, bytes]) => {
    if (file === PHOTOS_FILE) return [];
    // Parsed, because a person's place is named after the person.
    const { data } = contentFileAt(insideContent(file))?.schema.safeParse(dataOf(bytes)) ?? {};
    return recordsIn(data).flatMap(({ value, owner }) => {
      const slot = textAt(value, ['slot']);
      if (!slotSize(slot)) return [];
      const caption = textAt(value, ['caption']) || (owner ?? inWords(slot));
      return [{ slot, name: `${content.pageOf(file)}: ${caption}`, file }];
    });
  });
  return places.filter(({ slot }, index) => places.findIndex((other) => other.slot === slot) === index);
}

/** Checks a photograph by its content, returns what is wrong, or keeps it for a save, upright and without what the camera noted in it. */
export async function upload(repository: Repository, slot: string, name: string, bytes: Buffer): Promise<Upload> {
  const size = slotSize(slot);
  if (!size) throw new Refusal('There is no such place for a photograph.', { cause: 404 });
  try {
    fittedSize(await inspectPhoto(bytes), size);
    // Decoding and encoding leaves out all metadata, such as where the picture was taken.
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { isOpaque } = await image.stats();
    const upright = image
      .autoOrient()
      .resize({ width: AMPLE_SIDE, height: AMPLE_SIDE, fit: 'inside', withoutEnlargement: true });
    const clean = await (isOpaque ? upright.jpeg({ quality: 90, mozjpeg: true }) : upright.png()).toBuffer();
    const id = `${createHash('sha1').update(clean).digest('hex')}.${isOpaque ? 'jpg' : 'png'}`;
    // No picture stays that wasn't saved.
    const folder = join(repository.workFolder, 'uploads');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, id), clean);
    return { upload: id };
  } catch (error) {
    if (!(error instanceof PhotoRefusal)) throw error;
    return { message: `${name} ${error.message}.` };
  }
}
