import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatYaml } from './format-content.ts';

const files = globSync('fixtures/content/**/*.yaml');

test('the fixture is in canonical form', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => formatYaml(readFileSync(file, 'utf8')) !== readFileSync(file, 'utf8'))).toEqual([]);
});

test('puts pasted text into its plain form', () => {
  expect(formatYaml('a: Jose\u0301 at 7:30\u202fAM\n')).toBe('a: José at 7:30 AM\n');
});

test('leaves a file with mistakes alone', () => {
  expect(formatYaml('a: [1\n')).toBe('a: [1\n');
});
