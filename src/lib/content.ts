import { readContent } from '../content/read-content.ts';
import type { Content, ContentName } from '../content/schemas/content-files.ts';
import { type PictureFile, pictureFile } from './pictures.ts';

/** Content in which every picture slot also carries the file that fills it. */
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

/** The content of this name as pages and components receive it. */
export type PageContent<Name extends ContentName> = WithPictures<Content<Name>>;

/** What has been read already: many pages need the same file. A change in development starts this module anew. */
const known = new Map<ContentName, unknown>();

/**
 * The content of this name, checked against its schema, its pictures found. Pages and layouts call it and hand the content
 * down as props. Throws when the file is missing or breaks its schema, which the content check rules out before a build.
 */
export function contentOf<Name extends ContentName>(name: Name): PageContent<Name> {
  if (!known.has(name)) known.set(name, withPictures(readContent(name)));
  return known.get(name) as PageContent<Name>;
}
