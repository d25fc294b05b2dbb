/** The website to look at before anything is published: Astro's development server, in a copy of the project of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '../../make/project-copy.ts';
import { PHOTOS_FILE } from './content-store.ts';
import { type Files, Refusal } from './git.ts';

/** The files that are not the same in both. */
const differing = (a: Files, b: Files) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => !b.get(file)?.equals(a.get(file) ?? Buffer.alloc(0)));
const isPhoto = (file: string) => dirname(file) === dirname(PHOTOS_FILE);

export class Preview {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;
  #shown: Files = new Map();
  /** Where the website is; empty before somebody has looked at it. */
  address = '';

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#env = { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' };
  }

  /** Makes a page from this content. The first time, and after other photographs, the server starts, which takes longer. */
  async show(files: Files, page: string): Promise<void> {
    const content = join(this.#folder, 'content');
    const isRunning = this.#server?.connected && !differing(this.#shown, files).some(isPhoto);
    if (!isRunning) {
      this.#server?.kill();
      copyProject(this.#folder);
      rmSync(content, { recursive: true });
      this.#shown = new Map();
    }
    for (const file of differing(this.#shown, files)) {
      const path = join(this.#folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, files.get(file) ?? '');
      if (!files.has(file)) rmSync(path);
    }
    this.#shown = files;
    const options = { cwd: this.#folder, env: this.#env };
    if (isRunning) this.#server?.send('');
    else this.#server = fork(join(this.#folder, 'make/preview-server.ts'), options);
    const server = this.#server as ChildProcess;
    const answered = new AbortController();
    const answers = ['message', 'exit'].map((event) => once(server, event, answered));
    const [address] = await Promise.race(answers).finally(() => answered.abort());
    const isThere = typeof address === 'string' && (await fetch(address + page)).ok;
    if (!isThere) throw new Refusal('The website has a mistake, so it can’t be shown. Ask for help.');
    this.address = address;
  }
}
