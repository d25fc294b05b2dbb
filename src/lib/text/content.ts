import { readSchoolYears, type SchoolYear } from '../../content/read-content.ts';
import type { Content, ContentName } from '../../content/schemas/content-files.ts';
import { today } from '../dates/today.ts';
import { type PictureFile, pictureFile } from '../pictures/pictures.ts';
import { type Resolved, yearOfContent as readYearOfContent, resolveContent } from './resolve-content.ts';

/** Content in which every picture slot includes its image file. */
type WithPictures<T> = T extends { slot: string }
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
export type PageContent<Name extends ContentName> = WithPictures<Resolved<Content<Name>>>;

/** A cache, because many pages need the same file. In development, a content change reloads this module. */
const cache = new Map<string, unknown>();

function once<T>(key: string, read: () => T): T {
  if (!cache.has(key)) cache.set(key, read());
  return cache.get(key) as T;
}

/** A content file as of `day`: checked, tokens and claims resolved, with image files. Throws if it is invalid. */
export function contentOf<Name extends ContentName>(name: Name, day = today()): PageContent<Name> {
  return once(`${name} ${day}`, () => withPictures(resolveContent(name, { day })));
}

/** The texts of a content file for another school year than the shown one, such as the title of next year's calendar. */
export function contentOfYear<Name extends ContentName>(name: Name, shown: SchoolYear): PageContent<Name> {
  const day = today();
  return once(`${name} ${shown.id} ${day}`, () => withPictures(resolveContent(name, { day, shown })));
}

/** The school year that a content file is about on `day`: the one it names, else the one that is shown. */
export function yearOfContent(name: ContentName, day = today()): SchoolYear {
  return once(`year of ${name} ${day}`, () => readYearOfContent(name, day));
}

/** All school years in the content, in order. */
export function schoolYears(): SchoolYear[] {
  return once('school years', () => readSchoolYears());
}
