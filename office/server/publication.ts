/** Previews, publications and their undo. One job runs at a time; the app asks for its progress. */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../../build/project-copy.ts';
import { addressOf, linkProblems, pagesOf } from '../../checks/built-pages.ts';
import { settingsProblems } from '../../checks/publish-check.ts';
import { createSite, type Site } from '../../server/site.ts';
import type { Change, Job } from '../api.ts';
import { checkOutPushed, commitAndPush, remoteOf, run } from './git.ts';
import { Refusal, type Saved, type Store, versionOf, writeAtOnce } from './store.ts';

/** How this school publishes: `office.json`, which docs/publishing/office.md explains. Environment variables override it. */
type Settings = { publish?: string; address?: string; contact?: string; host?: 'static' | 'own' };

/** How long to look at the public address after sending, and how often. */
const LOOK_FOR_MS = 5 * 60_000;
const LOOK_EVERY_MS = 3_000;
const LOOK_TIMEOUT_MS = 10_000;
/** How many changed pages to look at. */
const LOOKED_AT = 3;
/** How many changes a commit names. */
const NAMED = 5;
const MESSAGES: Partial<Record<Job['kind'], string>> = {
  closing: 'Closing',
  undoPublishing: 'Undo the last publication',
};
const CLOSINGS = 'content/closings.yaml';
/** What a publication by git commits: the content, and the PDFs made from it. */
const PDFS = ['public/documents'];

/** The text of HTML, which doesn't depend on where or how a page was built. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The pages of a build, with their titles and the hashes of their texts. */
const builtPages = (dist: string) =>
  pagesOf(dist).map((page) => {
    const html = readFileSync(join(dist, page), 'utf8');
    const address = addressOf(page);
    const title = textOf(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '');
    return { address, title: title || address, text: versionOf(textOf(html)) };
  });

/** All files in a project's `content/`, by name. */
export function contentIn(folder: string): Map<string, Buffer> {
  const files = globSync('content/**/*.*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

const CALL = 'Call {whom}: this isn’t something the office can fix.';

/** What a failed command printed, and what that means for the office. The last one fits any. */
const FAILURES: [printed: RegExp, means: string][] = [
  // Git says “unable to access …: 403” too.
  [
    /authenti|permission denied|could not read (username|password)|\b40[13]\b/i,
    `The host refused the password. ${CALL}`,
  ],
  [
    /could not resolve|unable to access|timed? ?out|network|connection (refused|reset)|unreachable/i,
    'The internet didn’t answer. Your changes are safe here.',
  ],
  [/non-fast-forward|fetch first|\[rejected\]/i, `Somebody else changed the website meanwhile. ${CALL}`],
  [/^/, `The host didn’t accept it. ${CALL}`],
];

/** A step that failed without the host: what it means, and what the tools printed. */
const failure = (means: string, details: string) =>
  new Refusal(`Nothing was published. ${means} Your changes are safe here.`, { cause: details });

/** What a job builds: the files, and the saves in force. */
type Edition = { content: Map<string, Buffer>; saves: string[] };

const EMPTY = Buffer.from('');

/** Whether a save can be published with a closing alone. */
const isClosing = ({ files }: { files: readonly { file: string }[] }) => files.every(({ file }) => file === CLOSINGS);

/** Builds, previews, sends and looks at the website. */
export class Publication {
  readonly #store: Store;
  readonly #settings: Settings;
  readonly #hasRemote: boolean;
  /** The running or last job. */
  job: Job | null = null;
  #preview: Site | undefined;

  private constructor(store: Store, hasRemote: boolean) {
    this.#store = store;
    this.#hasRemote = hasRemote;
    const file = join(store.root, 'office.json');
    const { OFFICE_PUBLISH: publish, OFFICE_ADDRESS: address, OFFICE_CONTACT: contact } = process.env;
    const given = Object.entries({ publish, address, contact }).filter(([, value]) => value);
    this.#settings = {
      ...(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))),
      ...Object.fromEntries(given),
    };
  }

  /** Reads how to publish, and on the first run what git has pushed. */
  static async open(store: Store): Promise<Publication> {
    const publication = new Publication(store, (await remoteOf(store.root)) !== undefined);
    if (!publication.last() && publication.way().way === 'git') {
      const folder = store.emptied('pushed');
      const at = await checkOutPushed(store.root, folder);
      if (at) store.publish(contentIn(folder), { at, saves: [] });
    }
    return publication;
  }

  get #whom(): string {
    return this.#settings.contact ?? 'the person who looks after the website';
  }

  /** How this school publishes. `byHand` says what to send to whom. */
  way() {
    const { publish, address } = this.#settings;
    const way = publish ? 'command' : this.#hasRemote ? 'git' : 'hand';
    return {
      way,
      ...(way === 'hand' && { byHand: `Send the folder “content” to ${this.#whom}, who publishes it.` }),
      canPublishClosingAlone: way !== 'hand' && this.#store.published.length > 0,
      ...(address && { address }),
    } as const;
  }

  /** Settings that would make the site wrong on its host, one sentence each. */
  settingsProblems(): string[] {
    const { host } = this.#settings;
    return host ? settingsProblems(host, this.#environment()) : [];
  }

  #environment(): NodeJS.ProcessEnv {
    const { address } = this.#settings;
    return { ...process.env, ...(address?.startsWith('https:') && { SITE_URL: address }) };
  }

  /**
   * The last publication. Undefined before the first. `seconds` is how long it took until visitors saw it, `before` when
   * the one was published that can be put back. By hand, none can: the folder that is sent doesn't change.
   */
  last() {
    const [last, before] = this.#store.published;
    const canUndo = before && this.way().way !== 'hand';
    return (
      last && { at: last.at, ...(last.seconds && { seconds: last.seconds }), ...(canUndo && { before: before.at }) }
    );
  }

  /** Starts a job. Throws while another runs. `changes` are those that aren't published. */
  start(kind: Job['kind'], changes: readonly Change[]): Job {
    if (this.job?.state === 'running') throw new Refusal('Wait until the website has been checked.');
    // By hand, a closing is sent with everything else.
    const what = kind === 'closing' && this.way().way === 'hand' && this.last() ? 'publish' : kind;
    const edition = this.#editionFor(what);
    const own = what === 'closing' ? changes.filter(isClosing) : [...changes];
    const job: Job = { kind, state: 'running', steps: [], changes: own };
    this.job = job;
    // The app gets its answer first: copying the project takes a moment.
    void wait(0)
      .then(() => this.#work(job, edition))
      .then(
        () => Object.assign(job, { state: 'done' }),
        (error: Error) => Object.assign(job, { state: 'failed', ...this.#failureOf(error) }),
      );
    return job;
  }

  /** The files and the saves of a job: those here, or those of a publication, to which a closing adds its own. */
  #editionFor(kind: Job['kind']): Edition {
    const { published, root } = this.#store;
    const [saves, here] = [this.#store.versions(), contentIn(root)];
    const idsOf = (isIn: (saved: Saved) => boolean) => saves.filter(isIn).map(({ id }) => id);
    if (kind === 'preview' || kind === 'publish') return { content: here, saves: idsOf(({ isUndone }) => !isUndone) };
    const [last, before] = published;
    if (!last) throw new Refusal('The website hasn’t been published yet. Publish everything first.');
    const base = kind === 'closing' ? last : before;
    if (!base) throw new Refusal('There is no earlier publication to go back to.');
    const files = Object.entries(base.files);
    const content = new Map(files.map(([file, version]) => [file, this.#store.object(version) ?? EMPTY]));
    if (kind === 'undoPublishing') return { content, saves: base.saves };
    const closings = here.get(CLOSINGS);
    content.delete(CLOSINGS);
    if (closings) content.set(CLOSINGS, closings);
    const isIn = (saved: Saved) => (isClosing(saved) ? !saved.isUndone : base.saves.includes(saved.id));
    return { content, saves: idsOf(isIn) };
  }

  #failureOf(error: Error): Pick<Job, 'error' | 'details'> {
    const { contact } = this.#settings;
    const details = error instanceof Refusal ? error.cause : error.message;
    const [, means = ''] = FAILURES.find(([printed]) => printed.test(error.message)) ?? [];
    const says =
      error instanceof Refusal ? error.message : `Nothing was published. ${means.replace('{whom}', this.#whom)}`;
    const again = contact && !says.includes(contact) ? ` If it fails again, call ${contact}.` : '';
    return { error: says + again, ...(typeof details === 'string' && { details }) };
  }

  async #work(job: Job, { content, saves }: Edition): Promise<void> {
    const started = Date.now();
    const { kind, steps, changes } = job;
    const isPreview = kind === 'preview';
    steps.push(isPreview ? 'Making every page' : 'Checking every page');
    const folder = this.#store.path('preview');
    copyProject(folder, join(this.#store.root, 'content'));
    this.#store.emptied('preview/content');
    for (const [file, bytes] of content) writeAtOnce(join(folder, file), bytes);
    const env = isPreview ? process.env : this.#environment();
    await run(process.execPath, ['build/main.ts', '--if-changed'], { cwd: folder, env }).catch((error: Error) => {
      throw failure('The pages couldn’t be made.', error.message);
    });
    const dist = join(folder, 'dist');
    const pages = builtPages(dist);
    const before = this.#store.published[0]?.pages;
    const isChanged = ({ address, text }: (typeof pages)[number]) =>
      before
        ? before[address] !== text
        : changes.some(({ files }) => files.some((file) => (file.address ?? '/') === address));
    const changed = pages.filter((page) => page.address !== '/404' && isChanged(page));
    job.pages = changed.map(({ address, title }) => ({ address, title }));
    if (isPreview) {
      steps.push('Opening the preview');
      await this.stop();
      this.#preview = await createSite({ distDir: dist });
      job.address = `http://127.0.0.1:${await this.#preview.listen(0, '127.0.0.1')}`;
      return;
    }
    // Bytes don't matter here: a snow day must not wait for an engineer.
    const problems = pagesOf(dist).flatMap((page) => linkProblems(dist, page));
    if (problems.length > 0) throw failure('A link leads nowhere.', problems.join('\n'));
    steps.push('Sending');
    const { way, address } = this.way();
    const { publish = '' } = this.#settings;
    if (way === 'command') await run(publish, [], { cwd: folder, env, shell: true });
    else if (way === 'git') await this.#push(folder, job);
    const lookAt = changed.slice(0, LOOKED_AT).map((page) => page.address);
    this.#store.publish(content, {
      at: new Date().toISOString(),
      saves,
      pages: Object.fromEntries(pages.map((page) => [page.address, page.text])),
      lookAt: lookAt.length > 0 ? lookAt : ['/'],
    });
    if (!address || way === 'hand') return;
    steps.push('Looking at the website as a visitor');
    for (const until = Date.now() + LOOK_FOR_MS; Date.now() < until; ) {
      job.isSeen = (await this.look()).isSeen ?? false;
      if (job.isSeen) return this.#store.markSeen(Math.round((Date.now() - started) / 1000));
      await wait(LOOK_EVERY_MS, undefined, { ref: false });
    }
  }

  async #push(folder: string, { kind, changes }: Job): Promise<void> {
    const { root } = this.#store;
    const isAlone = kind === 'closing';
    const own = changes.slice(0, NAMED).map(({ words }) => words);
    const message = MESSAGES[kind] ?? (own.join(', ') || 'Publish the website');
    const paths = isAlone ? [CLOSINGS] : ['content', ...PDFS].filter((path) => existsSync(join(folder, path)));
    await commitAndPush(root, folder, paths, message);
    if (isAlone || !existsSync(join(root, 'public/documents'))) return;
    for (const path of PDFS) cpSync(join(folder, path), join(root, path), { recursive: true });
  }

  /** Looks at the public address as a visitor: whether it answers, and shows the last publication. */
  async look(): Promise<{ isUp?: boolean; isSeen?: boolean }> {
    const { address } = this.#settings;
    if (!address) return {};
    const { pages, lookAt = ['/'] } = this.#store.published[0] ?? {};
    const read = async (path: string) => {
      const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
      const response = await fetch(new URL(path, address), { cache: 'no-store', signal });
      return response.ok ? versionOf(textOf(await response.text())) : undefined;
    };
    const found = await Promise.all(lookAt.map(read)).catch(() => []);
    if (found.every((text) => text === undefined)) return { isUp: false };
    return { isUp: true, ...(pages && { isSeen: lookAt.every((path, index) => pages[path] === found[index]) }) };
  }

  /** Stops the preview's server. */
  async stop(): Promise<void> {
    await this.#preview?.stop();
  }
}
