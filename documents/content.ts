import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Content, type ContentName, contentFiles } from '../src/schemas/content-files.ts';

/** What a document is made from, as the pages have it. Throws when a file breaks its schema. */
export function readContent<Name extends ContentName>(name: Name): Content<Name> {
  const { path, schema } = contentFiles[name];
  // The table pairs each name with its own schema, which an index by a type parameter cannot follow.
  return schema.parse(parse(readFileSync(join('content', path), 'utf8'))) as Content<Name>;
}

/** All content that the documents take from, read once. */
export function readDocumentContent() {
  return {
    words: readContent('documents'),
    school: readContent('school'),
    schoolYear: readContent('schoolYear'),
    calendar: readContent('calendar'),
    hifz: readContent('hifz'),
    tuition: readContent('tuition'),
    admissions: readContent('admissions'),
    pto: readContent('pto'),
  };
}

export type DocumentContent = ReturnType<typeof readDocumentContent>;
