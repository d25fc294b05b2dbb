/** The saved content as screens show it: the names of its pages, its mistakes, what is to be decided, and its texts. */
import type { z } from 'zod';
import { type ContentProblem, sentencesOf } from '../../checks/problems.ts';
import { pageNamer, type WorkLine, workList } from '../../checks/work-list.ts';
import { contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { typeset } from '../../src/content/typography.ts';
import { today } from '../../src/lib/dates/today.ts';
import type { Found, Path, PhotoPlace, SaveRequest, Value } from '../api.ts';
import { type Described, fieldAt } from '../schema.ts';
import { leavesOf, textAt, valueAt } from '../values.ts';
import { described, differences, display, recordAt } from './changes.ts';
import { checkedFile, contentOf, errorAt, PHOTOS_FILE, problemsIn } from './content-store.ts';
import type { Files } from './git.ts';
import { dataOf } from './yaml-edits.ts';

export type Year = z.output<typeof yearFile.schema> & { file: string };
export type SavedContent = {
  files: Files;
  /** The name of the page of a file. */
  pageOf: (file: string) => string;
  mistakes: string[];
  lines: WorkLine[];
  years: Year[];
};

const MOST_FOUND = 50;
export const inContent = ({ path }: { path: string }): string => `content/${path}`;
export const TUITION = inContent(contentFiles.tuition);
export const isYear = (file: string): boolean => file.startsWith(inContent(yearFile));
/** The screen with the form of the record at a path. */
export const placeOf = (file: string, path: Path): string =>
  `/text?${new URLSearchParams({ file, path: path.join('.') })}`;

/** The pages that show files. What is on every page is looked at on Home. */
const PAGES: [file: RegExp, page: string][] = [
  [/^pages.not-found.*/, '/404'],
  [/^pages(?!.home)(.*).yaml/, '$1'],
  [/^people.founders.*/, '/history'],
  [/^people.*/, '/staff'],
  [/^(calendar|feeds).*/, '/resources/calendar'],
  [/^questions.*/, '/find'],
  [/.*/, '/'],
];

/** The address of the page that a save changes, at its first changed words, or beside what is gone. */
export function addressOf(files: Files, places: PhotoPlace[], { files: [sent], photo }: SaveRequest): string {
  const { file = '', value = {} } = sent ?? {};
  const old = dataOf(files.get(file));
  const changed = differences(old, value)[0]?.path ?? [];
  const slot = photo?.slot ?? (file === PHOTOS_FILE && textAt(value, [...changed.slice(0, 2), 'slot']));
  const path = (places.find((place) => place.slot === slot)?.file ?? file).replace('content/', '');
  const [pattern, page] = PAGES.find(([named]) => named.test(path)) ?? [path, ''];
  const [key, around] = [changed.at(-1), changed.slice(0, -1)];
  const near = typeof key === 'number' ? [...around, key - 1] : around;
  const leaves = leavesOf(value, []).filter((leaf) => leaf.value !== valueAt(old, leaf.path));
  const seen = [...leaves, ...leavesOf(valueAt(value, near) ?? '', near)].map((leaf) =>
    seenAt(described(file, value), leaf.path, leaf.value),
  );
  // A new school year by its name, and a date without its weekday and year, as the calendar writes them.
  const says = [files.has(file) ? '' : textAt(value, ['name']), ...seen].find(Boolean) ?? '';
  const words = typeset(says).replace(/^\w+day, (.*), \d{4}$/, '$1');
  return path.replace(pattern, page) + (words && `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
}

/** Reads and checks all files of a commit. */
export function readContent(commit: Files): SavedContent {
  const files = contentOf(commit);
  const { warning = [], mistake = [] } = Object.groupBy(problemsIn(files), ({ isWarning }) =>
    isWarning ? 'warning' : 'mistake',
  );
  const checked = [...files].map(([file, bytes]) => checkedFile(file, bytes));
  const sound = checked.filter((one) => !mistake.some(({ file }) => file === inContent(one)));
  const pages = pageNamer(checked);
  const pageOf = (file: string) => pages(file.replace('content/', ''));
  const labelOf = (problem: ContentProblem) => errorAt(problem.file, dataOf(files.get(problem.file)), problem).label;
  const mistakes = mistake.map((problem) => {
    const place = [pageOf(problem.file), labelOf(problem)].filter(Boolean).join(', ');
    return `${place}: ${sentencesOf(problem)}`;
  });
  const named = warning.map((problem) => ({ ...problem, path: [labelOf(problem)] }));
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
  const found = [...files].flatMap(([name, bytes]) => {
    const file = described(name, dataOf(bytes));
    return leavesOf(file.value, []).flatMap(({ path, value }) => {
      const says = wanted && seenAt(file, path, value);
      if (!says || ![says, typeof value === 'number' ? `${value}` : ''].some((text) => folded(text).includes(wanted)))
        return [];
      const page = [pageOf(name), recordAt(file, path.slice(0, -1))].filter((part) => part && part !== says).join(', ');
      return { page, says, href: placeOf(name, path) };
    });
  });
  return found.slice(0, MOST_FOUND);
}
