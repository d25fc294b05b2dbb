/** Fields that draw themselves from the schema of their content file. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Path, Value } from '../api.ts';
import { fieldLabel, fieldTexts } from '../labels.ts';
import { textAt, valueAt } from '../values.ts';
import { Button, Choices, Field, type FieldProps, Select } from './controls.tsx';
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
  return (
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
}

type ActsProps = {
  path: Path;
  name: string;
  /** The indexes among which it moves. */
  among?: readonly number[];
  className?: string;
  children?: ReactNode;
  onDone?: () => void;
};

/** What can be done with an item of a list: move it, `children`, and remove it. */
export function ItemActs({ path, name, among = [], className, children, onDone }: ActsProps) {
  const form = useFormContext();
  const place = among.indexOf(Number(path.at(-1)));
  const act = (verb: string, run: () => void) => (
    <Button
      of={name}
      className={className}
      onClick={() => {
        run();
        onDone?.();
      }}
    >
      {verb}
    </Button>
  );
  const move = (verb: string, to: number | undefined) =>
    to !== undefined && act(verb, () => form.change({ op: 'move', path, to }));
  return (
    <>
      {place > 0 && move('Up', among[place - 1])}
      {place >= 0 && move('Down', among[place + 1])}
      {children}
      {act('Remove', () => form.remove(path))}
    </>
  );
}

type FieldsProps = {
  path: Path;
  /** The place that somebody looks for, which is unfolded. */
  openAt?: Path;
};

/** The fields of a record: those it has and must have, then the choice of those it may have, then those about it. */
export function Fields({ path, openAt = [] }: FieldsProps) {
  const form = useFormContext();
  const [added, setAdded] = useState<string[]>([]);
  const all = branches(form.schemaAt(path).node);
  const value = form.get(path);
  const { properties = {}, required = [] } = branchOf(all, value);
  const isShown = (key: string) =>
    [...required, ...added].includes(key) || (valueAt(value, [key]) ?? form.typedAt([...path, key])) !== undefined;
  const shown = Object.keys(properties).filter(isShown);
  const missing = Object.keys(properties).filter((key) => !isShown(key));
  const about = shown.filter((key) => ABOUT.includes(key));
  const node = (key: string) => <SchemaNode key={key} path={[...path, key]} openAt={openAt} />;
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
        const acts = (
          <div className="row text-label">
            <ItemActs path={at} name={name} among={[...items.keys()]} />
          </div>
        );
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
