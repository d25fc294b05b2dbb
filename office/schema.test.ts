import { expect, test } from 'vitest';
import { contentFiles, yearFile } from '../src/content/schemas/content-files.ts';
import { blank, KINDS, kindOf } from './app/words.ts';
import { fieldAt, type Schema } from './schema.ts';
import { described } from './server/changes.ts';
import { leavesOf } from './values.ts';

const files = [...Object.values(contentFiles).map(({ path }) => path), `${yearFile.path}2025-26.yaml`];
const schemaOf = (path: string) => described(`content/${path}`, {}).schema;

/** All parts of a schema, with the names of the fields that lead to them. */
function partsOf(schema: Schema, name: string): { name: string; part: Schema }[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const inside = Object.entries(properties).flatMap(([key, part]) => partsOf(part, `${name} ${key}`));
  const branches = [...(items ? [items] : []), ...anyOf].flatMap((part) => partsOf(part, name));
  return [{ name, part: schema }, ...inside, ...branches];
}
const parts = files.flatMap((path) => partsOf(schemaOf(path), path));

test('every text in a given form says which kind of value it is', () => {
  const isUnknown = ({ type, kind, enum: choices, ...rest }: Schema) =>
    type === 'string' && !kind && !choices && ('pattern' in rest || 'format' in rest);
  expect(parts.length).toBeGreaterThan(1000);
  expect(parts.filter(({ part }) => isUnknown(part)).map(({ name }) => name)).toEqual([]);
});

test('no field is called “Value”, and no two fields of a record have the same label', () => {
  for (const { name, part } of parts) {
    const labels = Object.keys(part.properties ?? {}).map((key) => fieldAt({ schema: part, value: {} }, [key]).label);
    expect(labels, name).not.toContain('Value');
    expect(labels, name).toEqual([...new Set(labels)]);
  }
});

test('a new record answers no question beforehand', () => {
  const answers = parts.flatMap(({ part }) => leavesOf(blank(part.items ?? {}), []));
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter(({ value }) => value !== '')).toEqual([]);
});

test('a field is typed by its kind, by its type, or as text', () => {
  const kinds = [{ kind: 'clock' as const }, { type: 'integer' }].map(kindOf);
  expect(kinds).toEqual([KINDS.clock, KINDS.number]);
  expect(kindOf({ type: 'string' }).type).toBe('text');
});

test('pasted text loses the characters that nobody sees, of any kind, and an amount is a number', () => {
  for (const { read } of Object.values(KINDS)) expect(read('\u00a0401-555-\u200b0142\u00a0')).toBe('401-555-0142');
  expect(['$7,250', '7 250', '7250.00'].map(kindOf({ kind: 'dollars' }).read)).toEqual([7250, 7250, 7250]);
});
