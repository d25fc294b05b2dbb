/** A content file as a form: what is typed, what it becomes, what is wrong with it, and saving it. */
import { createContext, use, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Edit, OpenFile, Path, Result, SaveRequest, Value } from '../api.ts';
import { applyEdits, editsBetween, isSame, keyOf, overlaps, recordsWith, textAt, valueAt } from '../values.ts';
import { post, refresh, useStart } from './api-client.ts';
import { go } from './router.tsx';
import { kindOf, NAMES, type Schema, schemaAt } from './schema.ts';
import { idFor, KINDS } from './words.ts';

/** A mistake: the id of its field and one sentence. */
export type Problem = { id: string; message: string };
/** A rule of a screen that the content check doesn't know: broken if true, at this field, in one sentence. */
export type Check = readonly [isBroken: unknown, path: Path, message: string];
export type Asked = { question: string; answers: Record<string, () => void> };

/** The id of the element of a field. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`;

type Outcome = { problems: readonly Problem[]; failure?: string; asked?: Asked; isBusy?: boolean };
const NOTHING: Outcome = { problems: [] };
const focusOn = (id = '') => document.getElementById(id)?.focus();

type SendOptions = {
  /** What the server does with it. */
  to?: 'save' | 'closing' | 'undo';
  /** The screen that opens, or what is done. */
  after?: string | (() => unknown);
  /** Where the server's paths begin in the form. */
  at?: Path;
};

/** Sends changes to the server, and shows what it refuses at its fields, and what it asks. */
export function useSaver(forget: () => void = () => {}) {
  const [outcome, setOutcome] = useState(NOTHING);
  const { problems } = outcome;
  const show = (found: readonly Problem[]) => {
    flushSync(() => setOutcome({ problems: found }));
    focusOn(found.find(({ id }) => document.getElementById(id))?.id);
  };
  const send = async (request: object, options: SendOptions = {}): Promise<void> => {
    const { to = 'save', after = '/?saved', at = [] } = options;
    setOutcome({ problems, isBusy: true });
    try {
      const result = await post<Result>(to, request);
      if (result.ok) {
        await refresh();
        forget();
        setOutcome(NOTHING);
        if (typeof after === 'string') go(after);
        else after();
      } else if ('errors' in result) {
        const found = result.errors.map(({ path, message }) => ({ id: fieldId([...at, ...path]), message }));
        const drawn = found.filter(({ id }) => document.getElementById(id));
        // What follows from another mistake, such as a missing id, has no field here.
        show(drawn.length > 0 ? drawn : found);
      } else {
        const answers = Object.entries(result.answers).map(
          ([label, more]) => [label, () => void send({ ...request, ...more }, options)] as const,
        );
        ask(result.question, Object.fromEntries(answers));
      }
    } catch (error) {
      setOutcome({ problems: [], failure: (error as Error).message });
    }
  };
  /** Asks something; the last answer does nothing. */
  const ask = (question: string, answers: Asked['answers']) =>
    setOutcome({ problems: [], asked: { question, answers: { ...answers, 'Not now': () => setOutcome(NOTHING) } } });
  return {
    ...outcome,
    send,
    ask,
    focusOn,
    problemOf: (id: string) => problems.find((problem) => problem.id === id)?.message,
    /** Shows the mistake of one field, or without a message takes it away. */
    judge: (id: string, message?: string) =>
      setOutcome((last) => {
        const others = last.problems.filter((problem) => problem.id !== id);
        return { problems: message ? [...others, { id, message }] : others };
      }),
    /** Shows the mistakes that these checks find, one for each field. */
    finds: (checks: readonly Check[]): boolean => {
      const broken = checks.filter(([isBroken]) => isBroken);
      const found = new Map(broken.toReversed().map(([, path, message]) => [fieldId(path), message]));
      if (found.size > 0) show([...found].map(([id, message]) => ({ id, message })).reverse());
      return found.size > 0;
    },
  };
}

/** What a form keeps in its tab: the file that it began from, its value, and texts that aren’t values yet. */
type Draft = {
  version: string;
  original: Value;
  initial: Value;
  value: Value;
  typed: readonly (readonly [Path, string])[];
};
type Options = {
  /** What the form is about, if not all of its file. Each has a draft of its own. */
  about?: string;
  /** Edits that the form begins with, such as a new record. */
  start?: Edit[];
  /** A date that is typed without its year is the one nearest to this day; by default to today. */
  near?: string;
};
type SaveOptions = Pick<SendOptions, 'after'> &
  Pick<SaveRequest, 'words' | 'replaced'> & {
    checks?: readonly Check[];
    /** What is saved instead of the form’s value. */
    finish?: (value: Value) => Value;
  };

/** The place that an edit changes: a list, if its items move. */
const placeOf = ({ op, path }: Edit): Path =>
  op === 'move' || (op === 'delete' && typeof path.at(-1) === 'number') ? path.slice(0, -1) : path;

/** A content file as a form. */
export function useForm(open: OpenFile, { about = '', start = [], near }: Options = {}) {
  const { now } = useStart();
  const { file } = open;
  const key = `form ${file} ${about}`;
  const initial = applyEdits(open.value, start);
  const fresh: Draft = { version: open.version, original: open.value, initial, value: initial, typed: [] };
  const isChanged = (one: Draft) => one.typed.length > 0 || !isSame(one.value, one.initial);
  const read = (): Draft => {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept && isChanged(kept) ? kept : fresh;
  };
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const update = (change: (draft: Draft) => Partial<Draft>): undefined => {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...change(read()) }));
    redraw();
  };
  const forget = () => {
    sessionStorage.removeItem(key);
    redraw();
  };
  const draft = read();
  const { version, original, value, typed } = draft;
  const saving = useSaver(forget);
  const get = (path: Path) => valueAt(value, path);
  const schema = (path: Path) => schemaAt(open.schema as Schema, value, path);
  const day = near ?? now.slice(0, 10);

  /** The value before all edits. The items of a list are found by what identifies them. */
  const before = (path: Path) => {
    let [was, is]: (Value | undefined)[] = [original, value];
    for (const part of path) {
      is = valueAt(is, [part]);
      const id = keyOf(is);
      was = Array.isArray(was) && id !== undefined ? was.find((item) => keyOf(item) === id) : valueAt(was, [part]);
    }
    return was;
  };
  /** Changes the file. Text typed at or below these places is now a value. */
  const change = (...edits: Edit[]): undefined =>
    update((last) => ({
      value: applyEdits(last.value, edits),
      typed: last.typed.filter(([at]) => !edits.some((edit) => overlaps(at, placeOf(edit)))),
    }));
  /** Sets a field. A new record gets its id from its name; a date that moves grows its revision once. */
  const set = (path: Path, next: Value): undefined => {
    const [around, name] = [path.slice(0, -1), path.at(-1)];
    const [record, old] = [get(around), before(around)];
    const also = (field: string, to: Value) =>
      change({ op: 'set', path, value: next }, { op: 'set', path: [...around, field], value: to });
    const isNamed = old === undefined && valueAt(record, ['id']) !== undefined;
    const isDated = kindOf(schema(path).node) === 'date' && schema([...around, 'revision']).node.type !== undefined;
    if (isNamed && name === NAMES.find((one) => valueAt(record, [one]) !== undefined)) {
      const taken = recordsWith(value, (one) => one !== record).map((at) => textAt(value, [...at, 'id']));
      also('id', idFor(textAt(next, []), taken));
    } else if (isDated && textAt(old, [String(name)])) also('revision', Number(textAt(old, ['revision'])) + 1);
    else change({ op: 'set', path, value: next });
  };
  const typedAt = (path: Path) => typed.find(([at]) => isSame(at, path))?.[1];
  /** Shows the texts that can’t be read as their kind, and the mistakes that these checks find. */
  const finds = (checks: readonly Check[]) => {
    const unread = typed.map(([path, text]): Check => {
      const reading = KINDS[kindOf(schema(path).node)].read(text, day);
      const message = saving.problemOf(fieldId(path)) ?? ('problem' in reading ? reading.problem : '');
      return [message, path, message];
    });
    return saving.finds([...unread, ...checks]);
  };
  /** The edits that make the file what the form says. */
  const edits = (finish: (value: Value) => Value = (own) => own) => editsBetween(original, finish(value));
  return {
    ...saving,
    ...open,
    version,
    original,
    value,
    typed,
    day,
    isDirty: isChanged(draft),
    forget,
    get,
    before,
    change,
    set,
    typedAt,
    finds,
    schemaAt: schema,
    text: (...path: Path) => typedAt(path) ?? textAt(value, path),
    /** Deletes a list item, and an optional list with its last one. */
    remove: (path: Path) => {
      const list = path.slice(0, -1);
      change({ op: 'delete', path: valueAt(get(list), ['length']) === 1 && schema(list).isOptional ? list : path });
    },
    /** Keeps text that isn’t a value yet. Without a text, forgets it. */
    type: (path: Path, text?: string) =>
      update((last) => {
        const others = last.typed.filter(([at]) => !isSame(at, path));
        return { typed: text === undefined ? others : [...others, [path, text]] };
      }),
    save: ({ checks = [], finish, after, ...more }: SaveOptions = {}) => {
      if (finds(checks)) return;
      const files = [{ file, version, edits: edits(finish) }];
      void saving.send({ ...more, files }, after === undefined ? {} : { after });
    },
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
