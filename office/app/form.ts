/** A content file as a form: what is typed, what it becomes, what is wrong with it, and saving it. */
import { createContext, use, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Change, Conflict, Edit, OpenFile, Path, SaveRequest, SaveResult, UndoRequest, Value } from '../api.ts';
import { applyEdits, editsBetween, isSame, keyOf, overlaps, textAt, valueAt } from '../values.ts';
import { post, refresh, useStart } from './api-client.ts';
import { go, useGuard } from './router.tsx';
import { kindOf, NAMES, recordsWith, type Schema, schemaAt } from './schema.ts';
import { idFor, KINDS } from './words.ts';

/** A mistake: the id of its field and one sentence. */
export type Problem = { id: string; message: string };

/** A rule of a screen that the content check doesn't know: broken if true, at this field, in one sentence. */
export type Check = readonly [isBroken: unknown, path: Path, message: string];

/** The id of the element of a field. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`;

const isDrawn = ({ id }: Problem) => document.getElementById(id) !== null;

/** What came of a save. A clash is two versions of a field, and how to save anyway. */
type Outcome = {
  problems: readonly Problem[];
  failure?: string;
  clash?: { title: string; text: string; close: () => void; answers: Record<string, () => void> };
  isBusy?: boolean;
};
const NOTHING: Outcome = { problems: [] };
const list = new Intl.ListFormat('en');

type SaverOptions = {
  isDirty?: boolean;
  forget?: () => void;
  /** Opens the part of the screen where the field with this id is. */
  reveal?: ((id: string) => void) | undefined;
};

/** Saves, and shows what the server refuses at its fields. After a save, Start opens with the focus on the change. */
export function useSaver({ isDirty = false, forget = () => {}, reveal = () => {} }: SaverOptions) {
  const [outcome, setOutcome] = useState(NOTHING);
  const { problems } = outcome;
  useGuard(isDirty, forget);

  const focusOn = (id = '') => {
    if (!document.getElementById(id)) flushSync(() => reveal(id));
    document.getElementById(id)?.focus();
  };
  const show = (found: readonly Problem[]) => {
    flushSync(() => setOutcome({ problems: found }));
    focusOn(found[0]?.id);
  };
  const send = async (request: SaveRequest, after: string | (() => unknown) = '/?saved'): Promise<void> => {
    setOutcome({ problems, isBusy: true });
    try {
      const result = await post<SaveResult>('save', request);
      if (result.ok) {
        await refresh();
        forget();
        await (typeof after === 'string' ? go(after, true) : after());
        setOutcome(NOTHING);
      } else if ('errors' in result) {
        const found = result.errors.map(({ path, message }) => ({ id: fieldId(path), message }));
        focusOn(found[0]?.id);
        // What follows from another mistake, such as a missing id, has no field here.
        show(found.some(isDrawn) ? found.filter(isDrawn) : found);
      } else {
        const { conflicts, versions } = result;
        const all = (key: keyof Conflict) => list.format(conflicts.map((conflict) => conflict[key] ?? 'nothing'));
        const text = `Somebody changed this page while it was open here. Theirs: ${all('old')}. Yours: ${all('new')}. Which one stays?`;
        const answer = (isTheirs: boolean) => () => void send({ ...request, versions, isTheirs }, after);
        const answers = { Yours: answer(false), Theirs: answer(true) };
        setOutcome({ problems: [], clash: { title: all('label'), text, close: () => setOutcome(NOTHING), answers } });
      }
    } catch (error) {
      setOutcome({ problems: [], failure: (error as Error).message });
    }
  };
  return {
    ...outcome,
    isDirty,
    send,
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
      const broken = checks
        .filter(([isBroken]) => isBroken)
        .map(([, path, message]) => ({ id: fieldId(path), message }));
      const found = [...Map.groupBy(broken, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
      if (found.length > 0) show(found);
      return found.length > 0;
    },
  };
}

/** What a form keeps, also in a closed tab: the file that it began from, its value, and texts that aren’t values yet. */
type Draft = {
  version: string;
  original: Value;
  initial: Value;
  value: Value;
  typed: readonly (readonly [Path, string])[];
};
type Options = Pick<SaverOptions, 'reveal'> & {
  /** Edits that the form begins with, such as a new record. */
  start?: Edit[];
  /** A date that is typed without its year is the one nearest to this day; by default to today. */
  near?: string;
};
type SaveOptions = {
  /** Describes the change in the list of versions. */
  words: string;
  checks?: readonly Check[];
  /** What is saved instead of the form’s value. */
  finish?: (value: Value) => Value;
  /** Saves to this new file instead. */
  as?: string;
  after?: string | (() => unknown);
};

/** The place that an edit changes: a list, if its items move. */
const placeOf = ({ op, path }: Edit): Path =>
  op === 'move' || (op === 'delete' && typeof path.at(-1) === 'number') ? path.slice(0, -1) : path;

/** A content file as a form. */
export function useForm(open: OpenFile, { start = [], near, reveal }: Options = {}) {
  const { now } = useStart();
  const { file } = open;
  // Two screens that begin the same file differently don’t share their text.
  const key = `form ${file} ${start[0]?.op}`;
  const initial = applyEdits(open.value, start);
  const fresh: Draft = { version: open.version, original: open.value, initial, value: initial, typed: [] };
  const isChanged = (one: Draft) => one.typed.length > 0 || !isSame(one.value, one.initial);
  const read = (): Draft => {
    const kept: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && isChanged(kept) ? kept : fresh;
  };
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const update = (change: (draft: Draft) => Partial<Draft>): undefined => {
    localStorage.setItem(key, JSON.stringify({ ...read(), ...change(read()) }));
    redraw();
  };
  const forget = () => {
    localStorage.removeItem(key);
    redraw();
  };
  const draft = read();
  const { version, original, value, typed } = draft;
  const saving = useSaver({ isDirty: isChanged(draft), forget, reveal });
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

  return {
    ...saving,
    ...open,
    version,
    original,
    value,
    typed,
    day,
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
    save: ({ words, checks = [], finish = (own) => own, as, after }: SaveOptions) => {
      if (finds(checks)) return;
      const edits = editsBetween(original, finish(value));
      const target = as ? { file: as, version: '', copyOf: file } : { file, version };
      void saving.send({ words, files: [{ ...target, from: original, edits }] }, after);
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

/** Undoes a save or puts it back, and says what came of it. */
export function useUndo() {
  const [status, setStatus] = useState('');
  const undo = async ({ id, isUndone }: Change): Promise<void> => {
    const request: UndoRequest = { id, isUndone: !isUndone };
    const result = await post<SaveResult>('undo', request).catch((reason: Error) => reason);
    const done = isUndone ? 'It is back.' : 'Undone.';
    if (result instanceof Error) setStatus(result.message);
    else setStatus('errors' in result ? (result.errors[0]?.message ?? '') : done);
    await refresh();
  };
  return [status, undo] as const;
}
