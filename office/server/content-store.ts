/** Reads content files for forms, and saves values that the content check accepts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CheckedFile, checkAlone, checkTogether } from '../../checks/check-content.ts';
import { type ContentProblem, type DataProblem, sentencesOf } from '../../checks/problems.ts';
import { contentFileAt, contentFiles } from '../../src/content/schemas/content-files.ts';
import { addDays } from '../../src/lib/dates/school-day.ts';
import { today } from '../../src/lib/dates/today.ts';
import type { FieldError, OpenFile, Result, SaveRequest } from '../api.ts';
import { choiceOf, fieldAt } from '../schema.ts';
import type { Path, Value } from '../values.ts';
import { isSame, leavesOf, listAt, overlaps, remembered, textAt, withAt } from '../values.ts';
import { changesBetween, described, differences, display, lineOf, nameOf } from './changes.ts';
import { type Files, type Id, Refusal, type Repository, SAVED } from './git.ts';
import { PHOTOS_FILE, placePhotos } from './photographs.ts';
import { askWhose, CLOSINGS, rebased, undoing } from './save-history.ts';
import { dataOf, writeYaml } from './yaml-edits.ts';

const ANNOUNCEMENT = `content/${contentFiles.announcement.path}`;

/** The part of a name after `content/`. Throws for anything that isn't a known content file. */
export function insideContent(file: string): string {
  const path = file.replace(/^content\//, '');
  if (path === file || !contentFileAt(path)) throw new Refusal(`${file} is no content file.`);
  return path;
}

/** Only the files that are content. */
export const contentOf = (files: Files): Files =>
  new Map([...files].filter(([file]) => contentFileAt(file.replace(/^content\//, ''))));

const checked = new Map<string, CheckedFile>();
/** A file with its own problems. A save changes only one or two files. */
export const checkedFile = (file: string, bytes: Buffer): CheckedFile =>
  remembered(checked, `${file} ${today()} ${bytes.toString()}`, () => checkAlone(insideContent(file), bytes));

/** All problems in these files, and whether each stops a build. */
export const problemsIn = (files: Files): ContentProblem[] =>
  checkTogether(
    [...contentOf(files)].map(([file, bytes]) => checkedFile(file, bytes)),
    [...files.keys()],
  );

/** A content file as the app draws it. */
export function openFile(repository: Repository, file: string, page: string): OpenFile {
  const version = repository.saved;
  const bytes = repository.read(file, version);
  const { data } = checkedFile(file, bytes ?? Buffer.from(''));
  if (!data && file !== CLOSINGS)
    throw new Refusal(`${page} can’t be opened: its file is gone, or has a mistake, which the screen “Publish” names.`);
  return { ...described(file, dataOf(bytes)), file, page, version };
}

/** What the check says of a field. */
export function errorAt(file: string, value: Value, problem: DataProblem): FieldError {
  const [form, { path }] = [described(file, value), problem];
  const { choices, enum: names, label: own } = fieldAt(form, path);
  // Its form has one photograph, called by its file, or one closing, called by its reason or its day: what may be wrong.
  const label = path.at(-1) === 'photograph' || (file === CLOSINGS && path[1] === 0) ? own : nameOf(form, path);
  const isUnanswered = path.at(-1) === 'photograph' || ((choices ?? names) && textAt(value, path) === '');
  return { file, path, label, message: isUnanswered ? 'Choose one.' : sentencesOf(problem) };
}

function mistakesIn(files: Files): FieldError[] {
  // What is only doubtful anywhere else, such as a last day that is over, is a mistake in an announcement.
  const problems = problemsIn(files).filter(({ file, isWarning }) => !isWarning || file === ANNOUNCEMENT);
  return problems.map((problem) => errorAt(problem.file, dataOf(files.get(problem.file)), problem));
}

/** Saves a commit on top of the last save, unless it is only shown, adds mistakes to the content, or something must be asked. */
function accept(repository: Repository, commit: Id, doubts: readonly string[] = [], isShown = false): Result {
  const old = mistakesIn(repository.files(repository.saved));
  const found = mistakesIn(repository.files(commit));
  const errors = found.filter((mistake) => !old.some((other) => isSame(other, mistake)));
  if (errors.length > 0) return { ok: false, errors };
  if (doubts.length > 0)
    return { ok: false, question: doubts.join('\n'), answers: { 'Yes, save it': { isSure: true } } };
  if (!isShown) repository.point(SAVED, commit);
  return { ok: true, saved: commit };
}

/** A change of an amount by this factor is asked. */
const SUSPICIOUS = 5;

type Part = { file: string; old: Value; value: Value };
/** What probably is a slip of the finger: what the check warns of, other amounts by far, dates of another time, nobody left. */
function doubtsAbout({ file, old: from, value: to }: Part, warnings: readonly ContentProblem[]): string[] {
  const after = described(file, to);
  const [earliest, latest] = [addDays(today(), -3 * 365), addDays(today(), 3 * 365)];
  const doubt = (path: Path, says: string) => `${nameOf(after, path)}: ${says}`;
  const found = differences(from, to).flatMap((change) =>
    leavesOf(change.new ?? null, change.path).flatMap(({ path, value }) => {
      const slip = warnings.find((warning) => warning.file === file && overlaps(warning.path, path));
      if (slip) return doubt(slip.path, sentencesOf(slip));
      const [{ kind }, says] = [fieldAt(after, path), display(after, path, value)];
      if (!says) return [];
      if (kind === 'day')
        return String(value) < earliest || String(value) > latest ? doubt(path, `${says}: is the year right?`) : [];
      const { old: was } = change;
      if (kind !== 'dollars' || typeof value !== 'number' || typeof was !== 'number') return [];
      const isFar = value >= was * SUSPICIOUS || value * SUSPICIOUS <= was;
      return isFar ? doubt(path, `${says} instead of ${display(after, path, was)}?`) : [];
    }),
  );
  const departmentsIn = (data: Value) => listAt(data, 'members').map((one) => textAt(one, ['department']));
  const [left, called] = [departmentsIn(to), fieldAt(after, ['members', 0, 'department'])];
  const emptied = departmentsIn(from).filter((one) => !left.includes(one));
  const lost = emptied.map((one) => `Nobody is left in ${choiceOf(called, one)}. Is that right?`);
  return [...new Set([...found, ...lost])];
}

/** What refers to a person whose place somebody else has. The record of the portrait goes, and so its file. */
function mending(files: Files, { id, by }: { id: string; by: string }): SaveRequest['files'] {
  return [...files].flatMap(([file, bytes]) => {
    const data = file.endsWith('.yaml') ? dataOf(bytes) : {};
    const named = leavesOf(data, []).filter(({ value, path }) => value === id && path.at(-1) !== 'id');
    const portrait = listAt(data, 'photos').findIndex(({ slot }) => slot === `portrait-${id}`);
    const value = named.reduce((now, { path }) => withAt(now, path, by), data);
    const next = portrait < 0 ? value : withAt(value, ['photos', portrait], undefined);
    return next === data ? [] : { file, value: next };
  });
}

/** A file in which each date that has moved has a higher revision, so that families' calendars follow. */
function withRevisions({ file, old, value }: Part): Value {
  const after = described(file, value);
  const days = differences(old, value).filter(({ path }) => {
    const { kind, aside } = fieldAt(after, path);
    return kind === 'day' && !aside && fieldAt(after, path.slice(0, -1)).properties?.['revision'];
  });
  return days.reduce((now, { path }) => {
    const place = [...path.slice(0, -1), 'revision'];
    return withAt(now, place, Number(textAt(value, place)) + 1);
  }, value);
}

/** Checks the values and saves them, with what others changed in other places. Nothing is saved unless everything is. */
export function saveFiles(
  repository: Repository,
  request: SaveRequest,
  pageOf: (file: string) => string,
  isShown = false,
): Result {
  const { version, replaced, photo, isSure = isShown, keep = isShown ? 'yours' : undefined } = request;
  if (!repository.at(version)) throw new Refusal('This form is from another time. Open it again.');
  const files = repository.files(version);
  const mended = replaced ? mending(files, replaced) : [];
  const sent = [...request.files, ...mended.filter(({ file }) => request.files.every((part) => part.file !== file))];
  const parts = sent.map(({ file, value }) => {
    insideContent(file);
    const old = dataOf(files.get(file));
    return { file, old, value: withRevisions({ file, old, value }) };
  });
  const fields = parts.flatMap(({ file, old, value }) =>
    files.has(file) ? changesBetween(file, old, value) : { label: textAt(value, ['name']), new: 'new' },
  );
  // Somebody else has changed what it was.
  const said = keep ? fields.map(({ label, new: next }) => ({ label, new: next })) : fields;
  const words = `${pageOf(parts[0]?.file ?? '')}: ${said.map(lineOf).join('\n') || 'changed'}`;
  const commit = repository.commit(version, words, () => {
    for (const { file, value } of parts) {
      if (file === CLOSINGS) throw new Refusal('Closings are changed under “School is closed or late”.');
      const path = join(repository.tree, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, writeYaml(files.get(file)?.toString() ?? '', value));
      if (file === PHOTOS_FILE) placePhotos(repository, value, photo);
    }
  });
  if (commit === version) return { ok: true, saved: '' };
  const next = rebased(repository, repository.saved, version, commit, keep);
  if (!next) return askWhose(repository, repository.saved, version, commit);
  const warnings = problemsIn(repository.files(commit)).filter(({ isWarning }) => isWarning);
  const doubts = parts.flatMap((part) => doubtsAbout(part, warnings));
  return accept(repository, next, isSure ? [] : doubts, isShown);
}

export const undoSave = (repository: Repository, id: string): Result => accept(repository, undoing(repository, id));
