import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import * as primitives from './primitives.ts';

const { dollars, fact, id, insidePath, listOf, text, withheld } = primitives;

const table = parse(readFileSync(join(import.meta.dirname, 'primitives.yaml'), 'utf8'));
const { readings, ...kinds } = table;
const schemas: Record<string, z.ZodType> = {
  ...(primitives as object as Record<string, z.ZodType>),
  withheld: withheld({ id }),
};
const cases = (kind: 'good' | 'bad') =>
  Object.keys(kinds).flatMap((name) => kinds[name][kind].map((value: unknown): [string, unknown] => [name, value]));

test.each(cases('good'))('%s accepts %j', (name, value) => {
  expect(schemas[name]?.safeParse(value).success).toBe(true);
});

test.each(cases('bad'))('%s refuses %j', (name, value) => {
  expect(schemas[name]?.safeParse(value).success).toBe(false);
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

test('an id used twice in a list is named with its place', () => {
  const fees = listOf(fact({ id, dollars }));
  const result = fees.safeParse([
    { id: 'deposit', dollars: 250 },
    { id: 'deposit', dollars: 300 },
  ]);
  expect(result.error?.issues).toMatchObject([{ path: [1, 'id'], message: expect.stringContaining('deposit') }]);
});

test.each<[string, object]>(Object.entries(readings))('a %s is read in one form: %o', (name, readings) => {
  for (const [written, read] of Object.entries(readings)) expect(schemas[name]?.parse(written)).toBe(read);
});

test('a text is read with printed marks', () => {
  expect(text.parse(" In our families' words ")).toBe('In our families’ words');
  expect(text.max(20).parse('Grades 1-5')).toBe('Grades 1–5');
});
