/** Checks references from content files to other content files, pictures and documents. */
import { globSync } from 'node:fs';
import type { SchoolYear } from '../src/content/read-content.ts';
import type { Content, ContentName } from '../src/content/schemas/content-files.ts';
import { contentFiles, YEARS_FOLDER, yearFile } from '../src/content/schemas/content-files.ts';
import { type Findings, judgeAnnouncement, judgeClosing } from '../src/lib/dates/closing-rules.ts';
import { hijriProblem } from '../src/lib/dates/hijri.ts';
import { instructionDays } from '../src/lib/dates/school-dates.ts';
import { addDays } from '../src/lib/dates/school-day.ts';
import { today } from '../src/lib/dates/today.ts';
import { endOf } from '../src/lib/notices/closings.ts';
import { drawingFile } from '../src/lib/pictures/drawings.ts';
import { addressOf, DEAD_LINKS } from './built-pages.ts';

/** A broken reference: its file (relative to `content/`), its path in the data, and how to fix it. */
type ReferenceProblem = { path: string; at: PropertyKey[]; message: string; isWarning?: true };

/** Content by name, without files that couldn't be read. */
type KnownContent = { [Name in ContentName]?: Content<Name> };

/** Pages that are only shown in place of others, so nothing may link to them. */
const UNLINKED = ['/404', '/offline'];

/** Every address that content may link to: one per page file, and the two intentional dead links. */
const addresses = new Set([
  ...globSync('**/*.astro', { cwd: 'src/pages' })
    .map((file) => addressOf(file.replaceAll('\\', '/').replace(/\.astro$/, '.html')))
    .filter((address) => !UNLINKED.includes(address)),
  ...DEAD_LINKS,
]);

/** Finds picture slots and pages that a file refers to but that don't exist. */
function missingFiles(path: string, data: unknown): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  const step = (node: unknown, at: PropertyKey[], key: PropertyKey) => {
    if (typeof node === 'string') {
      if (key === 'slot' && !drawingFile(node)) {
        problems.push({
          path,
          at,
          message: `is no picture slot: ${node}. Is it misspelled? CONTRIBUTING.md says what slots are`,
        });
      }
      const isPage = key === 'href' && node.startsWith('/') && !node.startsWith('/documents/');
      const [address = ''] = node.split(/[?#]/);
      if (isPage && !addresses.has(address)) {
        problems.push({ path, at, message: `leads to no page of this site: ${node}. Is it misspelled?` });
      }
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [name, child] of Object.entries(node))
      step(child, [...at, Array.isArray(node) ? Number(name) : name], name);
  };
  step(data, [], '');
  return problems;
}

/** Ids that calendar feeds use for other dates; see `keyDates` and `withClosings`. */
const OWN_DATE = /^(first-day|last-day|(pto|closing)-.*)$/;

/** Finds broken references between records. Skips files that couldn't be read. */
function missingRecords(content: KnownContent) {
  const { admissions, generalInfo, headOfSchool, staffMembers, history, home, navigation, tuition } = content;
  const problems: ReferenceProblem[] = [];
  const report = (name: ContentName, at: PropertyKey[], message: string) =>
    problems.push({ path: contentFiles[name].path, at, message });
  const timelineIds = admissions?.timeline.entries.map(({ id }) => id);
  const noEntry = (id: string) => `is no id of the timeline in content/${contentFiles.admissions.path}: ${id}`;
  for (const [step, { timelineIds: asked = [] }] of generalInfo?.process.steps.entries() ?? []) {
    for (const [index, id] of asked.entries()) {
      if (timelineIds && !timelineIds.includes(id)) {
        report('generalInfo', ['process', 'steps', step, 'timelineIds', index], noEntry(id));
      }
    }
  }
  const { checklist, process } = generalInfo ?? {};
  const known = {
    step: process?.steps.map(({ id }) => id),
    fromGrade: checklist?.grades.map(({ id }) => id),
    dateId: timelineIds && tuition && ['financial-aid', ...timelineIds, ...tuition.aid.dates.map(({ id }) => id)],
  };
  for (const [index, task] of checklist?.tasks.entries() ?? []) {
    for (const key of ['step', 'fromGrade', 'dateId'] as const) {
      const id = task[key];
      if (id === undefined || (known[key]?.includes(id) ?? true)) continue;
      report('generalInfo', ['checklist', 'tasks', index, key], `is no known id: ${id}. Is it misspelled?`);
    }
  }
  const signer = headOfSchool?.letter.signedBy;
  if (signer && staffMembers && !staffMembers.members.some(({ id }) => id === signer)) {
    report(
      'headOfSchool',
      ['letter', 'signedBy'],
      `is no id of a member in content/${contentFiles.staffMembers.path}: ${signer}`,
    );
  }
  for (const [index, name] of history?.legacy.stats.entries() ?? []) {
    if (home && !home.achievements.stats.some(({ id }) => id === name)) {
      const list = `achievements.stats in content/${contentFiles.home.path}`;
      report('history', ['legacy', 'stats', index], `is no id of ${list}: ${name}`);
    }
  }
  for (const [index, { portal }] of navigation?.families.entries() ?? []) {
    if (portal && home && !home.portals.links.some(({ id }) => id === portal)) {
      const message = `is no id of portals.links in content/${contentFiles.home.path}: ${portal}`;
      report('navigation', ['families', index, 'portal'], message);
    }
  }
  for (const [index, id] of timelineIds?.entries() ?? []) {
    if (OWN_DATE.test(id)) {
      report('admissions', ['timeline', 'entries', index, 'id'], `is kept for a date of the school year: ${id}`);
    }
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
    const { id, firstDay, daysOff = [], otherDates = [], hijriMonths = [], instructionalDays } = year;
    const [otherPath, before] = sorted[index - 1] ?? [];
    if (before && firstDay.date <= before.lastDay.date) {
      const message = `is before the last day of the school year in content/${otherPath}: ${before.lastDay.date}`;
      problems.push({ path, at: ['firstDay', 'date'], message });
    }
    const twin = sorted.slice(0, index).find(([, other]) => other.id === id);
    if (twin) problems.push({ path, at: ['id'], message: `is the id of the school year in content/${twin[0]}: ${id}` });
    // Calendar apps identify events by id. If two dates had the same id, families would see only one of them.
    const seen = new Set(otherDates.map((date) => date.id));
    const check = (list: string, place: number, name: string, isTaken: boolean) => {
      if (!isTaken && !OWN_DATE.test(name) && !timelineIds?.includes(name)) return;
      const message = `is the id of another date in the calendar: ${name}; choose another`;
      problems.push({ path, at: [list, place, 'id'], message });
    };
    for (const [place, { id: name }] of otherDates.entries()) check('otherDates', place, name, false);
    for (const [place, { id: name }] of daysOff.entries()) check('daysOff', place, name, seen.has(name));
    for (const [place, entry] of hijriMonths.entries()) {
      const message = hijriProblem(
        entry,
        allMonths.filter((other) => other !== entry),
      );
      if (message) problems.push({ path, at: ['hijriMonths', place, 'firstDay'], message });
    }
    const weekdays = instructionDays(year);
    if (daysOff.length > 0 && weekdays !== instructionalDays) {
      const message = `says ${instructionalDays}, but there are ${weekdays} weekdays from the first to the last day of school without the days off; is a day off missing or too many?`;
      problems.push({ path, at: ['instructionalDays'], message, isWarning: true });
    }
  }
  return problems;
}

/** A closing without `postedAt` that ended this many days ago was probably written with last year’s date. */
const DAYS_TO_LAST_YEAR = 300;

/** Finds closings and announcements that can't be right. One that is over stays in its file and never stops a build. */
function noticeProblems({ announcement, closings }: KnownContent, years: readonly SchoolYear[]): ReferenceProblem[] {
  const day = today();
  const now = [day, ''] as const;
  const report = (path: string, at: PropertyKey[], { refusals, questions }: Findings): ReferenceProblem[] => [
    ...refusals.map((message) => ({ path, at, message })),
    ...questions.map((message) => ({ path, at, message, isWarning: true as const })),
  ];
  const asQuestions = ({ refusals }: Findings): Findings => ({ refusals: [], questions: refusals });
  const records = closings?.closings ?? [];
  const ofClosings = records.flatMap((closing, index) => {
    const end = endOf(closing);
    const others = records.slice(0, index);
    const findings = judgeClosing(closing, { years, others, now: end >= day ? now : undefined });
    const isLastYears = !closing.postedAt && end < addDays(day, -DAYS_TO_LAST_YEAR);
    const asked = isLastYears ? judgeClosing(closing, { years, now }) : { refusals: [] };
    const questions = end >= day ? findings.questions : asked.refusals;
    return report(contentFiles.closings.path, ['closings', index], { refusals: findings.refusals, questions });
  });
  const always = judgeAnnouncement(announcement ?? {});
  const isWrong = always.refusals.length > 0;
  const found = isWrong ? always : asQuestions(judgeAnnouncement(announcement ?? {}, { now }));
  return [...ofClosings, ...report(contentFiles.announcement.path, ['until'], found)];
}

/** Finds files about a school year that has no file. */
function missingYears(files: ReadonlyMap<string, unknown>, years: ReadonlyMap<string, SchoolYear>): ReferenceProblem[] {
  const ids = [...years.values()].map(({ id }) => id);
  return [...files].flatMap(([path, data]) => {
    const { schoolYear } = data as { schoolYear?: string };
    if (schoolYear === undefined || ids.length === 0 || ids.includes(schoolYear)) return [];
    const message = `is no id of a school year in content/${YEARS_FOLDER}/: ${schoolYear}`;
    return [{ path, at: ['schoolYear'], message }];
  });
}

/** The PDF of the Hifz policy, if it has the address of the calendar's. */
function sharedDocuments({ calendar, hifz }: KnownContent): ReferenceProblem[] {
  const href = hifz?.policy.href;
  if (href === undefined || href !== calendar?.documents.path) return [];
  return [{ path: contentFiles.hifz.path, at: ['policy', 'href'], message: `is the calendar’s file: ${href}` }];
}

/**
 * Finds all broken references (to picture slots, pages and records of other files) and PDFs with the same name. `files`
 * contains valid data by path relative to `content/`. References to files that aren't included are not checked.
 */
export function referenceProblems(files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  const content = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [name, files.get(path)]),
  ) as KnownContent;
  const years = new Map(
    [...files].flatMap(([path, data]) => (path.startsWith(yearFile.path) ? [[path, data as SchoolYear] as const] : [])),
  );
  return [
    ...[...files].flatMap(([path, data]) => missingFiles(path, data)),
    ...missingRecords(content),
    ...yearProblems(years, content),
    ...noticeProblems(content, [...years.values()]),
    ...missingYears(files, years),
    ...sharedDocuments(content),
  ];
}
