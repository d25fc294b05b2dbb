/**
 * Closings go out alone and at once: a commit on top of what is published, made from content/closings.yaml and nothing
 * else. What the internet holds up is kept in a file of its own until it has gone.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContentData, checkContentFile } from '../../checks/check-content.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { judgeClosing, postClosing, type RuleYear, takeDownClosing } from '../../src/lib/dates/closing-rules.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { today } from '../../src/lib/dates/today.ts';
import { type Closing, closingText } from '../../src/lib/notices/closings.ts';
import type { ClosingRequest, Path, Result, Value } from '../api.ts';
import { isFields } from '../values.ts';
import { asSentence } from './content.ts';
import { Refusal, type Repository } from './git.ts';
import { CLOSINGS, follow } from './history.ts';
import { meaningOf, type Settings } from './settings.ts';
import { dataOf, writeYaml } from './yaml-edits.ts';

const ATTEMPTS = 5;

/** The closings after a request, and what it is in words. */
function changed(list: readonly Closing[], { closing, down }: ClosingRequest, postedAt: string) {
  if (closing) {
    const { day } = closing as unknown as Closing;
    const posted = { ...(closing as unknown as Closing), id: day, postedAt, revision: 0 };
    return { list: postClosing(list, posted).closings, words: closingText(posted) };
  }
  const old = list.find(({ id }) => id === down);
  if (!old) return { list, words: '' };
  return { list: takeDownClosing(list, old, today()), words: `Taken down: ${closingText(old)}` };
}

export class Closings {
  readonly #repository: Repository;
  /** The file with what waits for the internet. */
  readonly #kept: string;
  readonly #settings: Settings;
  readonly #years: () => readonly RuleYear[];
  /** Why the last one hasn't gone out. */
  failure = '';

  constructor(repository: Repository, settings: Settings, years: () => readonly RuleYear[]) {
    this.#repository = repository;
    this.#kept = join(repository.workFolder, 'closing.json');
    this.#settings = settings;
    this.#years = years;
  }

  /** The closings that families see. A file that can't be read has none: it must not stop a snow day. */
  published(): Closing[] {
    const data = dataOf(this.#repository.read(CLOSINGS, this.#repository.published));
    return contentFiles.closings.schema.safeParse(data).data?.closings ?? [];
  }

  #waiting(): ClosingRequest & { now: string } {
    return dataOf(existsSync(this.#kept) ? readFileSync(this.#kept) : '') as ClosingRequest & { now: string };
  }

  /** What waits for the internet, in words. */
  unsent(): string {
    const { now, ...request } = this.#waiting();
    return now ? changed(this.published(), request, now).words || 'A closing is to be taken down.' : '';
  }

  /** The file after a request. One that can't be read begins anew. */
  #written(list: readonly Closing[]): string {
    const text = this.#repository.read(CLOSINGS, this.#repository.published)?.toString() ?? '';
    const isSound = checkContentFile('closings.yaml', Buffer.from(text)).every(({ isWarning }) => isWarning);
    const closings = list.map(({ revision, ...one }) => ({ ...one, ...(revision > 0 && { revision }) }));
    const old = isSound ? dataOf(text) : {};
    const value = { ...(isFields(old) && old), closings: JSON.parse(JSON.stringify(closings)) as Value };
    return writeYaml(isSound ? text : '', value);
  }

  /** What is wrong with a closing, or must be asked. */
  #judged(closing: Closing): Extract<Result, { ok: false }> | undefined {
    const refused = (path: Path, message: string) => ({ file: CLOSINGS, path, message: asSentence(message) });
    // A new one gets its id from its day.
    const own = { closings: [{ ...closing, id: 'new' }] };
    const wrong = checkContentData('closings.yaml', own);
    if (wrong.length > 0)
      return { ok: false, errors: wrong.map(({ path, message }) => refused(path.slice(2) as string[], message)) };
    const now = [today(), schoolClock(new Date())[1]] as const;
    const { refusals, questions } = judgeClosing(closing, { years: this.#years(), now });
    const [refusal] = refusals;
    const hours = { delayed: 'from', early: 'until', closed: 'day' }[closing.kind];
    if (refusal) return { ok: false, errors: [refused([/start|end|past/.test(refusal) ? hours : 'day'], refusal)] };
    if (questions.length === 0) return undefined;
    return { ok: false, question: questions.join(' '), answers: { 'Yes, publish it': { isSure: true } } };
  }

  /** Checks a closing, keeps it, and sends it. */
  async post({ isSure, forget, ...request }: ClosingRequest): Promise<Result> {
    const found = request.closing && this.#judged(request.closing as unknown as Closing);
    if (found && ('errors' in found || !isSure)) return found;
    const now = new Date().toISOString().replace(/\.\d+/, '');
    if (forget) rmSync(this.#kept, { force: true });
    else if (request.closing || request.down) {
      writeFileSync(`${this.#kept}.next`, JSON.stringify({ ...request, now }), { flush: true });
      renameSync(`${this.#kept}.next`, this.#kept);
    }
    return { ok: true, saved: await this.send() };
  }

  /** Sends what waits. Returns its commit, or nothing if it waits on. */
  async send(): Promise<string> {
    const repository = this.#repository;
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { now, ...request } = this.#waiting();
        if (!now) return '';
        await repository.fetch();
        const { published } = repository;
        const { list, words } = changed(this.published(), request, now);
        const text = this.#written(list);
        const commit = repository.commit(published, words, () => writeFileSync(join(repository.tree, CLOSINGS), text));
        if (commit !== published && !(await repository.push(commit))) continue;
        this.failure = '';
        rmSync(this.#kept, { force: true });
        follow(repository);
        return commit;
      }
      throw new Refusal('Somebody else keeps publishing.');
    } catch (error) {
      this.failure = meaningOf(error as Error, this.#settings);
      return '';
    }
  }
}
