/**
 * The content files, the last saves and the last two publications. `.office/objects` contains bytes by their hash,
 * and `.office/state.json` which of them belong to what. A save is recorded there first and then written file by file,
 * each at once, so that a power cut leaves every file old or new. The next start completes a save that was interrupted.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFileAt, yearFile } from '../../src/content/schemas/content-files.ts';
import type { Path } from '../api.ts';

const KEPT = 20;

/** A file to write if it still has the version `from`, or to delete if `bytes` is null. */
export type Write = { file: string; from: string; bytes: Buffer | null };

/** A changed field as people read it. Its path has the keys of list items; without it, no page shows it any more. */
export type Field = { file: string; path?: Path; label: string; old?: string | undefined; new?: string | undefined };

/** A save with the versions of its files. `isPending`: they may not all be written. */
export type Saved = {
  id: string;
  at: string;
  words: string;
  fields: readonly Field[];
  files: { file: string; before: string; after: string }[];
  isUndone: boolean;
  isPending: boolean;
};

/** A publication: the versions of its files, the saves in force and the hashes of its pages' texts. */
export type Published = {
  at: string;
  files: Record<string, string>;
  saves: string[];
  pages?: Record<string, string>;
  /** The pages that show whether visitors see it, and how long that took. */
  lookAt?: string[];
  seconds?: number;
};

type State = { saves: Saved[]; published: Published[] };

/** Whether a publication shows a save otherwise than the files here. */
const isOpen = ({ id, isUndone }: Saved, published: Published | undefined) =>
  (published?.saves.includes(id) ?? false) === isUndone;

/** A mistake or an obstacle, as sentences for the office. */
export class Refusal extends Error {}

/** The hash that identifies a file's content. Of a missing file, it is empty. */
export const versionOf = (bytes: Buffer | string | null): string =>
  bytes === null ? '' : createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Makes a change in a folder survive a power cut. Windows can't open folders. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file at once: at any moment, readers see all of the old content or all of the new. */
export function writeAtOnce(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = join(dirname(path), `.${randomUUID()}.next`);
  try {
    writeFileSync(next, bytes, { flag: 'wx', flush: true });
    if (!readFileSync(next).equals(Buffer.from(bytes)))
      throw new Error(`${path} could not be written. Is the disk full?`);
    renameSync(next, path);
  } finally {
    rmSync(next, { force: true });
  }
  syncFolder(dirname(path));
}

/** School years and photographs may have any name; of years, no hidden one. */
const FREE_NAME = /^(calendar\/[\w-][\w .-]*\.yaml|photos\/[a-z0-9-]+\.(jpe?g|png|webp|avif))$/;

/** The part of a name after `content/`. Throws for anything that isn't a known content file or a photograph. */
export function insideContent(file: string): string {
  const path = file.replace(/^content\//, '');
  const isKnown = FREE_NAME.test(path) || (!path.startsWith(yearFile.path) && contentFileAt(path));
  if (path === file || !isKnown) throw new Refusal(`${file} is no content file.`);
  return path;
}

/** The content files in `root`, and what is kept of them in `root`/.office. */
export class Store {
  readonly root: string;
  #state: State = { saves: [], published: [] };

  constructor(root: string) {
    this.root = root;
    mkdirSync(this.path('objects'), { recursive: true });
    const record = this.path('state.json');
    if (existsSync(record)) this.#state = JSON.parse(readFileSync(record, 'utf8'));
    for (const saved of this.#state.saves) if (saved.isPending) this.#complete(saved);
    // Photographs that were never saved, and temporary files of an interrupted process.
    this.emptied('uploads');
    for (const name of globSync(['content/**/.*-*.next', '.office/.*-*.next'], { cwd: root })) rmSync(join(root, name));
  }

  /** A path in `.office`. */
  path(...names: string[]): string {
    return join(this.root, '.office', ...names);
  }

  /** An empty place in `.office`. */
  emptied(name: string): string {
    rmSync(this.path(name), { recursive: true, force: true });
    return this.path(name);
  }

  /** The path of a content file. Throws if it, or a folder around it, is a link to somewhere else. */
  #pathOf(file: string): string {
    const parts = ['content', ...insideContent(file).split('/')];
    const paths = parts.map((_, index) => join(this.root, ...parts.slice(0, index + 1)));
    if (paths.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()))
      throw new Refusal(`${file} is a link to another file.`);
    return join(this.root, ...parts);
  }

  /** The bytes of a content file, or null if there is none. */
  read(file: string): Buffer | null {
    const path = this.#pathOf(file);
    return existsSync(path) ? readFileSync(path) : null;
  }

  /** The bytes of a version, or null for that of a missing file. */
  object(version: string): Buffer | null {
    return version === '' ? null : readFileSync(this.path('objects', version));
  }

  #keep(bytes: Buffer | null): string {
    const version = versionOf(bytes);
    if (bytes && !existsSync(this.path('objects', version))) writeAtOnce(this.path('objects', version), bytes);
    return version;
  }

  /** Writes what is kept, and deletes the bytes that no longer belong to anything. */
  #record(change: Partial<State>): void {
    const { saves, published } = { ...this.#state, ...change };
    // What an undone publication would show otherwise is kept too.
    const isKept = (saved: Saved, index: number) => index < KEPT || published.some((one) => isOpen(saved, one));
    const state = { saves: saves.filter(isKept), published };
    writeAtOnce(this.path('state.json'), JSON.stringify(state));
    this.#state = state;
    const used = new Set([
      ...state.saves.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])),
      ...published.flatMap(({ files }) => Object.values(files)),
    ]);
    for (const name of readdirSync(this.path('objects'))) if (!used.has(name)) rmSync(this.path('objects', name));
  }

  /** Writes the files of a recorded save. A file that somebody changed after the interruption stays as it is. */
  #complete(saved: Saved): void {
    for (const { file, before, after } of saved.files) {
      const [from, to] = saved.isUndone ? [after, before] : [before, after];
      if (versionOf(this.read(file)) !== from) continue;
      const path = this.#pathOf(file);
      const bytes = this.object(to);
      if (bytes) writeAtOnce(path, bytes);
      else if (from !== '') {
        rmSync(path);
        syncFolder(dirname(path));
      }
    }
    this.#put({ ...saved, isPending: false });
  }

  #put(saved: Saved): void {
    const { saves } = this.#state;
    const at = saves.findIndex(({ id }) => id === saved.id);
    this.#record({ saves: at < 0 ? [saved, ...saves] : saves.with(at, saved) });
  }

  /** A write over what a file contains now. */
  change(file: string, bytes: Buffer | null): Write {
    return { file, from: versionOf(this.read(file)), bytes };
  }

  /** Saves all files, or none if one has changed since it was read; or undoes `undone` with them, or puts it back. */
  save(words: string, writes: readonly Write[], fields: readonly Field[], undone?: Saved): string {
    const [id, at] = [randomUUID(), new Date().toISOString()];
    const saved = undone ? { ...undone, isUndone: !undone.isUndone } : { id, at, words, fields, isUndone: false };
    const files = writes.map(({ file, from, bytes }) => {
      const now = this.read(file);
      if (versionOf(now) !== from) throw new Refusal(`${file} has just changed. Try again.`);
      const [old, next] = [this.#keep(now), this.#keep(bytes)];
      return { file, before: saved.isUndone ? next : old, after: saved.isUndone ? old : next };
    });
    const recorded = { ...saved, files, isPending: true };
    this.#put(recorded);
    this.#complete(recorded);
    return saved.id;
  }

  /** The last saves, and all that aren't published, newest first. */
  versions(): readonly Saved[] {
    return this.#state.saves;
  }

  /** The saves that visitors don't see yet, and the undone ones that they still see. */
  unpublished(): readonly Saved[] {
    return this.#state.saves.filter((saved) => isOpen(saved, this.published[0]));
  }

  /** The last publication and the one before, which may be put back. */
  get published(): readonly Published[] {
    return this.#state.published;
  }

  /** Records what has been published. */
  publish(content: ReadonlyMap<string, Buffer>, facts: Omit<Published, 'files'>): void {
    const files = Object.fromEntries([...content].map(([file, bytes]) => [file, this.#keep(bytes)]));
    const [before] = this.published;
    // Somebody may have taken consent back: a photograph that is neither published nor here any more isn't kept.
    const isGone = (file: string) => !file.endsWith('.yaml') && !(file in files) && !existsSync(join(this.root, file));
    const gone = Object.keys(before?.files ?? {}).filter(isGone);
    const kept = Object.entries(before?.files ?? {}).filter(([file]) => !gone.includes(file));
    this.#record({
      saves: this.#state.saves.filter((saved) => !saved.files.some(({ file }) => gone.includes(file))),
      published: [{ ...facts, files }, ...(before ? [{ ...before, files: Object.fromEntries(kept) }] : [])],
    });
  }

  /** Records how long it took until visitors saw the last publication. */
  markSeen(seconds: number): void {
    this.#record({ published: this.published.map((one, index) => (index === 0 ? { ...one, seconds } : one)) });
  }
}
