/** The website as it would be with other content: Astro's development server, in a copy of the project. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';

export class Preview {
  readonly #options: { cwd: string; env: NodeJS.ProcessEnv };
  #server: ChildProcess | undefined;
  #photos = '';
  /** Where the website is; empty before it is shown. */
  address = '';

  constructor(cwd: string, env: NodeJS.ProcessEnv) {
    this.#options = { cwd, env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' } };
  }

  /** Makes a page with the content of a folder. The first time, and with other `photos`, the server starts, which takes longer. */
  async show(content: string, photos: string, page: string): Promise<string> {
    const { cwd } = this.#options;
    if (this.#server?.connected && photos === this.#photos) {
      rmSync(join(cwd, 'content'), { recursive: true });
      cpSync(content, join(cwd, 'content'), { recursive: true });
      this.#server.send('');
    } else {
      this.#server?.kill();
      copyProject(cwd, content);
      this.#server = fork(join(cwd, 'make/preview-server.ts'), this.#options);
    }
    this.#photos = photos;
    const [server, answered] = [this.#server, new AbortController()];
    const answers = ['message', 'exit'].map((event) => once(server, event, answered));
    const [address] = await Promise.race(answers).finally(() => answered.abort());
    if (typeof address !== 'string') throw new Error('The development server has ended.');
    this.address = address;
    const { status } = await fetch(address + page);
    if (status >= 500) throw new Error(`${page} can’t be made.`);
    return address;
  }
}
