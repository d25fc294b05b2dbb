import { getEntry } from 'astro:content';
import type { Content, ContentName } from '../schemas/content-files.ts';
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

// The collections are made from the same table as `Content`, in src/content.config.ts, which Astro's types cannot follow.
const readEntry = getEntry as (collection: string, id: string) => Promise<{ data: unknown } | undefined>;

/** The content of this name as pages and components receive it. */
export type PageContent<Name extends ContentName> = WithPictures<Content<Name>>;

/**
 * What the content file of this name holds, checked against its schema, its pictures found. Pages and layouts call it
 * and hand the content down as props. Throws when the file is missing, which the content check has ruled out before a
 * build.
 */
export async function contentOf<Name extends ContentName>(name: Name): Promise<PageContent<Name>> {
  const entry = await readEntry(name, 'content');
  if (!entry) throw new Error(`content/ has no file for "${name}"`);
  return withPictures(entry.data as Content<Name>);
}
