/** Checks references from content files to other content files, pictures and documents. */
import { globSync } from 'node:fs';
import { pagePath } from '../hosting/canonical-path.ts';
import type { SchoolYear } from '../src/content/read-content.ts';
import type { Content, ContentFile, ContentName } from '../src/content/schemas/content-files.ts';
import { contentFiles, YEARS_FOLDER, yearFile } from '../src/content/schemas/content-files.ts';
import { type Path, walk } from '../src/content/walk.ts';
import { hijriProblem } from '../src/lib/dates/hijri.ts';
import { instructionDays, RESERVED_DATE_ID } from '../src/lib/dates/school-dates.ts';
import { addDays, daysFrom, isWeekend } from '../src/lib/dates/school-day.ts';
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

const refusal = (file: string, at: Path, predicate: string): ReferenceProblem => ({
  file,
  ...problemAt(at, predicate),
});
const warning = (file: string, at: Path, predicate: string): ReferenceProblem => ({
  file,
  ...warningAt(at, predicate),
});

/** Content by name, without files that couldn't be read. */
type KnownContent = { [Name in ContentName]?: Content<Name> };

/** Pages that are only shown in place of others, so nothing may link to them. */
const UNLINKED = ['/404', '/offline'];

/** The fields with an address. */
const isLink = (key: unknown) => key === 'href' || key === 'url';

/** Every address that content may link to: one per page file, and the two intentional dead links. */
const addresses = new Set([
  ...globSync('**/*.astro', { cwd: 'src/pages' })
    .map((file) => pagePath(file.replaceAll('\\', '/').replace(/\.astro$/, '.html')))
    .filter((address) => !UNLINKED.includes(address)),
  ...DEAD_LINKS,
]);

/** A text in a file, with its path, its last key and the record around it. */
type Text = { text: string; path: string; at: Path; key: PropertyKey | undefined; record: object | undefined };

function textsOf(files: ReadonlyMap<string, unknown>): Text[] {
  const texts: Text[] = [];
  for (const [path, data] of files) {
    walk(data, (text, at, [record]) => {
      if (typeof text === 'string') texts.push({ text, path, at, key: at.at(-1), record });
    });
  }
  return texts;
}

/** Asks about each text what is wrong with it. */
const judge = (texts: readonly Text[], verdict: (text: Text) => string | false | undefined): ReferenceProblem[] =>
  texts.flatMap((text) => {
    const predicate = verdict(text);
    return predicate ? [refusal(text.path, text.at, predicate)] : [];
  });
/** Asks what is probably wrong. */
const doubt: typeof judge = (texts, verdict) =>
  judge(texts, verdict).map((problem) => ({ ...problem, isWarning: true as const }));

/** Says if a text is a picture slot or the address of a page that doesn't exist. */
function missingFile({ text, key }: Text) {
  if (key === 'slot' && !drawingFile(text))
    return `is no picture slot: ${text}. Is it misspelled? CONTRIBUTING.md says what slots are`;
  const isPage = isLink(key) && text.startsWith('/') && !text.startsWith('/documents/');
  const isMissing = isPage && !addresses.has(text.split(/[?#]/)[0] ?? '');
  return isMissing && `leads to no page of this site: ${text}. Is it misspelled?`;
}

/** Finds a `dispute` that no other record has, which is misspelled or settled. */
function lonelyDisputes(texts: readonly Text[]): ReferenceProblem[] {
  const names = texts.flatMap(({ key, text }) => (key === 'dispute' ? [text] : []));
  return judge(texts, ({ text, key, record }) => {
    const isLonely = key === 'dispute' && names.indexOf(text) === names.lastIndexOf(text);
    if (!isLonely || (record && 'confirmed' in record)) return undefined;
    return `is given by no other record: ${text}; correct its spelling, or delete it here too`;
  });
}

/** Finds contradictions that are none any more, because both sides give one amount. */
function equalDisputes(texts: readonly Text[]): ReferenceProblem[] {
  const disputes = texts.filter(({ key, record = {} }) => key === 'dispute' && !('confirmed' in record));
  const amountOf = ({ record }: Text) => (record as { dollars?: number }).dollars;
  return doubt(disputes, (one) => {
    const sides = disputes.filter(({ text }) => text === one.text);
    const amount = amountOf(one);
    const isEqual = amount !== undefined && sides.every((side) => amountOf(side) === amount);
    return (
      isEqual &&
      sides.some(({ path }) => path !== one.path) &&
      'is between equal amounts; delete it on each side, and what the pages say about another amount'
    );
  });
}

/** Files of which programs read some texts as they are typed, with their tokens. So do the files of school years. */
const AS_TYPED: readonly string[] = [contentFiles.school.path, contentFiles.closings.path, contentFiles.photos.path];

/** Finds the school's name or a phone number where a token would follow its one home, and what the token would repeat. */
function typedFacts(texts: readonly Text[], { school }: KnownContent): ReferenceProblem[] {
  const name = school?.name.value;
  const last = name?.split(' ').at(-1);
  return doubt(texts, ({ text, path }) => {
    if (!name || AS_TYPED.includes(path) || path.startsWith(yearFile.path)) return undefined;
    if (text.includes(`{schoolName} ${last}`))
      return `shows “${last} ${last}”, because the school’s name ends with it; delete one`;
    if (text.includes(name)) return 'has the school’s name; write {schoolName}, which follows when it changes';
    return /\b\d{3}-\d{3}-\d{4}\b/.test(text) && 'has a phone number; write {officePhone}, if it is the office’s';
  });
}

/** Finds tokens that have no value where they are. */
function emptyTokens(texts: readonly Text[], files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  return judge(texts, ({ text, path }) => {
    const tokens: string[] = text.match(/\{\w+\}/g) ?? [];
    if (tokens[0] && (AS_TYPED.includes(path) || path.startsWith(yearFile.path)))
      return `contains ${tokens[0]}, which is not replaced in this file; write the words themselves`;
    if (tokens.includes('{applications}') && path === contentFiles.admissions.path)
      return 'contains {applications}, which is a sentence of this file; write the words themselves';
    const isEndless = tokens.includes('{validUntil}') && !('validUntil' in (files.get(path) as object));
    return isEndless && 'contains {validUntil}, but this file has no validUntil; write the day itself';
  });
}

/** Finds broken references between records. Skips files that couldn't be read. */
function missingRecords(content: KnownContent) {
  const { admissions, find, headOfSchool, staffMembers, history, home, navigation, questions } = content;
  const problems: ReferenceProblem[] = [];
  const report = (name: ContentName, at: Path, predicate: string) =>
    problems.push(refusal(contentFiles[name].path, at, predicate));
  const refer = (name: ContentName, at: PropertyKey[], id: string, known: string[] | undefined, list: string) => {
    if (known && !known.includes(id)) report(name, at, `is no id of ${list}: ${id}`);
  };
  const members = staffMembers?.members.map(({ id }) => id);
  const isMember = `a member in content/${contentFiles.staffMembers.path}`;
  if (headOfSchool) refer('headOfSchool', ['letter', 'signedBy'], headOfSchool.letter.signedBy, members, isMember);
  const ofHome = `in content/${contentFiles.home.path}`;
  const stats = home?.achievements.stats.map(({ id }) => id);
  for (const [index, id] of history?.legacy.stats.entries() ?? [])
    refer('history', ['legacy', 'stats', index], id, stats, `achievements.stats ${ofHome}`);
  const portals = home?.portals.links.map(({ id }) => id);
  for (const [index, { portal }] of navigation?.families.entries() ?? []) {
    if (portal) refer('navigation', ['families', index, 'portal'], portal, portals, `portals.links ${ofHome}`);
  }
  const terms = find && questions && [...find.entries, ...questions.questions].map(({ term }) => term);
  for (const [index, { words }] of find?.languages.entries() ?? []) {
    for (const [place, { for: term }] of words.entries()) {
      if (terms && !terms.includes(term))
        report('find', ['languages', index, 'words', place, 'for'], `is no term of an entry or a question: ${term}`);
    }
  }
  for (const [index, { id }] of admissions?.timeline.entries.entries() ?? []) {
    if (RESERVED_DATE_ID.test(id))
      report('admissions', ['timeline', 'entries', index, 'id'], `is kept for a date of the school year: ${id}`);
  }
  return problems;
}

/**
 * Finds school years that overlap or share an id, dates with the id of another date, impossible Hijri months, and days
 * off that don't add up.
 */
function yearProblems(years: ReadonlyMap<string, SchoolYear>, { admissions }: KnownContent): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  const timelineIds = admissions?.timeline.entries.map(({ id }) => id);
  const sorted = [...years].toSorted(([, a], [, b]) => a.firstDay.date.localeCompare(b.firstDay.date));
  const allMonths = sorted.flatMap(([, { hijriMonths = [] }]) => hijriMonths);
  for (const [index, [path, year]] of sorted.entries()) {
    const { id, firstDay, announceOn, daysOff = [], otherDates = [], hijriMonths = [], instructionalDays } = year;
    const [otherPath, before] = sorted[index - 1] ?? [];
    if (before && firstDay.date <= before.lastDay.date) {
      const predicate = `is before the last day of the school year in content/${otherPath}, ${formatDate(before.lastDay.date)}`;
      problems.push(refusal(path, ['firstDay', 'date'], predicate));
    }
    const warn = (predicate: string, ...at: Path) => problems.push(warning(path, at, predicate));
    if (before && previousYearName(year.name) > before.name)
      warn(`is not the year after ${before.name}, the one before it; is the year right?`, 'name');
    if (announceOn && announceOn > firstDay.date)
      warn(
        `hides the year until its first day of school, ${formatDate(firstDay.date)}; is the day right?`,
        'announceOn',
      );
    for (const key of ['firstDay', 'lastDay'] as const)
      if (isWeekend(year[key].date)) warn('is on a weekend; is the day right?', key, 'date');
    const twin = sorted.slice(0, index).find(([, other]) => other.id === id);
    if (twin) problems.push(refusal(path, ['id'], `is the id of the school year in content/${twin[0]}: ${id}`));
    // Calendar apps identify events by id. If two dates had the same id, families would see only one of them.
    const seen = new Set(otherDates.map((date) => date.id));
    const check = (list: string, place: number, name: string, isTaken: boolean) => {
      if (!isTaken && !RESERVED_DATE_ID.test(name) && !timelineIds?.includes(name)) return;
      problems.push(
        refusal(path, [list, place, 'id'], `is the id of another date in the calendar: ${name}; choose another`),
      );
    };
    for (const [place, { id: name }] of otherDates.entries()) check('otherDates', place, name, false);
    for (const [place, { id: name, from, to = from }] of daysOff.entries()) {
      check('daysOff', place, name, seen.has(name));
      if (daysFrom(from, to).every(isWeekend)) warn('is a weekend, without school anyway', 'daysOff', place, 'from');
    }
    for (const [place, entry] of hijriMonths.entries()) {
      const message = hijriProblem(
        entry,
        allMonths.filter((other) => other !== entry),
      );
      if (message) problems.push(refusal(path, ['hijriMonths', place, 'firstDay'], message));
    }
    const weekdays = instructionDays(year);
    const isImpossible = instructionalDays > weekdays || instructionalDays < weekdays / 2;
    if (isImpossible || (daysOff.length > 0 && weekdays !== instructionalDays)) {
      const message = `says ${instructionalDays}, but there are ${weekdays} weekdays from the first to the last day of school without the days off; is a day off missing or too many?`;
      warn(message, 'instructionalDays');
    }
  }
  return problems;
}

/** A closing without `postedAt` that ended this many days ago was probably written with last year’s date. */
const DAYS_TO_LAST_YEAR = 300;

/** Finds closings and announcements that can't be right. A past one may stay in its file: it never stops a build. */
function noticeProblems({ announcement, closings }: KnownContent, years: readonly SchoolYear[]): ReferenceProblem[] {
  const day = today();
  const now = [day, ''] as const;
  // The rules of closings speak in whole sentences.
  const report = (file: string, path: Path, { refusals, questions }: Findings): ReferenceProblem[] => [
    ...refusals.map(({ says }) => ({ file, path, ...sentence(says) })),
    ...questions.map((says) => ({ file, path, ...sentence(says), isWarning: true as const })),
  ];
  const asQuestions = ({ refusals, questions }: Findings): Findings => ({
    refusals: [],
    questions: [...refusals.map(({ says }) => says), ...questions],
  });
  const records = closings?.closings ?? [];
  const ofClosings = records.flatMap((closing, index) => {
    const end = endOf(closing);
    const others = records.slice(0, index);
    const findings = judgeClosing(closing, { years, others, now: end >= day ? now : undefined });
    const isLastYears = !closing.postedAt && end < addDays(day, -DAYS_TO_LAST_YEAR);
    const asked = isLastYears ? asQuestions(judgeClosing(closing, { years, now })) : { questions: [] };
    const { questions } = end >= day ? findings : asked;
    return report(contentFiles.closings.path, ['closings', index], { refusals: findings.refusals, questions });
  });
  const always = judgeAnnouncement(announcement ?? {});
  const isWrong = always.refusals.length > 0;
  const found = isWrong ? always : asQuestions(judgeAnnouncement(announcement ?? {}, { now }));
  return [...ofClosings, ...report(contentFiles.announcement.path, [announcement?.until ? 'until' : 'from'], found)];
}

/** Finds files about a school year that has no file or ends in another year. */
function missingYears(files: ReadonlyMap<string, unknown>, years: ReadonlyMap<string, SchoolYear>): ReferenceProblem[] {
  const known = [...years.values()];
  return [...files].flatMap(([path, data]) => {
    const { schoolYear, validUntil } = data as { schoolYear?: string; validUntil?: string };
    if (schoolYear === undefined || known.length === 0) return [];
    const year = known.find(({ id }) => id === schoolYear);
    if (year && validUntil && validUntil.slice(0, 4) !== year.validUntil.slice(0, 4)) {
      const message = `is in another year than the end of the school year ${schoolYear}, ${formatDate(year.validUntil)}; is the year right?`;
      return [warning(path, ['validUntil'], message)];
    }
    if (year) return [];
    return [refusal(path, ['schoolYear'], `is no id of a school year in content/${YEARS_FOLDER}/: ${schoolYear}`)];
  });
}

/** The school year of the admissions dates, if it neither has a file nor follows one that has. */
function farCycle({ admissions }: KnownContent, years: readonly SchoolYear[]): ReferenceProblem[] {
  const { cycle } = admissions?.timeline ?? {};
  if (!cycle || years.length === 0 || years.some(({ name }) => [cycle, previousYearName(cycle)].includes(name)))
    return [];
  const message = `neither has a file in content/${YEARS_FOLDER}/ nor follows one that has; is the year right?`;
  return [warning(contentFiles.admissions.path, ['timeline', 'cycle'], message)];
}

/**
 * Finds all broken references (to picture slots, pages and records of other files). `files` contains valid data by path
 * relative to `content/`. References to files that aren't included are not checked.
 */
export function referenceProblems(files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  const content = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [name, files.get(path)]),
  ) as KnownContent;
  const years = new Map(
    [...files].flatMap(([path, data]) => (path.startsWith(yearFile.path) ? [[path, data as SchoolYear] as const] : [])),
  );
  const texts = textsOf(files);
  const isComplete = Object.values<ContentFile>(contentFiles).every((file) => file.isOptional || files.has(file.path));
  return [
    ...judge(texts, missingFile),
    ...missingRecords(content),
    ...yearProblems(years, content),
    ...noticeProblems(content, [...years.values()]),
    ...missingYears(files, years),
    ...farCycle(content, [...years.values()]),
    ...emptyTokens(texts, files),
    ...(isComplete ? [...lonelyDisputes(texts), ...equalDisputes(texts)] : []),
    ...typedFacts(texts, content),
  ];
}
