/**
 * What the school still has to do for the site, most urgent first. `npm run preflight` prints the list, and the office
 * editor opens a form for each line.
 */
import { contentFiles, YEARS_FOLDER } from '../src/content/schemas/content-files.ts';
import { replaceTokens, withYear } from '../src/content/schemas/primitives.ts';
import { type Path, valuesIn } from '../src/content/walk.ts';
import { addDays } from '../src/lib/dates/school-day.ts';
import { isOfEarlierYear, postedYear, shownYear, type YearSpan, yearsOn } from '../src/lib/dates/school-years.ts';
import { asSentence, formatDate, formatDollars, formatYearlyDate } from '../src/lib/text/format.ts';
import { isRecord, NAME_KEYS, type RecordFields } from '../src/lib/text/records.ts';
import type { CheckedFile } from './check-content.ts';
import { type ContentProblem, fieldName, predicateOf } from './problems.ts';

/** In order. `now`: published, and wrong today. `beforePublishing`: blocks a publication. `soon`: has some weeks yet. */
const URGENCIES = ['now', 'beforePublishing', 'soon'] as const;
type Urgency = (typeof URGENCIES)[number];

/** The kinds of lines, each with what to decide or do about it. */
const DECISIONS = {
  noSchoolYear: 'Copy the last year’s file in content/calendar/ and give the new id, name, dates and announceOn.',
  lapsedFigures: 'Give the new ones, then change schoolYear, validFrom and validUntil.',
  lapsedFacts: 'If it does, give validUntil a day a year later; else change it.',
  yearOver: 'When it is true of the new year, change schoolYear.',
  oldYear: 'Make it true of the later year, and change schoolYear, validFrom and validUntil.',
  announcement: 'Give its last day as until, or take it down.',
  dispute: 'Correct the wrong one and delete “dispute:”, or add “confirmed:” with today’s date to each.',
  sample: 'Put the school’s own there, or keep it if it is right, and delete “sample: true”.',
  withheld: 'Give the confirmed text, confirmedBy and confirmedOn; until then the site leaves it out.',
  noDaysOff: 'List them as daysOff, each with its id, name, from, to and office.',
  peopleInDrawings: 'Ask the head of school once. Then set it to allowed, or replace those drawings with photographs.',
  photoConsent: 'Ask again and change reviewBy; without consent the drawing is shown.',
  warning: 'Correct it, or leave it if it is meant.',
};

/** A record to change: its file from the project's folder, its line from 1, its path in the data, and its name. */
export type Place = { file: string; line: number; at: Path; page: string; record: string };

/** One thing to decide. Records with the same question on one page share a line. */
export type WorkLine = {
  urgency: Urgency;
  kind: keyof typeof DECISIONS;
  /** The name of the page, such as `Tuition & Fees`, or of the file. */
  page: string;
  /** What the page says, as a sentence. */
  says: string;
  /** What to decide or do about it, as a sentence. */
  decide: string;
  places: Place[];
  /** The later school year that the page is to have. */
  year?: string;
};

/** How many days ahead `soon` looks. */
const SOON_DAYS = 60;
/** An announcement without a last day is probably forgotten after this many days. */
const ANNOUNCEMENT_DAYS = 60;

/** The names of files that aren't pages, or the page that shows them. */
const NAMES = new Map(
  Object.entries({
    'school.yaml': 'Address, phone and links',
    'announcement.yaml': 'Announcement',
    'closings.yaml': 'Closings',
    'notices.yaml': 'Notices',
    'navigation.yaml': 'Menu',
    'questions.yaml': 'Questions families ask',
    'feeds.yaml': 'Calendar feeds',
    'photos/photos.yaml': 'Photographs',
    'people/staff.yaml': contentFiles.staff.path,
    'people/founders.yaml': contentFiles.history.path,
  }),
);

const AS_TYPED = ['latitude', 'longitude', 'year', 'ages', 'grades', 'value', 'instead'];
/** What else tells one record from another, and how to format it. */
const FACTS: Record<string, (value: never) => string> = {
  dollars: formatDollars,
  perYear: formatDollars,
  perMonth: formatDollars,
  percent: (value: number) => `${value}%`,
  date: (value: string) => formatDate(value),
  yearlyDate: (value: string) => formatYearlyDate(value),
  ...Object.fromEntries(AS_TYPED.map((key) => [key, String])),
  figure: (value) => Object.values(value).join(' '),
};

/** The text that identifies a record to people, if it has any. */
const nameOf = (record: RecordFields): string | undefined =>
  [...NAME_KEYS, 'id'].map((key) => record[key]).find((value): value is string => typeof value === 'string');

const quoted = (words: string) => `“${words.length > 60 ? `${words.slice(0, 57)}…` : words}”`;

/** Describes a record by its name, or by its owner's name and its own field name, and by what it says. */
function describe(record: RecordFields, at: Path, owner: string | undefined): string {
  const name = nameOf(record);
  const words = name ?? [owner, at.findLast((part) => typeof part === 'string')].filter(Boolean).join(', ');
  const facts = Object.entries(FACTS)
    .filter(([key]) => key in record && record[key] !== name)
    .map(([key, say]) => say(record[key] as never));
  const further = [record['note'], record['text']].find((value) => typeof value === 'string');
  if (facts.length === 0 && further !== undefined && further.length <= 60) facts.push(further.replace(/\.$/, ''));
  return [quoted(words), ...facts].join(', ');
}

/** A record with the name of the record around it. */
type Found = { value: RecordFields; at: Path; owner: string | undefined };

/** All records of a file, in document order. */
export const recordsIn = (data: unknown): Found[] =>
  valuesIn(data).flatMap(({ value, path: at, around }) =>
    isRecord(value) ? { value, at, owner: around.filter(isRecord).map(nameOf).find(Boolean) } : [],
  );

/** A content file with its records and the name of its page. */
type File = {
  path: string;
  page: string;
  data: RecordFields;
  records: Found[];
  placeOf: (record: Pick<Found, 'at'> & Partial<Found>) => Place;
};

/** The file of the page that shows a file, or a name, such as `Menu`, if no page or every page does. */
export const homeOf = (path: string): string =>
  path.startsWith(`${YEARS_FOLDER}/`) ? contentFiles.calendar.path : (NAMES.get(path) ?? path);

/** Names the page of a file, such as `Tuition & Fees`, or the file itself, such as `Menu`. */
export function pageNamer(checked: readonly CheckedFile[]): (path: string) => string {
  const parsed = new Map(checked.map(({ path, data }) => [path, data]));
  return (path) => {
    const home = homeOf(path);
    if (!home.endsWith('.yaml')) return home;
    const { heading, title, meta } = (parsed.get(home) ?? {}) as RecordFields;
    const name = [heading, title, isRecord(meta) && meta['title']].find((value) => typeof value === 'string');
    const { name: year = '' } = (parsed.get(path) ?? {}) as RecordFields;
    return replaceTokens(name ?? `content/${path}`, () => String(year)).trim();
  };
}

function readFiles(checked: readonly CheckedFile[]): File[] {
  const pageOf = pageNamer(checked);
  return checked.flatMap(({ path, data, lineOf }): File | [] => {
    if (!data) return [];
    const page = pageOf(path);
    const placeOf: File['placeOf'] = ({ at, value = {}, owner }) => {
      return { file: `content/${path}`, line: lineOf(at), at, page, record: describe(value, at, owner) };
    };
    return { path, page, data: data as RecordFields, records: recordsIn(data), placeOf };
  });
}

/** A line whose page is that of its first place, if it has no other. */
type Line = Omit<WorkLine, 'page' | 'decide'> & Partial<Pick<WorkLine, 'page'>>;

/** Invented records, one line for each file. */
function samples({ records, placeOf }: File): Line[] {
  const places = records.filter(({ value }) => value['sample'] === true && value['withheld'] !== true).map(placeOf);
  const [first, ...others] = places;
  if (!first) return [];
  const says = `${first.record} ${others.length > 0 ? `and ${others.length} more were` : 'was'} invented.`;
  return [{ urgency: 'beforePublishing', kind: 'sample', says, places }];
}

/** Texts that the site leaves out until the school confirms them, one line for each question. */
function withheldTexts({ records, placeOf }: File): Line[] {
  const open = records.filter(({ value }) => typeof value['asks'] === 'string' && value['confirmedOn'] === undefined);
  return open.map((found): Line => {
    const name = nameOf(found.value);
    const says = `${name ? quoted(name) : 'A text'} is not shown yet. ${String(found.value['asks'])}`;
    return { urgency: 'soon', kind: 'withheld', says, places: [placeOf(found)] };
  });
}

/** Contradictions, one line for each. A contradiction is settled when all its sides are confirmed. */
function disputes(files: readonly File[]): Line[] {
  const sides = files.flatMap((file) =>
    file.records
      .filter(({ value }) => typeof value['dispute'] === 'string')
      .map((found) => ({ value: found.value, place: file.placeOf(found) })),
  );
  return [...Map.groupBy(sides, ({ value }) => value['dispute']).values()].flatMap((group): Line | [] => {
    if (group.every(({ value }) => value['confirmed'] !== undefined)) return [];
    const places = group.map(({ place }) => place);
    const pages = Map.groupBy(places, ({ page }) => page);
    const sayings = [...pages].map(([page, its]) => `${its.map(({ record }) => record).join('; ')} (${page})`);
    const page = new Intl.ListFormat('en').format(pages.keys());
    const isEqual = pages.size > 1 && new Set(places.map(({ record }) => record)).size === 1;
    const says = `${sayings.join(isEqual ? ', and ' : ', but ')}.`;
    return { urgency: 'beforePublishing', kind: 'dispute', page, says, places };
  });
}

/**
 * Figures of a school year whose last day is over or near, and facts that name no year, to be confirmed once a year: the
 * site shows them until the school changes them.
 */
function lapses({ records, placeOf }: File, day: string): Line[] {
  return records.flatMap((found): Line | [] => {
    const { validUntil, lapsed } = found.value;
    if (typeof validUntil !== 'string' || validUntil > addDays(day, SOON_DAYS)) return [];
    const places = [placeOf({ ...found, at: [...found.at, 'validUntil'] })];
    const until = formatDate(validUntil);
    if (lapsed === undefined) {
      const what = found.at.length === 0 ? 'The page' : placeOf(found).record;
      const says = `${what} was given until ${until}. Does it still hold?`;
      return { urgency: 'soon', kind: 'lapsedFacts', says, places };
    }
    const isOver = validUntil < day;
    const says = isOver ? `The figures were valid until ${until}.` : `The last day of the figures is ${until}.`;
    return { urgency: isOver ? 'now' : 'soon', kind: 'lapsedFigures', says, places };
  });
}

/** A school year's file with the fields that decide when it is shown. */
type Year = YearSpan & { id: string; name: string; file: File };

/** Texts about a school year that has ended, such as “Applications are open”, one line for each file. */
function yearOver({ data, records, placeOf }: File, day: string, years: readonly Year[]): Line[] {
  const year = years.find(({ id }) => id === data['schoolYear']);
  const first = records.find(({ value, at }) => typeof value['afterwards'] === 'string' && at[0] !== 'meta');
  if (!year || !first || year.lastDay.date >= day) return [];
  const words = withYear(String(first.value['text']), year.name);
  const says = `${quoted(words)} was true until ${formatDate(year.lastDay.date)}; now the page says that it is past.`;
  return [{ urgency: 'now', kind: 'yearOver', says, places: [placeOf({ ...first, at: ['schoolYear'] })] }];
}

/**
 * What has lapsed on a page: one line as soon as a later school year is entered, which the page can then have. A past school
 * year keeps its dates: they are what happened.
 */
function lapsedPages(file: File, day: string, years: readonly Year[]): Line[] {
  if (file.path.startsWith(`${YEARS_FOLDER}/`)) return [];
  const lapsed = [...lapses(file, day), ...yearOver(file, day, years)];
  const isDue = (year?: Year) => year && file.records.some(({ value }) => isOfEarlierYear(value, year));
  const year = [postedYear(years, day), years.at(-1)].find(isDue);
  const before = year && years[years.indexOf(year) - 1];
  if (!before) return lapsed;
  const isNow = year.firstDay.date <= day || lapsed.some(({ urgency }) => urgency === 'now');
  const [says, places] = [`It still carries ${before.name}.`, [file.placeOf({ at: [] })]];
  return [{ urgency: isNow ? 'now' : 'soon', kind: 'oldYear', says, places, year: year.id }];
}

/** Whether there is a year to show and a next one, and what the shown one lacks. */
function* schoolYears(years: readonly Year[], day: string): Generator<Line> {
  const latest = years.at(-1);
  if (!latest) return;
  const { name, lastDay } = latest;
  const { current, coming } = yearsOn(years, day);
  const isOver = !current && !coming;
  if (isOver || (latest === current && lastDay.date <= addDays(day, SOON_DAYS))) {
    const ends = `${name}, ends on ${formatDate(lastDay.date)}`;
    const says = isOver ? `No school year is shown: the last one given, ${ends}.` : `The last year given, ${ends}.`;
    yield {
      urgency: isOver ? 'now' : 'soon',
      kind: 'noSchoolYear',
      says,
      places: [latest.file.placeOf({ at: ['lastDay'] })],
    };
  }
  const shown = shownYear(years, day);
  if (!isOver && !Array.isArray(shown.file.data['daysOff'])) {
    const says = `No days off are given for ${shown.name}.`;
    yield { urgency: 'soon', kind: 'noDaysOff', says, places: [shown.file.placeOf({ at: [] })] };
  }
}

/** The question whether drawings may show people, until the school has answered it. */
function peopleInDrawings({ data, placeOf }: File): Line[] {
  if (data['peopleInDrawings'] !== 'unknown') return [];
  const places = [placeOf({ at: ['peopleInDrawings'] })];
  return [{ urgency: 'beforePublishing', kind: 'peopleInDrawings', says: 'May figures of people be shown?', places }];
}

/** An announcement that nobody will take down. */
function announcements({ path, data, placeOf }: File, day: string): Line[] {
  const { message, from, until } = data;
  if (path !== contentFiles.announcement.path || !message || until !== undefined) return [];
  const isOld = typeof from === 'string' && from < addDays(day, -ANNOUNCEMENT_DAYS);
  const places = [placeOf({ at: ['message'] })];
  return [{ urgency: isOld ? 'now' : 'soon', kind: 'announcement', says: 'It has no last day.', places }];
}

/** Photographs whose consent ends soon or has ended, one line each. */
function photoConsents({ records, placeOf }: File, day: string): Line[] {
  return records.flatMap((found): Line | [] => {
    const { slot, reviewBy, withdrawn } = found.value;
    if (typeof reviewBy !== 'string' || withdrawn !== undefined || reviewBy > addDays(day, SOON_DAYS)) return [];
    const says = `The consent for ${quoted(String(slot))}, ${formatDate(reviewBy)}, is to be renewed.`;
    return { urgency: 'soon', kind: 'photoConsent', says, places: [placeOf(found)] };
  });
}

/** What the content check warns of. */
function checkWarnings(files: readonly File[], problems: readonly ContentProblem[]): Line[] {
  return problems.map((problem) => {
    const { file, line } = problem;
    const record = fieldName(problem.path);
    const page = files.find(({ path }) => `content/${path}` === file)?.page ?? file;
    const says = `${record}: ${asSentence(predicateOf(problem))}`;
    return { urgency: 'soon', kind: 'warning', says, places: [{ file, line, at: [], page, record }] };
  });
}

/** The work list of sound content, with the warnings of its check. `day` is an ISO date. */
export function workList(
  checked: readonly CheckedFile[],
  day: string,
  warnings: readonly ContentProblem[] = [],
): WorkLine[] {
  const files = readFiles(checked);
  const years = files
    .filter(({ path }) => path.startsWith(`${YEARS_FOLDER}/`))
    .map((file) => ({ ...(file.data as unknown as Omit<Year, 'file'>), file }))
    .toSorted((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
  const each = (...finders: ((file: File, day: string, years: readonly Year[]) => Line[])[]) =>
    finders.flatMap((find) => files.flatMap((file) => find(file, day, years)));
  const found: Line[] = [
    ...schoolYears(years, day),
    ...each(lapsedPages, peopleInDrawings, announcements),
    ...disputes(files),
    ...each(samples, withheldTexts, photoConsents),
    ...checkWarnings(files, warnings),
  ];
  return found
    .map((line) => ({ page: line.places[0]?.page ?? '', decide: DECISIONS[line.kind], ...line }))
    .toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency));
}
