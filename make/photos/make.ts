// Replaces drawings with the photos in content/photos: checks each photo and writes it to .generated/photos, cropped and
// without metadata. Astro makes the sizes and formats of it. Builds and the development server run it first.
import { type Dirent, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { OTHERS } from '../../checks/check-content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Content, type ContentName, contentFiles } from '../../src/content/schemas/content-files.ts';
import { valuesIn } from '../../src/content/walk.ts';
import { schoolDay } from '../../src/lib/dates/school-day.ts';
import { DRAWINGS, slotSize } from '../../src/lib/pictures/drawings.ts';
import { fittedSize, inspectPhoto, MAX_MEGABYTES, MEGABYTE, PhotoRefusal, SAVE_SMALLER, type Size } from './inspect.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Decoding uses one processor for a photograph, and up to 200 MB. */
const AT_ONCE = 2;

type PhotoRecord = Content<'photos'>['photos'][number];

type PhotosResult = {
  /** Problems, each with the file name and how to fix it. If there are any, no files have been created or deleted. */
  problems: string[];
  /** Photos that are no longer shown, and why. */
  notices: string[];
  /** How many photos are shown. */
  shown: number;
};

type MakePhotosOptions = {
  contentDir?: string;
  outDir?: string;
  /** The slots that may have a photograph; those of the content's pages if not given. */
  slots?: ReadonlyMap<string, Size>;
  /** The current date at the school, also in a build of another day: consent lapses by the real day. */
  day?: string;
};

/** All slots that content files use on pages, with the dimensions of their drawings. */
export function slotsOf(contentDir: string): Map<string, Size> {
  const slots = new Map<string, Size>();
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    if (name === 'photos') continue;
    for (const { value: slot, path } of valuesIn(readContent(name, contentDir))) {
      const size = path.at(-1) === 'slot' && typeof slot === 'string' && slotSize(slot, join(ROOT, DRAWINGS));
      if (size) slots.set(slot, size);
    }
  }
  return slots;
}

/** Why a photo may not be shown on this date, or undefined if it may. The last day of consent is included. */
function refusalOf({ slot, withdrawn, reviewBy }: PhotoRecord, day: string): string | undefined {
  const consequence = 'the drawing shows in its place';
  if (withdrawn) {
    return `photograph ${slot}: consent was withdrawn on ${withdrawn}; ${consequence}. Delete its file from content/photos.`;
  }
  if (reviewBy >= day) return undefined;
  return `photograph ${slot}: consent ended on ${reviewBy}; ${consequence}. Ask again and give a new reviewBy, or delete the file and its record.`;
}

/** The records of content/photos/photos.yaml; none if it can't be read, because the content check reports that better. */
function recordsOf(contentDir: string): PhotoRecord[] {
  try {
    return readContent('photos', contentDir).photos;
  } catch {
    return [];
  }
}

/** The slots whose photos may be shown on this date. A build with any others is outdated. */
export function permittedPhotos(contentDir: string, day: string = schoolDay(new Date())): string[] {
  return recordsOf(contentDir)
    .filter((record) => !refusalOf(record, day))
    .map(({ slot }) => slot);
}

/** The slot of an entry in content/photos. Throws a refusal if it can't be a photo of a slot. */
function slotOf(entry: Dirent, slots: ReadonlyMap<string, Size>): string {
  const { name } = entry;
  if (!entry.isFile()) throw new PhotoRefusal('is no file; put the photograph itself directly into content/photos');
  const slot = parse(name).name;
  if (slots.has(slot)) return slot;
  throw new PhotoRefusal(
    `is for the slot “${slot}”, which no page shows; rename it after a slot, such as slide-01, or remove it`,
  );
}

/** Reads and checks a photo, and returns the size in which it is published. Throws a refusal if it can't be. */
async function checkPhoto(file: string, slot: Size): Promise<Size> {
  const { size } = statSync(file);
  if (size > MAX_MEGABYTES * MEGABYTE)
    throw new PhotoRefusal(`is ${Math.ceil(size / MEGABYTE)} MB; ${MAX_MEGABYTES} MB is the most. ${SAVE_SMALLER}`);
  const photo = await inspectPhoto(readFileSync(file));
  const ending = extname(file).slice(1).toLowerCase();
  const [usual] = photo.endings;
  if (!photo.endings.includes(ending))
    throw new PhotoRefusal(`does not contain what its ending “.${ending}” says; rename it to end in .${usual}`);
  return fittedSize(photo, slot);
}

/** Pages show nothing larger, and the intermediate file loses nothing that they would show. */
const QUALITY = 95;

/**
 * Writes a photo upright, cropped around its middle, and in sRGB. Transparent areas become white: JPEG doesn't support
 * transparency, and the dark lines of a logo would be invisible on a dark page. By default, sharp discards metadata.
 */
const write = (file: string, size: Size, target: string) =>
  sharp(file, { failOn: 'none' })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toFile(target);

/**
 * Writes one file to `outDir` for each photo in `contentDir`/photos that may be shown, and deletes the others. Never throws
 * for an invalid photo or record.
 */
export async function makePhotos({
  contentDir = join(ROOT, 'content'),
  outDir = join(ROOT, '.generated/photos'),
  slots = slotsOf(contentDir),
  day = schoolDay(new Date()),
}: MakePhotosOptions = {}): Promise<PhotosResult> {
  const folder = join(contentDir, 'photos');
  const records = new Map(recordsOf(contentDir).map((record) => [record.slot, record]));
  const problems: string[] = [];
  const notices: string[] = [];
  const ready = new Map<string, { file: string; fitted: Size }>();
  const seen = new Map<string, string>();

  const check = async (entry: Dirent): Promise<void> => {
    const slot = slotOf(entry, slots);
    const twin = seen.get(slot);
    if (twin) throw new PhotoRefusal(`fills the same slot as ${twin}; keep one of the two`);
    seen.set(slot, entry.name);
    const record = records.get(slot);
    if (!record)
      throw new PhotoRefusal(
        'has no record in content/photos/photos.yaml; add one that gives its alt, consent and reviewBy',
      );
    // A photo that may not be shown isn't checked, so it can't stop a build.
    if (refusalOf(record, day)) return;
    const file = join(folder, entry.name);
    ready.set(slot, { file, fitted: await checkPhoto(file, slots.get(slot) as Size) });
  };

  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !OTHERS.test(name) && `photos/${name}` !== contentFiles.photos.path)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  for (const entry of entries) {
    try {
      await check(entry);
    } catch (error) {
      if (!(error instanceof PhotoRefusal)) throw error;
      problems.push(`content/photos/${entry.name} ${error.message}.`);
    }
  }
  for (const record of records.values()) {
    const refusal = refusalOf(record, day);
    // A record of withdrawn consent may be kept after its file is deleted.
    if (refusal && (!record.withdrawn || seen.has(record.slot))) notices.push(refusal);
  }
  if (problems.length > 0) return { problems, notices, shown: 0 };

  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const publish = async ([slot, { file, fitted }]: [string, { file: string; fitted: Size }]) => {
    await write(file, fitted, join(outDir, `${slot}.jpg`));
  };
  await Readable.from(ready).forEach(publish, { concurrency: AT_ONCE });
  return { problems, notices, shown: ready.size };
}

/** Deletes the files in a build that Astro made its sizes of. No page uses them. */
export function removePhotoSources(buildFolder: string): void {
  for (const file of globSync('_assets/*.jpg', { cwd: buildFolder })) {
    if (/\.[\w-]{8}\.jpg$/.test(file)) rmSync(join(buildFolder, file));
  }
}

/** Prints problems and notices. Returns false if there are problems. */
export function reportPhotos({ problems, notices }: PhotosResult): boolean {
  for (const notice of notices) console.log(notice);
  if (problems.length === 0) return true;
  console.error(`${problems.join('\n')}\n\n${problems.length} to mend in content/photos. Nothing was built.`);
  return false;
}
