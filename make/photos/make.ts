// Replaces drawings with the photos in content/photos: checks each photo and writes it to .generated/photos, cropped and
// without metadata. Astro makes the sizes and formats of it. Builds and the development server run it first.
import { type Dirent, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { mapInParallel } from '../../hosting/parallel.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Content, type ContentName, contentFiles } from '../../src/content/schemas/content-files.ts';
import { walk } from '../../src/content/walk.ts';
import { schoolDay } from '../../src/lib/dates/school-day.ts';
import { DRAWINGS, nearSlot, slotSize } from '../../src/lib/pictures/drawings.ts';
import { photoWidths } from '../../src/lib/pictures/photo-widths.ts';
import { checkSize, cropFor, croppedTo, type SlotSize } from './crop.ts';
import { formatOf, inspectPhoto, PhotoRefusal, readPhoto } from './inspect.ts';

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
  slots?: ReadonlyMap<string, SlotSize>;
  /** The current date at the school, also in a build of another day: consent lapses by the real day. */
  day?: string;
};

/** All slots that content files use on pages, with the dimensions of their drawings. */
export function slotsOf(contentDir: string): Map<string, SlotSize> {
  const slots = new Map<string, SlotSize>();
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    if (name === 'photos') continue;
    walk(readContent(name, contentDir), (slot, at) => {
      const size = at.at(-1) === 'slot' && typeof slot === 'string' && slotSize(slot, join(ROOT, DRAWINGS));
      if (size) slots.set(slot, size);
    });
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

/**
 * Reads content/photos/photos.yaml. Returns none if it can't be read, because the content check reports that better.
 */
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

/** Files that operating systems create in folders. */
const isLitter = (name: string) => name.startsWith('.') || ['Thumbs.db', 'desktop.ini'].includes(name);

type FoundPhoto = { slot: string; name: string; ending: string };

/**
 * Describes a problem with the file itself, to append to a message about its name: `; it is a HEIC picture…`. May be
 * empty.
 */
function alsoWrong(file: string): string {
  try {
    formatOf(readFileSync(file));
    return '';
  } catch (error) {
    return error instanceof PhotoRefusal ? `; it ${error.message}` : '';
  }
}

/** Checks the name and type of an entry in content/photos. Throws a refusal if it can't be a photo of a slot. */
function foundPhoto(entry: Dirent, slots: ReadonlyMap<string, SlotSize>): FoundPhoto {
  const { name } = entry;
  if (entry.isSymbolicLink()) throw new PhotoRefusal('only points to a file elsewhere; put the photograph itself here');
  if (entry.isDirectory()) throw new PhotoRefusal('is a folder; move its photographs directly into content/photos');
  if (!entry.isFile()) throw new PhotoRefusal('is not a file; remove it');
  const slot = parse(name).name;
  if (!slots.has(slot)) {
    const meant = [...slots.keys()].find((known) => known === nearSlot(slot));
    const wrongName = meant
      ? `is not named after a picture slot; rename it ${meant}${extname(name).toLowerCase()}`
      : `is for the slot “${slot}”, which no page shows; rename it after a slot, such as slide-01, or remove it`;
    throw new PhotoRefusal(`${wrongName}${alsoWrong(join(entry.parentPath, name))}`);
  }
  return { slot, name, ending: extname(name).slice(1).toLowerCase() };
}

/** Pages show nothing larger, and the intermediate file loses nothing that they would show. */
const QUALITY = 95;

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
  const ready: { name: string; write: () => Promise<unknown> }[] = [];
  const seen = new Map<string, string>();

  const check = async (entry: Dirent): Promise<void> => {
    const { slot, name, ending } = foundPhoto(entry, slots);
    const twin = seen.get(slot);
    if (twin) throw new PhotoRefusal(`fills the same slot as ${twin}; keep one of the two`);
    seen.set(slot, name);
    const record = records.get(slot);
    if (!record) {
      throw new PhotoRefusal(
        'has no record in content/photos/photos.yaml; add one that gives its alt, consent and reviewBy',
      );
    }
    // A photo that may not be shown isn't checked, so it can't stop a build.
    if (refusalOf(record, day)) return;
    const size = slots.get(slot) ?? { width: 1, height: 1 };
    const file = join(folder, name);
    const photo = await inspectPhoto(readPhoto(file, ending));
    const crop = cropFor(photo, size);
    checkSize(photo, size, crop);
    const width = Math.max(...photoWidths(size).widths);
    const target = `${slot}.jpg`;
    ready.push({
      name: target,
      // Read again: the bytes of thousands of photographs would fill the memory.
      write: () =>
        croppedTo(crop, readPhoto(file, ending))
          .resize({ width, withoutEnlargement: true })
          .jpeg({ quality: QUALITY })
          .toFile(join(outDir, target)),
    });
  };

  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLitter(name) && `photos/${name}` !== contentFiles.photos.path)
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
  await mapInParallel(ready, AT_ONCE, ({ write }) => write());
  return { problems, notices, shown: ready.length };
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
