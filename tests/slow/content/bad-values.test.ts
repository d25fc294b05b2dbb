import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import {
  checkContent,
  checkContentData,
  checkContentFile,
  fieldName,
  formatProblems,
} from '../../../checks/check-content.ts';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';
import {
  badValues,
  branchesOf,
  changed,
  everyLeaf,
  kindOf,
  leavesOf,
  mayBe,
  readContentFiles,
} from './hostile-content.ts';

/** The frozen fixture, because the office may change the live content. */
const CONTENT = 'fixtures/content';
const files = readContentFiles(CONTENT);
/** Files that must exist and must not be empty. */
const optional = Object.values(contentFiles).flatMap((file) => ('isOptional' in file ? [file.path as string] : []));
const requiredFiles = files.filter(([file]) => !optional.includes(file));
const encode = (body: string) => new TextEncoder().encode(body);
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const named = (path: readonly PropertyKey[]) => path.join('.');
/** Formats a value for a message, shortened if it's long. */
const shown = (value: unknown) =>
  typeof value === 'number' ? (Object.is(value, -0) ? '-0' : String(value)) : JSON.stringify(value)?.slice(0, 60);

describe.each(files)('%s', (file, data) => {
  const leaves = leavesOf(data).map((leaf) => ({ ...leaf, kind: kindOf(leaf), name: named(leaf.path) }));

  test('rejects every bad value in every field', () => {
    const taken: string[] = [];
    const rounds = Math.max(0, ...leaves.map(({ kind }) => badValues[kind].length));
    for (let round = 0; round < rounds; round += 1) {
      // All fields are invalid at once, and each must be reported separately.
      const bad = (kind: keyof typeof badValues) => badValues[kind][round % badValues[kind].length];
      const problems = checkContentData(
        file,
        everyLeaf(data, (leaf) => bad(kindOf(leaf))),
      );
      const reported = new Set(problems.map(({ path }) => named(path)));
      for (const { kind, name, path } of leaves) {
        if (!reported.has(name) && !mayBe(file, path, bad(kind))) taken.push(`${name} (${kind}): ${shown(bad(kind))}`);
      }
    }
    expect(taken).toEqual([]);
  });

  test('reports every missing field and record that is required', () => {
    for (const { path } of [...leaves, ...branchesOf(data)].filter(({ path: at }) => typeof at.at(-1) === 'string')) {
      const problems = checkContentData(
        file,
        changed(data, path, () => undefined),
      );
      // A missing optional field causes no problem. For a required one, the problem names the field or its rule.
      const near = problems.filter(({ path: at, message }) =>
        [named(at), message].some((text) => text.includes(String(path.at(-1)))),
      );
      if (problems.length > 0) expect(near.length, `${named(path)}: ${JSON.stringify(problems)}`).toBeGreaterThan(0);
    }
  });

  test('rejects unknown fields at any depth', () => {
    for (const { path, value } of branchesOf(data).filter((branch) => !Array.isArray(branch.value))) {
      for (const key of ['unknown', '__proto__', 'constructor', 'toString', 'Heading']) {
        const spoiled = changed(data, path, () =>
          Object.defineProperty({ ...value }, key, { value: 'x', enumerable: true }),
        );
        const problems = checkContentData(file, spoiled);
        expect(problems.map(({ message }) => message).join('\n'), `${named(path)}.${key}`).toContain(`unknown: ${key}`);
      }
    }
  });

  test('reports the line and the field of every mistake', () => {
    const marker = (index: number) => 7_000_000 + index;
    const document = parseDocument(read(file));
    for (const [index, { path }] of leaves.entries()) document.setIn(path, marker(index));
    const body = document.toString();
    const places = new Map(checkContentFile(file, encode(body)).map(({ field, line }) => [field, line]));
    const expected = new Map(
      leaves.map(({ path }, index) => [
        fieldName(path),
        body.slice(0, body.indexOf(`${marker(index)}`)).split('\n').length,
      ]),
    );
    expect(Object.fromEntries(places)).toMatchObject(Object.fromEntries(expected));
  });

  test('rejects a repeated record in a list', () => {
    for (const { path, value } of branchesOf(data)) {
      if (!Array.isArray(value) || typeof value[0]?.id !== 'string') continue;
      const problems = checkContentData(
        file,
        changed(data, path, () => [...value, value[0]]),
      );
      expect(
        problems.map(({ path: at, message }) => `${named(at)}: ${message}`),
        named(path),
      ).toContain(`${named([...path, value.length, 'id'])}: is used twice in this list: ${value[0].id}`);
    }
  });
});

/** Encodes Latin text as UTF-16, little-endian. */
const utf16 = (body: string, mark: string) => Buffer.from(`${mark}${body}`, 'utf16le');
/** Nine nested lists of nine aliases each: 387 million items when expanded. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (const [before, name] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'].map((pair) => pair.split(''))) {
  bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`);
}

const EMPTY = /is empty/;
/** Ways to damage a whole file: the resulting bytes and the expected message. */
const spoiled: [name: string, spoil: (body: string) => Uint8Array, reason: RegExp][] = [
  ['nothing', () => encode(''), EMPTY],
  ['blank lines', () => encode('\n \n\n'), EMPTY],
  ['only comments', (body) => encode(body.replace(/^/gm, '# ')), EMPTY],
  ['only a BOM', () => encode('\ufeff'), EMPTY],
  ['a list', () => encode('- a\n- b\n'), /must have fields.*not a list/],
  ['plain text', () => encode('heading\n'), /must have fields.*not plain text/],
  ['a number', () => encode('7\n'), /must have fields/],
  ['an HTML page', () => encode('<!doctype html>\n<title>x</title>\n'), /must have fields|not valid YAML/],
  [
    'a tab instead of spaces',
    (body) => encode(body.replace(/^(\w+:)/m, 'first:\n\tsecond: x\n$1')),
    /not valid YAML.*tab/i,
  ],
  ['a quote left open', (body) => encode(`${body}\nextra: "open\n`), /not valid YAML/],
  ['a bracket left open', (body) => encode(`${body}\nextra: { a: b\n`), /not valid YAML/],
  ['a colon too many', (body) => encode(`${body}\nextra: this: that\n`), /not valid YAML/],
  ['itself again', (body) => encode(`${body}\n${body}`), /not valid YAML.*unique/],
  ['a second document', (body) => encode(`${body}\n---\n${body}`), /not valid YAML/],
  ['a code of another language', (body) => encode(`${body}\nextra: !!js/function 'x'\n`), /not valid YAML.*tag/],
  ['a tag of its own', (body) => encode(`${body}\nextra: !include secrets.yaml\n`), /not valid YAML.*tag/],
  ['an anchor', (body) => encode(`${body}\nextra: &a x\n`), /shorthand &a/],
  ['an alias', (body) => encode(`${body}\nextra: &a x\nmore: *a\n`), /shorthand &a/],
  ['an alias of nothing', (body) => encode(`${body}\nextra: *nothing\n`), /not valid YAML|shorthand/],
  ['an alias of itself', (body) => encode(`${body}\nextra: &a [*a]\n`), /shorthand &a/],
  ['a merge key', (body) => encode(`${body}\n<<: { a: b }\n`), /unknown: <</],
  ['aliases of aliases', () => encode(bomb.join('\n')), /shorthand &a/],
  ['a key that is a list', (body) => encode(`${body}\n? [a, b]\n: x\n`), /unknown: \[ a, b \]/],
  ['a key that is an object of the language', (body) => encode(`${body}\n__proto__: { a: b }\n`), /unknown: __proto__/],
  ['UTF-16', (body) => utf16(body, ''), /not saved as UTF-8/],
  ['UTF-16 with its mark', (body) => utf16(body, '\ufeff'), /not saved as UTF-8/],
  ['UTF-16, the high byte first', (body) => utf16(body, '\ufeff').swap16(), /not saved as UTF-8/],
  ['Latin-1', (body) => Buffer.from(`${body}\n# caf\u00e9\n`, 'latin1'), /not saved as UTF-8/],
  [
    'a surrogate by itself',
    (body) => Buffer.concat([encode(body), Buffer.from('eda080', 'hex')]),
    /not saved as UTF-8/,
  ],
  ['an overlong letter', (body) => Buffer.concat([encode(body), Buffer.from('c0af', 'hex')]), /not saved as UTF-8/],
  ['NUL bytes', (body) => encode(`${body}\0\0\0`), /not saved as UTF-8/],
  ['a picture', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'), /not saved as UTF-8/],
];

test.each(spoiled)('rejects every file that contains %s', (_, spoil, reason) => {
  for (const [file] of String(reason) === String(EMPTY) ? requiredFiles : files) {
    const problems = checkContentFile(file, spoil(read(file)));
    expect(formatProblems(problems)).toMatch(reason);
    for (const problem of problems)
      expect(problem).toMatchObject({ file: `content/${file}`, line: expect.any(Number) });
  }
});

test('rejects endless nesting without exceeding the stack', () => {
  for (const body of [`a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, 'a: {'.repeat(10_000), '- '.repeat(10_000)]) {
    expect(formatProblems(checkContentFile('school.yaml', encode(body)))).toMatch(
      /too many fields nested inside|not valid YAML/,
    );
  }
});

test.each(files)('accepts %s with a BOM, with Windows line endings, or as JSON', (file, data) => {
  for (const body of [`\ufeff${read(file)}`, read(file).replaceAll('\n', '\r\n'), JSON.stringify(data)]) {
    expect(checkContentFile(file, encode(body))).toEqual([]);
  }
});

test('keeps words like “yes” as text, and rejects numbers in other notations', () => {
  const school = parse(read('school.yaml'));
  for (const word of ['yes', 'no', 'on', 'off', 'y', 'N', '12:30', '1_000', '2026-01-01', 'NULL of it']) {
    const body = read('school.yaml').replace(/^tagline: .*/m, `tagline: ${word}`);
    expect(formatProblems(checkContentFile('school.yaml', encode(body))), word).toBe('');
    expect(parse(body)).toEqual({ ...school, tagline: word });
  }
  for (const number of ['1e999', '-1e999', '.nan', '.inf', '1e5000', '-0', '0.1', '2.5e-1', '99999999999999999999']) {
    const body = read('pages/programs/hifz.yaml').replace('dollars: 100', `dollars: ${number}`);
    expect(formatProblems(checkContentFile('pages/programs/hifz.yaml', encode(body))), number).toMatch(
      /^content\/pages\/programs\/hifz\.yaml:\d+ fee\.dollars: /,
    );
  }
});

describe('a folder of content', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hostile-content-'));
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const report = () => formatProblems(checkContent(folder));

  test('without mistakes has no problem', () => expect(report()).toBe(''));

  test('in which files are missing is rejected with their names', () => {
    for (const [file] of files) rmSync(join(folder, file));
    expect(report().split('\n')).toEqual(requiredFiles.map(([file]) => `content/${file}:1 is missing`));
  });

  test.each<[string, (file: string) => void, string]>([
    ['a folder', (file) => mkdirSync(file), 'is a folder; it must be a file'],
    ['a link to nothing', (file) => symlinkSync('/nowhere', file), 'is a link to a file that does not exist'],
    ['a link to itself', (file) => symlinkSync(file, file), 'cannot be read'],
    ['0 bytes', (file) => writeFileSync(file, ''), 'is empty'],
  ])('with %s in place of a file is rejected', (_, put, reason) => {
    for (const [file] of files) {
      rmSync(join(folder, file));
      put(join(folder, file));
    }
    const lines = report().split('\n');
    for (const [file] of reason === 'is empty' ? requiredFiles : files) {
      expect(lines.filter((line) => line.startsWith(`content/${file}:1 `))).toEqual([expect.stringContaining(reason)]);
    }
  });

  test.each(['Copy of school.yaml', 'pages/tuition (1).yaml', 'school.yml', 'pages/school.yaml'])(
    'with the extra file %s is rejected',
    (file) => {
      cpSync(join(CONTENT, 'school.yaml'), join(folder, file));
      expect(report()).toBe(`content/${file}:1 no page reads this file. Is its name misspelled?`);
    },
  );

  test.each<[file: string, from: RegExp, to: string, reason: RegExp]>([
    [
      'pages/home.yaml',
      /slot: slide-01\b/,
      'slot: slide-99',
      /home\.yaml:\d+ slides\.slides\[1\]\.picture\.slot: is no picture slot: slide-99/,
    ],
    [
      'pages/programs/hifz.yaml',
      /hifz-policy\.pdf/,
      'school-calendar-{schoolYearShort}.pdf',
      /hifz\.yaml:\d+ policy\.href: is the calendar’s file: \/documents\/school-calendar/,
    ],
    [
      'pages/admissions.yaml',
      /timelineId: [\w-]+/,
      'timelineId: nothing',
      /admissions\.yaml:\d+ nextStep\.timelineId: is no id of the timeline.*: nothing/,
    ],
    [
      'pages/admissions/general-info.yaml',
      /timelineIds: \[ ?[\w-]+/,
      'timelineIds: [nothing',
      /general-info\.yaml:\d+ process\.steps\[\d\]\.timelineIds\[1\]: is no id.*: nothing/,
    ],
    [
      'pages/about-us/head-of-school.yaml',
      /signedBy: [\w-]+/,
      'signedBy: nobody',
      /head-of-school\.yaml:\d+ letter\.signedBy: is no id of a member.*: nobody/,
    ],
    [
      'pages/home.yaml',
      /id: students\b/,
      'id: pupils',
      /history\.yaml:\d+ legacy\.stats\[\d\]: is no id of achievements\.stats.*: students/,
    ],
    [
      'pages/admissions.yaml',
      /id: priority-deadline/,
      'id: first-day',
      /admissions\.yaml:\d+ timeline\.entries\[\d\]\.id: is kept for a date of the school year/,
    ],
    [
      'calendar/2025-26.yaml',
      /^# otherDates:/m,
      'otherDates: [{ id: pto-meeting-2025-09, date: 2025-10-07, title: Photos }]\n#',
      /2025-26\.yaml:\d+ otherDates\[1\]\.id: is the id of another date/,
    ],
  ])('in which %s has a broken reference is rejected', (file, from, to, reason) => {
    const body = read(file);
    expect(body).toMatch(from);
    writeFileSync(join(folder, file), body.replace(from, to));
    expect(report()).toMatch(reason);
  });
});
