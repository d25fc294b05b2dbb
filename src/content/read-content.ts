import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Content, type ContentFile, type ContentName, contentFiles } from './schemas/content-files.ts';

/**
 * Reads the content file of this name below `folder` and checks it against its schema. A file that may be missing or
 * empty counts as one without fields. Throws an error that names the file; `npm run check:content` says what is wrong
 * with it, by line and field.
 */
export function readContent<Name extends ContentName>(name: Name, folder = 'content'): Content<Name> {
  const { path, schema, isOptional }: ContentFile = contentFiles[name];
  const file = join(folder, path);
  const body = isOptional && !existsSync(file) ? '' : readFileSync(file, 'utf8');
  const { data, error } = schema.safeParse(parse(body) ?? (isOptional ? {} : null));
  if (error) throw new Error(`${file} breaks its schema; \`npm run check:content\` says where.`, { cause: error });
  // The table pairs each name with its own schema, which an index by a type parameter can't follow.
  return data as Content<Name>;
}
