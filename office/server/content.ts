/** Reads content files for forms, and saves edits that the content check accepts. */
import { extname } from 'node:path';
import { z } from 'zod';
import { type CheckedFile, type ContentProblem, checkAlone, checkTogether } from '../../checks/check-content.ts';
import { formatYaml } from '../../checks/format-content.ts';
import { contentFileAt, contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { addDays } from '../../src/lib/dates/school-day.ts';
import { today } from '../../src/lib/dates/today.ts';
import { formatDate, formatDollars } from '../../src/lib/text/format.ts';
import type { Edit, FieldError, FileEdits, OpenFile, Path, Result, SaveRequest, Value } from '../api.ts';
import { editsBetween, isSame, leavesOf, listAt, textAt, valueAt } from '../values.ts';
import { changesIn } from './changes.ts';
import { type Files, type Id, Refusal } from './git.ts';
import { CLOSINGS, type History } from './history.ts';
import { dataOf, editYaml } from './yaml-edits.ts';

/** The bytes of content files by their names. */
export type Bodies = ReadonlyMap<string, Buffer>;

export const PHOTOS_FILE = `content/${contentFiles.photos.path}`;
const PICTURE = /^content\/photos\/([a-z0-9-]+)\.(jpe?g|png|webp|avif)$/;
/** School years may have any name, but no hidden one. */
/** How many checked files are kept. */
const KEPT = 500;
const YEAR = /^calendar\/[\w-][\w .-]*\.yaml$/;

const checked = new Map<string, CheckedFile>();

/** The part of a name after `content/`. Throws for anything that isn't a known content file. */
export function insideContent(file: string): string {
  const path = file.replace(/^content\//, '');
  const isKnown = path.startsWith(yearFile.path) ? YEAR.test(path) : contentFileAt(path);
  if (path === file || !isKnown) throw new Refusal(`${file} is no content file.`);
  return path;
}

/** The content files of a commit that pages read. */
export function readAll(history: History, files: Files): Bodies {
  const known = [...files].filter(([file]) => contentFileAt(file.replace(/^content\//, '')));
  history.repository.load(known.map(([, id]) => id));
  return new Map(known.map(([file, id]) => [file, history.repository.read(id) ?? Buffer.from('')]));
}

/** Makes a check's message a sentence: `must be a date` becomes “This must be a date.” */
export function asSentence(message: string): string {
  const isPart = /^(is|must|has|contains|leads|uses|says|cannot|unknown|moves)\b/.test(message);
  const words = isPart ? `This ${message}` : message;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[^.?!]$/, '$&.');
}

/** A file with its own problems, kept for the next time: a save changes only one or two files. */
function checkedFile(file: string, bytes: Buffer): CheckedFile {
  const key = `${file} ${today()} ${bytes.toString()}`;
  const one = checked.get(key) ?? checkAlone(insideContent(file), bytes);
  if (checked.size > KEPT) checked.clear();
  checked.set(key, one);
  return one;
}

/** All problems in these files, and whether each stops a build. */
export const problemsIn = (bodies: Bodies): ContentProblem[] =>
  checkTogether([...bodies].map(([file, bytes]) => checkedFile(file, bytes)));

/** A content file as the app draws it. Closings are what families see. */
export function openFile(history: History, file: string, page: string): OpenFile {
  const known = contentFileAt(insideContent(file));
  const commit = file === CLOSINGS ? history.published : history.saved;
  const bytes = history.read(file, commit);
  if (!known || (bytes === null && !known.isOptional)) throw new Refusal(`There is no ${file}.`);
  const { read } = checkedFile(file, bytes ?? Buffer.from(''));
  if ('fault' in read && file !== CLOSINGS)
    throw new Refusal(`${page} can’t be opened, because its file has a mistake. The screen “Publish” says which.`);
  const schema = z.toJSONSchema(known.schema, { io: 'input', unrepresentable: 'any' });
  return { file, page, version: history.repository.files(commit).get(file) ?? '', value: dataOf(bytes), schema };
}

/** Records without their photograph, and photographs without a record that still allows them. */
function unpaired(bodies: Bodies, pictures: readonly string[]): FieldError[] {
  const records = listAt(dataOf(bodies.get(PHOTOS_FILE)), 'photos') as { slot: string; withdrawn?: string }[];
  const slots = pictures.flatMap((file) => PICTURE.exec(file)?.[1] ?? []);
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

/** Dates of a school year's file that aren't in it. */
function strayDates(bodies: Bodies): FieldError[] {
  return [...bodies].flatMap(([file, bytes]) => {
    const year = dataOf(bytes);
    const [from, until] = ['validFrom', 'validUntil'].map((key) => textAt(year, [key])) as [string, string];
    if (!file.startsWith('content/calendar/') || !from || !until) return [];
    const message = `This isn’t in the school year, which goes from ${formatDate(from)} to ${formatDate(until)}.`;
    return listAt(year, 'otherDates').flatMap((one, index) => {
      const day = textAt(one, ['date']);
      return day && (day < from || day > until) ? { file, path: ['otherDates', index, 'date'], message } : [];
    });
  });
}

/** The mistakes of all files, and of the photographs among them. */
function mistakesIn(history: History, files: Files): FieldError[] {
  const bodies = readAll(history, files);
  return [
    ...problemsIn(bodies)
      .filter(({ isWarning }) => !isWarning)
      .map(({ file, at, message }) => ({ file, path: at as Path, message: asSentence(message) })),
    ...strayDates(bodies),
    ...unpaired(bodies, [...files.keys()]),
  ];
}

/** These files with the changes. */
const withChanges = (files: Files, changes: Files): Files =>
  new Map([...files, ...changes].filter(([file]) => changes.get(file) !== ''));

/** The mistakes that these changes would add to the content. */
function newMistakes(history: History, changes: Files): FieldError[] {
  const files = history.repository.files(history.saved);
  const old = mistakesIn(history, files);
  return mistakesIn(history, withChanges(files, changes)).filter(
    (mistake) => !old.some((other) => isSame(other, mistake)),
  );
}

const AMOUNTS = ['dollars', 'perYear', 'perMonth'];
/** A change of an amount by this factor is asked. */
const SUSPICIOUS = 5;

/** What probably is a slip of the finger, as questions: other amounts by far, none, and dates of another time. */
export function doubtsAbout(from: Value, to: Value): string[] {
  const [earliest, latest] = [addDays(today(), -3 * 365), addDays(today(), 3 * 365)];
  const found = editsBetween(from, to).flatMap((edit) => {
    if (edit.op !== 'set' && edit.op !== 'append') return [];
    return leavesOf(edit.value, edit.path).flatMap(({ path, value }) => {
      const old = edit.op === 'set' ? valueAt(from, path) : undefined;
      if (typeof value === 'number' && AMOUNTS.includes(String(path.at(-1)))) {
        const [now, was] = [formatDollars(value), typeof old === 'number' ? old : value];
        if (value === 0) return `${now}: does it cost nothing?`;
        const isFar = value >= was * SUSPICIOUS || value * SUSPICIOUS <= was;
        return isFar ? `${now} instead of ${formatDollars(was)}?` : [];
      }
      if (!/^\d{4}-\d\d-\d\d$/.test(String(value)) || (String(value) >= earliest && String(value) <= latest)) return [];
      return `${formatDate(String(value))}: is the year right?`;
    });
  });
  return [...new Set(found)];
}

/** What refers to a person whose place somebody else has, and the portrait, which goes. */
function mending(history: History, { id, by }: { id: string; by: string }): FileEdits[] {
  const files = history.repository.files(history.saved);
  const portrait = `portrait-${id}`;
  const edits = [...readAll(history, files)].map(([file, bytes]): FileEdits => {
    const data = dataOf(bytes);
    const own = file === PHOTOS_FILE ? listAt(data, 'photos').findIndex(({ slot }) => slot === portrait) : -1;
    const named = leavesOf(data, []).filter(({ value, path }) => value === id && path.at(-1) !== 'id');
    const set = named.map(({ path }): Edit => ({ op: 'set', path, value: by }));
    const gone: Edit[] = own < 0 ? [] : [{ op: 'delete', path: ['photos', own] }];
    return { file, version: files.get(file) ?? '', edits: [...set, ...gone] };
  });
  const pictures = [...files].filter(([file]) => file.startsWith(`content/photos/${portrait}.`));
  const gone = pictures.map(([file, version]): FileEdits => ({ file, version, edits: [], deleted: true }));
  return [...edits.filter((one) => one.edits.length > 0), ...gone];
}

/** A file after the edits. Its line ends stay, and so do lines that nobody edited, however they are written. */
export function edited({ repository }: History, original: string, edits: readonly Edit[]): string {
  const isWindows = original.includes('\r\n');
  const text = original.replaceAll('\r\n', '\n');
  const plain = formatYaml(text);
  const next = editYaml(text, edits);
  const kept = plain === text ? next : repository.merged(plain, text, formatYaml(next), 'theirs');
  const written = kept !== undefined && isSame(dataOf(kept), dataOf(next)) ? kept : next;
  return isWindows ? written.replaceAll('\n', '\r\n') : written;
}

/** What a part of a save makes of its file. */
function changedBy(history: History, { file, version, edits, upload, deleted }: FileEdits): Id {
  if (upload !== undefined || deleted) {
    const [id = '', kind] = (upload ?? '').split('.');
    const isSound = PICTURE.test(file) && (deleted || (extname(file) === `.${kind}` && history.repository.read(id)));
    if (!isSound) throw new Refusal(`${file} is no photograph, or must be chosen again.`);
    return deleted ? '' : id;
  }
  insideContent(file);
  if (file === CLOSINGS) throw new Refusal('Closings are changed under “School is closed or late”.');
  return history.repository.write(edited(history, history.repository.read(version)?.toString() ?? '', edits));
}

/** A commit's words: what changes, with its page. */
function wordsFor(history: History, changes: Files, pageOf: (file: string) => string): string {
  const all = [...changes].flatMap(([file, id]) => {
    const next = history.repository.read(id)?.toString() ?? '';
    return file.endsWith('.yaml') ? changesIn(file, history.read(file)?.toString() ?? '', next) : [];
  });
  const [first] = all;
  if (!first) return 'A change';
  const short = (text = 'nothing') => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
  const change = first.old === undefined ? short(first.new) : `${short(first.old)} → ${short(first.new)}`;
  const more = all.length > 1 ? `, and ${all.length - 1} more` : '';
  return [pageOf(first.file), [first.label, change].filter(Boolean).join(' ') + more].join(': ');
}

const list = new Intl.ListFormat('en');
/** Asks which of two versions stays. */
export const conflictQuestion = (fields: readonly { label: string; old?: string; new?: string }[]) => {
  const all = (key: 'label' | 'old' | 'new') => list.format(fields.map((one) => one[key] || 'nothing'));
  const question = `Somebody changed this too: ${all('label')}. Theirs: ${all('old')}. Yours: ${all('new')}. Which one stays?`;
  return { question, answers: { Yours: { keep: 'yours' }, Theirs: { keep: 'theirs' } } };
};

/** Checks the edits and saves them, with what others changed in other places. Nothing is saved unless everything is. */
export function saveEdits(history: History, request: SaveRequest, pageOf: (file: string) => string): Result {
  const { repository } = history;
  const isSent = ({ file }: FileEdits) => request.files.some((part) => part.file === file);
  const mended = request.replaced ? mending(history, request.replaced) : [];
  const parts = [...request.files, ...mended.filter((part) => !isSent(part))];
  const [from, to] = [new Map<string, Id>(), new Map<string, Id>()];
  for (const part of parts) {
    if (part.version) from.set(part.file, part.version);
    to.set(part.file, changedBy(history, part));
  }
  const { changes, conflicts } = history.merge(repository.files(history.saved), from, to, request.keep);
  if (conflicts.length > 0 && !request.keep) return { ok: false, ...conflictQuestion(conflicts as never) };
  if (changes.size === 0) return { ok: true, saved: '' };
  const errors = newMistakes(history, changes);
  // The id of a new record is made from its name. If the check refuses it, it gets an article.
  for (const { file, path } of errors) {
    const own = request.files.find((part) => part.file === file);
    const after = dataOf(repository.read(to.get(file)));
    const id = textAt(after, path);
    const isNew = !valueAt(dataOf(history.read(file)), path.slice(0, -1));
    if (path.at(-1) !== 'id' || !own || !id || id.startsWith('the-') || !isNew) continue;
    const edits: Edit[] = [...own.edits, { op: 'set', path, value: `the-${id}` }];
    const files = request.files.map((part) => (part === own ? { ...part, edits } : part));
    return saveEdits(history, { ...request, files }, pageOf);
  }
  if (errors.length > 0) return { ok: false, errors };
  const doubts = [...changes].flatMap(([file, id]) =>
    file.endsWith('.yaml') ? doubtsAbout(dataOf(history.read(file)), dataOf(repository.read(id))) : [],
  );
  if (doubts.length > 0 && !request.isSure)
    return { ok: false, question: doubts.join(' '), answers: { 'Yes, save it': { isSure: true } } };
  return { ok: true, saved: history.save(request.words || wordsFor(history, changes, pageOf), changes) };
}

/** Undoes a save, if the content check accepts what comes of it. */
export function undoSave(history: History, id: string): Result {
  const { message, changes } = history.undoing(id);
  const errors = newMistakes(history, changes);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, saved: changes.size > 0 ? history.save(message, changes) : '' };
}
