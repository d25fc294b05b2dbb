/** What the app asks its server and sends to it, and a content file as a form. Each screen is a document, so it asks once. */
import { createContext, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BuildRequest, FieldError, OpenFile, Result, SaveRequest } from '../api.ts';
import { fieldAt } from '../schema.ts';
import type { Office } from '../server/office.ts';
import { type Fields, isSame, type Path, textAt, type Value, valueAt, withAt } from '../values.ts';
import { withIds } from './words.ts';

/** Whether this browser is on the computer that the editor runs on. */
export const isHere = ['127.0.0.1', 'localhost'].includes(location.hostname);

const STOPPED =
  'The editor doesn’t answer; what you typed is kept here. On its own computer, open “School office” again. ' +
  'Anywhere else, look whether you are online.';
/** The proxy asks who is there. */
export class SignedOut extends Error {
  override message = 'You are signed out. What you typed is kept here.';
}

/** Where a tab keeps its last list of forms. A save leads back to it. */
export const LIST = 'list';

/** Opens another screen, without asking about changes or keeping them: they are saved. */
export function go(href: string): void {
  window.onbeforeunload = null;
  sessionStorage.removeItem(location.href);
  location.assign(href);
}

/** A parameter of the address, such as `slot` in `/photograph?slot=slide-01`. */
export const parameter = (name: string) => new URL(location.href).searchParams.get(name) ?? undefined;

/** Throws what the server refused or couldn't do, in a sentence. */
async function answerOf<T>(path: string, init: RequestInit = {}): Promise<T> {
  // The editor redirects no request: a proxy leads to its sign-in.
  const response = await fetch(`/api/${path}`, { ...init, redirect: 'manual' }).catch(() => {
    throw new Error(STOPPED);
  });
  const body: (T & { error?: string }) | undefined = await response.json().catch(() => undefined);
  const isSignIn = response.type === 'opaqueredirect' || response.status < 500;
  if (!body) throw isSignIn ? new SignedOut() : new Error(STOPPED);
  if (!response.ok) throw new Error(body.error);
  return body;
}

export function post<T>(path: string, data: unknown = {}): Promise<T> {
  const [part, type] = data instanceof Blob ? [data, 'octet-stream'] : [JSON.stringify(data), 'json'];
  return answerOf<T>(path, { method: 'POST', body: new Blob([part], { type: `application/${type}` }) });
}

const answers = new Map<string, Promise<unknown>>();
/** An answer that the screen can't do without. */
export function useAnswer<T>(path: string): T {
  const answer = answers.get(path) ?? answerOf<T>(path);
  answers.set(path, answer);
  return use(answer) as T;
}

/** What the first screen says. Other screens read the clock, the school years and what is to be confirmed from it. */
export type StartState = ReturnType<Office['start']> & { name: string };
export const useStart = () => useAnswer<StartState>('start');
/** The school year of `?year=`. */
export const useAskedYear = () => useStart().years.find(({ id }) => id === parameter('year'));
export const useOpenFile = (file: string) => useAnswer<OpenFile>(`file?file=${encodeURIComponent(file)}`);

/** A mistake, and the id of its field on the screen. */
type Problem = Omit<FieldError, 'file' | 'path'> & { id: string };
type Outcome = {
  problems: readonly Problem[];
  failure?: Error;
  asked?: { question: string; answers: Record<string, () => void> };
  busy?: string;
};
const NOTHING: Outcome = { problems: [] };
const NO_TAB = 'Allow new tabs for the editor in your browser, and try again.';
const HALF_DATE = 'This is not a whole date or time, or there is none such.';
const MAKING = 'Making the page. The first one takes about half a minute …';
const BUILDING = 'Making and checking every page. This takes a minute …';

export const fieldId = (path: Path): string => `field-${path.join('.')}`;

/** Focuses a field, if the screen has it, and unfolds what it is in. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/** Draws a new record, and focuses its first field, unfolded. */
export function begin(path: Path, draw: () => void): void {
  flushSync(draw);
  focusField(document.querySelector(`:is(input, select, textarea)[id^="${fieldId(path)}"]`)?.id ?? '');
}

/** What a press sends, perhaps once it is ready, where to, and the screen that follows. */
export type Sending = { request: object | (() => Promise<object>); to?: string; after?: string | undefined };
const ready = async (request: Sending['request']) => (typeof request === 'function' ? request() : request);

/** Sends changes to the server, and shows what it refuses at its fields, and what it asks. */
export function useSaver() {
  const [outcome, setOutcome] = useState(NOTHING);
  const fail = (problems: readonly Problem[]) => {
    flushSync(() => setOutcome({ problems }));
    focusField(problems.find(({ id }) => document.getElementById(id))?.id ?? '');
  };
  const ask = (question: string, answers: Record<string, () => void>) =>
    setOutcome({ problems: [], asked: { question, answers: { ...answers, 'Not now': () => setOutcome(NOTHING) } } });
  /** What came of a request, unless it was refused. */
  const attempt = async (path: string, request: Sending['request']) => {
    // The browser gives a date that isn't whole, or doesn't exist, as none.
    const half = [...document.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (half) return fail([{ id: half.id, label: half.labels?.[0]?.innerText ?? '', message: HALF_DATE }]);
    setOutcome({ problems: outcome.problems, busy: path === 'build' ? BUILDING : 'One moment …' });
    try {
      const result = await post<Result>(path, await ready(request));
      if (result.ok || 'question' in result) return result;
      fail(result.errors.map((one) => ({ ...one, id: fieldId(one.path) })));
    } catch (error) {
      setOutcome({ problems: [], failure: error as Error });
    }
  };
  const send = ({ request, to = 'save', after = `${sessionStorage.getItem(LIST) ?? '/'}?saved` }: Sending): void =>
    void attempt(to, request).then((result) => {
      if (result?.ok) return go(after);
      const again = (more: object) => () =>
        send({ request: async () => ({ ...(await ready(request)), ...more }), to, after });
      const answers = Object.entries(result?.answers ?? {}).map(([label, more]) => [label, again(more)]);
      if (result) ask(result.question, Object.fromEntries(answers));
    });
  /** Opens a page as it would be with what a press sends. The browser opens a tab only at once. */
  const show = ({ request, to = 'save' }: Sending) => {
    const tab = window.open('');
    if (!tab) return setOutcome({ problems: [], failure: new Error(NO_TAB) });
    tab.document.body.textContent = MAKING;
    void attempt(`show?to=${to}`, request).then((result) => {
      if (!result?.ok) return tab.close();
      tab.location.replace(result.address ?? '');
      setOutcome(NOTHING);
    });
  };
  const build = (request: BuildRequest) => send({ request, to: 'build', after: '/publish?sent' });
  const problemOf = (id: string) => outcome.problems.find((problem) => problem.id === id)?.message;
  return { ...outcome, send, show, build, ask, problemOf };
}

/**
 * A content file as a form. It begins with what `start` makes of the file, such as a new record in it. The browser asks
 * before it leaves a form that isn't saved, and keeps it for this tab, also through a crash, while its file is the same.
 */
export function useForm(open: OpenFile, start = (value: Value): Value => value) {
  const { file, version, schema, value: original } = open;
  const [begun] = useState(() => start(original));
  const [draft] = useState(() => JSON.parse(sessionStorage.getItem(location.href) ?? '{}') as Partial<Fields>);
  const restored = isSame(draft['begun'], begun) ? (draft['value'] ?? begun) : begun;
  const [value, change] = useState(restored);
  const isChanged = !isSame(value, begun);
  const saver = useSaver();
  useEffect(() => {
    window.onbeforeunload = isChanged ? () => true : null;
    if (isChanged) sessionStorage.setItem(location.href, JSON.stringify({ begun, value }));
    else sessionStorage.removeItem(location.href);
  }, [value, begun, isChanged]);
  return {
    ...saver,
    ...open,
    original,
    value,
    change,
    renew: restored !== begun && isChanged ? () => change(begun) : undefined,
    get: (path: Path) => valueAt(value, path),
    text: (...path: Path) => textAt(value, path),
    fieldAt: (path: Path) => fieldAt({ schema, value }, path),
    /** Sets a field; undefined deletes it, and a list with its last item. */
    set: (path: Path, next: Value | undefined) =>
      change((last) => {
        const list = path.slice(0, -1);
        const isLast = next === undefined && valueAt(last, [...list, 'length']) === 1;
        const isOptional = fieldAt({ schema, value: last }, list).isOptional;
        return isLast && isOptional ? withAt(last, list, undefined) : withAt(last, path, next);
      }),
    /** What saves the form, or another value in its place. */
    saves: (more: Pick<SaveRequest, 'photo' | 'replaced'> = {}, next: Value = value): Sending => ({
      request: { ...more, version, files: [{ file, value: withIds(next) }] },
    }),
  };
}

export type Saver = ReturnType<typeof useSaver>;
export type Form = ReturnType<typeof useForm>;

export const FormContext = createContext<Form | undefined>(undefined);
export const useFormContext = (): Form => use(FormContext) as Form;
