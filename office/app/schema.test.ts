import { expect, test } from 'vitest';
import type { Value } from '../api.ts';
import { blank, kindOf, nameAt, recordsWith, type Schema, schemaAt } from './schema.ts';

const DATE: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The last day.' };
const FEE: Schema = { type: 'object', properties: { label: { type: 'string' }, until: DATE }, required: ['label'] };
const TEXT: Schema = { type: 'object', properties: { instead: { type: 'string' } }, required: ['instead'] };
const FILE: Schema = { type: 'object', properties: { fees: { type: 'array', items: { anyOf: [FEE, TEXT] } } } };
const value: Value = { fees: [{ label: 'Deposit' }, { instead: 'Ask us' }] };

test('finds a field in the branch that its record has, and its help text', () => {
  expect(schemaAt(FILE, value, ['fees', 0, 'label'])).toMatchObject({ isOptional: false });
  expect(schemaAt(FILE, value, ['fees', 0, 'until'])).toEqual({ node: DATE, help: 'The last day.', isOptional: true });
  expect(schemaAt(FILE, value, ['fees', 1, 'instead'])).toMatchObject({ isOptional: false });
  expect(kindOf(DATE)).toBe('date');
});

test('begins a new record with its required fields', () => {
  expect(blank({ anyOf: [FEE, TEXT] })).toEqual({ label: '' });
  expect(blank({ type: 'array', minItems: 1, items: TEXT })).toEqual([{ instead: '' }]);
});

test('names a record by itself or by the record around it', () => {
  expect(nameAt(value, ['fees', 0])).toBe('Deposit');
  expect(nameAt({ days: [{ day: 'Monday', time: { from: '07:00' } }] }, ['days', 0, 'time'])).toBe('Monday, Time');
});

test('finds records by what they have', () => {
  expect(recordsWith(value, (record) => Object.hasOwn(record as object, 'instead'))).toEqual([['fees', 1]]);
});
