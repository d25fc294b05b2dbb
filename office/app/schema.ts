/** What a content file's JSON Schema says about its fields. */
import type { Path, Value } from '../api.ts';
import { valueAt } from '../values.ts';
import type { Kind } from './words.ts';

/** The parts of JSON Schema that the content files use. */
export type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  const?: Value;
  pattern?: string;
  minItems?: number;
};

/** Fields about a record, not of it. Forms fold them away. */
export const ABOUT = ['id', 'validFrom', 'validUntil', 'source', 'dispute', 'confirmed', 'sample', 'revision'];
/** Help for those who write the files. */
const FOR_FILES = /^(Plain text, no markup|A date: year|A time of day|A day of every year|A price in whole)/;

/** The branches of a union that somebody can choose. Empty text and null are what deleting the field does. */
export function branches({ anyOf, ...schema }: Schema): Schema[] {
  if (!anyOf) return [schema];
  const { description } = schema;
  return anyOf
    .flatMap(branches)
    .filter(({ type, const: only, pattern }) => type !== 'null' && only !== '' && pattern !== '^\\s*$')
    .map((branch) => ({ ...branch, ...(description && { description }) }));
}

/** The branch of a record: the one whose required fields it has. */
export const branchOf = (all: readonly Schema[], value: Value | undefined): Schema =>
  all.find(({ required = [] }) => required.every((key) => valueAt(value, [key]) !== undefined)) ?? all[0] ?? {};

/** A field’s schema. `isOptional`: its record may leave it out. */
export type FieldSchema = { node: Schema; help: string | undefined; isOptional: boolean };

/** The schema of the field at a path. `value` is the whole file’s, and decides between the branches of a union. */
export function schemaAt(schema: Schema, value: Value, path: Path): FieldSchema {
  let [at, isOptional] = [schema, false];
  for (const [depth, key] of path.entries()) {
    const all = branches(at);
    const record = branchOf(all, valueAt(value, path.slice(0, depth)));
    isOptional = typeof key === 'string' && !record.required?.includes(key);
    const owner = all.find(({ properties }) => properties?.[key]);
    at = (record.properties?.[key] ?? record.items ?? owner?.properties?.[key] ?? {}) as Schema;
  }
  const [node = {}] = branches(at);
  const help = at.description ?? node.description ?? '';
  return { node, isOptional, help: FOR_FILES.test(help) ? undefined : help.replace(/: `.*`/, '') };
}

/** What a field is typed as. */
export function kindOf({ type, pattern = '', description = '' }: Schema): Kind {
  if (type === 'integer' || type === 'number') return description.includes('dollars') ? 'dollars' : 'number';
  if (pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'date';
  if (pattern.startsWith('^--')) return 'yearlyDate';
  return pattern.includes('[01]?\\d|2[0-3]') ? 'time' : 'text';
}

/** What a new record has in it: its required fields, still empty. */
export function blank(schema: Schema): Value {
  const [node = {}] = branches(schema);
  const { type, properties = {}, required = [], items = {} } = node;
  if (node.const !== undefined) return node.const;
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, blank(properties[key] ?? {})]));
  if (type === 'array') return node.minItems ? [blank(items)] : [];
  return type === 'integer' || type === 'number' ? 0 : (node.enum?.[0] ?? '');
}
