/** Previews, publications and their undo. One job runs at a time; the app asks for its progress. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../../build/project-copy.ts';
import { createSite, type Site } from '../../server/site.ts';
import type { Job, JobRequest } from '../api.ts';
import { conflictQuestion } from './content.ts';
import { AFTER, BEFORE, type Files, type Id, Refusal, run } from './git.ts';
import type { History } from './history.ts';
import { fetchPublished, meaningOf, push, type Settings } from './remote.ts';

const ATTEMPTS = 3;
/** What a build makes anew for the repository: the printed documents. */
const PDFS = 'public/documents';

const hasPdfs = (files: Files) => [...files.keys()].some((file) => file.startsWith(PDFS));

/** Builds, previews and sends the website. */
export class Publication {
  readonly #history: History;
  readonly #settings: Settings;
  /** For copies of the project. */
  readonly #folder: string;
  /** What blocks a publication. */
  readonly #obstacles: () => string[];
  /** The running or last job. */
  job: Job | null = null;
  #preview: Site | undefined;

  constructor(history: History, settings: Settings, obstacles: () => string[]) {
    this.#history = history;
    this.#settings = settings;
    this.#folder = join(history.repository.root, '.office/preview');
    this.#obstacles = obstacles;
  }

  /** Starts a job. Throws while another runs. */
  start(request: JobRequest): Job {
    if (this.job?.state === 'running') throw new Refusal('Wait until the website has been checked.');
    const job: Job = { ...request, state: 'running' };
    this.job = job;
    const work = {
      preview: () => this.#show(job),
      publish: () => this.#send(job, () => this.#saved(job)),
      undoPublishing: () => this.#send(job, () => this.#reversed()),
    }[request.kind];
    // The app gets its answer first: copying the project takes a moment.
    void wait(0)
      .then(work)
      .then(() => Object.assign(job, { state: 'done' }))
      .catch((error: Error) => {
        const says = `Nothing was published. ${meaningOf(error, this.#settings)} Your changes are safe here.`;
        if (!job.question) console.error(error.cause ?? error);
        Object.assign(job, { state: 'failed', ...(!job.question && { error: says }) });
      });
    return job;
  }

  /** Copies the project with the content of a commit, and runs one of its programs there. */
  async build(commit: Id, program: string, ...options: string[]): Promise<string> {
    const { repository } = this.#history;
    const files = repository.files(commit);
    copyProject(this.#folder);
    for (const part of ['content', ...(hasPdfs(files) ? [PDFS] : [])])
      rmSync(join(this.#folder, part), { recursive: true, force: true });
    repository.load(files.values());
    for (const [file, id] of files) {
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      writeFileSync(join(this.#folder, file), repository.read(id) ?? '');
    }
    const { address = '' } = this.#settings;
    const env = address.startsWith('https:') ? { SITE_URL: address } : {};
    await run(process.execPath, [program, ...options], this.#folder, env).catch((error: Error) => {
      throw new Refusal('The check of the website found a mistake.', { cause: error.message });
    });
    return join(this.#folder, 'dist');
  }

  /** The website with every save, on this computer only. */
  async #show(job: Job): Promise<void> {
    job.step = 'Making every page';
    const distDir = await this.build(this.#history.saved, 'build/main.ts', '--if-changed');
    await this.stop();
    this.#preview = await createSite({ distDir });
    job.address = `http://127.0.0.1:${await this.#preview.listen(0, '127.0.0.1')}`;
  }

  /** Builds what `make` returns on top of what is published, checks it as the host will, and sends it. */
  async #send(job: Job, make: () => Id): Promise<void> {
    const history = this.#history;
    const { repository } = history;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await fetchPublished(history);
      const before = history.published;
      const commit = make();
      job.step = 'Checking every page';
      await this.build(commit, 'checks/publish-check.ts', '--host', this.#settings.host ?? 'none', '--public');
      const printed = this.#printed(repository.files(commit));
      const head = printed.size > 0 ? repository.commit(commit, printed, 'Print the documents again') : commit;
      job.step = 'Sending';
      if (!(await push(history, head))) continue;
      // It is public: nothing after this may fail.
      history.follow();
      repository.point(BEFORE, before);
      repository.point(AFTER, head);
      return;
    }
    throw new Refusal('Somebody else keeps publishing. Try again in a moment.');
  }

  /** The printed documents that the build made anew, if the repository keeps them. */
  #printed(files: Files): Files {
    const { repository } = this.#history;
    if (!hasPdfs(files)) return new Map();
    const made = globSync(`${PDFS}/**/*.*`, { cwd: this.#folder }).map((file) => file.replaceAll('\\', '/'));
    const ids = made.map((file) => [file, repository.write(readFileSync(join(this.#folder, file)))] as const);
    return new Map(ids.filter(([file, id]) => files.get(file) !== id));
  }

  /** The saves on top of what is published. */
  #saved(job: Job): Id {
    const conflicts = this.#history.rebase(job.keep);
    if (conflicts.length > 0) job.question = conflictQuestion(conflicts);
    const [first] = this.#obstacles();
    if (job.question || first) throw new Refusal(first ?? '');
    return this.#history.saved;
  }

  /** What takes back the last publication. */
  #reversed(): Id {
    const history = this.#history;
    const last = history.publication();
    if (!last) throw new Refusal('Nothing has been published from here.');
    const changes = history.reverse(last.from, last.to, history.published);
    return history.repository.commit(history.published, changes, 'Undo the last publication');
  }

  /** Stops the preview's server. */
  async stop(): Promise<void> {
    await this.#preview?.stop();
  }
}
