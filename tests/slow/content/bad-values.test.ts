import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContentData, checkContentFile } from '../../../checks/check-content.ts';
import { FIXTURE_CONTENT } from '../../../make/project-copy.ts';
import { branchesOf, changed, leavesOf, readContentFiles } from './data.ts';

const read = (file: string) => readFileSync(join(FIXTURE_CONTENT, file), 'utf8');
const named = (path: readonly PropertyKey[]) => path.join('.');

/** What no field accepts, whatever its kind. What a field of some kind rejects is a unit test (`primitives.yaml`). */
const BAD = [
  [null, ' ', '\u00a0', [], ['a'], {}, { a: 'b' }],
  ['<script>alert(1)</script>', '<!-- hidden', '</title>', '<?php echo 1 ?>', '{phone}', '{{ name }}'],
  ['a\u200bb', 'a\u202eb', 'a\u0000b', 'a\tb', '\ud800', '\ud83c\udf89', '\u62db\u8058', '\ufffd'],
  ['word '.repeat(4000), 'w'.repeat(100)],
].flat();
const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
/** Unknown details of a person, and a removed announcement, may be empty. */
const mayBeBlank = (file: string, name: string) =>
  file === 'announcement.yaml' || /\.(?:education|experience|about)$/.test(name);

describe.each(readContentFiles())('%s', (file, data) => {
  const leaves = leavesOf(data).map((leaf) => ({ ...leaf, name: named(leaf.path) }));

  test('rejects every bad value in every field', () => {
    for (const value of BAD) {
      // All fields are invalid at once, and each must be reported separately.
      const spoiled = structuredClone(data);
      for (const { path } of leaves) {
        const parent = path.slice(0, -1).reduce<object>((record, step) => Reflect.get(record, step), spoiled);
        Reflect.set(parent, path.at(-1) ?? '', value);
      }
      const reported = new Set(checkContentData(file, spoiled).map(({ path }) => named(path)));
      // Synonyms and the words of other languages may have any letter: they are only searched for.
      const isWord = (name: string) =>
        /^(languages|synonyms)\./.test(name) && typeof value === 'string' && !/\p{C}/u.test(value);
      const accepted = leaves.filter(({ name }) => !reported.has(name) && !isWord(name));
      expect(isBlank(value) ? accepted.filter(({ name }) => !mayBeBlank(file, name)) : accepted).toEqual([]);
    }
  });

  test('rejects unknown fields at any depth, and a repeated record in a list', () => {
    for (const { path, value } of branchesOf(data)) {
      if (Array.isArray(value)) {
        if (typeof value[0]?.id !== 'string') continue;
        const problems = checkContentData(file, changed(data, path, [...value, value[0]]));
        const says = problems.map((problem) => `${named(problem.path)}: ${problem.says}`);
        const place = named([...path, value.length, 'id']);
        expect(says).toContain(`${place}: is used twice in this list: ${value[0].id}`);
        continue;
      }
      for (const key of ['unheardOf', '__proto__', 'constructor', 'Heading']) {
        const record = Object.defineProperty({ ...value }, key, { value: 'x', enumerable: true });
        const places = checkContentData(file, changed(data, path, record)).map((problem) => named(problem.path));
        expect(places).toContain(named([...path, key]));
      }
    }
  });

  test('is accepted with a BOM, with Windows line endings, or as JSON', () => {
    for (const body of [`\ufeff${read(file)}`, read(file).replaceAll('\n', '\r\n'), JSON.stringify(data)]) {
      expect(checkContentFile(file, Buffer.from(body))).toEqual([]);
    }
  });
});
