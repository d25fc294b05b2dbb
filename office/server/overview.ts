/** What the screens show: how things are, the pages and their texts, and what only the school can decide. */
import type { z } from 'zod';
import { FIGURES, pageNames, URGENCIES, type WorkLine, workList } from '../../checks/work-list.ts';
import { contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { SHOWN, withYear } from '../../src/content/schemas/primitives.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { shownYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import { closingsFrom, closingText } from '../../src/lib/notices/closing-list.ts';
import { formatDate } from '../../src/lib/text/format.ts';
import type { ConfirmLine, Found, Path, Side, StartState } from '../api.ts';
import { keyOf, leavesOf, oldRecords, overlaps, shortYear, textAt, valueAt } from '../values.ts';
import { described, differences, display, recordAt } from './changes.ts';
import { insideContent, known, officeWords, PHOTOS_FILE, problemsIn } from './content-store.ts';
import type { Files, Id, Repository } from './git.ts';
import { meaningOf, readSettings, type Settings } from './office-settings.ts';
import { Publication } from './publication.ts';
import { follow, publication, unpublished, versions } from './save-history.ts';
import { dataOf } from './yaml-edits.ts';

type Year = z.output<typeof yearFile.schema> & { file: string; isShown: boolean };
type Snapshot = {
  bodies: Files;
  pages: ReadonlyMap<string, string>;
  lines: WorkLine[];
  problems: string[];
  years: Year[];
};

const MOST_FOUND = 50;
const FRESH_MS = 60_000;
const placeOf = (file: string, path: Path) => `/text?${new URLSearchParams({ file, path: path.join('.') })}`;
const inContent = ({ path }: { path: string }) => `content/${path}`;
const TUITION = inContent(contentFiles.tuition);

/** What people call files that every page shows. */
const CALLED: Record<string, string> = {
  [contentFiles.school.path]: 'Address, phone and links',
  [contentFiles.navigation.path]: 'Menu',
  [contentFiles.announcement.path]: 'Announcement',
  [contentFiles.closings.path]: 'Closings',
  [contentFiles.notices.path]: 'Notices',
};
/** The screens of kinds of lines and of files. Any other record is opened by itself. */
const SCREENS: Partial<Record<string, string>> = {
  noSchoolYear: '/year',
  yearEnds: '/year',
  noDaysOff: '/calendar',
  [inContent(contentFiles.announcement)]: '/announcement',
  [inContent(contentFiles.staffMembers)]: '/people?id=',
  [PHOTOS_FILE]: '/photograph?slot=',
};

export class Office {
  readonly repository: Repository;
  readonly settings: Settings;
  readonly publication: Publication;
  #snapshot: (Snapshot & { key: string }) | undefined;
  /** The commit of the running program. */
  readonly #begun: Id;
  #heard = 0;
  #offline = '';

  constructor(repository: Repository) {
    this.repository = repository;
    this.#begun = repository.at('HEAD');
    this.settings = readSettings(repository.root);
    this.publication = new Publication(this);
  }

  #read(): Snapshot {
    const { saved } = this.repository;
    const key = `${saved} ${today()}`;
    if (this.#snapshot?.key !== key) {
      const bodies = known(this.repository.files(saved));
      const { warning = [], mistake = [] } = Object.groupBy(problemsIn(bodies), ({ isWarning }) =>
        isWarning ? 'warning' : 'mistake',
      );
      const sound = [...bodies].filter(([name]) => !mistake.some(({ file }) => file === name));
      const texts = new Map(sound.map(([file, bytes]) => [insideContent(file), bytes.toString()]));
      const pages = new Map([...pageNames(texts), ...Object.entries(CALLED)]);
      const problems = mistake.map(({ file, field, message }) => {
        const page = pages.get(insideContent(file)) ?? file;
        return `${[page, field].filter(Boolean).join(', ')}: ${officeWords(message)}`;
      });
      if (problems.length > 0 && this.repository.differing(this.#begun, this.repository.published, 'src').length > 0)
        problems.unshift(meaningOf(new Error('newer program'), this.settings));
      const { lines } = workList(texts, today(), warning);
      this.#snapshot = { key, bodies, pages, lines, problems, years: yearsIn(bodies) };
    }
    return this.#snapshot;
  }

  pageOf = (file: string): string =>
    this.#read().pages.get(file.replace('content/', '')) ?? (file.startsWith(inContent(yearFile)) ? 'Calendar' : file);

  bodies = (): Files => this.#read().bodies;
  years = (): Year[] => this.#read().years;

  /** Text with these words, wherever it is. */
  search(words: string): Found[] {
    const wanted = words.trim().toLowerCase();
    const found = [...this.bodies()].flatMap(([file, bytes]) => {
      const data = dataOf(bytes);
      const hits = leavesOf(data, []).filter(({ value }) => wanted && String(value).toLowerCase().includes(wanted));
      return hits.map(({ path, value }) => {
        const [name, says] = [recordAt(described(file, data), path.slice(0, -1)), String(value)];
        const page = [this.pageOf(file), name].filter((one) => one && one !== says).join(', ');
        return { page, says, href: placeOf(file, path) };
      });
    });
    return found.slice(0, MOST_FOUND);
  }

  /** Learns what others have published, at most once a minute. */
  async listen(): Promise<void> {
    if (Date.now() - this.#heard < FRESH_MS) return;
    this.#heard = Date.now();
    try {
      await this.repository.fetch();
      this.#offline = '';
      follow(this.repository);
    } catch (error) {
      this.#offline = meaningOf(error as Error, this.settings);
    }
  }

  /** A record as people call it, and the screen with its form. */
  #side(kind: string, { file, at: path, page }: WorkLine['places'][number]): Side {
    const data = dataOf(this.bodies().get(file));
    const record = valueAt(data, path);
    const key = [...Object.keys(FIGURES), 'figure', 'value', 'year'].find((name) => valueAt(record, [name])) ?? '';
    const says =
      `${page}: ${recordAt(described(file, data), path)} ${display(key, valueAt(record, [key])) ?? ''}`.trim();
    const own = kind.startsWith('laps') && file === TUITION ? '/fees' : (SCREENS[kind] ?? SCREENS[file]);
    const id = own?.endsWith('=') ? keyOf(valueAt(data, path.slice(0, 2))) : '';
    if (own && id !== undefined) return { file, path, says, href: own + id };
    return { file, path, says, href: placeOf(file, path) };
  }

  /** The pages that still carry an earlier school year, once a later one is entered. */
  #oldPages(): ConfirmLine[] {
    const [before, year] = this.years().slice(-2);
    if (!before || !year) return [];
    return [...this.bodies()].flatMap(([file, bytes]): ConfirmLine | [] => {
      if (file.startsWith(inContent(yearFile)) || oldRecords(dataOf(bytes), year).length === 0) return [];
      const [page, says] = [this.pageOf(file), `It still carries ${shortYear(before.id)}.`];
      const href = file === TUITION ? `/fees?year=${year.id}` : `/text?${new URLSearchParams({ file, year: year.id })}`;
      const urgency = year.firstDay.date <= today() ? 'now' : 'soon';
      return { urgency, kind: 'oldYear', page, says, href, sides: [{ file, path: [], says, href }], isBlocking: false };
    });
  }

  /** The places that have changed since the last publication. */
  #touched(): Pick<Side, 'file' | 'path'>[] {
    const { repository } = this;
    const { published, saved } = repository;
    const files = repository.differing(published, saved).filter((file) => file.endsWith('.yaml'));
    return files.flatMap((file) => {
      const [old, next] = [published, saved].map((commit) => dataOf(repository.read(file, commit)));
      return differences(old, next).flatMap(({ path, new: value }) => (value === undefined ? [] : { file, path }));
    });
  }

  /** What only the school can decide, one line for each record. Before the site is public, all samples block it. */
  #lines(): ConfirmLine[] {
    const [old, touched] = [this.#oldPages(), this.#touched()];
    const isTouched = ({ file, path }: Side) => touched.some((one) => one.file === file && overlaps(one.path, path));
    const isOld = ({ file }: { file: string }) => old.some(({ sides }) => sides[0]?.file === file);
    const own = this.#read().lines.flatMap((line): ConfirmLine[] => {
      const { kind, urgency, places } = line;
      if (/^laps|^yearOver/.test(kind) && places.some(isOld)) return [];
      // A contradiction is one line; anything else is a line for each of its records.
      const isOpen = ({ file, path }: Side) => !textAt(dataOf(this.bodies().get(file)), [...path, 'confirmed']);
      const groups = kind === 'dispute' ? [places] : places.map((one) => [one]);
      return groups.map((group) => {
        const sides = group.map((one) => this.#side(kind, one));
        const record = group[0]?.record;
        const says = groups.length === 1 ? line.says : `${record}. ${line.says}`;
        return {
          urgency,
          kind,
          page: groups.length === 1 ? line.page : (group[0]?.page ?? ''),
          says: kind === 'sample' ? `${record} was invented.` : says,
          href: (sides.find(isOpen) ?? sides[0])?.href ?? '/confirm',
          sides,
          isBlocking: urgency === 'beforePublishing' && (!this.settings.public || sides.some(isTouched)),
        };
      });
    });
    return [...own, ...old].toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency));
  }

  #problems = (): string[] => [...(this.settings.problem ? [this.settings.problem] : []), ...this.#read().problems];

  obstacles(): string[] {
    const open = this.#lines().filter(({ isBlocking }) => isBlocking);
    return [...this.#problems(), ...open.map(({ page, says }) => `Decide this first: ${page}, ${says}`)];
  }

  /** The announcement that families see, now or in the period that it gives. */
  #announcement(): StartState['announcement'] {
    const data = dataOf(this.repository.read(inContent(contentFiles.announcement), this.repository.published));
    const [from, until] = [textAt(data, ['from']), textAt(data, ['until'])];
    if (until !== '' && until < today()) return { text: '', type: '', period: '' };
    const shown = this.years().find(({ isShown }) => isShown);
    const own = this.years().find(({ id }) => id === textAt(data, ['schoolYear']));
    const isOver = own !== undefined && own.lastDay.date < today();
    const said = contentFiles.announcement.schema.safeParse(data).data?.[SHOWN](isOver).message ?? '';
    const text = withYear(said, shown?.id ?? '…');
    if (from > today()) return { text, type: '', period: `Not yet, from ${formatDate(from)}:` };
    const period = until && `Until ${formatDate(until)}:`;
    return { text, type: text && (textAt(data, ['type']) || 'success'), period };
  }

  start(): StartState {
    const [, time] = schoolClock(new Date());
    const years = this.years();
    const closings = closingsFrom(this.publication.closings(), today());
    // After the tree is open: git refuses a fetch while it makes one.
    void this.listen();
    const last = years.at(-1);
    const hasBegun = last && last.firstDay.date <= today();
    return {
      now: `${today()}T${time.slice(0, 5)}`,
      announcement: this.#announcement(),
      closings: closings.map((one) => ({ id: one.id, text: closingText(one) })),
      unsent: this.publication.unsent(),
      offline: this.publication.failure || this.#offline,
      years,
      shown: yearsIn(known(this.repository.files(this.repository.published))).find(({ isShown }) => isShown),
      nextYear: hasBegun ? last.id.replace(/\d{4}/g, (year) => String(Number(year) + 1)) : undefined,
      changes: unpublished(this.repository),
      versions: versions(this.repository),
      undo: publication(this.repository),
      lines: this.#lines(),
      problems: this.#problems(),
    };
  }
}

function yearsIn(bodies: Files): Year[] {
  const years = [...bodies].flatMap(([file, bytes]) => {
    const { data } = file.startsWith(inContent(yearFile)) ? yearFile.schema.safeParse(dataOf(bytes)) : {};
    return data ? [{ ...data, file }] : [];
  });
  const shown = years.length > 0 ? shownYear(years, today()) : undefined;
  return years
    .map((year) => ({ ...year, isShown: year.id === shown?.id }))
    .sort((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
}
