/** What the JSON Schema of a content file says about its fields: their labels, help, kinds and choices. */
import type { Aside, Kind } from '../src/content/schemas/primitives.ts';
import { NAME_KEYS } from '../src/lib/text/records.ts';
import { keyOf, type Path, type Value, valueAt } from './values.ts';

export type Schema = {
  type?: string;
  kind?: Kind;
  aside?: Aside;
  /** What its change is called. The values in it are in its file alone, not in the words of a save. */
  unsaid?: string;
  title?: string;
  description?: string;
  choices?: Record<string, string>;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  const?: Value;
  default?: Value;
  minItems?: number;
};

/** A content file: what it may contain, and what it contains, which decides between the branches of a union. */
export type Described = { schema: Schema; value: Value };

/** A name in a file as words: `daysOff` as `Days off`, `early-childhood` as `Early childhood`. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])|-/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const branches = ({ anyOf, ...schema }: Schema): Schema[] =>
  anyOf ? anyOf.flatMap(branches).map((branch) => ({ ...branch, ...schema })) : [schema];

/** The branch of a union whose required fields a value has, or the first. */
export function branchOf(schema: Schema, value: Value | undefined): Schema {
  const [first = {}, ...others] = branches(schema);
  const isOf = ({ required = [] }: Schema) => required.every((key) => valueAt(value, [key]) !== undefined);
  return isOf(first) ? first : (others.find(isOf) ?? first);
}

/** A field by its path. `isOptional`: its record may leave it out. A field of another branch of its record counts too. */
export function fieldAt({ schema, value }: Described, path: Path) {
  let [field, isOptional, label, unsaid] = [schema, false, '', ''];
  for (const [depth, key] of path.entries()) {
    const record = branchOf(field, valueAt(value, path.slice(0, depth)));
    const owner = branches(field).find(({ properties }) => properties?.[key]);
    isOptional = typeof key === 'string' && !record.required?.includes(key);
    field = record.properties?.[key] ?? record.items ?? owner?.properties?.[key] ?? {};
    unsaid ||= field.unsaid ?? '';
    label = typeof key === 'number' ? `${label}, ${key + 1}` : (field.title ?? inWords(key));
  }
  return { ...branchOf(field, valueAt(value, path)), isOptional, label, unsaid };
}

/** What people call a choice of a field. */
export const choiceOf = ({ choices }: Schema, value: string): string => choices?.[value] ?? inWords(value);

/** What the record at a path is called: by its own name, by its id, or by its field. */
export function nameAt(file: Described, path: Path): string {
  const record = valueAt(file.value, path);
  const names = typeof record === 'string' ? [record] : NAME_KEYS.map((key) => valueAt(record, [key]));
  const name = names.find((one): one is string => typeof one === 'string' && one !== '');
  const id = keyOf(record);
  return name ?? (id ? inWords(id) : fieldAt(file, path).label);
}
