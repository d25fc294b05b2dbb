import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dataOf } from '../../../tests/support/tables.ts';
import * as parts from './parts.ts';
import * as primitives from './primitives.ts';

const { id, insidePath, text } = primitives;

type Kinds = Record<string, Record<'good' | 'bad', unknown[]>>;
const { readings, ...kinds } = dataOf<Kinds & Record<'readings', object>>('src/content/schemas/primitives.yaml');
const schemas: Record<string, z.ZodType> = {
  ...({ ...primitives, ...parts } as object as Record<string, z.ZodType>),
  withheld: parts.withheld({ id }),
};
const cases = Object.entries(kinds).flatMap(([name, values]) =>
  Object.entries(values).flatMap(([kind, each]) => each.map((value) => [name, kind, value] as const)),
);

test.each(cases)('a value for %s is %s: %j', (name, kind, value) => {
  expect(schemas[name]?.safeParse(value).success).toBe(kind === 'good');
});

test('an inside path never leaves the site', () => {
  const unit = fc.constantFrom('/', '#', '\\', '.', '-', ':', '?', '@', '%', 'a', '1', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (value) => {
      if (!insidePath.safeParse(value).success) return;
      expect(new URL(value, 'https://school.example.org').origin).toBe('https://school.example.org');
    }),
    { numRuns: 5000 },
  );
});

test.each<[string, object]>(Object.entries(readings))('a %s is read in one form: %o', (name, readings) => {
  for (const [written, read] of Object.entries(readings)) expect(schemas[name]?.parse(written)).toBe(read);
});

test('a text is read with printed marks', () => {
  expect(text.parse(" In our families' words ")).toBe('In our families’ words');
  expect(text.max(20).parse('Grades 1-5')).toBe('Grades 1–5');
});
