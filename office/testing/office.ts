import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_CONTENT } from '../../build/project-copy.ts';
import type { Edit, SaveResult } from '../api.ts';
import { openFile, saveEdits } from '../server/content.ts';
import { Office } from '../server/office.ts';
import { contentIn, Publication } from '../server/publication.ts';
import { Store } from '../server/store.ts';

/** A copy of the fixture content in a new folder. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), 'office-'));
  cpSync(FIXTURE_CONTENT, join(root, 'content'), { recursive: true });
  return root;
}

/** Records that the website is as the files here are. */
export function recordPublished(store: Store): void {
  store.publish(contentIn(store.root), { at: new Date().toISOString(), saves: [] });
}

/** The editor of a copy of the fixture content, as if that had just been published. */
export async function openOffice({ isPublished = true, root = contentCopy() } = {}): Promise<Office> {
  const store = new Store(root);
  const publication = await Publication.open(store);
  if (isPublished && !publication.last()) recordPublished(store);
  return new Office(store, publication);
}

/** Saves edits of one file as the app does: with the version that its form was drawn from. */
export function saveIn(store: Store, file: string, edits: Edit[], words = 'A change'): SaveResult {
  return saveEdits(store, { words, files: [{ file, version: openFile(store, file, '').version, edits }] });
}
