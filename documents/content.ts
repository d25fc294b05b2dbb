import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Content, type ContentName, contentFiles } from '../src/schemas/content-files.ts';

/** What a document is made from, as the pages have it. Throws when a file breaks its schema. */
function readContent<Name extends ContentName>(name: Name, folder: string): Content<Name> {
  const { path, schema } = contentFiles[name];
  // The table pairs each name with its own schema, which an index by a type parameter cannot follow.
  return schema.parse(parse(readFileSync(join(folder, path), 'utf8'))) as Content<Name>;
}

/** All content that the documents take from, read once. */
export function readDocumentContent(folder = 'content') {
  return {
    words: readContent('documents', folder),
    school: readContent('school', folder),
    schoolYear: readContent('schoolYear', folder),
    calendar: readContent('calendar', folder),
    hifz: readContent('hifz', folder),
    tuition: readContent('tuition', folder),
    admissions: readContent('admissions', folder),
    pto: readContent('pto', folder),
  };
}

export type DocumentContent = ReturnType<typeof readDocumentContent>;
