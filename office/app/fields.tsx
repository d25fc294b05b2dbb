/** Fields that draw themselves from the schema of their content file. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Edit, Path, Value } from '../api.ts';
import { fieldLabel, fieldTexts } from '../labels.ts';
import { isSame, textAt, valueAt } from '../values.ts';
import { useStart } from './api-client.ts';
import { Button, Choices, Field, type FieldProps, type Option, Select } from './controls.tsx';
import { fieldId, useFormContext } from './form.ts';
import { ABOUT, blank, branches, branchOf, kindOf, nameOf, type Schema } from './schema.ts';
import { inOfficeWords, KINDS, type Kind } from './words.ts';

/** A text that was longer than this gets several lines. */
const LONG = 60;
const MOST_RADIOS = 4;

type FormFieldProps = Partial<Omit<FieldProps, 'id' | 'value' | 'onChange'>> & {
  path: Path;
  /** What it is typed as, if the schema doesn’t say it. */
  kind?: Kind;
  /** It may be left empty, although the schema demands it. */
  isOptional?: boolean;
  /** What is said when it is empty and must not be. */
  whenEmpty?: string;
  /** Takes what was typed or chosen, and returns what is wrong with it. By default, sets the field. */
  onValue?: (value: string | number) => string | undefined;
};

/** A field of a content file: text, a choice, or yes and no. Text is judged when the field is left. */
export function FormField({ path, options, onValue, ...props }: FormFieldProps) {
  const form = useFormContext();
  const { node, help, ...schema } = form.schemaAt(path);
  const [ownLabel, ownHint = help, ownWhenEmpty] = fieldTexts(path);
  const { label = ownLabel, hint = ownHint, whenEmpty = ownWhenEmpty, ...others } = props;
  const { kind = kindOf(node), isOptional = schema.isOptional, ...rest } = others;
  const [id, value, typed] = [fieldId(path), form.get(path), form.typedAt(path)];
  const wrong = form.problemOf(id);
  const set = onValue ?? ((next: Value) => form.set(path, next));
  const drop = () => form.change({ op: 'delete', path });
  const nothing = KINDS[kind].read('', form.day);
  const empty = whenEmpty ?? ('problem' in nothing ? nothing.problem : `${label} is empty. Fill it in.`);
  const said = textAt(value, []) === '' && wrong?.startsWith('This must') ? empty : inOfficeWords(wrong ?? '');
  const common = { id, label, hint, problem: wrong && said };
  const read = (text: string) => {
    const reading = KINDS[kind].read(text, form.day);
    if (text.trim() === '') return isOptional ? drop() : empty;
    return 'problem' in reading ? reading.problem : set(reading.value);
  };
  const leave = () => typed !== undefined && form.judge(id, read(typed));
  const leaveKept = useEffectEvent(leave);
  // Text that a closed tab kept has been left.
  useEffect(() => void leaveKept(), []);
  if (node.type === 'boolean') {
    const toggle = () => (value === true && node.const === true ? drop() : form.set(path, value !== true));
    return (
      <label className="choice mt-3">
        <input type="checkbox" id={id} checked={value === true} onChange={toggle} />
        <span>
          {label} <span className="hint">{help}</span>
        </span>
      </label>
    );
  }
  const choices = options ?? node.enum?.map((one) => ({ value: one, label: fieldLabel(one) }));
  if (choices) {
    const Choice = choices.length < MOST_RADIOS ? Choices : Select;
    const choose = (next: string) => form.judge(id, next === '' ? drop() : set(next));
    const none = isOptional && !options ? [{ value: '', label: 'None' }] : [];
    return <Choice {...common} options={[...none, ...choices]} value={textAt(value, [])} onChange={choose} />;
  }
  const { isLong = kind === 'text' && textAt(form.before(path), []).length > LONG } = rest;
  const change = (text: string | undefined) => {
    form.type(path, text);
    // What was wrong is no longer what is typed.
    if (wrong) form.judge(id);
  };
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') change(undefined);
    else if (event.key === 'Enter' && !isLong) {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')];
      all[all.findIndex((element) => element.id === id) + 1]?.focus();
    }
  };
  const field = (
    <Field
      {...common}
      {...rest}
      isLong={isLong}
      value={typed ?? KINDS[kind].show(value)}
      onChange={change}
      onBlur={leave}
      onKeyDown={handleKey}
    />
  );
  if (kind !== 'date') return field;
  // The calendar of the browser, for those who would rather click a day.
  return (
    <div className="relative">
      {field}
      <input
        type="date"
        className="day-picker"
        tabIndex={-1}
        aria-hidden="true"
        value={textAt(value, [])}
        onChange={(event) => event.target.value && form.judge(id, set(event.target.value))}
      />
    </div>
  );
}

/** What can be done with an item of a list: move it, and remove it. */
export function ItemActs({ path, name, among }: { path: Path; name: string; among: readonly number[] }) {
  const form = useFormContext();
  const place = among.indexOf(Number(path.at(-1)));
  const move = (verb: string, to: number | undefined) =>
    to !== undefined && (
      <Button of={name} onClick={() => form.change({ op: 'move', path, to })}>
        {verb}
      </Button>
    );
  return (
    <div className="row text-label">
      {move('Up', among[place - 1])}
      {move('Down', among[place + 1])}
      <Button of={name} onClick={() => form.remove(path)}>
        Remove
      </Button>
    </div>
  );
}

/** What only the school can decide about a record: whether it is right. */
function Doubts({ path }: { path: Path }) {
  const form = useFormContext();
  const { lines, now } = useStart();
  const [isSample, dispute, confirmed] = ['sample', 'dispute', 'confirmed'].map((key) => form.get([...path, key]));
  const isSide = (side: { file: string; path: Path }) => side.file === form.file && isSame(side.path, path);
  const sides = lines.find(({ kind, sides: all }) => kind === 'dispute' && all.some(isSide))?.sides ?? [];
  if (isSample !== true && (!dispute || confirmed || sides.length === 0)) return null;
  const confirm: Edit = isSample
    ? { op: 'delete', path: [...path, 'sample'] }
    : { op: 'set', path: [...path, 'confirmed'], value: now.slice(0, 10) };
  return (
    <div className="note warning">
      {isSample ? 'This was invented. Put the school’s own here, or keep it if it is right.' : 'Pages disagree:'}
      {sides.map(({ page, label, figure, href }) => (
        <div key={href}>
          <a href={href}>{page}</a>: {label} <b>{figure}</b>
        </div>
      ))}{' '}
      <Button onClick={() => form.change(confirm)}>This is right</Button>
    </div>
  );
}

type FieldsProps = {
  path: Path;
  /** The place that somebody looks for, which is unfolded. */
  openAt?: Path;
  /** What can be chosen in a field, if the schema doesn’t say it. */
  options?: Record<string, readonly Option[]>;
  /** The fields to draw, if not all. */
  only?: readonly string[];
};

/** The fields of a record: those it has and must have, then the choice of those it may have, then those about it. */
export function Fields({ path, openAt = [], options = {}, only }: FieldsProps) {
  const form = useFormContext();
  const [added, setAdded] = useState<string[]>([]);
  const all = branches(form.schemaAt(path).node);
  const value = form.get(path);
  const { properties = {}, required = [] } = branchOf(all, value);
  const isShown = (key: string) =>
    [...required, ...added].includes(key) || (valueAt(value, [key]) ?? form.typedAt([...path, key])) !== undefined;
  const shown = only ?? Object.keys(properties).filter(isShown);
  const missing = only ? [] : Object.keys(properties).filter((key) => !isShown(key));
  const about = shown.filter((key) => ABOUT.includes(key));
  const node = (key: string) => {
    const at = [...path, key];
    const choices = options[key];
    return choices ? (
      <FormField key={key} path={at} options={choices} />
    ) : (
      <SchemaNode key={key} path={at} openAt={openAt} />
    );
  };
  const add = (key: string) => {
    setAdded([...added, key]);
    const [first = {}] = branches(properties[key] ?? {});
    if (first.type === 'object') form.set([...path, key], blank(first));
    if (first.type === 'array') form.set([...path, key], [blank(first.items ?? {})]);
  };
  const become = (index: string) => {
    const next = Object.entries(blank(all[Number(index)] ?? {}) as object);
    form.set(path, Object.fromEntries(next.map(([key, empty]) => [key, valueAt(value, [key]) ?? empty])));
  };
  const says = ({ required: keys = [] }: Schema) =>
    keys.filter((key) => !['id', 'label'].includes(key)).map(fieldLabel);
  return (
    <>
      {all.length > 1 && (
        <Choices
          id={`${fieldId(path)}-branch`}
          label="What it has"
          value={String(all.indexOf(branchOf(all, value)))}
          options={all.map((branch, index) => ({ value: String(index), label: says(branch).join(', ') }))}
          onChange={become}
        />
      )}
      <Doubts path={path} />
      {shown.filter((key) => !ABOUT.includes(key)).map(node)}
      {missing.length + about.length > 0 && (
        <details className="mt-3" open={about.includes(String(openAt[path.length]))}>
          <summary className="hint">More about {path.length === 0 ? 'this page' : 'this'}</summary>
          {about.map(node)}
          {missing.length > 0 && (
            <Select
              id={`${fieldId(path)}-more`}
              label="Add a detail"
              value=""
              options={['', ...missing].map((key) => ({ value: key, label: key ? fieldLabel(key) : 'Choose …' }))}
              onChange={(key) => key && add(key)}
            />
          )}
        </details>
      )}
    </>
  );
}

/** One field, record or list of a content file. */
function SchemaNode({ path, openAt = [] }: FieldsProps) {
  const { node, help } = useFormContext().schemaAt(path);
  const Node = { array: List, object: Fields }[node.type ?? ''];
  if (!Node) return <FormField path={path} />;
  return (
    <fieldset className="mt-5 border-s-2 border-hairline ps-4">
      <legend className="font-serif text-h4">{fieldTexts(path)[0]}</legend>
      {help && <p className="hint">{help}</p>}
      <Node path={path} openAt={openAt} />
    </fieldset>
  );
}

/** A list: each record folded under its name, with the ways to move and remove it. */
function List({ path, openAt = [] }: FieldsProps) {
  const form = useFormContext();
  const items = (form.get(path) ?? []) as Value[];
  const [opened, setOpened] = useState(Number(openAt[path.length] ?? -1));
  const item = form.schemaAt(path).node.items ?? {};
  const label = fieldTexts(path)[0].toLowerCase();
  const add = () => {
    form.change({ op: 'append', path, value: blank(item) });
    setOpened(items.length);
  };
  return (
    <>
      {items.map((value, index) => {
        const at = [...path, index];
        const name = nameOf(value, `New: ${label}`);
        const acts = <ItemActs path={at} name={name} among={[...items.keys()]} />;
        const key = `${index} of ${items.length}`;
        if (branches(item)[0]?.type !== 'object') {
          return (
            <div key={key}>
              <SchemaNode path={at} openAt={openAt} />
              {acts}
            </div>
          );
        }
        return (
          <details key={key} open={index === opened}>
            <summary>
              {name}
              {valueAt(value, ['sample']) === true && <span className="badge ms-2">Sample</span>}
            </summary>
            {acts}
            <Fields path={at} openAt={openAt} />
          </details>
        );
      })}
      <Button kind="second" className="mt-3" onClick={add}>
        Add to {label}
      </Button>
    </>
  );
}
