/**
 * Closings go out alone and at once: a commit on top of what is published, made from content/closings.yaml and nothing
 * else. What the internet holds up is kept under a ref of its own until it has gone.
 */
import { checkContentData, checkContentFile } from '../../checks/check-content.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { judgeClosing, postClosing, type RuleYear } from '../../src/lib/dates/closing-rules.ts';
import { addDays, schoolClock } from '../../src/lib/dates/school-day.ts';
import { today } from '../../src/lib/dates/today.ts';
import { type Closing, closingText, endOf } from '../../src/lib/notices/closings.ts';
import type { ClosingRequest, Result } from '../api.ts';
import { editsBetween, listAt } from '../values.ts';
import { asSentence, edited } from './content.ts';
import { Refusal, UNSENT } from './git.ts';
import { CLOSINGS, type History } from './history.ts';
import { fetchPublished, meaningOf, push, type Settings } from './remote.ts';
import { dataOf } from './yaml-edits.ts';

const ATTEMPTS = 5;

/** The closings after a request, and what it is in words. */
function changed(list: readonly Closing[], { closing, down }: ClosingRequest, postedAt: string) {
  if (closing) {
    const own = { ...(closing as unknown as Closing), postedAt };
    const before = list.find(({ id }) => id === own.id);
    const posted = before ? { ...own, revision: before.revision + 1 } : { ...own, id: own.day, revision: 0 };
    return {
      list: postClosing(
        list.filter((one) => one !== before),
        posted,
      ).closings,
      words: closingText(own),
    };
  }
  const gone = list.find(({ id }) => id === down);
  if (!gone) return { list: [...list], words: '' };
  // One that has begun ends yesterday and stays in the calendar; any other goes.
  const isRunning = gone.day < today() && endOf(gone) >= today();
  const rest = { ...gone, lastDay: addDays(today(), -1), revision: gone.revision + 1 };
  const at = list.indexOf(gone);
  return {
    list: isRunning ? list.with(at, rest) : list.toSpliced(at, 1),
    words: `Taken down: ${closingText(gone)}`,
  };
}

export class Closings {
  readonly #history: History;
  readonly #settings: Settings;
  readonly #years: () => readonly RuleYear[];
  /** Why the last one hasn't gone out. */
  failure = '';

  constructor(history: History, settings: Settings, years: () => readonly RuleYear[]) {
    this.#history = history;
    this.#settings = settings;
    this.#years = years;
  }

  /** The closings that families see. A file that can't be read has none: it must not stop a snow day. */
  published(): Closing[] {
    const data = dataOf(this.#history.read(CLOSINGS, this.#history.published));
    return contentFiles.closings.schema.safeParse(data).data?.closings ?? [];
  }

  #waiting(): ClosingRequest & { now: string } {
    const { repository } = this.#history;
    return dataOf(repository.read(repository.at(UNSENT))) as ClosingRequest & { now: string };
  }

  /** What waits for the internet, in words. */
  unsent(): string {
    const { now, ...request } = this.#waiting();
    return now ? changed(this.published(), request, now).words || 'A closing is to be taken down.' : '';
  }

  /** The text of the file after a request. One that can't be read begins anew. */
  #written(request: ClosingRequest, now: string): { text: string; words: string } {
    const text = this.#history.read(CLOSINGS, this.#history.published)?.toString() ?? '';
    const isSound = checkContentFile('closings.yaml', Buffer.from(text)).every(({ isWarning }) => isWarning);
    const { list, words } = changed(this.published(), request, now);
    const records = list.map(({ revision, ...one }) => ({ ...one, ...(revision > 0 && { revision }) }));
    const old = listAt(isSound ? dataOf(text) : {}, 'closings');
    const edits = editsBetween(old, JSON.parse(JSON.stringify(records)), ['closings']);
    return { text: edited(this.#history, isSound ? text : '', edits), words };
  }

  /** Checks a closing, keeps it, and sends it. */
  async post({ isSure, forget, ...request }: ClosingRequest): Promise<Result> {
    const { repository } = this.#history;
    if (forget) repository.point(UNSENT, '');
    if (!request.closing && !request.down) return { ok: true, saved: await this.send() };
    const now = new Date().toISOString().replace(/\.\d+/, '');
    // A new one gets its id from its day.
    const own = request.closing && { closings: [{ ...request.closing, id: 'new' }] };
    const wrong = own && checkContentData('closings.yaml', own);
    const errors = (wrong ?? []).map(({ path, message }) => ({
      file: CLOSINGS,
      path: path.slice(2) as string[],
      message: asSentence(message),
    }));
    if (errors.length > 0) return { ok: false, errors };
    const first = own && contentFiles.closings.schema.parse(own).closings[0];
    const { refusals, questions } = first
      ? judgeClosing(first, { years: this.#years(), now: [today(), schoolClock(new Date())[1]] })
      : { refusals: [], questions: [] };
    const [refusal] = refusals;
    if (refusal) return { ok: false, errors: [{ file: CLOSINGS, path: [hoursOf(first, refusal)], message: refusal }] };
    if (questions.length > 0 && !isSure)
      return { ok: false, question: questions.join(' '), answers: { 'Yes, publish it': { isSure: true } } };
    repository.point(UNSENT, repository.write(JSON.stringify({ ...request, now })));
    return { ok: true, saved: await this.send() };
  }

  /** Sends what waits. Returns its commit, or nothing if it waits on. */
  async send(): Promise<string> {
    const history = this.#history;
    const { repository } = history;
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { now, ...request } = this.#waiting();
        if (!now) return '';
        await fetchPublished(history);
        const { text, words } = this.#written(request, now);
        const id = repository.write(text);
        const isThere = repository.files(history.published).get(CLOSINGS) === id;
        const commit = isThere ? '' : repository.commit(history.published, new Map([[CLOSINGS, id]]), words);
        if (commit && !(await push(history, commit))) continue;
        this.failure = '';
        repository.point(UNSENT, '');
        history.follow();
        return commit;
      }
      throw new Refusal('Somebody else keeps publishing.');
    } catch (error) {
      this.failure = meaningOf(error as Error, this.#settings);
      return '';
    }
  }
}

/** The field that a refusal is about. */
const hoursOf = (closing: Closing | undefined, refusal: string) =>
  !/start|end|past/.test(refusal) ? 'day' : closing?.kind === 'delayed' ? 'from' : 'until';
