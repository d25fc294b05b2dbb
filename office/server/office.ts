/** What the screens show: the files, the changes since the last publication, and the lines to confirm. */
import { pageNames, type WorkList, workList } from '../../checks/work-list.ts';
import { contentFiles, yearFile } from '../../src/content/schemas/content-files.ts';
import { replaceTokens } from '../../src/content/schemas/primitives.ts';
import { shownYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import { closingsFrom, closingText } from '../../src/lib/notices/closings.ts';
import type { Path, PhotoPlace, Value } from '../api.ts';
import { keyedPath, overlaps, textAt } from '../values.ts';
import { labelOf } from './changes.ts';
import { confirmLines } from './confirm.ts';
import { asSentence, dataOf, memory, problemsIn, readAll } from './content.ts';
import { photoPlaces } from './photos.ts';
import type { Publication } from './publication.ts';
import { insideContent, Refusal, type Store, versionOf } from './store.ts';

/** Everything the screens derive from the files. */
type Snapshot = { files: Map<string, Buffer>; pages: Map<string, string>; list: WorkList };

const SCHOOL_CLOCK = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const MAX_FOUND = 50;

/** The pages of files that aren't pages themselves. */
const ADDRESSES: Record<string, string> = {
  [contentFiles.home.path]: '/',
  [contentFiles.staffMembers.path]: '/staff',
  [contentFiles.founders.path]: '/history',
  [contentFiles.notFound.path]: '',
};

/** Answers what the screens ask about the content. */
export class Office {
  readonly store: Store;
  readonly publication: Publication;
  readonly #snapshots = memory<Snapshot>(1);

  constructor(store: Store, publication: Publication) {
    this.store = store;
    this.publication = publication;
  }

  #read(): Snapshot {
    const files = readAll(this.store);
    const key = [today(), ...[...files].map(([file, bytes]) => `${file} ${versionOf(bytes)}`)].join();
    return this.#snapshots(versionOf(key), () => this.#derive(files));
  }

  #derive(files: Map<string, Buffer>): Snapshot {
    for (const [file, bytes] of files) {
      try {
        dataOf(bytes);
      } catch (error) {
        const [first] = (error as Error).message.split('\n');
        throw new Refusal(`${file} was changed outside the editor and can’t be read: ${first} Take that change back.`);
      }
    }
    const bodies = new Map([...files].map(([file, bytes]) => [insideContent(file), bytes.toString()]));
    const problems = problemsIn(files);
    const warnings = problems.filter(({ isWarning }) => isWarning);
    // The work list reads sound content only. `check` reports the mistakes.
    const list = workList(warnings.length === problems.length ? bodies : new Map(), today(), warnings);
    return { files, pages: pageNames(bodies), list };
  }

  /** The page of a file, for people and as an address. */
  pageOf(file: string, { pages } = this.#read()): { page: string; address?: string } {
    const path = file.replace('content/', '');
    const own = /^pages(\/.+)\.yaml$/.exec(path)?.[1];
    const address = path.startsWith(yearFile.path) ? '/resources/calendar' : (ADDRESSES[path] ?? own);
    return { page: pages.get(path) ?? file, ...(address && { address }) };
  }

  /** All content files with their pages. */
  files() {
    const snapshot = this.#read();
    return [...snapshot.files.keys()].map((file) => ({ file, ...this.pageOf(file, snapshot) }));
  }

  /** All places for photographs. */
  places(): PhotoPlace[] {
    const snapshot = this.#read();
    return photoPlaces(this.store, snapshot.files, (file) => this.pageOf(file, snapshot));
  }

  /** Text with these words, wherever it is. */
  search(words: string) {
    const wanted = words.trim().toLowerCase();
    const found: { file: string; path: Path; page: string; label: string; text: string }[] = [];
    const snapshot = this.#read();
    for (const [file, bytes] of wanted ? snapshot.files : []) {
      const { page } = this.pageOf(file, snapshot);
      const step = (value: Value, path: Path, owner: Value): void => {
        if (typeof value === 'object' && value !== null) {
          for (const [key, child] of Object.entries(value))
            step(child, [...path, Array.isArray(value) ? Number(key) : key], value);
        } else if (found.length < MAX_FOUND && String(value).toLowerCase().includes(wanted))
          found.push({ file, path, page, label: labelOf(owner, path, page), text: String(value) });
      };
      step(dataOf(bytes), [], null);
    }
    return found;
  }

  /** The last saves as people read them, with the pages that show them. An undone one is told backwards. */
  #versions(snapshot: Snapshot) {
    const saves = this.store.versions();
    const hasPictures = saves.some(({ files }) => files.some(({ file }) => !file.endsWith('.yaml')));
    const places = hasPictures ? this.places() : [];
    const placeOf = (file: string) => places.find(({ slot }) => file.startsWith(`content/photos/${slot}.`));
    const about = (file: string) => {
      const { page, address } = placeOf(file) ?? this.pageOf(file, snapshot);
      return { file, page, ...(address && { address }) };
    };
    return saves.map(({ id, at, words, isUndone, fields, files }) => ({
      id,
      at,
      words,
      isUndone,
      fields: fields.map(({ label, old, new: next }) =>
        isUndone ? { label, old: next, new: old } : { label, old, new: next },
      ),
      files: files.map(({ file }) => about(file)),
    }));
  }

  /** The pages of files that differ from the website, although no save here explains it. */
  #changedElsewhere(snapshot: Snapshot): string[] {
    const { files } = snapshot;
    const [last] = this.store.published;
    if (!last) return [];
    const own = this.store.unpublished().flatMap((saved) => saved.files.map(({ file }) => file));
    const all = new Set([...files.keys(), ...Object.keys(last.files).filter((file) => file.endsWith('.yaml'))]);
    const others = [...all].filter(
      (file) => !own.includes(file) && versionOf(files.get(file) ?? null) !== (last.files[file] ?? ''),
    );
    return [...new Set(others.map((file) => this.pageOf(file, snapshot).page))];
  }

  /** What the office can't answer: mistakes in the files, and settings, one sentence each. */
  #problems(snapshot: Snapshot): string[] {
    const mistakes = problemsIn(snapshot.files).filter(({ isWarning }) => !isWarning);
    const pageOf = (file: string) => this.pageOf(file, snapshot).page;
    const said = mistakes.map(({ file, field, message }) => `${pageOf(file)}, ${field}: ${asSentence(message)}`);
    return [...said, ...this.publication.settingsProblems()];
  }

  /** What the first screen says. */
  start() {
    const snapshot = this.#read();
    const { files, list } = snapshot;
    const data = (path: string) => dataOf(files.get(`content/${path}`));
    const day = today();
    const years = [...files]
      .filter(([file]) => file.startsWith(`content/${yearFile.path}`))
      .flatMap(([file, bytes]) => {
        const { data: year } = yearFile.schema.safeParse(dataOf(bytes));
        return year ? [{ ...year, file }] : [];
      })
      .sort((a, b) => a.firstDay.date.localeCompare(b.firstDay.date));
    const shown = years.length > 0 ? shownYear(years, day) : undefined;
    const last = years.at(-1);
    const hasBegun = last && last.firstDay.date <= day;
    const nextYear = hasBegun && last.name.replace(/\d{4}/g, (year) => String(Number(year) + 1));
    const announcement = data(contentFiles.announcement.path);
    const [from, until] = ['from', 'until'].map((key) => textAt(announcement, [key])) as [string, string];
    const isOver = until !== '' && until < day;
    const { closings = [] } = contentFiles.closings.schema.safeParse(data(contentFiles.closings.path)).data ?? {};
    const published = this.publication.last();
    const [versions, unpublished] = [this.#versions(snapshot), this.store.unpublished()];
    const touched = unpublished.flatMap(({ fields }) => fields);
    // The first publication shows every place.
    const isTouched = (file: string, path: Path) => {
      const keyed = keyedPath(dataOf(files.get(file)), path);
      return !published || touched.some((one) => one.file === file && one.path && overlaps(one.path, keyed));
    };
    return {
      /** The time at the school as `2026-02-09T14:41`. It is the clock of all forms. */
      now: `${day}T${new Date().toLocaleTimeString('en-GB', SCHOOL_CLOCK)}`,
      school: textAt(data(contentFiles.school.path), ['name', 'value']),
      /** The announcement that is up or comes. */
      announcement: {
        message: isOver ? '' : replaceTokens(textAt(announcement, ['message']), () => shown?.name ?? ''),
        type: textAt(announcement, ['type']) || 'success',
        from,
        until,
      },
      /** Closings that aren't over, as sentences. */
      closings: closingsFrom(closings, day).map((closing) => ({ ...closing, text: closingText(closing) })),
      years: years.map(({ firstDay, lastDay, file, id, name, hours }) => {
        const [first, end] = [firstDay.date, lastDay.date];
        return { file, id, name, hours, firstDay: first, lastDay: end, isShown: id === shown?.id };
      }),
      /** The name of the year to enter next, if it isn't entered. */
      ...(nextYear && { nextYear }),
      /** The saves that aren't on the website as they are here, and the last ones, newest first. */
      changes: versions.filter(({ id }) => unpublished.some((saved) => saved.id === id)),
      versions,
      confirm: { counts: list.counts, lines: confirmLines(list.lines, files, isTouched) },
      problems: this.#problems(snapshot),
      changedElsewhere: this.#changedElsewhere(snapshot),
      ...(published && { published }),
      publishing: this.publication.way(),
    };
  }
}
