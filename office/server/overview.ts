/** The editor of one repository: how things are, learned from what is saved, published, and heard from the host. */
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { withYear } from '../../src/content/schemas/primitives.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { shownYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import { closingsFrom, closingText } from '../../src/lib/notices/closing-list.ts';
import { formatDate } from '../../src/lib/text/format.ts';
import { remembered } from '../values.ts';
import type { Repository } from './git.ts';
import { meaningOf, readSettings, type Settings } from './office-settings.ts';
import { Publication } from './publication.ts';
import { follow, publication, unpublished, versions } from './save-history.ts';
import { inContent, linesToConfirm, readContent, type SavedContent, type Year, yearsIn } from './saved-content.ts';
import { dataOf } from './yaml-edits.ts';

const FRESH_MS = 60_000;

export class Office {
  readonly repository: Repository;
  readonly settings: Settings;
  readonly publication: Publication;
  readonly #contents = new Map<string, SavedContent>();
  #heard = 0;
  /** Why the host didn’t answer last; empty if it did. */
  offline = '';

  constructor(repository: Repository) {
    this.repository = repository;
    this.settings = readSettings(repository.root);
    this.publication = new Publication(this);
  }

  /** What is saved, read once for each save and day. */
  get content(): SavedContent {
    const { saved } = this.repository;
    return remembered(this.#contents, `${saved} ${today()}`, () => readContent(this.repository.files(saved)), 1);
  }

  /** Learns what others have published, at most once a minute. */
  async listen(): Promise<void> {
    if (Date.now() - this.#heard < FRESH_MS) return;
    this.#heard = Date.now();
    try {
      await this.repository.fetch();
      this.hasHeard();
    } catch (error) {
      this.offline = meaningOf(error as Error, this.settings);
    }
  }

  /** Keeps that the host has answered, and follows what it says is published. */
  hasHeard(): void {
    this.#heard = Date.now();
    this.offline = '';
    follow(this.repository);
  }

  #lines = () => linesToConfirm(this.content, this.repository, this.settings.public ?? false);

  #problems(): string[] {
    const { mistakes } = this.content;
    // The editor saves no mistakes, so these were published elsewhere.
    const why = mistakes.length > 0 ? meaningOf(new Error('published elsewhere'), this.settings) : '';
    return [this.settings.problem ?? '', why, ...mistakes].filter(Boolean);
  }

  /** What holds up a publication. */
  obstacles(): string[] {
    const open = this.#lines().filter(({ isBlocking }) => isBlocking);
    return [...this.#problems(), ...open.map(({ page, says }) => `Decide this first: ${page}, ${says}`)];
  }

  /** What the first screen says: how things are. */
  start() {
    const { repository, publication: outgoing } = this;
    const { years } = this.content;
    const closings = closingsFrom(outgoing.closings(), today());
    // After the tree is open: git refuses a fetch while it makes one.
    void this.listen();
    const seen = yearsIn(repository.files(repository.published));
    const shown = seen.length > 0 ? shownYear(seen, today()) : undefined;
    return {
      /** At the school: `2026-02-09T07:30`. */
      now: `${today()}T${schoolClock(new Date())[1]}`,
      announcement: announcementIn(repository, shown),
      closings: closings.map((closing) => ({ id: closing.id, text: closingText(closing) })),
      unsent: outgoing.waiting(),
      offline: this.offline,
      years,
      /** The one that families see. */
      shown,
      changes: unpublished(repository),
      versions: versions(repository),
      undo: publication(repository),
      lines: this.#lines(),
      problems: this.#problems(),
    };
  }
}

/** The announcement that families see, now or in the period that it gives. */
function announcementIn(repository: Repository, shown: Year | undefined) {
  const file = dataOf(repository.read(inContent(contentFiles.announcement), repository.published));
  const { message, type, from = '', until } = contentFiles.announcement.schema.safeParse(file).data ?? {};
  if (!message || (until && until < today())) return { text: '', type: '', period: '' };
  const text = withYear(message, shown?.id ?? '…');
  if (from > today()) return { text, type: '', period: `Not yet, from ${formatDate(from)}:` };
  return { text, type, period: until && `Until ${formatDate(until)}:` };
}
