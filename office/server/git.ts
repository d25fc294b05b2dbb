/**
 * The repository as a store. Commits are made in a hidden working tree of the editor's own, so neither the folder that
 * people work in nor its index is touched. Each start makes it anew.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { globSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { x } from 'tinyexec';
import { remembered } from '../values.ts';

/** A mistake or an obstacle, as sentences for the office. */
export class Refusal extends Error {}

/** The printed documents, which a build makes anew for the repository. */
export const PDFS = 'public/documents';
const PUBLISHED = 'refs/remotes/origin/main';
export const SAVED = 'refs/heads/office';

/** Whoever makes a commit now. */
export const author = new AsyncLocalStorage<{ identity: string; name: string }>();

export type Id = string;
export type Files = ReadonlyMap<string, Buffer>;

/** What is committed must survive a power cut, byte for byte. Git's hooks and the user's settings don't apply to the editor. */
const SETTINGS = [
  'core.fsync=committed,reference',
  'core.autocrlf=false',
  'core.quotePath=off',
  'core.hooksPath=/dev/null',
  'core.excludesFile=/dev/null',
  'commit.gpgSign=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'user.name=School office',
  'user.email=office@localhost',
  'gc.auto=0',
  'http.lowSpeedTime=20',
  'http.lowSpeedLimit=1',
].flatMap((setting) => ['-c', setting]);
/** Never asks for a password: nobody could answer. Answers in English, whatever the computer speaks. */
const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20', LC_ALL: 'C' };
/** The repository is that of the folder, whatever a hook or an alias around the editor has set. */
const OWN = { ...QUIET, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
const NO_REPOSITORY = 'is no git repository with a commit. docs/publishing/office.md says how to set it up.';
const LINKED = 'The content has a link, which could lead anywhere. Nothing is saved until it is a file.';
const NOT_OURS =
  'belongs to another user, so git refuses it. Start the editor as that user, or set git’s safe.directory.';
/** What git prints if somebody else published first. */
const OUTRUN = ['non-fast-forward', 'fetch first', 'cannot lock ref', 'reference already exists'];
const ATTEMPTS = 5;
const KEPT_COMMITS = 6;

const ending = new AbortController();
process.once('exit', () => ending.abort());
/** Runs a program without blocking the editor. Throws with what it printed if it fails. */
export async function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const nodeOptions: SpawnOptions = { cwd, env: { ...OWN, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
  const { exitCode, stdout, stderr } = await x(command, [...args], { nodeOptions, signal: ending.signal });
  if (exitCode !== 0) throw new Error(`${stdout}${stderr}`.trim() || `${command} failed.`);
}

/** The author of a commit, as git reads it: who has given their name, or signed in with an address. */
function authorship(): NodeJS.ProcessEnv {
  const { identity = '', name = '' } = author.getStore() ?? {};
  const email = identity.includes('@') ? identity : undefined;
  return { GIT_AUTHOR_NAME: name || email, GIT_AUTHOR_EMAIL: email };
}

export class Repository {
  readonly root: string;
  /** For the editor’s lock, its address, what it keeps, and its tree. */
  readonly workFolder: string;
  /** Made when it is needed: another editor may be open. */
  readonly tree: string;
  #isOpen = false;
  readonly #files = new Map<Id, Files>();
  static readonly #inTurn = pLimit(1);

  /** Throws a sentence if there is no repository in `root`, or no commit. */
  constructor(root: string) {
    this.root = root;
    this.workFolder = resolve(root, this.ask('rev-parse', '--git-common-dir'), 'office');
    this.tree = join(this.workFolder, 'tree');
    const { status, stderr } = this.#run(['rev-parse', '--verify', 'HEAD']);
    if (status !== 0) throw new Refusal(`${root} ${stderr.includes('dubious ownership') ? NOT_OURS : NO_REPOSITORY}`);
    if (!this.at(SAVED)) this.point(SAVED, this.published);
    mkdirSync(this.workFolder, { recursive: true });
  }

  #run(args: readonly string[]) {
    const [cwd, env] = [this.root, { ...process.env, ...OWN, ...authorship() }];
    const done = spawnSync('git', [...SETTINGS, ...args], { cwd, env, encoding: 'utf8', maxBuffer: 1024 ** 3 });
    if (done.error) throw new Error(`${done.error.message} in ${cwd}`);
    return done;
  }

  /** What git prints. Throws what it says if it fails. */
  git(...args: string[]): string {
    const { status, stdout, stderr } = this.#run(args);
    if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`);
    return stdout.trim();
  }

  gitInTree = (...args: string[]): string => this.git('-C', this.tree, ...args);

  /** What git prints, or nothing if it fails. */
  ask(...args: string[]): string {
    const { status, stdout } = this.#run(args);
    return status === 0 ? stdout.trim() : '';
  }

  /** The commit that a name means; empty if there is none. */
  at = (name: string): Id => this.ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

  point(ref: string, commit: Id): void {
    this.git('update-ref', ref, commit);
  }

  /** What families see. Without a remote, what is committed here. */
  get published(): Id {
    return this.at(PUBLISHED) || this.at('refs/heads/main') || this.at('HEAD');
  }

  get saved(): Id {
    return this.at(SAVED);
  }

  /** Puts a commit into the tree; into a new one at first, and if a git that was killed has locked it or it is damaged. */
  show(commit: Id): void {
    const does = (command: string, ...args: string[]) =>
      this.#run(['-C', this.tree, command, '--quiet', '--force', ...args]).status === 0;
    if (this.#isOpen && does('checkout', '--detach', commit) && does('clean', '-d')) return;
    rmSync(this.tree, { recursive: true, force: true });
    this.git('worktree', 'add', '--quiet', '--force', '--detach', this.tree, commit);
    this.#isOpen = true;
  }

  files(commit: Id): Files {
    const read = () => {
      this.show(commit);
      // A link could lead anywhere, and a name that isn't UTF-8 leads nowhere.
      const isFile = (name: string) => lstatSync(join(this.tree, name), { throwIfNoEntry: false })?.isFile();
      const names = globSync(`{content,${PDFS}}/**/*.*`, { cwd: this.tree }).filter(isFile).sort();
      return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(this.tree, name))]));
    };
    return remembered(this.#files, commit, read, KEPT_COMMITS);
  }

  /** A file; null if it isn’t there. */
  read(file: string, commit = this.saved): Buffer | null {
    return this.files(commit).get(file) ?? null;
  }

  differing = (from: Id, to: Id, folder = 'content'): string[] =>
    this.git('diff', '--name-only', '--no-renames', from, to, '--', folder).split('\n').filter(Boolean);

  /** A commit on top of another with what `change` does to the tree, or commits itself; that one if it does nothing. */
  commit(parent: Id, message: string | { like: Id }, change: () => void): Id {
    this.show(parent);
    if (/^120000/m.test(this.gitInTree('ls-files', '--stage', 'content'))) throw new Refusal(LINKED);
    change();
    this.gitInTree('add', '--all');
    // Windows takes a command of 32,767 characters.
    const saying = (words: string) => ['--message', words.replaceAll('\0', '').slice(0, 30_000)];
    if (this.gitInTree('status', '--porcelain') !== '')
      this.gitInTree('commit', '--quiet', ...(typeof message === 'string' ? saying(message) : ['-C', message.like]));
    return this.gitInTree('rev-parse', 'HEAD');
  }

  /** Runs git with the remote, after what it does there already: two at once can't both lock the ref. */
  #remote(command: string, ...args: string[]): Promise<void> {
    return Repository.#inTurn(() => run('git', [...SETTINGS, command, '--quiet', ...args], this.root));
  }

  fetch(): Promise<void> {
    return this.#remote('fetch', '--no-tags', '--no-write-fetch-head', 'origin', `+refs/heads/main:${PUBLISHED}`);
  }

  /** Publishes what `make` puts on top of what is published; anew if somebody else publishes meanwhile. */
  async publish(make: (published: Id) => Id | Promise<Id>): Promise<Id> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.fetch();
      const { published } = this;
      const commit = await make(published);
      if (commit === published) return commit;
      try {
        await this.#remote('push', 'origin', `${commit}:refs/heads/main`);
        return commit;
      } catch (error) {
        if (!OUTRUN.some((printed) => (error as Error).message.includes(printed))) throw error;
      }
    }
    throw new Refusal('Somebody else keeps publishing. Try again in a moment.');
  }
}
