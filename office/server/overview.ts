/** What the screens show: how things are, the pages and their texts, and what only the school can decide. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsProblems } from '../../checks/publish-check.ts';
import { FIGURES, pageNames, type WorkLine, type WorkList, workList } from '../../checks/work-list.ts';
import { contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { replaceTokens } from '../../src/content/schemas/primitives.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { shownYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import { closingText, endOf } from '../../src/lib/notices/closings.ts';
import type { ConfirmLine, FileEntry, Found, Path, SchoolYear, Side, StartState, Value } from '../api.ts';
import { editsBetween, isFields, leavesOf, overlaps, textAt, valueAt } from '../values.ts';
import { oldRecords, shortYear } from '../year.ts';
import { display, labelOf } from './changes.ts';
import { Closings } from './closings.ts';
import { asSentence, type Bodies, insideContent, problemsIn, readAll } from './content.ts';
import type { History } from './history.ts';
import { Publication } from './publication.ts';
import { fetchPublished, meaningOf, type Settings } from './remote.ts';
import { dataOf } from './yaml-edits.ts';

/** Everything that is derived from the files of a commit. */
type Snapshot = { bodies: Bodies; pages: ReadonlyMap<string, string>; list: WorkList; problems: string[] };

const MOST_FOUND = 50;
/** How long what was heard from the internet is new. */
const FRESH_MS = 60_000;
const TUITION = 'content/pages/tuition.yaml';
const STAFF = `content/${contentFiles.staffMembers.path}`;

/** What people call files that every page shows. */
const CALLED: Record<string, string> = {
  [contentFiles.school.path]: 'Address, phone and links',
  [contentFiles.navigation.path]: 'Menu',
  [contentFiles.announcement.path]: 'Announcement',
  [contentFiles.closings.path]: 'Closings',
  [contentFiles.notices.path]: 'Notices',
};
/** The screen that settles a kind of line. Any other opens its record. */
const SCREENS: Partial<Record<WorkLine['kind'], string>> = {
  noSchoolYear: '/year',
  yearEnds: '/year',
  noDaysOff: '/calendar',
  announcement: '/announcement',
  closing: '/closing',
};

/** What the office may change and see, and the ways there. */
export class Office {
  readonly history: History;
  readonly closings: Closings;
  readonly publication: Publication;
  readonly #settings: Settings & { problem?: string };
  #snapshot: (Snapshot & { key: string }) | undefined;
  #heard = 0;
  #offline = '';

  /** `folder` is for copies of the project. */
  constructor(history: History, folder: string) {
    this.history = history;
    this.#settings = readSettings(history.repository.root);
    this.closings = new Closings(history, this.#settings, () => this.#sorted());
    this.publication = new Publication(history, this.#settings, folder, () => this.#obstacles());
  }

  #read(): Snapshot {
    const { history } = this;
    const key = `${history.saved} ${today()}`;
    if (this.#snapshot?.key !== key) {
      const bodies = readAll(history, history.repository.files(history.saved));
      const texts = new Map([...bodies].map(([file, bytes]) => [insideContent(file), bytes.toString()]));
      const found = problemsIn(bodies);
      const mistakes = found.filter(({ isWarning }) => !isWarning);
      const isSound = (path: string) => !mistakes.some(({ file }) => file === `content/${path}`);
      const sound = new Map([...texts].filter(([path]) => isSound(path)));
      const pages = new Map([...pageNames(sound), ...Object.entries(CALLED)]);
      const problems = mistakes.map(({ file, field, message }) => {
        const page = pages.get(file.replace('content/', '')) ?? file;
        return `${[page, field].filter(Boolean).join(', ')}: ${asSentence(message)}`;
      });
      const list = workList(
        sound,
        today(),
        found.filter(({ isWarning }) => isWarning),
      );
      this.#snapshot = { key, bodies, pages, list, problems };
    }
    return this.#snapshot;
  }

  /** The page of a file, as people call it. */
  pageOf = (file: string): string => this.#read().pages.get(file.replace('content/', '')) ?? file;

  /** All content files with their pages. */
  files = (): FileEntry[] => [...this.#read().bodies.keys()].sort().map((file) => ({ file, page: this.pageOf(file) }));

  bodies = (): Bodies => this.#read().bodies;

  /** Text with these words, wherever it is. */
  search(words: string): Found[] {
    const wanted = words.trim().toLowerCase();
    const found = [...this.#read().bodies].flatMap(([file, bytes]) => {
      const data = dataOf(bytes);
      const hits = leavesOf(data, []).filter(({ value }) => wanted && String(value).toLowerCase().includes(wanted));
      return hits.map(({ path, value }) => {
        const label = labelOf(valueAt(data, path.slice(0, -1)), path, '');
        return { file, path, page: this.pageOf(file), label, text: String(value) };
      });
    });
    return found.slice(0, MOST_FOUND);
  }

  /** Learns what others have published, at most once a minute, and sends what waits. */
  async listen(): Promise<void> {
    if (Date.now() - this.#heard < FRESH_MS) return;
    this.#heard = Date.now();
    try {
      await fetchPublished(this.history);
      this.#offline = '';
      this.history.follow();
    } catch (error) {
      this.#offline = meaningOf(error as Error, this.#settings);
    }
  }

  /** The school years, in order. */
  #sorted() {
    const years = [...this.#read().bodies].flatMap(([file, bytes]) => {
      const { data } = file.startsWith(`content/${yearFile.path}`) ? yearFile.schema.safeParse(dataOf(bytes)) : {};
      return data ? [{ ...data, file }] : [];
    });
    return years.sort((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
  }

  #years(): SchoolYear[] {
    const years = this.#sorted();
    const shown = years.length > 0 ? shownYear(years, today()) : undefined;
    return years.map(({ firstDay, lastDay, file, id, hours }) => {
      const isShown = id === shown?.id;
      return { file, id, firstDay: firstDay.date, lastDay: lastDay.date, hours, isShown };
    });
  }

  #side({ file, at: path, page }: WorkLine['places'][number], kind: string): Side {
    const data = dataOf(this.#read().bodies.get(file));
    const record = valueAt(data, path) ?? null;
    const fields = isFields(record) ? record : {};
    const key = Object.keys(FIGURES).find((name) => name in fields) ?? '';
    const figure = display(key, fields[key] ?? fields['figure'] ?? fields['value'] ?? fields['year']) ?? '';
    return { file, path, page, label: labelOf(record, path, page), figure, href: screenOf(kind, file, path, data) };
  }

  /** The pages that still carry an earlier school year, once a later one is entered. */
  #oldPages(years: readonly SchoolYear[]): ConfirmLine[] {
    const [before, year] = years.slice(-2);
    if (!before || !year) return [];
    return [...this.#read().bodies].flatMap(([file, bytes]) => {
      if (file.startsWith(`content/${yearFile.path}`) || oldRecords(dataOf(bytes), year).length === 0) return [];
      const page = this.pageOf(file);
      const says = `It still carries ${shortYear(before.id)}.`;
      const href = file === TUITION ? `/fees?year=${year.id}` : `/text?${new URLSearchParams({ file, year: year.id })}`;
      const urgency = year.firstDay <= today() ? ('now' as const) : ('soon' as const);
      return {
        urgency,
        kind: 'oldYear',
        page,
        says,
        href,
        sides: [{ file, path: [], page, label: page, figure: '', href }],
        isBlocking: false,
      };
    });
  }

  /** What only the school can decide, one line for each record. Before the site is public, all samples are in the way. */
  #lines(): ConfirmLine[] {
    const { history } = this;
    const [here, there] = [history.saved, history.published].map((commit) => history.repository.files(commit));
    const touched = [...(here ?? [])].flatMap(([file, id]) => {
      const old = there?.get(file);
      if (old === id || !file.endsWith('.yaml')) return [];
      const [from, to] = [dataOf(history.repository.read(old)), dataOf(history.repository.read(id))];
      return editsBetween(from, to)
        .filter(({ op }) => op === 'set' || op === 'append')
        .map((edit) => ({ file, path: edit.op === 'append' ? [...edit.path, edit.at ?? -1] : edit.path }));
    });
    const isTouched = ({ file, path }: Side) => touched.some((one) => one.file === file && overlaps(one.path, path));
    const old = this.#oldPages(this.#years());
    const isOld = ({ file }: { file: string }) => old.some(({ sides }) => sides[0]?.file === file);
    const own = this.#read().list.lines.flatMap((line): ConfirmLine[] => {
      const { kind, urgency, places, says } = line;
      if (/^laps|^yearOver/.test(kind) && places.some(isOld)) return [];
      const groups = kind === 'dispute' ? [places] : places.map((one) => [one]);
      return groups.map((group) => {
        const sides = group.map((one) => this.#side(one, kind));
        const [{ page, record }] = group as [WorkLine['places'][number]];
        const isDue = urgency === 'beforePublishing';
        const isOne = groups.length === 1;
        return {
          urgency,
          kind,
          page: isOne ? line.page : page,
          says: kind === 'sample' ? `${record} was invented.` : isOne ? says : `${record}. ${says}`,
          href: SCREENS[kind] ?? sides[0]?.href ?? '/confirm',
          sides,
          isBlocking: isDue && (!this.#settings.public || sides.some(isTouched)),
        };
      });
    });
    return [...own, ...old].toSorted((a, b) => ORDER.indexOf(a.urgency) - ORDER.indexOf(b.urgency));
  }

  #problems(): string[] {
    const { host, address, problem } = this.#settings;
    const settings = host ? settingsProblems(host, { ...process.env, ...(address && { SITE_URL: address }) }) : [];
    return [...(problem ? [problem] : []), ...this.#read().problems, ...settings];
  }

  /** What stands in the way of a publication, in sentences. */
  #obstacles(): string[] {
    const open = this.#lines().filter(({ isBlocking }) => isBlocking);
    return [...this.#problems(), ...open.map(({ page, says }) => `Decide this first: ${page}, ${says}`)];
  }

  /** What the first screen says. */
  start(): StartState {
    void this.listen();
    const { history } = this;
    const published = (path: string) => dataOf(history.read(`content/${path}`, history.published));
    const [day, time] = schoolClock(new Date());
    const years = this.#years();
    const last = years.at(-1);
    const next = last?.id.replace(/\d{4}/g, (year) => String(Number(year) + 1));
    const text = (...path: string[]) => textAt(published(contentFiles.announcement.path), path);
    const until = text('until');
    const isOver = until !== '' && until < today();
    const publication = history.publication();
    const unsent = this.closings.unsent();
    const school = published(contentFiles.school.path);
    const shown = years.find(({ isShown }) => isShown);
    const { address } = this.#settings;
    const offline = this.closings.failure || this.#offline;
    return {
      now: `${process.env['SITE_TODAY'] ? today() : day}T${time.slice(0, 5)}`,
      school: textAt(school, ['name', 'value']),
      phone: textAt(school, ['phone', 'value']),
      ...(address && { address }),
      announcement: {
        message: isOver ? '' : replaceTokens(text('message'), () => shown?.id ?? ''),
        type: text('type') || 'success',
        from: text('from'),
        until,
      },
      closings: this.closings.published().map((closing) => {
        const { id, kind, day: first, lastDay } = closing;
        return {
          id,
          kind,
          day: first,
          lastDay,
          text: closingText(closing) + (endOf(closing) < today() ? ' Over.' : ''),
        };
      }),
      ...(unsent && { unsent }),
      ...(offline && { offline }),
      years,
      ...(last && next && last.firstDay <= today() && { nextYear: next }),
      changes: history.changes(),
      publishedAt: history.repository.facts(history.published).committedAt,
      ...(publication && { undo: { at: publication.at, words: publication.words } }),
      lines: this.#lines(),
      problems: this.#problems(),
    };
  }
}

const ORDER = ['now', 'beforePublishing', 'soon'];

/** The form of a record. */
function screenOf(kind: string, file: string, at: Path, data: Value): string {
  if (kind.startsWith('laps') && file === TUITION) return '/fees';
  const name = (key: string) => textAt(data, [...at.slice(0, 2), key]);
  if (file === STAFF && name('id')) return `/people?id=${name('id')}`;
  if (kind === 'photoConsent') return `/photograph?slot=${name('slot')}`;
  return `/text?${new URLSearchParams({ file, path: at.join('.') })}`;
}

/** `office.json`, or what is wrong with it. */
function readSettings(root: string): Settings & { problem?: string } {
  const file = join(root, 'office.json');
  if (!existsSync(file)) return {};
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isFields(settings) ? settings : {};
  } catch {
    return {
      problem:
        'The file office.json has a mistake, so the editor doesn’t know the public address. Ask whoever set it up.',
    };
  }
}
