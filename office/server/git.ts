/**
 * The repository as a store. Commits are made in a hidden working tree of the editor's own, so neither the folder that
 * people work in nor its index is touched. Each start makes it anew.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { SaveRequest } from '../api.ts';
import { remembered } from '../values.ts';
import { mergeDriver } from './merge-lines.ts';

/** A mistake or an obstacle, as sentences for the office. */
export class Refusal extends Error {}

const PUBLISHED = 'refs/remotes/origin/main';
export const SAVED = 'refs/heads/office';

export type Id = string;
export type Files = ReadonlyMap<string, Buffer>;

/** What is committed must survive a power cut, byte for byte. Git's hooks and the user's settings don't apply to the editor. */
const SETTINGS = [
  'core.fsync=committed,reference',
  'core.autocrlf=false',
  'core.quotePath=off',
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'user.name=School office',
  'user.email=office@localhost',
  'rebase.updateRefs=false',
  'gc.auto=0',
  `core.attributesFile=${join(import.meta.dirname, 'merge.gitattributes')}`,
];
/** Never asks for a password: nobody could answer. Answers in English, whatever the computer speaks. */
const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20', LC_ALL: 'C' };
/** The repository is that of the folder, whatever a hook or an alias around the editor has set. */
const OWN = { ...QUIET, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
const SLOW = ['-c', 'http.lowSpeedTime=20', '-c', 'http.lowSpeedLimit=1'];
const NO_REPOSITORY = 'is no git repository with a commit. docs/publishing/office.md says how to set it up.';
const NOT_OURS =
  'belongs to another user, so git refuses it. Start the editor as that user, or set git’s safe.directory.';
const ATTEMPTS = 5;
const KEPT = 6;

const ending = new AbortController();
process.once('exit', () => ending.abort());
/** Runs a program without blocking the editor, and returns what it printed. Throws with what it printed if it fails. */
export async function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const work = promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, ...OWN, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
    signal: ending.signal,
  });
  work.child.stdin?.end();
  try {
    return (await work).stdout;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || message);
  }
}

export class Repository {
  readonly root: string;
  /** For the editor’s lock, its address, what it keeps, and its tree. */
  readonly workFolder: string;
  /** The root until the tree is needed: another editor may be open. */
  tree: string;
  /** The commit whose files are in the tree, if it has exactly these. */
  #shown: Id = '';
  readonly #settings: string[];
  readonly #files = new Map<Id, Files>();
  static #talk = Promise.resolve('');

  /** Throws a sentence if there is no repository in `root`, or no commit. */
  constructor(root: string) {
    this.root = root;
    this.tree = root;
    this.#settings = [...SETTINGS, `merge.lines.driver=${mergeDriver()}`];
    this.workFolder = resolve(root, this.ask('rev-parse', '--git-common-dir'), 'office');
    const { status, stderr } = this.#run(['rev-parse', '--verify', 'HEAD']);
    if (status !== 0) throw new Refusal(`${root} ${stderr.includes('dubious ownership') ? NOT_OURS : NO_REPOSITORY}`);
    if (!this.at(SAVED)) this.point(SAVED, this.published);
    mkdirSync(this.workFolder, { recursive: true });
  }

  /** Makes the tree anew: the last start may have been killed in the middle of something. */
  #open(): void {
    const tree = join(this.workFolder, 'tree');
    rmSync(tree, { recursive: true, force: true });
    this.git('worktree', 'add', '--quiet', '--force', '--detach', tree, this.saved);
    this.tree = tree;
    this.#shown = this.saved;
  }

  #run(args: readonly string[]) {
    const settings = this.#settings.flatMap((setting) => ['-c', setting]);
    const env = { ...process.env, ...OWN };
    const options = { cwd: this.tree, env, encoding: 'utf8', maxBuffer: 1024 ** 3 } as const;
    const done = spawnSync('git', [...settings, ...args], options);
    if (done.error) throw new Error(`${done.error.message} in ${this.tree}`);
    return done;
  }

  git(...args: string[]): string {
    const { status, stdout, stderr } = this.#run(args);
    if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`);
    return stdout.trim();
  }

  /** What git prints, or nothing if it fails. */
  ask(...args: string[]): string {
    const { status, stdout } = this.#run(args);
    return status === 0 ? stdout.trim() : '';
  }

  /** The commit that a name means; empty if there is none. Refs are read hundreds of times a screen, most as files. */
  at(name: string): Id {
    const file = resolve(this.workFolder, '..', name);
    const id = name.startsWith('refs/') && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    return /^[0-9a-f]{40}$/.test(id) ? id : this.ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  }

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

  show(commit: Id): void {
    if (this.tree === this.root) this.#open();
    if (this.#shown === commit) return;
    this.#shown = '';
    this.git('checkout', '--quiet', '--force', '--detach', commit);
    this.git('clean', '--quiet', '--force', '-d');
    this.#shown = commit;
  }

  files(commit: Id): Files {
    const read = () => {
      this.show(commit);
      // A link could lead anywhere, and a name that isn't UTF-8 leads nowhere.
      const isFile = (name: string) => lstatSync(join(this.tree, name), { throwIfNoEntry: false })?.isFile();
      const names = globSync('content/**/*.*', { cwd: this.tree }).filter(isFile).sort();
      return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(this.tree, name))]));
    };
    return remembered(this.#files, commit, read, KEPT);
  }

  /** A file of the content; null if it isn’t there. */
  read(file: string, commit = this.saved): Buffer | null {
    return this.files(commit).get(file) ?? null;
  }

  differing = (from: Id, to: Id, folder = 'content'): string[] =>
    this.git('diff', '--name-only', '--no-renames', from, to, '--', folder).split('\n').filter(Boolean);

  /** A commit on top of another with what `change` does to the tree; that one if it does nothing. */
  commit(parent: Id, message: string, change: () => void): Id {
    this.show(parent);
    this.#shown = '';
    change();
    this.git('add', '--all');
    if (this.ask('status', '--porcelain') === '') return parent;
    // Windows takes a command of 32,767 characters.
    this.git('commit', '--quiet', '--message', message.replaceAll('\0', '').slice(0, 30_000));
    this.#shown = this.at('HEAD');
    return this.#shown;
  }

  /** A commit on top of another that takes back the commits of a range. */
  reverted(parent: Id, message: string, range: string): Id {
    return this.commit(parent, message, () => {
      if (this.#run(['revert', '--no-commit', range]).status === 0) return;
      this.ask('revert', '--quit');
      throw new Refusal('The same place was changed again later. Undo the later change first.');
    });
  }

  /**
   * Puts the commits after `from` up to `to` on top of another one. Returns nothing if both changed the same line, unless
   * `keep` says whose stays.
   */
  rebased(onto: Id, from: Id, to: Id, keep?: SaveRequest['keep']): Id {
    if (onto === from) return to;
    this.show(to);
    this.#shown = '';
    const side = keep && ({ yours: 'theirs', theirs: 'ours' } as const)[keep];
    const options = side ? ['-c', `merge.lines.driver=${mergeDriver(side)}`] : [];
    const strategy = side ? [`--strategy-option=${side}`] : [];
    const { status } = this.#run([...options, 'rebase', '--quiet', ...strategy, '--onto', onto, from]);
    if (status === 0) return this.at('HEAD');
    this.ask('rebase', '--abort');
    return '';
  }

  /** Runs git with the remote, after what it does there already: two at once can't both lock the ref. */
  #remote(command: string, ...args: string[]): Promise<string> {
    const start = () => run('git', [...SLOW, command, '--quiet', ...args], this.root);
    Repository.#talk = Repository.#talk.then(start, start);
    return Repository.#talk;
  }

  fetch(): Promise<string> {
    return this.#remote('fetch', '--no-tags', '--no-write-fetch-head', 'origin', `+refs/heads/main:${PUBLISHED}`);
  }

  /** Publishes what `make` puts on top of what is published; anew if somebody else publishes meanwhile. */
  async publish(make: (published: Id) => Id | Promise<Id>): Promise<Id> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.fetch();
      const { published } = this;
      const commit = await make(published);
      if (commit === published || (await this.push(commit))) return commit;
    }
    throw new Refusal('Somebody else keeps publishing. Try again in a moment.');
  }

  /** Publishes a commit. Returns false if somebody else published meanwhile. */
  async push(commit: Id): Promise<boolean> {
    try {
      await this.#remote('push', 'origin', `${commit}:refs/heads/main`);
      return true;
    } catch (error) {
      if (/non-fast-forward|fetch first|cannot lock ref|reference already exists/i.test((error as Error).message))
        return false;
      throw error;
    }
  }
}
