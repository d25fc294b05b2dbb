/** The saved content as screens show it: the names of its pages, its mistakes, what is to be decided, its texts and places. */
import type { z } from 'zod';
import type { ContentProblem } from '../../checks/problems.ts';
import { homeOf, type Place, pageNamer, recordsIn, type WorkLine, workList } from '../../checks/work-list.ts';
import { contentFileAt, contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { today } from '../../src/lib/dates/today.ts';
import { slotSize } from '../../src/lib/pictures/drawings.ts';
import type { Found, SaveRequest } from '../api.ts';
import { type Described, fieldAt } from '../schema.ts';
import { keyOf, leavesOf, overlaps, type Path, textAt, type Value, valueAt } from '../values.ts';
import { described, differences, display, recordAt } from './changes.ts';
import { checkedFile, contentOf, errorAt, insideContent, problemsIn } from './content-store.ts';
import type { Files, Repository } from './git.ts';
import { PHOTOS_FILE } from './photographs.ts';
import { dataOf } from './yaml-edits.ts';

export type Year = z.output<typeof yearFile.schema> & { file: string };
export type SavedContent = ReturnType<typeof readContent>;

export const inContent = ({ path }: { path: string }): string => `content/${path}`;
const TUITION = inContent(contentFiles.tuition);
const STAFF = inContent(contentFiles.staffMembers);
const isYear = (file: string): boolean => file.startsWith(inContent(yearFile));
/** The form of the record at a path, perhaps with what makes it that of another school year. */
const placeOf = (file: string, path: Path, year = ''): string =>
  `/text?${new URLSearchParams({ file, path: path.join('.'), ...(year && { year }) })}`;

/** The address of the page that shows what a save changes. What is on every page, or on none, is looked at on Home. */
export function addressOf(content: SavedContent, { files: [sent], photo }: SaveRequest): string {
  const place = photoPlaces(content).find(({ slot }) => slot === photo?.slot);
  const file = homeOf((place?.file ?? sent?.file ?? '').replace('content/', ''));
  const [, page = '/'] = /^pages(\/.*)\.yaml$/.exec(file) ?? [];
  return page.replace('/home', '/');
}

/** Reads and checks all files of a commit. */
export function readContent(commit: Files) {
  const files = contentOf(commit);
  const { warning = [], mistake = [] } = Object.groupBy(problemsIn(commit), ({ isWarning }) =>
    isWarning ? 'warning' : 'mistake',
  );
  const checked = [...files].map(([file, bytes]) => checkedFile(file, bytes));
  const sound = checked.filter((one) => !mistake.some(({ file }) => file === inContent(one)));
  const pages = pageNamer(checked);
  /** The name of the page of a file. */
  const pageOf = (file: string) => pages(file.replace('content/', ''));
  const errorOf = (problem: ContentProblem) => errorAt(problem.file, dataOf(files.get(problem.file)), problem);
  const mistakes = mistake.map(errorOf).map(({ file, label, message }) => {
    return `${[pageOf(file), label].filter(Boolean).join(', ')}: ${message}`;
  });
  const named = warning.map((problem) => ({ ...problem, path: [errorOf(problem).label] }));
  const lines = workList(sound, today(), named);
  return { files, pageOf, mistakes, lines, years: yearsIn(files) };
}

/** The school years in files, oldest first. */
export function yearsIn(files: Files): Year[] {
  const years = [...files].flatMap(([file, bytes]) => {
    const { data } = isYear(file) ? yearFile.schema.safeParse(dataOf(bytes)) : {};
    return data ? [{ ...data, file }] : [];
  });
  return years.sort((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
}

/** Text in which a key of the keyboard and the character that pages show for it are the same. */
const folded = (text: string) => text.toLowerCase().replace(/[–—]/g, '-').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** A field’s value as families see it; nothing of what only files have: ids, answers of yes or no, what is about a record. */
function seenAt(file: Described, path: Path, value: Value): string {
  const { aside, kind = 'text', choices, enum: names } = fieldAt(file, path);
  const isHidden = aside || kind === 'id' || kind === 'page' || choices || names || typeof value === 'boolean';
  return isHidden ? '' : (display(file, path, value) ?? '');
}

/** What families see with these words, wherever it is. An amount is also found by its digits alone. */
export function search({ files, pageOf }: SavedContent, words: string): Found[] {
  const wanted = folded(words.trim());
  return [...files].flatMap(([name, bytes]) => {
    const file = described(name, dataOf(bytes));
    return leavesOf(file.value, []).flatMap(({ path, value }) => {
      const says = wanted && seenAt(file, path, value);
      if (!says || ![says, typeof value === 'number' ? `${value}` : ''].some((text) => folded(text).includes(wanted)))
        return [];
      const page = [pageOf(name), recordAt(file, path.slice(0, -1))].filter((part) => part && part !== says).join(', ');
      return { page, says, href: placeOf(name, path) };
    });
  });
}

/** Every place that a page shows. */
export function photoPlaces({ files, pageOf }: SavedContent) {
  const places = [...files].flatMap(([file, bytes]) => {
    if (file === PHOTOS_FILE) return [];
    // Parsed, because a person's place is named after the person.
    const { data } = contentFileAt(insideContent(file))?.schema.safeParse(dataOf(bytes)) ?? {};
    return recordsIn(data).flatMap(({ value, owner }) => {
      const slot = textAt(value, ['slot']);
      if (!slotSize(slot)) return [];
      const page = pageOf(file);
      return [{ slot, page, name: textAt(value, ['caption']) || (owner ?? page), file }];
    });
  });
  return places.filter(({ slot }, index) => places.findIndex((other) => other.slot === slot) === index);
}

/** The screen with the form of a place of a line. */
function screenOf({ files }: SavedContent, { kind, year = '' }: WorkLine, { file, at }: Place): string {
  if (kind === 'noSchoolYear') return '/year';
  if (file === TUITION && (year || kind.startsWith('laps'))) return `/fees?year=${year}`;
  const person = file === STAFF ? keyOf(valueAt(dataOf(files.get(file)), at.slice(0, 2))) : undefined;
  return person ? `/person?id=${person}` : placeOf(file, at, year);
}

/** The places that have changed since the last publication. */
function touchedPlaces(repository: Repository): { file: string; path: Path }[] {
  const { published, saved } = repository;
  const files = repository.differing(published, saved).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => {
    const [old, next] = [published, saved].map((commit) => dataOf(repository.read(file, commit)));
    return differences(old, next).flatMap(({ path, new: value }) => (value === undefined ? [] : { file, path }));
  });
}

/** What is said of each record of a line with several. */
const OF_EACH: Partial<Record<string, string>> = { sample: 'was invented.', dispute: 'is not what another page says.' };

/** A line for each record, the most urgent first. Before the site is public, all that was invented holds it up. */
export function linesToConfirm(content: SavedContent, repository: Repository, isPublic: boolean) {
  const touched = touchedPlaces(repository);
  const isTouched = ({ file, at }: Place) => touched.some((other) => other.file === file && overlaps(other.path, at));
  return content.lines.flatMap((line) => {
    const { kind, urgency, places } = line;
    const isOpen = ({ file, at }: Place) =>
      kind !== 'dispute' || textAt(dataOf(content.files.get(file)), [...at, 'confirmed']) === '';
    return places.filter(isOpen).map((place) => {
      const says = OF_EACH[kind] ? `${place.record} ${OF_EACH[kind]}` : line.says;
      const about = kind === 'sample' ? [place] : places;
      const isBlocking = urgency === 'beforePublishing' && (!isPublic || about.some(isTouched));
      return { ...place, kind, urgency, says, all: line.says, href: screenOf(content, line, place), isBlocking };
    });
  });
}
