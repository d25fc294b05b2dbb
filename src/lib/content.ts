import { readContent } from '../content/read-content.ts';
import type { Content, ContentName } from '../content/schemas/content-files.ts';
import { type PictureFile, pictureFile } from './pictures.ts';

/** Content in which every picture slot includes its image file. */
export type WithPictures<T> = T extends { slot: string }
  ? T & PictureFile
  : T extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T;

function withPictures<T>(value: T): WithPictures<T> {
  if (Array.isArray(value)) return value.map(withPictures) as WithPictures<T>;
  if (typeof value !== 'object' || value === null) return value as WithPictures<T>;
  const filled = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withPictures(child)]));
  const file = 'slot' in value && typeof value.slot === 'string' ? pictureFile(value.slot) : {};
  return { ...filled, ...file } as WithPictures<T>;
}

/** The type of a content file as pages and components receive it. */
export type PageContent<Name extends ContentName> = WithPictures<Content<Name>>;

/** A cache, because many pages need the same file. In development, a content change reloads this module. */
const known = new Map<ContentName, unknown>();

/**
 * Reads a content file, checks it against its schema, and adds the image files. Pages and layouts call it and pass the
 * content down as props. Throws if the file is missing or invalid, which the content check prevents before a build.
 */
export function contentOf<Name extends ContentName>(name: Name): PageContent<Name> {
  if (!known.has(name)) known.set(name, withPictures(readContent(name)));
  return known.get(name) as PageContent<Name>;
}
