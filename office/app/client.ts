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

/** Opens another screen, without asking about changes or keeping them: they are saved. */
export function go(href: string): void {
  window.onbeforeunload = null;
  sessionStorage.removeItem(location.href);
  location.assign(href);
}

/** A parameter of the address, such as `slot` in `/photograph?slot=slide-01`. */
export const parameter = (name: string): string | undefined =>
  new URL(location.href).searchParams.get(name) ?? undefined;

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

/** Loads the screen again if somebody else has changed what it shows, and nothing is being typed. */
export async function refresh(): Promise<void> {
  const isTyping = window.onbeforeunload !== null || document.activeElement?.matches('input, select, textarea');
  if (document.hidden || isTyping) return;
  const [next, drawn] = await Promise.all([answerOf<StartState>('start'), answers.get('start') as Promise<StartState>]);
  if (!isSame({ ...drawn, time: '' }, { ...next, time: '' })) location.reload();
}

/** A mistake, and the id of its field on the screen. */
type Problem = Omit<FieldError, 'file' | 'path'> & { id: string };
type Outcome = {
  problems: readonly Problem[];
  failure?: Error;
  asked?: { question: string; answers: Record<string, () => void> };
  busy?: string;
};
const NOTHING: Outcome = { problems: [] };
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

/** The tab for what a press sends, if it is only to be shown, not saved. */
let tab: Window | null = null;

/** Sends changes to the server, and shows what it refuses at its fields, and what it asks. */
export function useSaver() {
  const [outcome, setOutcome] = useState(NOTHING);
  const fail = (problems: readonly Problem[]) => {
    flushSync(() => setOutcome({ problems }));
    focusField(problems.find(({ id }) => document.getElementById(id))?.id ?? '');
  };
  const ask = (question: string, answers: Record<string, () => void>) => {
    // What is only shown needs no answer.
    if (tab) return Object.values(answers)[0]?.();
    setOutcome({ problems: [], asked: { question, answers: { ...answers, 'Not now': () => setOutcome(NOTHING) } } });
  };
  const send = async (request: object, options: { to?: string; after?: string } = {}): Promise<void> => {
    const { to = 'save', after = '/?saved' } = options;
    const page = tab;
    // The browser gives a date that isn't whole, or doesn't exist, as none.
    const half = [...document.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (half) {
      page?.close();
      const { id, labels } = half;
      const message = 'This is not a whole date or time, or there is none such.';
      return fail([{ id, label: labels?.[0]?.innerText ?? '', message }]);
    }
    setOutcome({ problems: outcome.problems, busy: to === 'build' ? BUILDING : 'One moment …' });
    try {
      const result = await post<Result>(page ? `show?to=${to}` : to, request);
      if (result.ok && page) {
        page.location.replace(result.address ?? '');
        return setOutcome(NOTHING);
      }
      page?.close();
      if (result.ok) go(after);
      else if ('errors' in result) fail(result.errors.map((one) => ({ ...one, id: fieldId(one.path) })));
      else {
        const answers = Object.entries(result.answers);
        const again = (more: object) => () => void send({ ...request, ...more }, options);
        ask(result.question, Object.fromEntries(answers.map(([label, more]) => [label, again(more)])));
      }
    } catch (error) {
      page?.close();
      setOutcome({ problems: [], failure: error as Error });
    }
  };
  /** Opens a page as it would be with what a press sends. The browser allows the tab only at once. */
  const show = (press: () => void) => {
    tab = window.open('');
    if (tab) press();
    else
      setOutcome({ problems: [], failure: new Error('Allow new tabs for the editor in your browser, and try again.') });
    tab = null;
  };
  const build = (request: BuildRequest) => void send(request, { to: 'build', after: '/publish?sent' });
  const problemOf = (id: string) => outcome.problems.find((problem) => problem.id === id)?.message;
  return { ...outcome, send, show, build, ask, problemOf };
}

type SaveOptions = Pick<SaveRequest, 'photo' | 'replaced'> & {
  /** The screen that follows, if not Today. */
  after?: string | undefined;
  /** What is saved instead of the form’s value. */
  finish?: (value: Value) => Value;
};

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
  const saving = useSaver();
  useEffect(() => {
    window.onbeforeunload = isChanged ? () => true : null;
    if (isChanged) sessionStorage.setItem(location.href, JSON.stringify({ begun, value }));
    else sessionStorage.removeItem(location.href);
  }, [value, begun, isChanged]);
  return {
    ...saving,
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
    save: ({ finish = (same) => same, after, ...more }: SaveOptions = {}) =>
      void saving.send({ ...more, version, files: [{ file, value: withIds(finish(value)) }] }, after ? { after } : {}),
  };
}

export type Saver = ReturnType<typeof useSaver>;
export type Form = ReturnType<typeof useForm>;

export const FormContext = createContext<Form | undefined>(undefined);
export const useFormContext = (): Form => use(FormContext) as Form;
