/** The repository as a store: files, commits and refs. Neither the folder that people work in nor its index is touched. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A mistake or an obstacle, as sentences for the office. */
export class Refusal extends Error {}

/** What is published, what is saved here, and a closing that waits for the internet. */
export const PUBLISHED = 'refs/remotes/origin/main';
export const SAVED = 'refs/heads/office';
export const UNSENT = 'refs/office/closing';
/** What was published before and after the last publication from here. */
export const BEFORE = 'refs/office/before';
export const AFTER = 'refs/office/after';

/** The id of a file's bytes or of a commit. Of a missing file, it is empty. */
export type Id = string;
/** The files of a commit by their names, or changes of them: an empty id deletes the file. */
export type Files = ReadonlyMap<string, Id>;

/** A published file must survive a power cut as soon as its ref does. */
const SETTINGS = ['-c', 'core.fsync=committed,reference', '-c', 'core.quotePath=off', '-c', 'gc.auto=0'];
/** Never asks for a password: nobody could answer. Answers in English, whatever the computer speaks. */
const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20', LC_ALL: 'C' };
const OFFICE = { GIT_AUTHOR_NAME: 'School office', GIT_AUTHOR_EMAIL: 'office@localhost' };
const COMMITTER = { GIT_COMMITTER_NAME: 'School office', GIT_COMMITTER_EMAIL: 'office@localhost' };

/** When a commit was made and put where it is. `parent` is the one before it; the first has none. */
type Facts = { parent: Id; at: string; committedAt: string; message: string };
type Options = { input?: string | Buffer; env?: NodeJS.ProcessEnv };

/** Runs a program without blocking the editor, and returns what it printed. Throws with what it printed if it fails. */
export async function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const work = promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  work.child.stdin?.end();
  const stop = () => work.child.kill();
  process.once('exit', stop);
  try {
    return (await work).stdout;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || message);
  } finally {
    process.removeListener('exit', stop);
  }
}

/** A git repository. */
export class Repository {
  readonly root: string;
  readonly #identity: NodeJS.ProcessEnv;
  readonly #folder: string;
  /** For the editor’s lock and its address. */
  readonly workFolder: string;
  readonly #facts = new Map<Id, Facts>();
  readonly #bytes = new Map<Id, Buffer>();
  readonly #files = new Map<Id, Files>();

  /** Throws a sentence if there is no repository in `root`, or no commit. */
  constructor(root: string) {
    this.root = root;
    this.#identity = {};
    this.#folder = resolve(root, this.#ask('rev-parse', '--git-common-dir'));
    this.workFolder = join(this.#folder, 'office');
    if (!this.#ask('rev-parse', '--verify', 'HEAD'))
      throw new Refusal(`${root} is no git repository with a commit. docs/publishing/office.md says how to set it up.`);
    mkdirSync(this.workFolder, { recursive: true });
    if (!this.#ask('config', 'user.email')) this.#identity = { ...OFFICE, ...COMMITTER };
  }

  #run(args: readonly string[], { input, env }: Options = {}) {
    const done = spawnSync('git', [...SETTINGS, ...args], {
      cwd: this.root,
      env: { ...process.env, ...QUIET, ...this.#identity, ...env },
      maxBuffer: 1024 ** 3,
      ...(input !== undefined && { input }),
    });
    if (done.error) throw done.error;
    return done;
  }

  /** What git prints. Throws if it fails. */
  git(args: readonly string[], options: Options = {}): string {
    const { status, stdout, stderr } = this.#run(args, options);
    if (status !== 0) throw new Error(stderr.toString().trim() || `git ${args[0]} failed.`);
    return stdout.toString().trim();
  }

  /** What git prints, or nothing if it fails. */
  #ask(...args: string[]): string {
    const { status, stdout } = this.#run(args);
    return status === 0 ? stdout.toString().trim() : '';
  }

  /** The object that a ref or another name means; empty if there is none. */
  at(name: string): Id {
    const file = join(this.#folder, name);
    const id = name.startsWith('refs/') && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    // Git keeps older refs in another way.
    return /^[0-9a-f]{40}$/.test(id) ? id : this.#ask('rev-parse', '--verify', '--quiet', `${name}^{object}`);
  }

  /** Sets a ref, or without an object deletes it. */
  point(ref: string, object: Id): void {
    this.git(object ? ['update-ref', ref, object] : ['update-ref', '-d', ref]);
  }

  /** The content and the printed documents of a commit. */
  files(commit: Id): Files {
    const known = this.#files.get(commit);
    if (known) return known;
    const lines = this.git(['ls-tree', '-r', '-z', commit, 'content/', 'public/documents/']);
    const entries = lines.split('\0').filter((line) => line.startsWith('100'));
    const files: Files = new Map(entries.map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(12, 52)]));
    this.#files.set(commit, files);
    return files;
  }

  /** The bytes of several files, read at once. */
  load(ids: Iterable<Id>): void {
    const missing = [...new Set(ids)].filter((id) => id && !this.#bytes.has(id));
    if (missing.length === 0) return;
    const { stdout } = this.#run(['cat-file', '--batch'], { input: missing.join('\n') });
    for (let at = 0; at < stdout.length; ) {
      const end = stdout.indexOf('\n', at);
      const [id = '', type, size = 0] = stdout.subarray(at, end).toString().split(' ');
      at = end + 1 + Number(size) + (type === 'missing' ? 0 : 1);
      if (type === 'blob') this.#bytes.set(id, stdout.subarray(end + 1, at - 1));
    }
  }

  /** The bytes of a file, or null for those of a missing one. */
  read(id: Id | undefined): Buffer | null {
    if (!id) return null;
    this.load([id]);
    return this.#bytes.get(id) ?? null;
  }

  /** Stores bytes. */
  write(bytes: Buffer | string): Id {
    const blob = Buffer.from(bytes);
    const own = createHash('sha1').update(`blob ${blob.length}\0`).update(blob).digest('hex');
    if (this.#bytes.has(own)) return own;
    if (this.git(['hash-object', '-w', '--stdin'], { input: blob }) !== own)
      throw new Error('The disk didn’t keep what was written.');
    this.#bytes.set(own, blob);
    return own;
  }

  /** A commit on top of another with these changes. `at` is when they were made, if it isn't now. */
  commit(parent: Id, changes: Files, message: string, at?: string): Id {
    const folder = mkdtempSync(join(tmpdir(), 'office-index-'));
    const env = { GIT_INDEX_FILE: join(folder, 'index'), ...(at !== undefined && { GIT_AUTHOR_DATE: at }) };
    const lines = [...changes].map(([file, id]) => `${id ? `100644 ${id}` : `0 ${'0'.repeat(40)}`}\t${file}\0`);
    try {
      this.git(['read-tree', parent], { env });
      this.git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      const tree = this.git(['write-tree'], { env });
      return this.git(['commit-tree', tree, '-p', parent], { env, input: message });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The commits that `git log` lists with these options, newest first. Their facts are known then. */
  list(...options: string[]): Id[] {
    const printed = this.git(['log', '--first-parent', `--format=%H%n%P%n%aI%n%cI%n%B%x00`, ...options]);
    return printed.split('\0').flatMap((text) => {
      const [id = '', parents = '', at = '', committedAt = '', ...lines] = text.trim().split('\n');
      if (!id) return [];
      this.#facts.set(id, { parent: parents.slice(0, 40), at, committedAt, message: lines.join('\n').trim() });
      return [id];
    });
  }

  /** What a commit says about itself. */
  facts(commit: Id): Facts {
    if (!this.#facts.has(commit)) this.list('-1', commit, '--');
    return this.#facts.get(commit) ?? { parent: '', at: '', committedAt: '', message: '' };
  }

  /**
   * A text with the changes of two others since their common version, line by line. With `prefer`, a line that both
   * changed becomes that side's; without, undefined is returned for such a line.
   */
  merged(base: string, ours: string, theirs: string, prefer?: 'ours' | 'theirs'): string | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'office-merge-'));
    try {
      // A line between all others keeps changes of neighboring lines apart.
      const paths = Object.entries({ ours, base, theirs }).map(([name, text]) => {
        const path = join(folder, name);
        writeFileSync(path, text.replaceAll('\n', '\n~\n'));
        return path;
      });
      const { status, stdout } = this.#run(['merge-file', '-p', '-q', ...(prefer ? [`--${prefer}`] : []), ...paths]);
      return status === 0 ? stdout.toString().replaceAll(/^~\n/gm, '') : undefined;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
