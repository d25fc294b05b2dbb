/** Merges texts line by line. Git runs this file for content files, as their merge driver. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

type Side = 'ours' | 'theirs';

/**
 * Puts the changes of the third file since the second into the first. Returns whether both changed a line, or their lines
 * make no YAML together; then the file that is preferred is taken whole.
 */
function mergeFiles(prefer: Side | undefined, paths: readonly string[]): boolean {
  const whole = prefer && readFileSync(paths[prefer === 'ours' ? 0 : 2] ?? '', 'utf8');
  // A line between all others keeps changes of neighboring lines apart.
  for (const path of paths) writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\n~\n'));
  const { status } = spawnSync('git', ['merge-file', '-q', ...(prefer ? [`--${prefer}`] : []), ...paths]);
  const [path = ''] = paths;
  const merged = readFileSync(path, 'utf8').replaceAll(/^~\n/gm, '');
  const isSound = parseDocument(merged).errors.length === 0;
  writeFileSync(path, isSound ? merged : (whole ?? merged));
  return status !== 0 || (!isSound && whole === undefined);
}

/** The text with the changes between two others, which win. */
export function mergeLines(text: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-merge-'));
  try {
    const paths = ['text', 'from', 'to'].map((name) => join(folder, name));
    for (const [index, body] of [text, from, to].entries()) writeFileSync(paths[index] ?? '', body);
    mergeFiles('theirs', paths);
    return readFileSync(paths[0] ?? '', 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The driver as git calls it, for the file `merge.gitattributes`. */
export const mergeDriver = (prefer?: Side): string =>
  `"${process.execPath}" "${import.meta.filename}" ${prefer ?? 'none'} %A %O %B`.replaceAll('\\', '/');

if (import.meta.main) {
  const [prefer, ...paths] = process.argv.slice(2);
  if (mergeFiles(prefer === 'none' ? undefined : (prefer as Side), paths)) process.exitCode = 1;
}
