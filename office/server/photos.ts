/** The places for photographs, their pictures, and the files that the office uploads for them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { checkSize, cropFor, croppedTo, type FocalPoint } from '../../build/photos/crop.ts';
import { formatOf, inspectPhoto, MAX_PIXELS, PhotoRefusal } from '../../build/photos/inspect.ts';
import { recordsIn } from '../../checks/work-list.ts';
import { contentFileAt } from '../../src/content/schemas/content-files.ts';
import { drawingFile, slotSize } from '../../src/lib/pictures/drawings.ts';
import { photoWidths } from '../../src/lib/pictures/photo-widths.ts';
import { type FileEntry, MOST_MEGABYTES, type UploadResult } from '../api.ts';
import { textAt } from '../values.ts';
import { labelOf } from './changes.ts';
import { dataOf, PHOTOS_FILE, picturesIn, readUpload } from './content.ts';
import { insideContent, Refusal, type Store, versionOf, writeAtOnce } from './store.ts';

export const MAX_UPLOAD = MOST_MEGABYTES * 1024 * 1024;
/** No page shows a photograph larger than this. */
const MAX_STORED_SIDE = 4000;
/** The width at which the editor shows what a page will show. */
const SHOWN_WIDTH = 640;

const isPortrait = (slot: string) => slot.startsWith('portrait-');

function sizeOf(slot: string) {
  const size = slotSize(slot);
  if (!size) throw new Refusal('There is no such place for a photograph.');
  return size;
}

/** The photograph's file of a place, from the project's folder, if there is one. */
export const photoFileOf = (store: Store, slot: string): string | undefined =>
  picturesIn(store).find((file) => file.startsWith(`content/photos/${slot}.`));

/** Every place that a page shows, with its photograph if it has one. `files` are the content files by name. */
export function photoPlaces(
  store: Store,
  files: ReadonlyMap<string, Buffer>,
  pageOf: (file: string) => Omit<FileEntry, 'file'>,
) {
  const places = [...files].flatMap(([file, bytes]) => {
    if (file === PHOTOS_FILE) return [];
    // Parsed, because a person's place is named after the person.
    const { data } = contentFileAt(insideContent(file))?.schema.safeParse(dataOf(bytes)) ?? {};
    return recordsIn(data).flatMap(({ value, owner }) => {
      const slot = textAt(value, ['slot']);
      const size = slotSize(slot);
      if (!size) return [];
      const photo = photoFileOf(store, slot);
      const version = photo ? versionOf(store.read(photo)) : '';
      const caption = labelOf({ name: textAt(value, ['caption']) || (owner ?? '') }, [slot], slot);
      const image = `/api/picture?slot=${slot}&version=${version}`;
      return { slot, ...pageOf(file), caption, image, photo, version, ...size, isPortrait: isPortrait(slot) };
    });
  });
  return places.filter(({ slot }, at) => places.findIndex((other) => other.slot === slot) === at);
}

/** A place for a photograph. `image` is the address of its picture; `photo` and `version` are its photograph's file. */
export type PhotoPlace = ReturnType<typeof photoPlaces>[number];

/** The picture of a place, with its name: an upload, its photograph or its drawing. With a point, cropped as on a page. */
export async function pictureOf(store: Store, slot: string, upload: string, point?: FocalPoint) {
  const size = sizeOf(slot);
  const name = upload || photoFileOf(store, slot);
  const bytes = upload ? readUpload(store, upload) : name && store.read(name);
  if (!bytes || !name) {
    return ['drawing.svg', readFileSync(drawingFile(slot) ?? '')] as const;
  }
  if (!point) return [name, bytes] as const;
  const { autoOrient } = await sharp(bytes).metadata();
  const image = croppedTo(cropFor(autoOrient, size, point), bytes);
  return ['cropped.jpg', await image.resize({ width: SHOWN_WIDTH }).jpeg().toBuffer()] as const;
}

/** Checks a photograph by its content and keeps it for a save, upright and without what the camera noted in it. */
export async function upload(store: Store, slot: string, name: string, bytes: Buffer): Promise<UploadResult> {
  const size = sizeOf(slot);
  const said = name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 60) || 'The file';
  try {
    formatOf(bytes);
    const photo = await inspectPhoto(bytes);
    const { atLeast } = photoWidths(size);
    const tooSmall = `This picture is ${photo.width} pixels wide; this place needs at least ${atLeast}.`;
    if (photo.width < atLeast)
      return { ok: false, message: `${tooSmall} Take the original, not a copy from a message.` };
    checkSize(photo, size, cropFor(photo, size, { x: 50, y: 50 }));
    // Decoding and encoding leaves out all metadata, such as where the picture was taken.
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { isOpaque } = await image.stats();
    const upright = image
      .autoOrient()
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true });
    const id = `${randomUUID()}.${isOpaque ? 'jpg' : 'png'}`;
    const clean = await (isOpaque ? upright.jpeg({ quality: 90, mozjpeg: true }) : upright.png()).toBuffer();
    writeAtOnce(store.path('uploads', id), clean);
    return { ok: true, upload: id };
  } catch (error) {
    if (!(error instanceof PhotoRefusal)) throw error;
    const isHeic = error.message.includes('HEIC');
    const why = isHeic ? 'can’t be used yet. It’s an iPhone format that many browsers can’t show' : error.message;
    return { ok: false, message: `${said} ${why}.` };
  }
}
