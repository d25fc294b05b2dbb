/** Fields that draw themselves from the schema of their content file. */
import { useState } from 'react';
import { branchOf, choiceOf, nameAt } from '../schema.ts';
import { isSame, type Path, textAt, type Value, valueAt } from '../values.ts';
import { begin, fieldId, useFormContext, useStart } from './client.ts';
import { Button, Field, type FieldProps, ProblemText, Tick } from './parts.tsx';
import { blank, kindOf } from './words.ts';

/** The letters from which a text has a field of several rows. */
const LONG = 60;

type FormFieldProps = Partial<Omit<FieldProps, 'id' | 'value' | 'onChange'>> & {
  path: Path;
  /** Takes what was typed or chosen. By default, sets the field. */
  onValue?: (value: string | number) => void;
};

/** A field of a content file: text, a day, a choice, or yes and no. */
export function FormField({ path, onValue, ...props }: FormFieldProps) {
  const form = useFormContext();
  const { isOptional, ...field } = form.fieldAt(path);
  const [id, value, kind] = [fieldId(path), form.get(path), kindOf(field)];
  const [startsLong] = useState(kind.type === 'text' && textAt(value, []).length > LONG);
  // What is being typed isn't written anew under the cursor.
  const [typed, setTyped] = useState<string>();
  const set = onValue ?? ((next: string | number) => form.set(path, next === '' && isOptional ? undefined : next));
  const read = (text: string) => set(kind.read(text));
  const problem = form.problemOf(id);
  if (field.type === 'boolean') {
    const toggle = () => form.set(path, value !== true || (field.const === true ? undefined : false));
    return (
      <Tick id={id} checked={value === true} onChange={toggle} aria-invalid={problem ? true : undefined}>
        {field.label} <span className="hint">{field.description}</span>
        {problem && <ProblemText>{problem}</ProblemText>}
      </Tick>
    );
  }
  const choices = (field.enum ?? Object.keys(field.choices ?? {})).map((one) => [one, choiceOf(field, one)]);
  const none = choices.length > 0 && isOptional && field.default === undefined ? [['', 'None']] : [];
  return (
    <Field
      id={id}
      label={field.label}
      hint={field.description}
      problem={problem}
      isLong={startsLong}
      type={kind.type}
      options={Object.fromEntries([...none, ...choices])}
      {...props}
      // An amount is typed anew, also where a click is beside its digits.
      onClick={(event) => field.kind === 'dollars' && event.currentTarget.select()}
      value={typed ?? kind.show(value)}
      onChange={read}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** What moves or removes an item of a list. `among` are the places that it can have: those of its group. */
export function ItemActs(props: { path: Path; among: readonly number[]; onRemove?: () => void }) {
  const { path, among, onRemove } = props;
  const form = useFormContext();
  const [list, from] = [path.slice(0, -1), Number(path.at(-1))];
  const [name, place] = [nameAt(form, path), among.indexOf(from)];
  const move = (to = from) => {
    const items = form.get(list) as Value[];
    form.set(list, items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
  };
  const act = (verb: string, to: number | undefined) => (
    <Button aria-label={`${verb} ${name}`} hidden={to === undefined} onClick={() => move(to)}>
      {verb}
    </Button>
  );
  return (
    <div className="row text-label">
      {act('Up', among[place - 1])}
      {act('Down', among[place + 1])}
      <Button aria-label={`Remove ${name}`} onClick={onRemove ?? (() => form.set(path, undefined))}>
        Remove
      </Button>
    </div>
  );
}

/** Why a record is to be confirmed, and what says that it is right. */
function Doubts({ path }: { path: Path }) {
  const form = useFormContext();
  const { lines, today } = useStart();
  const line = lines.find((one) => one.kind === 'dispute' && one.file === form.file && isSame(one.at, path));
  const [isSample, isDisputed] = [form.get([...path, 'sample']) === true, line && !form.text(...path, 'confirmed')];
  if (!isSample && !isDisputed) return null;
  const confirm = () => (isSample ? form.set([...path, 'sample'], undefined) : form.set([...path, 'confirmed'], today));
  const invented = 'This was invented: put the school’s own here, press “This is right”, then save.';
  return (
    <div className="mt-4 bg-warning-ground p-4 text-label text-warning">
      {isSample ? invented : `Pages disagree: ${line?.all}`} <Button onClick={confirm}>This is right</Button>
    </div>
  );
}

/** The fields of a record, then, folded away, those about it, and records inside that it doesn’t have. */
export function Fields({ path }: { path: Path }) {
  const form = useFormContext();
  const value = form.get(path);
  const { properties = {} } = form.fieldAt(path);
  const groupOf = (key: string) => {
    const [{ aside: is, type }, old] = [branchOf(properties[key] ?? {}, undefined), valueAt(value, [key])];
    // What nobody must change, such as an id. A new record may need one.
    if (is === 'silent' && old !== '') return 'hidden';
    return is !== undefined || (type === 'object' && old === undefined) ? 'aside' : 'own';
  };
  const { aside = [], own = [] } = Object.groupBy(Object.keys(properties), groupOf);
  const node = (key: string) => <SchemaNode key={key} path={[...path, key]} />;
  return (
    <>
      <Doubts path={path} />
      {own.map(node)}
      {aside.length > 0 && (
        <details className="mt-3">
          <summary className="hint">More about {path.length === 0 ? 'this page' : 'this'}</summary>
          {aside.map(node)}
        </details>
      )}
    </>
  );
}

function SchemaNode({ path }: { path: Path }) {
  const form = useFormContext();
  const { label, description, ...field } = form.fieldAt(path);
  const Node = { array: List, object: Fields }[field.type ?? ''];
  if (Node === Fields && form.get(path) === undefined)
    return (
      <Button className="me-4" onClick={() => begin(path, () => form.set(path, blank(field)))}>
        Add {label}
      </Button>
    );
  if (!Node) return <FormField path={path} />;
  return (
    <fieldset className="mt-5 border-s-2 border-hairline ps-4">
      <legend className="font-serif text-h4">{label}</legend>
      {description && <p className="hint">{description}</p>}
      <Node path={path} />
    </fieldset>
  );
}

/** A list: each record folded under its name, with the ways to move and remove it. */
function List({ path }: { path: Path }) {
  const form = useFormContext();
  const items = (form.get(path) ?? []) as Value[];
  const { items: item = {}, label } = form.fieldAt(path);
  const isRecord = branchOf(item, undefined).type === 'object';
  const add = () => begin([...path, items.length], () => form.set(path, [...items, blank(item)]));
  return (
    <>
      {items.map((_, index) => {
        const [itemPath, key] = [[...path, index], `${index} of ${items.length}`];
        return (
          <details key={key}>
            <summary>{nameAt(form, itemPath)}</summary>
            <ItemActs path={itemPath} among={[...items.keys()]} />
            {isRecord ? <Fields path={itemPath} /> : <FormField path={itemPath} />}
          </details>
        );
      })}
      <Button kind="second" className="mt-3" onClick={add}>
        Add to {label}
      </Button>
    </>
  );
}
