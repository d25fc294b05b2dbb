import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../src/content/read-content.ts';
import { renderArtwork, renderPortrait, slotIds } from './render.ts';
import { writeIfChanged } from './write.ts';

const ROOT = join(import.meta.dirname, '..');
const CONTENT = join(ROOT, 'content');

/**
 * Writes `artwork/<slot>.svg` for every slot of the catalogue, `artwork/portrait-<id>.svg` for every staff member.
 * Unchanged files aren't written, so they don't trigger a rebuild. Returns how many were written.
 */
export const makeArtwork = (outDir = join(ROOT, '.generated')): number => {
  const artwork = join(outDir, 'artwork');
  mkdirSync(artwork, { recursive: true });
  const drawings: [string, string][] = [
    ...slotIds().map((id): [string, string] => [id, renderArtwork(id)]),
    ...readContent('staffMembers', CONTENT).members.map(({ id, picture }): [string, string] => [
      picture.slot,
      renderPortrait(id),
    ]),
  ];
  return drawings.filter(([slot, svg]) => writeIfChanged(join(artwork, `${slot}.svg`), svg)).length;
};

if (import.meta.main) console.log(`artwork: ${makeArtwork()} files written`);
