/** What a content file's JSON Schema says about its fields, and how the office types and reads their values. */
import { RESERVED_DATE_ID } from '../../src/lib/dates/school-dates.ts';
import { schoolClock } from '../../src/lib/dates/school-day.ts';
import { formatDate, formatDollars, formatTime, formatYearlyDate, readYearlyDate } from '../../src/lib/text/format.ts';
import { NAME_KEYS } from '../../src/lib/text/records.ts';
import type { Fields, Path, Value } from '../api.ts';
import { MARKS } from '../labels.ts';
import { isFields, textAt, valueAt } from '../values.ts';

const AMOUNT = /^\$?\s*(\d+|\d{1,3}([, ]\d{3})+)(\.00)?$/;

/** `$7,250`, `7250.00` or `7 250` as 7250. What is no number stays text, which the content check refuses. */
function readNumber(typed: string): string | number {
  const text = typed.trim();
  return AMOUNT.test(text) ? Number(text.replace(/\.00$/, '').replace(/\D/g, '')) : text;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const showTime = (value: unknown) => text(value).replace(/^\d:/, '0$&');
const showYearlyDate = (value: unknown) => text(value).replace(/^--\d\d-\d\d$/, (day) => formatYearlyDate(day));
const showDollars = (value: unknown) => (typeof value === 'number' ? formatDollars(value) : text(value));

type Kind = { type: string; read: (typed: string) => string | number; show: (value: unknown) => string };
/** How each kind of value is typed and shown. Dates and times have fields of the browser; what is no day stays text. */
export const KINDS = {
  text: { type: 'text', read: (typed) => typed, show: text },
  date: { type: 'date', read: (typed) => typed, show: text },
  time: { type: 'time', read: (typed) => typed, show: showTime },
  yearlyDate: { type: 'text', read: (typed) => readYearlyDate(typed) ?? typed.trim(), show: showYearlyDate },
  number: { type: 'text', read: readNumber, show: text },
  dollars: { type: 'text', read: readNumber, show: showDollars },
} satisfies Record<string, Kind>;

export const weekdayOf = (day: string): string => formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** A name as a record’s id: `Maryam Example` as `maryam-example`, or `maryam-example-2` if that is taken. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = name.toLowerCase().normalize('NFD');
  const words = plain.replace(/\p{M}|['’]/gu, '').match(/[a-z0-9]+/g) ?? ['entry'];
  const short = words.join('-').slice(0, 50).replace(/-$/, '');
  const base = RESERVED_DATE_ID.test(short) ? `the-${short}` : short;
  return [base, ...taken.map((_, index) => `${base}-${index + 2}`)].find((id) => !taken.includes(id)) ?? base;
}

/** A value in which each new record of a list has an id, made from its name. */
export function withIds(value: Value): Value {
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one)]));
  if (!Array.isArray(value)) return value;
  const taken = value.map((one) => textAt(one, ['id']));
  return value.map((one) => {
    if (!isFields(one) || one['id'] !== '') return withIds(one);
    const name = textAt(one, [NAME_KEYS.find((key) => key in one) ?? '']);
    const id = idFor(name, taken);
    taken.push(id);
    return { ...(withIds(one) as Fields), id };
  });
}

/** When something was saved or published: `today at 2:20 PM`, `Friday, January 30 at 9:05 AM`. */
export function formatSaved(moment: string, now: string): string {
  const [day, time] = schoolClock(new Date(moment));
  return `${day === now.slice(0, 10) ? 'today' : weekdayOf(day)} at ${formatTime(time)}`;
}

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
export const ABOUT = ['id', 'validFrom', 'validUntil', 'source', 'revision', ...Object.keys(MARKS)];
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

/**
 * The schema of the field at a path; `isOptional`: its record may leave it out. `value` is the whole file’s, and decides
 * between the branches of a union.
 */
export function schemaAt(schema: Schema, value: Value, path: Path) {
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
  return { node, isOptional, help: FOR_FILES.test(help) ? '' : help.replace(/: `.*`/, '') };
}

export function kindOf({ type, pattern = '', description = '' }: Schema): keyof typeof KINDS {
  if (type === 'integer' || type === 'number') return description.includes('dollars') ? 'dollars' : 'number';
  if (pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'date';
  if (pattern.startsWith('^--')) return 'yearlyDate';
  return pattern.includes('[01]?\\d|2[0-3]') ? 'time' : 'text';
}

export function blank(schema: Schema): Value {
  const [node = {}] = branches(schema);
  const { type, properties = {}, required = [], items = {} } = node;
  if (node.const !== undefined) return node.const;
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, blank(properties[key] ?? {})]));
  if (type === 'array') return node.minItems ? [blank(items)] : [];
  return type === 'integer' || type === 'number' ? 0 : (node.enum?.[0] ?? '');
}
