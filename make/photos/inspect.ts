import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** The accepted image formats and their file extensions. */
export const ENDINGS = {
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
} as const;
type Format = keyof typeof ENDINGS;

export const MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = 40;
export const MAX_PIXELS = 40_000_000;
/** More pixels than any page shows of a side. */
export const AMPLE_SIDE = 4000;
export const SAVE_SMALLER = `Save it as JPEG, ${AMPLE_SIDE.toLocaleString('en-US')} pixels wide`;

const SAVE_AS_JPEG = 'open it in a photo program and save it as JPEG';
const COPY_AGAIN = 'copy it again from where it came, or take another one';

/** Decoder warnings for some cameras' intact files. All other warnings are treated as damage. */
const HARMLESS = /Invalid SOS parameters|extraneous bytes before marker|iCCP|sRGB/i;

/** Why a photo can't be shown and how to fix it. The message continues a sentence that starts with the file name. */
export class PhotoRefusal extends Error {}

/** The brands of an ISO media file (AVIF, HEIC, video), major brand first. */
function brandsOf(bytes: Buffer): string[] {
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** Detects the format of a file from its content, whatever its name. Throws a refusal for unsupported formats. */
export function formatOf(bytes: Buffer): Format {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'WebP';
  if (start.slice(4, 8) === 'ftyp') {
    const brands = brandsOf(bytes);
    if (brands.includes('avis')) throw new PhotoRefusal('moves; only still pictures can be shown');
    if (brands.includes('avif')) return 'AVIF';
    if (brands.some((brand) => /^(he[iv]|mif1|msf1)/.test(brand))) {
      throw new PhotoRefusal(
        'is a HEIC picture of an iPhone, which few browsers show; export it as JPEG (or choose Settings, Camera, ' +
          'Formats, Most Compatible on the phone)',
      );
    }
    throw new PhotoRefusal('is a film or something unknown, not a photograph');
  }
  if (start.startsWith('GIF8')) throw new PhotoRefusal(`is a GIF; ${SAVE_AS_JPEG}`);
  if (/^(II\*\0|MM\0\*)/.test(start)) throw new PhotoRefusal(`is a TIFF or a camera's raw picture; ${SAVE_AS_JPEG}`);
  if (start.startsWith('BM')) throw new PhotoRefusal(`is a BMP; ${SAVE_AS_JPEG}`);
  if (start.startsWith('%PDF')) throw new PhotoRefusal(`is a PDF; ${SAVE_AS_JPEG}`);
  if (/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 256))) {
    throw new PhotoRefusal(`is an SVG drawing or a web page, not a photograph; ${SAVE_AS_JPEG}`);
  }
  throw new PhotoRefusal(`is not a picture in any known format; ${COPY_AGAIN}`);
}

/** Detects an animated PNG: its animation control chunk comes before the image data. */
function isMovingPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control > 0 && control < bytes.indexOf('IDAT');
}

/**
 * Reads a photo and runs the checks that don't need decoding: it's a regular file, not empty, not too large, and its
 * content matches its extension. Throws a refusal otherwise.
 */
export function readPhoto(path: string, ending: string): Buffer {
  const { size } = statSync(path);
  if (size === 0) throw new PhotoRefusal(`is empty (0 bytes); ${COPY_AGAIN}`);
  if (size > MAX_MEGABYTES * MEGABYTE) {
    throw new PhotoRefusal(`is ${Math.ceil(size / MEGABYTE)} MB; ${MAX_MEGABYTES} MB is the most. ${SAVE_SMALLER}`);
  }
  const bytes = readFileSync(path);
  const format = formatOf(bytes);
  if (!ENDINGS[format].some((known) => known === ending)) {
    throw new PhotoRefusal(
      `is a ${format} picture, which its ending “.${ending}” does not say; rename it to end in .${ENDINGS[format][0]}`,
    );
  }
  return bytes;
}

/** The dimensions of a photo after rotation to upright. */
export type Upright = { width: number; height: number };

/**
 * Decodes the complete photo to detect damage and returns its upright dimensions. Checks the declared dimensions first,
 * so that a small file that expands to a huge image is never decoded.
 */
export async function inspectPhoto(bytes: Buffer): Promise<Upright> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PhotoRefusal(`is damaged (${reason(error)}); ${COPY_AGAIN}`);
    });
  const { width, height } = metadata.autoOrient;
  if (metadata.width * metadata.height > MAX_PIXELS) {
    const megapixels = Math.ceil((metadata.width * metadata.height) / 1_000_000).toLocaleString('en-US');
    throw new PhotoRefusal(
      `has ${megapixels} million pixels (${width} × ${height}); 40 million is the most. ${SAVE_SMALLER}`,
    );
  }
  if ((metadata.pages ?? 1) > 1 || isMovingPng(bytes)) {
    throw new PhotoRefusal('moves; only still pictures can be shown');
  }
  const decode = (failOn: 'warning' | 'error') => sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS }).stats();
  try {
    await decode('warning').catch((error: unknown) => {
      if (!HARMLESS.test(String(error))) throw error;
      return decode('error');
    });
  } catch (error) {
    throw new PhotoRefusal(`is cut off or damaged (${reason(error)}); ${COPY_AGAIN}`);
  }
  return { width, height };
}

/** The first line of a decoder's message. */
function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0]?.trim() ?? error.name) : String(error);
}
