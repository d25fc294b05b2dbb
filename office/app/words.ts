/** How the office types and reads the values of fields. */
import { plainText } from '../../src/content/plain-text.ts';
import type { Kind } from '../../src/content/schemas/primitives.ts';
import { RESERVED_DATE_ID } from '../../src/lib/dates/school-dates.ts';
import { formatDollars, formatYearlyDate, readYearlyDate } from '../../src/lib/text/format.ts';
import { NAME_KEYS } from '../../src/lib/text/records.ts';
import { branchOf, type Schema } from '../schema.ts';
import { type Fields, isFields, textAt, type Value, valueAt } from '../values.ts';

const AMOUNT = /^\$?\s*(\d+|\d{1,3}([, ]\d{3})+)(\.00)?$/;

/** `$7,250`, `7250.00` or `7 250` as 7250. What is no number stays text, which the content check refuses. */
function readNumber(typed: string): string | number {
  const text = plainText(typed);
  return AMOUNT.test(text) ? Number(text.replace(/\.00$/, '').replace(/\D/g, '')) : text;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const showDollars = (value: unknown) => (typeof value === 'number' ? formatDollars(value) : text(value));

const asTyped = { type: 'text', read: (typed: string): string | number => plainText(typed), show: text };
/** How values that aren’t text are typed and shown. Dates and times have fields of the browser; what is no day stays text. */
export const KINDS: Partial<Record<Kind | 'number', typeof asTyped>> = {
  address: { ...asTyped, type: 'url' },
  email: { ...asTyped, type: 'email' },
  phone: { ...asTyped, type: 'tel' },
  day: { ...asTyped, type: 'date' },
  clock: { ...asTyped, type: 'time', show: (value) => text(value).replace(/^\d:/, '0$&') },
  yearlyDay: {
    ...asTyped,
    read: (typed) => readYearlyDate(plainText(typed)) ?? plainText(typed),
    show: (value) => text(value).replace(/^--\d\d-\d\d$/, (day) => formatYearlyDate(day)),
  },
  number: { ...asTyped, read: readNumber },
  dollars: { ...asTyped, read: readNumber, show: showDollars },
};

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

export const kindOf = ({ kind, type = '' }: Schema) =>
  KINDS[kind ?? (/integer|number/.test(type) ? 'number' : 'text')] ?? asTyped;

/** A new record with its required fields, which say what they say in another one. Else nothing is answered beforehand. */
export function blank(schema: Schema, like?: Value): Value {
  const { type, properties = {}, required = [], items = {}, minItems } = branchOf(schema, like ?? {});
  const field = (key: string) => [key, blank(properties[key] ?? {}, valueAt(like, [key]))];
  if (type === 'object') return Object.fromEntries(required.map(field));
  if (like !== undefined) return like;
  if (type === 'array') return minItems ? [blank(items)] : [];
  return '';
}
