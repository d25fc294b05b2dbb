import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentPath, id, isoDate } from '../src/content/schemas/primitives.ts';

export const MANIFEST = 'documents/manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** For each committed document: the hash of its source, the date it was made, and the hash of the PDF. */
const manifest = z.record(
  id,
  z.strictObject({
    path: documentPath,
    made: isoDate,
    madeFrom: sha256.meta({ description: 'The hash of the page that was printed.' }),
    file: sha256.meta({ description: 'The hash of the PDF.' }),
    bytes: z.int().positive(),
    pages: z.int().positive(),
  }),
);

export type DocumentManifest = z.output<typeof manifest>;

/** Reads the committed manifest. Empty if no document has been made yet. */
export function readManifest(file: string = MANIFEST): DocumentManifest {
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The date each document was made, by id. */
export function madeDates(documents: DocumentManifest): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).map(([name, { made }]) => [name, made]));
}
