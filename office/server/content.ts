/** Reads content files for forms, and saves edits that the content check accepts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CheckedFile, type ContentProblem, checkAlone, checkTogether } from '../../checks/check-content.ts';
import { contentFileAt, contentFiles } from '../../src/content/schemas/content-files.ts';
import { today } from '../../src/lib/dates/today.ts';
import type { Conflict, Edit, FieldError, FileEdits, OpenFile, Path, SaveRequest, SaveResult, Value } from '../api.ts';
import { applyEdits, editsBetween, indexedPath, isSame, keyedPath, merged, textAt, valueAt } from '../values.ts';
import { changesIn } from './changes.ts';
import { type Field, insideContent, Refusal, type Saved, type Store, versionOf, type Write } from './store.ts';
import { editYaml } from './yaml-edits.ts';

/** Remembers what was made for each key: a save changes only one or two files. */
export function memory<Made>(size = 200): (key: string, make: () => Made) => Made {
  const kept = new Map<string, Made>();
  return (key, make) => {
    const made = kept.get(key) ?? make();
    if (kept.size > size) kept.clear();
    kept.set(key, made);
    return made;
  };
}

export const PHOTOS_FILE = `content/${contentFiles.photos.path}`;
const PICTURE = /^content\/photos\/([^/]+)\.(jpe?g|png|webp|avif)$/;

const parsed = memory<Value>();
const checked = memory<CheckedFile>();

/** The plain data of a file's bytes. Don't change it: it is kept for the next time. */
export const dataOf = (bytes: Buffer | null | undefined): Value =>
  parsed(versionOf(bytes ?? null), () => (parse(bytes?.toString() ?? '') as Value) ?? {});

/** The bytes of every content file, by its name from the project's folder. No form shows a file that no page reads. */
export function readAll(store: Store): Map<string, Buffer> {
  const paths = globSync('**/*.yaml', { cwd: join(store.root, 'content') }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => contentFileAt(path)).map((path) => `content/${path}`);
  return new Map(files.sort().map((file) => [file, store.read(file) ?? Buffer.from('')]));
}

/** The files of all photographs. */
export const picturesIn = (store: Store): string[] =>
  globSync('content/photos/*.{jpg,jpeg,png,webp,avif}', { cwd: store.root }).map((file) => file.replaceAll('\\', '/'));

/** The bytes of an upload. */
export function readUpload(store: Store, id: string): Buffer {
  const path = store.path('uploads', id);
  if (!/^[\w-]+\.(jpg|png)$/.test(id) || !existsSync(path)) throw new Refusal('Choose the photograph again.');
  return readFileSync(path);
}

/** A content file as the app draws it. */
export function openFile(store: Store, file: string, page: string): OpenFile {
  const bytes = store.read(file);
  const known = contentFileAt(insideContent(file));
  if (!known || (bytes === null && !known.isOptional)) throw new Refusal(`There is no ${file}.`);
  const schema = z.toJSONSchema(known.schema, { io: 'input', unrepresentable: 'any' });
  return { file, page, version: versionOf(bytes), value: dataOf(bytes), schema };
}

/** Makes a check's message a sentence: `must be a date` becomes “This must be a date.” */
export function asSentence(message: string): string {
  const isPart = /^(is|must|has|contains|leads|uses|says|cannot|unknown|moves)\b/.test(message);
  const words = isPart ? `This ${message}` : message;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[^.?!]$/, '$&.');
}

/** All problems in these files, and whether each stops a build. */
export const problemsIn = (files: ReadonlyMap<string, Buffer>): ContentProblem[] =>
  checkTogether(
    [...files].map(([file, bytes]) =>
      checked(`${file} ${versionOf(bytes)} ${today()}`, () => checkAlone(insideContent(file), bytes)),
    ),
  );

/** Records without their photograph, and photographs without a record that still allows them. */
function unpaired(files: ReadonlyMap<string, Buffer>): FieldError[] {
  const records = (valueAt(dataOf(files.get(PHOTOS_FILE)), ['photos']) ?? []) as { slot: string; withdrawn?: string }[];
  const slots = [...files.keys()].flatMap((file) => PICTURE.exec(file)?.[1] ?? []);
  const isAllowed = (slot: string) => records.some((one) => one.slot === slot && !one.withdrawn);
  const error = (message: string, ...path: Path) => ({ file: PHOTOS_FILE, path, message });
  return [
    ...records.flatMap(({ slot, withdrawn }, index) =>
      withdrawn || slots.includes(slot) ? [] : error('Choose a photograph.', 'photos', index, 'upload'),
    ),
    ...slots
      .filter((slot) => !isAllowed(slot))
      .map((slot) => error(`The photograph ${slot} is still here. Take it down under “A photograph”.`)),
  ];
}

/** The mistakes of all files, and of the photographs among them. */
const mistakesIn = (files: ReadonlyMap<string, Buffer>): FieldError[] => [
  ...problemsIn(new Map([...files].filter(([file]) => file.endsWith('.yaml'))))
    .filter(({ isWarning }) => !isWarning)
    .map(({ file, at, message }) => ({ file, path: at as Path, message: asSentence(message) })),
  ...unpaired(files),
];

/** The mistakes that writing these bytes would add to the content. */
function newMistakes(store: Store, writes: readonly Write[]): FieldError[] {
  const files = readAll(store);
  for (const file of picturesIn(store)) files.set(file, Buffer.from(''));
  const old = mistakesIn(files);
  for (const { file, bytes } of writes) {
    if (bytes) files.set(file, bytes);
    else files.delete(file);
  }
  return mistakesIn(files).filter((mistake) => !old.some((other) => isSame(other, mistake)));
}

/** What a save of these bytes changes, field by field. Of a whole file, its words say enough. */
function fieldsOf(store: Store, words: string, { file, bytes }: Write): Field[] {
  const before = store.read(file);
  if (file.endsWith('.yaml'))
    return before && bytes
      ? changesIn(file, words, dataOf(before), dataOf(bytes))
      : [{ file, path: [], label: '', new: 'New' }];
  const [old, next] = [before ? 'Photograph' : 'Drawing', bytes ? 'Your photograph' : 'Drawing'];
  return [{ file, label: 'Picture', old, new: next }];
}

/** Saves the bytes if the content check accepts them, or undoes `undone` with them. `saved` is empty if nothing changes. */
export function finish(store: Store, words: string, all: readonly Write[], undone?: Saved): SaveResult {
  const writes = all.filter(({ from, bytes }) => versionOf(bytes) !== from);
  const errors = newMistakes(store, writes);
  if (errors.length > 0) return { ok: false, errors };
  const fields = writes.flatMap((write) => fieldsOf(store, words, write));
  return { ok: true, saved: writes.length > 0 ? store.save(words, writes, fields, undone) : '' };
}

/** What a part of a save writes: an upload, nothing more, or the edits in their file or in a copy of another. */
function writeOf(store: Store, { file, edits, copyOf, upload, deleted }: FileEdits): Write {
  if (upload !== undefined || deleted) {
    if (!PICTURE.test(file) || (upload && extname(upload) !== extname(file)))
      throw new Refusal(`${file} is no photograph.`);
    return store.change(file, upload === undefined ? null : readUpload(store, upload));
  }
  const bytes = store.read(file);
  if (bytes && copyOf !== undefined) throw new Refusal(`There is a ${file} already.`);
  const source = copyOf === undefined ? bytes : store.read(copyOf);
  if (source === null && !contentFileAt(insideContent(file))?.isOptional)
    throw new Refusal(`There is no ${copyOf ?? file}.`);
  return store.change(file, Buffer.from(editYaml(source?.toString() ?? '', edits)));
}

/** `now` with the changes between two other versions, where it keeps its own in a conflict, and where it doesn't. */
const merges = (now: Value, from: Value, to: Value) =>
  [merged(now, from, to, false), merged(now, from, to, true)] as [theirs: Value, yours: Value];

/** Checks the edits and saves them, with what others changed in other places. Nothing is written unless everything is. */
export function saveEdits(store: Store, request: SaveRequest): SaveResult {
  const { words, files, versions: known = {}, isTheirs } = request;
  const versions = Object.fromEntries(files.map(({ file }) => [file, versionOf(store.read(file))]));
  const conflicts: Conflict[] = [];
  const parts = files.flatMap((part): (FileEdits & { own?: Value; next?: Value })[] => {
    const { file, version, from, edits, upload, copyOf } = part;
    const isOld = version !== versions[file];
    const isUnknown = isOld && known[file] !== versions[file];
    if (from === undefined) {
      const picture = { label: 'Picture', old: 'another photograph', new: upload ? 'yours' : 'none' };
      if (isUnknown) conflicts.push(picture);
      return isOld && isTheirs ? [] : [part];
    }
    const [own, now] = [applyEdits(from, edits), dataOf(store.read(copyOf ?? file))];
    // Of its source, a copy gets only the comments.
    const [theirs, yours] = merges(now, copyOf ? now : from, own);
    if (isUnknown) conflicts.push(...changesIn(file, '', theirs, yours));
    const next = isTheirs ? theirs : yours;
    return [{ ...part, own, next, edits: editsBetween(now, next) }];
  });
  if (conflicts.length > 0) return { ok: false, conflicts, versions };
  const writes = parts.map((part) => writeOf(store, part));
  const result = finish(store, words, writes);
  for (const error of 'errors' in result ? result.errors : []) {
    const { file, from, own, next } = parts.find((part) => part.file === error.file) ?? {};
    if (own === undefined || next === undefined) continue;
    // Others may have moved the record since the form was drawn.
    if (!isSame(own, next)) error.path = indexedPath(own, keyedPath(next, error.path));
    // The id of a new record is made from its name. If the check refuses it, it gets an article.
    const { path } = error;
    const id = path.at(-1) === 'id' ? textAt(own, path) : '';
    if (!id || id.startsWith('the-') || valueAt(from, indexedPath(from, keyedPath(own, path)))) continue;
    const rename: Edit = { op: 'set', path, value: `the-${id}` };
    const renamed = files.map((part) => (part.file === file ? { ...part, edits: [...part.edits, rename] } : part));
    return saveEdits(store, { ...request, files: renamed });
  }
  return result;
}

/** Undoes a save, or puts it back. What has been changed elsewhere since stays. */
export function undoSave(store: Store, id: string, isUndone = true): SaveResult {
  const saved = store.versions().find((other) => other.id === id);
  if (!saved) throw new Refusal('This version isn’t kept any more.');
  if (saved.isUndone === isUndone) return { ok: true, saved: id };
  const writes = saved.files.map(({ file, before, after }): Write => {
    const [from, to] = isUndone ? [after, before] : [before, after];
    const now = store.read(file);
    // The comments come back too.
    if (versionOf(now) === from) return store.change(file, store.object(to));
    const [left, target] = [store.object(from), store.object(to)];
    const isText = now && left && target && file.endsWith('.yaml');
    const [theirs, yours] = isText ? merges(dataOf(now), dataOf(left), dataOf(target)) : [];
    if (!now || !yours || !isSame(theirs, yours))
      throw new Refusal('This was changed again later. Undo the later change first.');
    return store.change(file, Buffer.from(editYaml(now.toString(), editsBetween(dataOf(now), yours))));
  });
  return finish(store, saved.words, writes, saved);
}
