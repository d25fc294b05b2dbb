/** What a photograph must be: in a format that browsers show, whole, and large enough for its slot. */
import sharp from 'sharp';
import { photoWidths } from '../../src/lib/pictures/photo-widths.ts';

/** The accepted formats, as sharp names them, and their file extensions. */
export const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};

export const MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = 40;
export const MAX_PIXELS = 40_000_000;
/** More pixels than any page shows of a side. */
export const AMPLE_SIDE = 4000;
export const SAVE_SMALLER = `Save it as JPEG, ${AMPLE_SIDE.toLocaleString('en-US')} pixels wide`;

/** Decoder warnings for some cameras' intact files. All other warnings are treated as damage. */
const HARMLESS = /Invalid SOS parameters|extraneous bytes before marker|iCCP|sRGB/i;

/** Why a photo can't be shown and how to fix it. The message continues a sentence that starts with the file name. */
export class PhotoRefusal extends Error {}

/** Shown instead of the decoder's error message, which helps nobody. */
const AGAIN = 'copy it again from where it came, or save it as JPEG';
function refuse(why: string): never {
  throw new PhotoRefusal(why);
}

/** An iPhone's picture is in the same container as AVIF (ISO/IEC 23008-12). Only a few browsers decode it. */
const isHeic = (bytes: Buffer): boolean => /^ftyp(he[iv]|mif1|msf1)/.test(bytes.toString('latin1', 4, 16));

const HEIC =
  'is a HEIC picture of an iPhone, which few browsers show; export it as JPEG (or choose Settings, Camera, ' +
  'Formats, Most Compatible on the phone)';

export type Size = { width: number; height: number };
/** A photograph: its dimensions after rotation to upright, and the extensions that its file may have. */
type Photo = Size & { endings: readonly [string, ...string[]] };

/**
 * Decodes the complete photo to detect damage. Checks the declared dimensions first, so that a small file that expands to a
 * huge image is never decoded. Throws a refusal if it can't be shown.
 */
export async function inspectPhoto(bytes: Buffer): Promise<Photo> {
  if (bytes.length === 0) throw new PhotoRefusal('is empty (0 bytes); copy it again from where it came');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(isHeic(bytes) ? HEIC : `is damaged, or not a picture; ${AGAIN}`));
  const { format, compression, autoOrient } = metadata;
  if (compression === 'hevc') throw new PhotoRefusal(HEIC);
  const endings = ENDINGS[format];
  if (!endings)
    throw new PhotoRefusal(`is in the format ${format.toUpperCase()}; open it in a photo program and save it as JPEG`);
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1_000_000).toLocaleString('en-US');
    throw new PhotoRefusal(
      `has ${megapixels} million pixels (${width} × ${height}); 40 million is the most. ${SAVE_SMALLER}`,
    );
  }
  const decode = (failOn: 'warning' | 'error') => sharp(bytes, { failOn }).stats();
  await decode('warning')
    .catch((error: unknown) => {
      if (!HARMLESS.test(String(error))) throw error;
      return decode('error');
    })
    .catch(() => refuse(`is cut off or damaged; ${AGAIN}`));
  return { width, height, endings };
}

/** The size in which a photo is published: with the slot's aspect ratio, and not enlarged. Throws a refusal if it is too small. */
export function fittedSize(photo: Size, slot: Size): Size {
  const ratio = slot.width / slot.height;
  const { widths, atLeast } = photoWidths(slot);
  const width = Math.floor(Math.min(photo.width, photo.height * ratio, Math.max(...widths)));
  if (width >= atLeast) return { width, height: Math.floor(width / ratio) };
  throw new PhotoRefusal(
    `is too small for its place: it has ${photo.width} × ${photo.height} pixels and needs at least ` +
      `${atLeast} × ${Math.ceil(atLeast / ratio)}; take the original instead of a copy from a message or a web page`,
  );
}
