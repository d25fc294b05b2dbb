import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Content, type ContentFile, type ContentName, contentFiles } from './schemas/content-files.ts';

/**
 * Reads the content file with this name in `folder` and checks it against its schema. An optional file that is missing
 * or empty is read as `{}`. Throws an error that names the file. `npm run check:content` reports each problem by line
 * and field.
 */
export function readContent<Name extends ContentName>(name: Name, folder = 'content'): Content<Name> {
  const { path, schema, isOptional }: ContentFile = contentFiles[name];
  const file = join(folder, path);
  const body = isOptional && !existsSync(file) ? '' : readFileSync(file, 'utf8');
  const { data, error } = schema.safeParse(parse(body) ?? (isOptional ? {} : null));
  if (error) throw new Error(`${file} breaks its schema; \`npm run check:content\` says where.`, { cause: error });
  // The table pairs each name with its own schema, but TypeScript can't infer that from an index of type `Name`.
  return data as Content<Name>;
}
