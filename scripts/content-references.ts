/** What one content file says of another, of a picture or of a document: all of it must be there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slotIds } from '../artwork/render.ts';
import type { Content, ContentName } from '../src/schemas/content-files.ts';
import { contentFiles } from '../src/schemas/content-files.ts';

/** A reference that leads nowhere: the file it stands in (below `content/`), its place there, and what to do. */
type ReferenceProblem = { path: string; at: PropertyKey[]; message: string };

/** Content by name. What could not be read is not in it. */
type KnownContent = { [Name in ContentName]?: Content<Name> };

const drawn = new Set(slotIds());

/** Every picture slot and PDF that a file names and that is not there. */
function missingFiles(path: string, data: unknown): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  const step = (node: unknown, at: PropertyKey[], key: PropertyKey) => {
    if (typeof node === 'string') {
      if (key === 'slot' && !drawn.has(node) && !node.startsWith('portrait-')) {
        problems.push({
          path,
          at,
          message: `is no picture slot: ${node}. Is it misspelled? README.md says what slots are`,
        });
      }
      if (node.startsWith('/documents/') && !existsSync(join('public', node))) {
        problems.push({ path, at, message: `names a PDF that is not there: public${node}. Is it misspelled?` });
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

/** The ids that calendar feeds give to dates of their own; see `keyDates`. */
const OWN_DATE = /^(first-day|last-day|pto-.*)$/;

/** The references from one content file to records of another. A file that could not be read is not asked. */
function missingRecords({
  schoolYear,
  admissions,
  generalInfo,
  headOfSchool,
  staffMembers,
  history,
  home,
}: KnownContent) {
  const problems: ReferenceProblem[] = [];
  const report = (name: ContentName, at: PropertyKey[], message: string) =>
    problems.push({ path: contentFiles[name].path, at, message });
  const timelineIds = admissions?.timeline.entries.map(({ id }) => id);
  const noEntry = (id: string) => `is no id of the timeline in content/${contentFiles.admissions.path}: ${id}`;
  if (admissions && !timelineIds?.includes(admissions.nextStep.timelineId)) {
    report('admissions', ['nextStep', 'timelineId'], noEntry(admissions.nextStep.timelineId));
  }
  for (const [step, { timelineIds: asked = [] }] of generalInfo?.process.steps.entries() ?? []) {
    for (const [index, id] of asked.entries()) {
      if (timelineIds && !timelineIds.includes(id)) {
        report('generalInfo', ['process', 'steps', step, 'timelineIds', index], noEntry(id));
      }
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
  // Calendar programs know a date by its id alone: of two with the same one, families would see only one.
  for (const [index, { id }] of schoolYear?.otherDates?.entries() ?? []) {
    if (OWN_DATE.test(id) || timelineIds?.includes(id)) {
      report(
        'schoolYear',
        ['otherDates', index, 'id'],
        `is the id of another date in the calendar: ${id}; choose another`,
      );
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
 * Every reference that leads nowhere: to a picture slot, a PDF below `public/`, or a record of another file. `files` are
 * what the content files hold, by their path below `content/`, each sound by its own schema; records of a file that is
 * not among them are not looked for.
 */
export function referenceProblems(files: ReadonlyMap<string, unknown>): ReferenceProblem[] {
  const content = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [name, files.get(path)]),
  ) as KnownContent;
  return [...[...files].flatMap(([path, data]) => missingFiles(path, data)), ...missingRecords(content)];
}
