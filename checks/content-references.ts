/** Checks references from content files to other content files, pictures and documents. */
import { globSync } from 'node:fs';
import { pagePath } from '../hosting/canonical-path.ts';
import type { SchoolYear } from '../src/content/read-content.ts';
import type { Content, ContentFile, ContentName } from '../src/content/schemas/content-files.ts';
import { contentFiles, YEARS_FOLDER, yearFile } from '../src/content/schemas/content-files.ts';
import { type Path, valuesIn } from '../src/content/walk.ts';
import { hijriProblem } from '../src/lib/dates/hijri.ts';
import { formatMonthlyRule, instructionDays, monthlyDates, RESERVED_DATE_ID } from '../src/lib/dates/school-dates.ts';
import { isWeekend, on } from '../src/lib/dates/school-day.ts';
import { previousYearName } from '../src/lib/dates/school-years.ts';
import { today } from '../src/lib/dates/today.ts';
import { endOf } from '../src/lib/notices/closing-list.ts';
import { drawingFile } from '../src/lib/pictures/drawings.ts';
import { type Findings, judgeAnnouncement, judgeClosing } from '../src/lib/school/closing-rules.ts';
import { formatDate } from '../src/lib/text/format.ts';
import { DEAD_LINKS } from './built-pages.ts';
import { type DataProblem, problemAt, sentence, warningAt } from './problems.ts';

/** A broken reference, and its file (relative to `content/`). */
type ReferenceProblem = DataProblem & { file: string };

const refusal = (file: string, ...problem: Parameters<typeof problemAt>) => ({ file, ...problemAt(...problem) });
const warning = (file: string, ...problem: Parameters<typeof problemAt>) => ({ file, ...warningAt(...problem) });

/** Content by name, without files that couldn't be read. */
type KnownContent = { [Name in ContentName]?: Content<Name> };

/** Pages that are only shown in place of others, so nothing may link to them. */
const UNLINKED = ['/404', '/offline'];

/** Every address that content may link to: one per page file, and the two intentional dead links. */
const addresses = new Set([
  ...globSync('**/*.astro', { cwd: 'src/pages' })
    .map((file) => pagePath(file.replaceAll('\\', '/').replace(/\.astro$/, '.html')))
    .filter((address) => !UNLINKED.includes(address)),
  ...DEAD_LINKS,
]);

/** A text in a file, with its path, its last key and the record around it. `field` is its path with `*` for each item. */
type Text = { text: string; file: string; at: Path; field: string; key: Path[number] | undefined; record: object };

const textsOf = (files: ReadonlyMap<string, unknown>): Text[] =>
  [...files].flatMap(([file, data]) =>
    valuesIn(data).flatMap(({ value: text, path: at, around: [record = {}] }) => {
      const field = at.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
      return typeof text === 'string' ? { text, file, at, field, key: at.at(-1), record } : [];
    }),
  );

/** Asks about each text what is wrong with it. */
const judge = (
  texts: readonly Text[],
  verdict: (text: Text, index: number) => string | false | undefined,
  report: typeof refusal = refusal,
): ReferenceProblem[] =>
  texts.flatMap((text, index) => {
    const predicate = verdict(text, index);
    return predicate ? [report(text.file, text.at, predicate)] : [];
  });

/** Says if a text is a picture slot or the address of a page that doesn't exist. */
function missingFile({ text, key }: Text) {
  if (key === 'slot' && !drawingFile(text))
    return `is no picture slot: ${text}. Is it misspelled? CONTRIBUTING.md says what slots are`;
  const isPage = (key === 'href' || key === 'url') && text.startsWith('/') && !text.startsWith('/documents/');
  const isMissing = isPage && !addresses.has(text.split(/[?#]/)[0] ?? '');
  return isMissing && `leads to no page of this site: ${text}. Is it misspelled?`;
}

/** Finds a `dispute` that no other record has, which is misspelled or settled. */
function disputeProblems(texts: readonly Text[]): ReferenceProblem[] {
  const disputes = texts.filter(({ key }) => key === 'dispute');
  return judge(disputes, ({ text, record }) => {
    const isLonely = !('confirmed' in record) && disputes.filter((side) => side.text === text).length === 1;
    return isLonely && `is given by no other record: ${text}; correct its spelling, or delete it here too`;
  });
}

/** Whether programs read the texts of a file as they are typed, with their tokens. */
const isReadAsTyped = (file: string): boolean =>
  file.startsWith(yearFile.path) ||
  [contentFiles.school, contentFiles.closings, contentFiles.photos].some(({ path }) => path === file);

/** Finds the school's name or a phone number where a token would follow its one home, and what the token would repeat. */
function typedFacts(texts: readonly Text[], { school }: KnownContent): ReferenceProblem[] {
  const name = school?.name.value;
  const last = name?.split(' ').at(-1);
  const typedFact = ({ text, file }: Text) => {
    if (!name || isReadAsTyped(file)) return undefined;
    if (text.includes(`{schoolName} ${last}`))
      return `shows “${last} ${last}”, because the school’s name ends with it; delete one`;
    if (text.includes(name)) return 'has the school’s name; write {schoolName}, which follows when it changes';
    return /\b\d{3}-\d{3}-\d{4}\b/.test(text) && 'has a phone number; write {officePhone}, if it is the office’s';
  };
  return judge(texts, typedFact, warning);
}

/** Finds tokens that have no value where they are. */
function emptyTokens(texts: readonly Text[], files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  return judge(texts, ({ text, file }) => {
    const tokens: string[] = text.match(/\{\w+\}/g) ?? [];
    if (tokens[0] && isReadAsTyped(file))
      return `contains ${tokens[0]}, which is not replaced in this file; write the words themselves`;
    if (tokens.includes('{applications}') && file === contentFiles.admissions.path)
      return 'contains {applications}, which is a sentence of this file; write the words themselves';
    const isEndless = tokens.includes('{validUntil}') && !('validUntil' in (files.get(file) as object));
    return isEndless && 'contains {validUntil}, but this file has no validUntil; write the day itself';
  });
}

/** Finds names of records that no file has. Skips files that couldn't be read. */
function missingRecords(texts: readonly Text[], content: KnownContent): ReferenceProblem[] {
  const { find, home, questions, staffMembers } = content;
  const { admissions, headOfSchool, history, navigation } = contentFiles;
  const ids = (records: readonly { id: string }[] | undefined) => records?.map(({ id }) => id);
  const levels = ids(content.admissions?.tuition.levels);
  const terms = find && questions && [...find.entries, ...questions.questions].map(({ term }) => term);
  const ofMembers = `id of a member in content/${contentFiles.staffMembers.path}`;
  const ofHome = (list: string) => `id of ${list} in content/${contentFiles.home.path}`;
  /** The fields that name a record, what they may name, and what that is. */
  const references: Record<string, [names: readonly (string | undefined)[] | undefined, what: string]> = {
    [`${headOfSchool.path} letter.signedBy`]: [ids(staffMembers?.members), ofMembers],
    [`${history.path} legacy.stats.*`]: [ids(home?.achievements.stats), ofHome('achievements.stats')],
    [`${navigation.path} families.*.portal`]: [ids(home?.portals.links), ofHome('portals.links')],
    [`${admissions.path} tuition.discounts.example.levels.*`]: [levels, 'id of tuition.levels'],
    [`${contentFiles.find.path} languages.*.words.*.for`]: [terms, 'term of an entry or a question'],
  };
  return judge(texts, ({ text, file, field }) => {
    const [names, what] = references[`${file} ${field}`] ?? [];
    return names && !names.includes(text) && `is no ${what}: ${text}`;
  });
}

/** Finds dates with the id of another. Calendar apps identify events by id, so families would see only one of the two. */
function sharedDateIds(texts: readonly Text[]): ReferenceProblem[] {
  const { path: admissions } = contentFiles.admissions;
  const entries = texts.filter(({ file, field }) => file === admissions && field === 'timeline.entries.*.id');
  const isDate = ({ file, field }: Text) =>
    file.startsWith(yearFile.path) && ['otherDates.*.id', 'daysOff.*.id'].includes(field);
  const dates = [...entries, ...texts.filter(isDate)];
  return judge(dates, ({ text, file }, index) => {
    const first = dates.findIndex((other) => other.text === text && [file, admissions].includes(other.file));
    if (RESERVED_DATE_ID.test(text))
      return `begins like a name that the calendar gives by itself: ${text}; choose another`;
    return first < index && `is the id of another date in the calendar: ${text}; choose another`;
  });
}

/**
 * Finds school years that overlap or share an id, impossible Hijri months, PTO meetings without a usual day, and days off that
 * don't add up. The years are in the order of their first days.
 */
function* yearProblems(
  years: readonly (readonly [file: string, year: SchoolYear])[],
  { pto }: KnownContent,
): Generator<ReferenceProblem> {
  const allMonths = years.flatMap(([, { hijriMonths = [] }]) => hijriMonths);
  for (const [index, [file, year]] of years.entries()) {
    const { id, name, firstDay, lastDay, daysOff = [], ptoMeetings = [], hijriMonths = [], instructionalDays } = year;
    const [fileBefore, before] = years[index - 1] ?? [];
    if (before && firstDay.date <= before.lastDay.date) {
      const predicate = `is before the last day of the school year in content/${fileBefore}, ${formatDate(before.lastDay.date)}`;
      yield refusal(file, ['firstDay', 'date'], predicate);
    }
    if (before && previousYearName(name) > before.name)
      yield warning(file, ['name'], `is not the year after ${before.name}, the one before it; is the year right?`);
    for (const key of ['firstDay', 'lastDay'] as const) {
      if (isWeekend(year[key].date)) yield warning(file, [key, 'date'], 'is on a weekend; is the day right?');
    }
    for (const [place, { date, endsAt }] of (year.otherDates ?? []).entries())
      if (endsAt && (isWeekend(date) || daysOff.some(on(date))))
        yield refusal(file, ['otherDates', place, 'date'], 'is a day without school, which cannot end early');
    const twin = years.slice(0, index).find(([, other]) => other.id === id);
    if (twin) yield refusal(file, ['id'], `is the id of the school year in content/${twin[0]}: ${id}`);
    for (const [place, month] of hijriMonths.entries()) {
      const others = allMonths.filter((other) => other !== month);
      const predicate = hijriProblem(month, others);
      if (predicate) yield refusal(file, ['hijriMonths', place, 'firstDay'], predicate);
    }
    const rule = pto?.meetings.rule;
    const meetings = rule && monthlyDates(firstDay.date, lastDay.date, rule);
    for (const [place, { usualDate, date = '' }] of ptoMeetings.entries()) {
      if (rule && !meetings?.includes(usualDate))
        yield refusal(file, ['ptoMeetings', place, 'usualDate'], `is not the ${formatMonthlyRule(rule)}`);
      if (meetings?.includes(date))
        yield warning(file, ['ptoMeetings', place, 'date'], 'is the usual day of a meeting; is the day right?');
    }
    const weekdays = instructionDays(year);
    const isImpossible = instructionalDays > weekdays || instructionalDays < weekdays / 2;
    if (isImpossible || (daysOff.length > 0 && weekdays !== instructionalDays)) {
      const predicate = `says ${instructionalDays}, but there are ${weekdays} weekdays from the first to the last day of school without the days off; is a day off missing or too many?`;
      yield warning(file, ['instructionalDays'], predicate);
    }
  }
}

/** Finds closings and announcements that can't be right. A past one may stay in its file: it never stops a build. */
function noticeProblems({ announcement, closings }: KnownContent, years: SchoolYear[]): ReferenceProblem[] {
  const now = [today(), ''] as const;
  // The rules of closings speak in whole sentences.
  const report = (file: string, path: Path, stopping: Findings, asked: readonly string[]): ReferenceProblem[] => [
    ...stopping.refusals.map(({ says }) => ({ file, path, ...sentence(says) })),
    ...asked.map((says) => ({ file, path, ...sentence(says), isWarning: true as const })),
  ];
  const records = closings?.closings ?? [];
  const ofClosings = records.flatMap((closing, index) => {
    const isOver = endOf(closing) < today();
    const others = records.slice(0, index);
    const findings = judgeClosing(closing, { years, others, now: isOver ? undefined : now });
    return report(contentFiles.closings.path, ['closings', index], findings, isOver ? [] : findings.questions);
  });
  const days: Partial<Content<'announcement'>> = announcement ?? {};
  const always = judgeAnnouncement(days);
  const { refusals, questions } = judgeAnnouncement(days, { now });
  const ofToday = always.refusals.length > 0 ? [] : [...refusals.map(({ says }) => says), ...questions];
  const field = days.until ? 'until' : 'from';
  return [...ofClosings, ...report(contentFiles.announcement.path, [field], always, ofToday)];
}

/** Finds files about a school year that has no file or ends in another year. */
function* missingYears(files: ReadonlyMap<string, unknown>, years: readonly SchoolYear[]): Generator<ReferenceProblem> {
  if (years.length === 0) return;
  for (const [file, data] of files) {
    const { schoolYear, validUntil } = data as { schoolYear?: string; validUntil?: string };
    const year = years.find(({ id }) => id === schoolYear);
    if (schoolYear && !year)
      yield refusal(file, ['schoolYear'], `is no id of a school year in content/${YEARS_FOLDER}/: ${schoolYear}`);
    if (year && validUntil && validUntil.slice(0, 4) !== year.validUntil.slice(0, 4)) {
      const predicate = `is in another year than the end of the school year ${schoolYear}, ${formatDate(year.validUntil)}; is the year right?`;
      yield warning(file, ['validUntil'], predicate);
    }
  }
}

/**
 * Finds all broken references (to picture slots, pages and records of other files). `files` contains valid data by path
 * relative to `content/`. References to files that aren't included are not checked.
 */
export function referenceProblems(files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  const content = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [name, files.get(path)]),
  ) as KnownContent;
  const yearFiles = [...files]
    .flatMap(([file, data]) => (file.startsWith(yearFile.path) ? [[file, data as SchoolYear] as const] : []))
    .toSorted(([, a], [, b]) => a.firstDay.date.localeCompare(b.firstDay.date));
  const years = yearFiles.map(([, year]) => year);
  const texts = textsOf(files);
  const isComplete = Object.values<ContentFile>(contentFiles).every((file) => file.isOptional || files.has(file.path));
  return [
    ...judge(texts, missingFile),
    ...missingRecords(texts, content),
    ...sharedDateIds(texts),
    ...yearProblems(yearFiles, content),
    ...noticeProblems(content, years),
    ...missingYears(files, years),
    ...emptyTokens(texts, files),
    ...(isComplete ? disputeProblems(texts) : []),
    ...typedFacts(texts, content),
  ];
}
