/** A content file as a form: its value, what is wrong with it, and saving it. */
import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenFile, Path, Result, SaveRequest, Value } from '../api.ts';
import { isSame, textAt, valueAt, withAt } from '../values.ts';
import { go, post } from './api-client.ts';
import { type Schema, schemaAt } from './schema.ts';
import { withIds } from './words.ts';

/** A mistake: the id of its field and one sentence. */
type Problem = { id: string; message: string };
type Asked = { question: string; answers: Record<string, () => void> };
type Outcome = { problems: readonly Problem[]; failure?: string; asked?: Asked; isBusy?: boolean };
const NOTHING: Outcome = { problems: [] };

/** The id of the element of a field. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`;

type SendOptions = {
  /** What the server does with it. */
  to?: 'save' | 'closing' | 'undo' | 'build';
  /** The screen that opens. */
  after?: string;
  /** Where the server's paths begin in the form. */
  at?: Path;
};

/** Sends changes to the server, and shows what it refuses at its fields, and what it asks. */
export function useSaver(forget: () => void = () => {}) {
  const [outcome, setOutcome] = useState(NOTHING);
  const fail = (errors: readonly { path: Path; message: string }[], at: Path) => {
    const problems = errors.map(({ path, message }) => ({ id: fieldId([...at, ...path]), message }));
    flushSync(() => setOutcome({ problems }));
    problems
      .map(({ id }) => document.getElementById(id))
      .find(Boolean)
      ?.focus();
  };
  /** Asks something; the last answer does nothing. */
  const ask = (question: string, answers: Asked['answers']) =>
    setOutcome({ problems: [], asked: { question, answers: { ...answers, 'Not now': () => setOutcome(NOTHING) } } });
  const send = async (request: object, options: SendOptions = {}): Promise<void> => {
    const { to = 'save', after = '/?saved', at = [] } = options;
    setOutcome({ problems: outcome.problems, isBusy: true });
    try {
      const result = await post<Result>(to, request);
      if (result.ok) {
        forget();
        go(result.address ?? after);
      } else if ('errors' in result) fail(result.errors, at);
      else {
        const answers = Object.entries(result.answers);
        const again = (more: object) => () => void send({ ...request, ...more }, options);
        ask(result.question, Object.fromEntries(answers.map(([label, more]) => [label, again(more)])));
      }
    } catch (error) {
      setOutcome({ problems: [], failure: (error as Error).message });
    }
  };
  const problemOf = (id: string) => outcome.problems.find((problem) => problem.id === id)?.message;
  return { ...outcome, send, ask, problemOf };
}

/** What a form keeps in its tab: the file that it began from, and its value. */
type Draft = { version: string; original: Value; value: Value };
type SaveOptions = Pick<SendOptions, 'after'> &
  Pick<SaveRequest, 'photo' | 'replaced'> & {
    /** What is saved instead of the form’s value. */
    finish?: (value: Value) => Value;
  };

/** A content file as a form. It begins with what `start` makes of the file, such as a new record in it. */
export function useForm(open: OpenFile, start = (value: Value): Value => value) {
  const { file, page, version } = open;
  const key = `form ${location.pathname}${location.search}`;
  const fresh: Draft = { version, original: open.value, value: start(open.value) };
  const [draft, setDraft] = useState<Draft>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? fresh);
  const forget = () => {
    sessionStorage.removeItem(key);
    setDraft(fresh);
  };
  const saving = useSaver(forget);
  const change = (update: (value: Value) => Value) =>
    setDraft((last) => {
      const next = { ...last, value: update(last.value) };
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  const { value } = draft;
  return {
    ...saving,
    file,
    page,
    ...draft,
    isDirty: !isSame(value, fresh.value),
    forget,
    change,
    get: (path: Path) => valueAt(value, path),
    text: (...path: Path) => textAt(value, path),
    schemaAt: (path: Path) => schemaAt(open.schema as Schema, value, path),
    /** Sets a field; undefined deletes it, and a list with its last item. */
    set: (path: Path, next: Value | undefined) =>
      change((last) => {
        const list = path.slice(0, -1);
        const isLast = next === undefined && valueAt(last, [...list, 'length']) === 1;
        const isOptional = schemaAt(open.schema as Schema, last, list).isOptional;
        return isLast && isOptional ? withAt(last, list, undefined) : withAt(last, path, next);
      }),
    save: ({ finish = (own) => own, after = '/?saved', ...more }: SaveOptions = {}) =>
      void saving.send(
        { ...more, version: draft.version, files: [{ file, value: withIds(finish(value)) }] },
        { after },
      ),
  };
}

export type Form = ReturnType<typeof useForm>;

/** The form that the fields of a screen belong to. */
export const FormContext = createContext<Form | undefined>(undefined);

/** The form around a field. */
export function useFormContext(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}
