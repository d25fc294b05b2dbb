import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { plainly, plainYaml } from './plain-text.ts';
import {
  type Content,
  type ContentFile,
  type ContentName,
  contentFileAt,
  contentFiles,
  YEARS_FOLDER,
  yearFile,
} from './schemas/content-files.ts';

/** One school year, after validation. */
export type SchoolYear = z.output<typeof yearFile.schema>;

function readFile(folder: string, { path, schema, isOptional }: ContentFile): unknown {
  const file = join(folder, path);
  const body = isOptional && !existsSync(file) ? '' : readFileSync(file, 'utf8');
  try {
    return schema.parse(parse(plainYaml(body), plainly) ?? (isOptional ? {} : null));
  } catch (cause) {
    throw new Error(`${file} has a mistake; \`npm run check:content\` says where.`, { cause });
  }
}

/** Reads and checks a content file. A missing or empty optional one is `{}`. Throws an error that names the file. */
export function readContent<Name extends ContentName>(name: Name, folder = 'content'): Content<Name> {
  // The table pairs each name with its own schema, but TypeScript can't infer that from an index of type `Name`.
  return readFile(folder, contentFiles[name]) as Content<Name>;
}

/** Reads all school years in `folder`, in order. The files can have any name. */
export function readSchoolYears(folder = 'content'): SchoolYear[] {
  const years = readdirSync(join(folder, YEARS_FOLDER))
    .filter((file) => contentFileAt(`${YEARS_FOLDER}/${file}`))
    .map((file) => readFile(folder, { ...yearFile, path: `${YEARS_FOLDER}/${file}` }) as SchoolYear);
  return years.toSorted((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
}
