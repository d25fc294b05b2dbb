/**
 * What goes to families. Closings go out alone and at once: a commit on top of what is published, made from
 * content/closings.yaml and nothing else; without internet, these commits wait. Saves, and the undo of a
 * publication, go out after a check of the whole website.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { checkContentData, checkContentFile } from '../../checks/check-content.ts';
import { sentence } from '../../checks/problems.ts';
import { Preview } from '../../make/preview.ts';
import { copyProject } from '../../make/project-copy.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { today } from '../../src/lib/dates/today.ts';
import { type Closing, closingText } from '../../src/lib/notices/closing-list.ts';
import { judgeClosing, momentOf, postClosing, recordOf, takeDownClosing } from '../../src/lib/school/closing-rules.ts';
import type { BuildRequest, Change, ClosingRequest, Result } from '../api.ts';
import { type Fields, readAs, type Value } from '../values.ts';
import { conflictQuestion, errorAt, undoSave } from './content-store.ts';
import { author, type Id, PDFS, Refusal, type Repository, run } from './git.ts';
import { meaningOf } from './office-settings.ts';
import type { Office } from './overview.ts';
import { PHOTOS_FILE } from './photographs.ts';
import * as saves from './save-history.ts';
import { dataOf, writeYaml } from './yaml-edits.ts';

/** The commits of closings that wait for the internet, on top of what was published. */
const WAITING = 'refs/office/closings';
/** A closing to be posted or taken down, and when it was. It is in the message of its commit, after the words. */
type Post = Pick<ClosingRequest, 'closing' | 'down'> & { now: string };

function changed(list: readonly Closing[], { closing, down, now }: Post) {
  if (closing) {
    const { day } = closing as unknown as Closing;
    const posted = { ...(closing as unknown as Closing), id: day, postedAt: now, revision: 0 };
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

export class Publication {
  readonly #office: Office;
  readonly #repository: Repository;
  readonly #copy: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly preview: Preview;
  /** Who requested the page that the preview shows. It shows one version of the content at a time. */
  looks = '';
  readonly #builds = pLimit(1);
  readonly #shows = pLimit(1);

  constructor(office: Office) {
    this.#office = office;
    this.#repository = office.repository;
    const folder = join(office.repository.root, '.office');
    const { address = '' } = office.settings;
    this.#env = address.startsWith('https:') ? { SITE_URL: address } : {};
    this.#copy = join(folder, 'check');
    this.preview = new Preview(join(folder, 'preview'), this.#env);
  }

  /** The file of the closings. If somebody broke it, as it could be read last: it must neither stop a snow day nor be lost. */
  #fileIn(commit: Id): string {
    const text = this.#repository.read(saves.CLOSINGS, commit)?.toString();
    if (text === undefined || closingsIn(text)) return text ?? '';
    for (const id of this.#repository.git('log', '--format=%H', commit, '--', saves.CLOSINGS).split('\n')) {
      const older = `${this.#repository.ask('show', `${id}:${saves.CLOSINGS}`)}\n`;
      if (closingsIn(older)) return older;
    }
    return '';
  }

  /** The closings that families see. */
  closings = (commit = this.#repository.published): Closing[] => closingsIn(this.#fileIn(commit)) ?? [];

  /** The commits that wait for the internet, oldest first. */
  waiting(): (Change & { post: Post })[] {
    const { published } = this.#repository;
    const commits = this.#repository.at(WAITING) ? saves.listChanges(this.#repository, `${published}..${WAITING}`) : [];
    return commits.toReversed().flatMap((change) => {
      const post = change.more.at(-1) ?? '';
      return post.startsWith('{') ? { ...change, more: [], post: JSON.parse(post) as Post } : [];
    });
  }

  #commit(parent: Id, post: Post): Id {
    const repository = this.#repository;
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
    const judge = () => judgeClosing(closing as unknown as Closing, { years: this.#office.content.years, now });
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
    const last = this.#after(this.waiting(), this.#repository.published);
    const saved = this.#commit(last, { ...request, now: momentOf(new Date()) });
    if (isShown) return { ok: true, saved };
    this.#repository.point(WAITING, saved);
    return this.send();
  }

  /** Takes back a commit that waits or is saved. */
  undo(id: string): Result {
    const posts = this.waiting();
    const left = posts.filter((post) => post.id !== id);
    if (left.length === posts.length) return undoSave(this.#repository, id);
    this.#repository.point(WAITING, this.#after(left, this.#repository.published));
    return { ok: true, saved: '' };
  }

  #after = (waiting: readonly { post: Post }[], commit: Id): Id =>
    waiting.reduce((parent, { post }) => this.#commit(parent, post), commit);

  /** Sends what waits, in order. Returns the last commit, or nothing if it waits on. */
  async send(): Promise<Result> {
    const waiting = this.waiting();
    try {
      const saved = await this.#repository.publish((published) => this.#after(waiting, published));
      this.#repository.point(WAITING, saved);
      this.#office.hasHeard();
      return { ok: true, saved };
    } catch (error) {
      this.#office.offline = meaningOf(error as Error, this.#office.settings);
      return { ok: true, saved: '' };
    }
  }

  /** Does what is requested, unless something must be asked first. One after the other: it takes a minute. */
  start({ kind, ...request }: BuildRequest): Promise<Result> {
    const build = () => (kind === 'publish' ? this.#publish(request) : this.#send(() => this.#reversed()));
    return this.#builds(build).catch((error: Error) => {
      const { cause } = error;
      if (cause || !(error instanceof Refusal)) console.error(cause ?? error);
      const means = meaningOf(error, this.#office.settings);
      throw new Refusal(`Nothing was published. ${means} Your changes are safe here.`);
    });
  }

  /** Copies the project with the content of a commit, and checks the website there as the host will. */
  async check(commit: Id): Promise<void> {
    const { tree } = this.#repository;
    this.#repository.show(commit);
    copyProject(this.#copy, join(tree, 'content'));
    replaceDocuments(this.#copy, tree);
    const check = ['checks/publish-check.ts', '--host', 'none', '--public'];
    await run(process.execPath, check, this.#copy, this.#env).catch((error: Error) => {
      throw new Refusal('The check of the website found a mistake. Ask for help.', { cause: error.message });
    });
  }

  /** Starts the preview's server while somebody fills in a form, so that the first page doesn't wait for it. */
  prepare = (): void => {
    if (!this.preview.isRunning) void this.show(this.#repository.saved, '/', true).catch(() => {});
  };

  /** Shows a page with the content of a commit. Returns where the website is. */
  show(commit: Id, page: string, isAhead = false): Promise<string> {
    const look = () => {
      const photos = this.#repository.ask('rev-parse', `${commit}:${dirname(PHOTOS_FILE)}`);
      this.#repository.show(commit);
      this.looks = author.getStore()?.identity ?? '';
      return this.preview.show(join(this.#repository.tree, 'content'), photos, page, isAhead);
    };
    return this.#shows(look).catch((cause: Error) => {
      console.error(cause);
      throw new Refusal('The website has a mistake, so it can’t be shown. Ask for help.');
    });
  }

  /** Builds what `make` returns on top of what is published, checks it as the host will, and sends it. */
  async #send(make: (published: Id) => Id): Promise<Result> {
    const repository = this.#repository;
    let [before, saved] = ['', ''];
    await repository.publish(async (last) => {
      [before, saved] = [last, make(last)];
      await this.check(saved);
      // The documents that the build printed again, if the repository keeps them.
      return repository.commit(saved, 'Print the documents again', () => replaceDocuments(repository.tree, this.#copy));
    });
    // It is public: nothing after this may fail.
    this.#office.hasHeard();
    repository.point(saves.BEFORE, before);
    repository.point(saves.AFTER, saved);
    return { ok: true, saved };
  }

  /** Sends the saves that were read, unless somebody else changed the same, or something must be decided. */
  async #publish({ read = [], keep }: Omit<BuildRequest, 'kind'>): Promise<Result> {
    const repository = this.#repository;
    await repository.fetch();
    const conflicts = saves.rebase(repository, keep);
    if (conflicts.length > 0) return conflictQuestion(conflicts);
    const all = saves.unpublished(repository);
    if (all.length === 0) return { ok: true, saved: repository.saved };
    const unread = all.filter((change) => !read.includes(readAs(change))).map(({ words }) => words);
    const question = ['Saved since you opened this screen:', ...unread, 'Publish that too?'].join('\n');
    if (unread.length > 0)
      return { ok: false, question, answers: { 'Yes, publish everything': { read: all.map(readAs) } } };
    const [first] = this.#office.obstacles();
    if (first) throw new Refusal(first);
    // What is saved from here on waits.
    const { saved } = repository;
    return this.#send((published) => {
      const commit = saves.rebased(repository, published, repository.git('merge-base', published, saved), saved);
      if (!commit) throw new Refusal('Somebody else has just published a change of the same. Try again.');
      return commit;
    });
  }

  #reversed(): Id {
    const repository = this.#repository;
    const last = saves.publication(repository);
    if (!last) throw new Refusal('Nothing has been published from here.');
    return saves.reverted(repository, repository.published, 'Undo the last publication', last.from, last.to);
  }
}
