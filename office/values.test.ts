import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit, Value } from './api.ts';
import { applyEdit, applyEdits, editsBetween, isSame, textAt } from './values.ts';

const records = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    dollars: fc.nat(3),
    tags: fc.array(fc.nat(2), { maxLength: 2 }),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);
const value = fc.record({
  heading: fc.string(),
  fees: records,
  plan: fc.option(fc.record({ note: fc.string() })),
}) as fc.Arbitrary<Value>;

test('finds edits that turn any value into any other', () => {
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(applyEdits(from, editsBetween(from, to))).toEqual(to);
    }),
  );
});

test('moves a record instead of writing it again', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const satisfies Value[];
  expect(editsBetween([a, b, c], [c, a, b])).toEqual([{ op: 'move', path: [2], to: 0 }]);
});

test.each<[string, Value[], Value[], Edit[]]>([
  ['changes an item', ['a', 'b', 'c'], ['a', 'x', 'c'], [{ op: 'set', path: [1], value: 'x' }]],
  ['adds an item', ['a', 'c'], ['a', 'b', 'c'], [{ op: 'append', path: [], value: 'b', at: 1 }]],
  ['deletes an item', ['a', 'b', 'a'], ['a', 'a'], [{ op: 'delete', path: [1] }]],
  [
    'changes a field',
    [{ text: 'a' }, { text: 'b' }],
    [{ text: 'x' }, { text: 'b' }],
    [{ op: 'set', path: [0, 'text'], value: 'x' }],
  ],
])('%s of a list without keys instead of writing the list again', (_, from, to, edits) => {
  expect(editsBetween(from, to)).toEqual(edits);
});

test.each<[Edit, Value]>([
  [
    { op: 'set', path: ['b', 'c'], value: 1 },
    { a: [1, 2], b: { c: 1 } },
  ],
  [{ op: 'set', path: ['a', 0], value: 3 }, { a: [3, 2] }],
  [{ op: 'delete', path: ['a', 0] }, { a: [2] }],
  [{ op: 'delete', path: ['b', 'c'] }, { a: [1, 2] }],
  [{ op: 'append', path: ['a'], value: 0, at: 0 }, { a: [0, 1, 2] }],
  [
    { op: 'append', path: ['b'], value: 3 },
    { a: [1, 2], b: [3] },
  ],
  [{ op: 'move', path: ['a', 1], to: 0 }, { a: [2, 1] }],
])('applies %j to a copy', (edit, after) => {
  const before = { a: [1, 2] };
  expect(applyEdit(before, edit)).toEqual(after);
  expect(before).toEqual({ a: [1, 2] });
});

test('never leaves a gap in a list, or changes what all records share', () => {
  expect(() => applyEdit({ a: [1] }, { op: 'set', path: ['a', 2], value: 1 })).toThrow('There is no a.2.');
  const value = applyEdit({}, { op: 'set', path: ['__proto__', 'a'], value: 1 });
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('a');
});

test('compares values by what they contain', () => {
  expect(isSame({ a: [1], b: null }, { b: null, a: [1] })).toBe(true);
  for (const other of [{ a: { 0: 1 }, b: null }, { a: [1] }, { a: [1], c: null }, [], null, undefined]) {
    expect(isSame({ a: [1], b: null }, other)).toBe(false);
  }
});

test('reads a value as text', () => {
  expect([textAt({ a: [7] }, ['a', 0]), textAt({ a: [7] }, ['a']), textAt(null, ['a'])]).toEqual(['7', '', '']);
});
