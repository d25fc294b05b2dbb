/**
 * The editor of one repository: how things are, learned from what is saved, published and heard from the host; and what goes
 * to families. Closings go out alone and at once: a commit on top of what is published, made from content/closings.yaml and
 * nothing else; without internet, these commits wait. Saves, and the undo of a publication, go out after a check of the
 * whole website.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { checkContentData, checkContentFile } from '../../checks/check-content.ts';
import { sentence } from '../../checks/problems.ts';
import { Preview } from '../../make/preview.ts';
import { copyProject } from '../../make/project-copy.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { withYear } from '../../src/content/schemas/primitives.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { shownYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import { type Closing, closingsFrom, closingText } from '../../src/lib/notices/closing-list.ts';
import { judgeClosing, momentOf, postClosing, recordOf, takeDownClosing } from '../../src/lib/school/closing-rules.ts';
import { formatDate } from '../../src/lib/text/format.ts';
import type { BuildRequest, Change, ClosingRequest, Result } from '../api.ts';
import { type Fields, remembered, textAt, type Value } from '../values.ts';
import { errorAt, undoSave } from './content-store.ts';
import { author, type Id, PDFS, Refusal, type Repository, run } from './git.ts';
import { meaningOf, readSettings, type Settings } from './office-settings.ts';
import { PHOTOS_FILE } from './photographs.ts';
import * as saves from './save-history.ts';
import { inContent, linesToConfirm, readContent, type SavedContent, type Year, yearsIn } from './saved-content.ts';
import { dataOf, writeYaml } from './yaml-edits.ts';

/** How long what was heard from the host is new. */
const FRESH_MS = 60_000;
/** The commits of closings that wait for the internet, on top of what was published. */
const WAITING = 'refs/office/closings';
/** A closing to be posted or taken down, and when it was. It is in the message of its commit, after the words. */
type Post = Pick<ClosingRequest, 'closing' | 'down'> & { now: string };

function changed(list: readonly Closing[], { closing, down, now }: Post) {
  if (closing) {
    const posted = { ...(closing as unknown as Closing), id: textAt(closing, ['day']), postedAt: now, revision: 0 };
    return { list: postClosing(list, posted).closings, words: closingText(posted) };
  }
  const old = list.find(({ id }) => id === down);
  if (!old) return { list, words: '' };
  return { list: takeDownClosing(list, old, today()), words: `Taken down: ${closingText(old)}` };
}

/** The closings in the text of their file; nothing if it can't be read. */
function closingsIn(text: string): Closing[] | undefined {
  const { path, schema } = contentFiles.closings;
  const isSound = checkContentFile(path, Buffer.from(text)).every(({ isWarning }) => isWarning);
  return isSound ? schema.safeParse(dataOf(text)).data?.closings : undefined;
}

/** Puts the printed documents of a folder in place of all of another’s, if both keep them. */
function replaceDocuments(...folders: [to: string, from: string]): void {
  const [to = '', from = ''] = folders.map((folder) => join(folder, PDFS));
  if (!existsSync(to) || !existsSync(from)) return;
  rmSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** The announcement that families see, now or in the period that it gives. */
function announcementIn(repository: Repository, shown: Year | undefined): string {
  const file = dataOf(repository.read(inContent(contentFiles.announcement), repository.published));
  const { message, from = '', until } = contentFiles.announcement.schema.safeParse(file).data ?? {};
  if (!message || (until && until < today())) return '';
  const period = from > today() ? `Not yet, from ${formatDate(from)}: ` : until ? `Until ${formatDate(until)}: ` : '';
  return period + withYear(message, shown?.id ?? '…');
}

export class Office {
  readonly repository: Repository;
  readonly settings: Settings;
  readonly #contents = new Map<string, SavedContent>();
  #heard = 0;
  readonly #env: NodeJS.ProcessEnv;
  readonly #copy: string;
  readonly preview: Preview;
  /** Who requested the page that the preview shows. It shows one version of the content at a time. */
  looks = '';
  readonly #builds = pLimit(1);
  readonly #shows = pLimit(1);
  /** Why the host didn’t answer last; empty if it did. */
  offline = '';

  constructor(repository: Repository) {
    this.repository = repository;
    this.settings = readSettings(repository.root);
    const { address = '' } = this.settings;
    const folder = join(repository.root, '.office');
    this.#env = address.startsWith('https:') ? { SITE_URL: address } : {};
    this.#copy = join(folder, 'check');
    this.preview = new Preview(join(folder, 'preview'), this.#env);
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

  /**
   * Keeps that the host has answered, and follows what it says is published. Nothing may fail any more; a save that doesn't
   * fit on top of it is asked about when it is published.
   */
  hasHeard(): void {
    this.#heard = Date.now();
    this.offline = '';
    try {
      saves.rebase(this.repository);
    } catch (error) {
      console.error(error);
    }
  }

  #lines = () => linesToConfirm(this.content, this.repository, this.settings.public ?? false);

  #problems(): string[] {
    const { mistakes } = this.content;
    // The editor saves no mistakes, so these were published elsewhere.
    const why = mistakes.length > 0 ? meaningOf(new Error('published elsewhere'), this.settings) : '';
    return [this.settings.problem ?? '', why, ...mistakes].filter(Boolean);
  }

  /** What the first screen says: how things are. */
  start() {
    const { repository } = this;
    const { years } = this.content;
    const closings = closingsFrom(this.closings(), today());
    // After the tree is open: git refuses a fetch while it makes one.
    void this.listen();
    const seen = yearsIn(repository.files(repository.published));
    const shown = seen.length > 0 ? shownYear(seen, today()) : undefined;
    return {
      today: today(),
      /** At the school: `07:30`. */
      time: schoolClock(new Date())[1],
      announcement: announcementIn(repository, shown),
      closings: closings.map((closing) => ({ id: closing.id, text: closingText(closing) })),
      unsent: this.waiting(),
      offline: this.offline,
      years,
      /** The one that families see. */
      shown,
      changes: saves.unpublished(repository),
      versions: saves.versions(repository),
      undo: saves.publication(repository),
      lines: this.#lines(),
      problems: this.#problems(),
    };
  }

  /** The file of the closings. If somebody broke it, as it could be read last: it must neither stop a snow day nor be lost. */
  #fileIn(commit: Id): string {
    const text = this.repository.read(saves.CLOSINGS, commit)?.toString();
    if (text === undefined || closingsIn(text)) return text ?? '';
    for (const id of this.repository.git('log', '--format=%H', commit, '--', saves.CLOSINGS).split('\n')) {
      const older = `${this.repository.ask('show', `${id}:${saves.CLOSINGS}`)}\n`;
      if (closingsIn(older)) return older;
    }
    return '';
  }

  /** The closings that families see. */
  closings = (commit = this.repository.published): Closing[] => closingsIn(this.#fileIn(commit)) ?? [];

  /** The commits that wait for the internet, oldest first. */
  waiting(): (Change & { post: Post })[] {
    const { published } = this.repository;
    const commits = this.repository.at(WAITING) ? saves.listChanges(this.repository, `${published}..${WAITING}`) : [];
    return commits.toReversed().flatMap((change) => {
      const post = change.more.at(-1) ?? '';
      return post.startsWith('{') ? { ...change, more: [], post: JSON.parse(post) as Post } : [];
    });
  }

  #commit(parent: Id, post: Post): Id {
    const repository = this.repository;
    const { list, words } = changed(this.closings(parent), post);
    const old = this.#fileIn(parent);
    const closings: Value = JSON.parse(JSON.stringify(list.map(recordOf)));
    const text = writeYaml(old, { ...(dataOf(old) as Fields), closings });
    const message = `${words}\n\n${JSON.stringify(post)}`;
    return repository.commit(parent, message, () => writeFileSync(join(repository.tree, saves.CLOSINGS), text));
  }

  /** What is wrong with a closing, or must be asked. */
  #judged(closing: Fields): Extract<Result, { ok: false }> | undefined {
    // A new one gets its id from its day.
    const file = { closings: [{ ...closing, id: 'new' }] };
    const wrong = checkContentData(contentFiles.closings.path, file);
    const now = [today(), schoolClock(new Date())[1]] as const;
    const judge = () => judgeClosing(closing as unknown as Closing, { years: this.content.years, now });
    const { refusals, questions } = wrong.length > 0 ? { refusals: [], questions: [] } : judge();
    wrong.push(...refusals.map(({ field, says }) => ({ path: ['closings', 0, field], ...sentence(says) })));
    if (wrong.length > 0) return { ok: false, errors: wrong.map((one) => errorAt(saves.CLOSINGS, file, one)) };
    if (questions.length === 0) return undefined;
    return { ok: false, question: questions.join(' '), answers: { 'Yes, publish it': { isSure: true } } };
  }

  /** Checks a closing, commits it, and sends what waits; or only makes the commit, to be shown. */
  async post({ isSure, ...request }: ClosingRequest, isShown = false): Promise<Result> {
    const found = request.closing && this.#judged(request.closing);
    if (found && ('errors' in found || !(isSure || isShown))) return found;
    const last = this.#after(this.waiting(), this.repository.published);
    const saved = this.#commit(last, { ...request, now: momentOf(new Date()) });
    if (isShown) return { ok: true, saved };
    this.repository.point(WAITING, saved);
    return this.send();
  }

  /** Takes back a commit that waits or is saved. */
  undo(id: string): Result {
    const posts = this.waiting();
    const left = posts.filter((post) => post.id !== id);
    if (left.length === posts.length) return undoSave(this.repository, id);
    this.repository.point(WAITING, this.#after(left, this.repository.published));
    return { ok: true, saved: '' };
  }

  #after = (waiting: readonly { post: Post }[], commit: Id): Id =>
    waiting.reduce((parent, { post }) => this.#commit(parent, post), commit);

  /** Sends what waits, in order. Returns the last commit, or nothing if it waits on. */
  async send(): Promise<Result> {
    const waiting = this.waiting();
    try {
      const saved = await this.repository.publish((published) => this.#after(waiting, published));
      this.repository.point(WAITING, saved);
      this.hasHeard();
      return { ok: true, saved };
    } catch (error) {
      this.offline = meaningOf(error as Error, this.settings);
      return { ok: true, saved: '' };
    }
  }

  /** Does what is requested, unless something must be asked first. One after the other: it takes a minute. */
  build({ undo, ...request }: BuildRequest): Promise<Result> {
    const build = () => (undo ? this.#send(() => this.#reversed(undo)) : this.#publish(request));
    return this.#builds(build).catch((error: Error) => {
      const { cause } = error;
      if (cause || !(error instanceof Refusal)) console.error(cause ?? error);
      const means = meaningOf(error, this.settings);
      throw new Refusal(`Nothing was published. ${means} Your changes are safe here.`);
    });
  }

  /** Copies the project with the content of a commit, and checks the website there as the host will. */
  async check(commit: Id): Promise<void> {
    const { tree } = this.repository;
    this.repository.show(commit);
    copyProject(this.#copy, join(tree, 'content'));
    replaceDocuments(this.#copy, tree);
    const check = ['checks/publish-check.ts', '--host', 'none', '--public'];
    await run(process.execPath, check, this.#copy, this.#env).catch((error: Error) => {
      throw new Refusal('The check of the website found a mistake. Ask for help.', { cause: error.message });
    });
  }

  /** Shows a page with the content of a commit. Returns where the website is. */
  show(commit: Id, page: string): Promise<string> {
    const look = () => {
      const photos = this.repository.ask('rev-parse', `${commit}:${dirname(PHOTOS_FILE)}`);
      this.repository.show(commit);
      this.looks = author.getStore()?.identity ?? '';
      return this.preview.show(join(this.repository.tree, 'content'), photos, page);
    };
    return this.#shows(look).catch((cause: Error) => {
      console.error(cause);
      throw new Refusal('The website has a mistake, so it can’t be shown. Ask for help.');
    });
  }

  /** Builds what `make` returns on top of what is published, checks it as the host will, and sends it. */
  async #send(make: (published: Id) => Id): Promise<Result> {
    const repository = this.repository;
    let [before, saved] = ['', ''];
    await repository.publish(async (last) => {
      [before, saved] = [last, make(last)];
      await this.check(saved);
      // The documents that the build printed again, if the repository keeps them.
      return repository.commit(saved, 'Print the documents again', () => replaceDocuments(repository.tree, this.#copy));
    });
    // It is public: nothing after this may fail.
    this.hasHeard();
    repository.point(saves.BEFORE, before);
    repository.point(saves.AFTER, saved);
    repository.ask('config', saves.PUBLISHED_AT, new Date().toISOString());
    return { ok: true, saved };
  }

  /** Sends the saves that were read, unless somebody else changed the same, or something must be decided. */
  async #publish({ read = 0, keep }: BuildRequest): Promise<Result> {
    const repository = this.repository;
    await repository.fetch();
    const asked = saves.rebase(repository, keep);
    if (asked) return asked;
    const all = saves.unpublished(repository);
    if (all.length === 0) return { ok: true, saved: repository.saved };
    const unread = all.slice(0, -read || all.length).map(({ words }) => words);
    const question = ['Saved since you opened this screen:', ...unread, 'Publish that too?'].join('\n');
    if (unread.length > 0) return { ok: false, question, answers: { 'Yes, publish everything': { read: all.length } } };
    const open = this.#lines().find(({ isBlocking }) => isBlocking);
    const obstacle = this.#problems()[0] ?? (open && `Decide this first: ${open.page}, ${open.says}`);
    if (obstacle) throw new Refusal(obstacle);
    // What is saved from here on waits.
    const { saved } = repository;
    return this.#send((published) => {
      const commit = saves.rebased(repository, published, repository.git('merge-base', published, saved), saved);
      if (!commit) throw new Refusal('Somebody else has just published a change of the same. Try again.');
      return commit;
    });
  }

  /** Takes back the publication that somebody read of, if it is still the last one. */
  #reversed(read: Id): Id {
    const repository = this.repository;
    const last = saves.publication(repository);
    if (last?.to !== read) throw new Refusal('Somebody has published since. Look at Today again.');
    return saves.reverted(repository, repository.published, 'Undo the last publication', last.from, last.to);
  }
}
