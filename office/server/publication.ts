/** Previews, publications and their undo: each makes the whole website. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../build/project-copy.ts';
import { createSite, type Site } from '../../server/site.ts';
import type { BuildRequest, Question, Result } from '../api.ts';
import { conflictQuestion } from './content.ts';
import { type Id, Refusal, type Repository, run } from './git.ts';
import { publication, published, rebase } from './history.ts';
import { meaningOf, type Settings } from './settings.ts';

const ATTEMPTS = 3;
/** What a build makes anew for the repository: the printed documents. */
const PDFS = 'public/documents';

/** Builds, previews and sends the website. */
export class Publication {
  readonly #repository: Repository;
  readonly #settings: Settings;
  /** For copies of the project. */
  readonly #folder: string;
  /** What blocks a publication. */
  readonly #obstacles: () => string[];
  #isBusy = false;
  #preview: Site | undefined;

  constructor(repository: Repository, settings: Settings, obstacles: () => string[]) {
    this.#repository = repository;
    this.#settings = settings;
    this.#folder = join(repository.root, '.office/preview');
    this.#obstacles = obstacles;
  }

  /** Does what is requested, unless something must be asked first. One at a time: it takes a minute. */
  async start({ kind, keep }: BuildRequest): Promise<Result> {
    if (this.#isBusy) throw new Refusal('Wait until the website has been checked.');
    this.#isBusy = true;
    try {
      if (kind === 'preview') return await this.#show();
      return await this.#send(kind === 'publish' ? () => this.#saved(keep) : () => this.#reversed());
    } catch (error) {
      console.error((error as Error).cause ?? error);
      throw new Refusal(
        `Nothing was published. ${meaningOf(error as Error, this.#settings)} Your changes are safe here.`,
      );
    } finally {
      this.#isBusy = false;
    }
  }

  /** Copies the project with the content of a commit, and runs one of its programs there. */
  async build(commit: Id, program: string, ...options: string[]): Promise<string> {
    const { tree } = this.#repository;
    this.#repository.show(commit);
    copyProject(this.#folder, join(tree, 'content'));
    if (existsSync(join(tree, PDFS))) {
      rmSync(join(this.#folder, PDFS), { recursive: true, force: true });
      cpSync(join(tree, PDFS), join(this.#folder, PDFS), { recursive: true });
    }
    const { address = '' } = this.#settings;
    const env = address.startsWith('https:') ? { SITE_URL: address } : {};
    await run(process.execPath, [program, ...options], this.#folder, env).catch((error: Error) => {
      throw new Refusal('The check of the website found a mistake.', { cause: error.message });
    });
    return join(this.#folder, 'dist');
  }

  /** The website with every save, on this computer only. */
  async #show(): Promise<Result> {
    const distDir = await this.build(this.#repository.saved, 'build/main.ts', '--if-changed');
    await this.#preview?.stop();
    this.#preview = await createSite({ distDir });
    return { ok: true, saved: '', address: `http://127.0.0.1:${await this.#preview.listen(0, '127.0.0.1')}` };
  }

  /** Builds what `make` returns on top of what is published, checks it as the host will, and sends it. */
  async #send(make: () => Id | Question): Promise<Result> {
    const repository = this.#repository;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await repository.fetch();
      const before = repository.published;
      const commit = make();
      if (typeof commit !== 'string') return commit;
      await this.build(commit, 'checks/publish-check.ts', '--host', this.#settings.host ?? 'none', '--public');
      // The documents that the build printed again, if the repository keeps them.
      const head = repository.commit(commit, 'Print the documents again', () => {
        const [printed, kept] = [this.#folder, repository.tree].map((folder) => join(folder, PDFS)) as [string, string];
        if (existsSync(kept) && existsSync(printed)) cpSync(printed, kept, { recursive: true });
      });
      if (!(await repository.push(head))) continue;
      // It is public: nothing after this may fail.
      published(repository, before, commit);
      return { ok: true, saved: commit };
    }
    throw new Refusal('Somebody else keeps publishing. Try again in a moment.');
  }

  /** The saves on top of what is published. */
  #saved(keep: BuildRequest['keep']): Id | Question {
    const conflicts = rebase(this.#repository, keep);
    if (conflicts.length > 0) return conflictQuestion(conflicts);
    const [first] = this.#obstacles();
    if (first) throw new Refusal(first);
    return this.#repository.saved;
  }

  /** What takes back the last publication. */
  #reversed(): Id {
    const last = publication(this.#repository);
    if (!last) throw new Refusal('Nothing has been published from here.');
    return this.#repository.reverted(this.#repository.published, 'Undo the last publication', last.range);
  }
}
