/** Generates invalid variants of content files for the hostile content tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';

export type Path = readonly (string | number)[];
/** A scalar value: text, a number or a boolean. */
export type Leaf = { path: Path; value: string | number | boolean };

/** All content files that aren't empty, by path relative to `content/`. */
export function readContentFiles(folder = 'content'): [path: string, data: object][] {
  return Object.values(contentFiles).map(({ path }) => [path, parse(readFileSync(join(folder, path), 'utf8'))]);
}

/** Every leaf of a parsed file, at any depth. */
export function leavesOf(data: unknown, path: Path = []): Leaf[] {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return [{ path, value: data }];
  return childrenOf(data).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** Every record and list of a parsed file, including the file itself. */
export function branchesOf(data: unknown, path: Path = []): { path: Path; value: object }[] {
  if (typeof data !== 'object' || data === null) return [];
  return [{ path, value: data }, ...childrenOf(data).flatMap(([key, child]) => branchesOf(child, [...path, key]))];
}

const childrenOf = (data: unknown): [string | number, unknown][] => {
  if (Array.isArray(data)) return data.map((child, index) => [index, child]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
};

/** Copies the data and replaces the value at the path with the result of `change`. `undefined` removes the field. */
export function changed(data: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(data);
  if (Array.isArray(data)) return data.map((child, index) => (index === key ? changed(child, rest, change) : child));
  const entries = Object.entries(data as object).map(([name, child]) => [
    name,
    name === key ? changed(child, rest, change) : child,
  ]);
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined));
}

/** Copies the data and replaces every leaf. */
export function everyLeaf(data: unknown, replace: (leaf: Leaf) => unknown, path: Path = []): unknown {
  if (Array.isArray(data)) return data.map((child, index) => everyLeaf(child, replace, [...path, index]));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, child]) => [key, everyLeaf(child, replace, [...path, key])]),
    );
  }
  return data === null || data === undefined ? data : replace({ path, value: data as Leaf['value'] });
}

/** Fields that may be empty, which removes something from the page, as `file.field`. */
const MAY_BE_EMPTY = ['announcement.yaml.message'];
const EMPTY: readonly unknown[] = ['', null, ' ', '\n', ' \n ', '\u00a0', '\u2003'];

/** Words that only another language has. */
const OTHER_LANGUAGES: readonly unknown[] = ['招聘', 'Ωμέγα', 'Привет'];

/** Whether a field accepts this value, which other fields of its kind reject. */
export function mayBe(file: string, path: Path, value: unknown): boolean {
  if (file === 'languages.yaml' && OTHER_LANGUAGES.includes(value)) return path.at(-1) !== 'id';
  return MAY_BE_EMPTY.includes(`${file}.${path.join('.')}`) && EMPTY.includes(value);
}

/** The kind of a field, derived from its name and value. */
export type Kind = keyof typeof badValues;

/** Returns the kind of a leaf. The default is text. */
export function kindOf({ path, value }: Leaf): Kind {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === 'external') return 'choice';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  if (key === 'alt') return 'alt';
  if (key === 'education' || key === 'experience' || key === 'about') return 'detail';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'date';
  if (/^--\d{2}-\d{2}$/.test(value)) return 'yearlyDate';
  if (/^\d{2}:\d{2}$/.test(value)) return 'time';
  if (value.startsWith('https://')) return 'outsideUrl';
  if (value.startsWith('/documents/')) return 'document';
  if (key === 'href') return 'insidePath';
  if (/^\d{3}-\d{3}-\d{4}$/.test(value)) return 'phone';
  if (/^\S+@\S+$/.test(value)) return 'email';
  if (key === 'id' || key === 'slot' || key === 'dispute') return 'id';
  return 'text';
}

const HTML = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<!-- hidden',
  '</style>',
  '</title>',
  '<!DOCTYPE html>',
  '<?php echo 1 ?>',
];
const UNSEEN = [
  '\u200b',
  'a\u200bb',
  'a\u200db',
  'a\u202eb',
  'a\u200fb',
  'a\u2066b',
  '\ufeffa',
  'a\u0000b',
  'a\u0007b',
  'a\tb',
];
const UNSHOWN = ['\ud800', 'a\udc00', '🎉', '👨‍👩‍👧', ...OTHER_LANGUAGES, '\u{1d4d0}', '\ufffd'];
const BLANK = ['', ' ', '\n', ' \n ', '\u00a0', '\u00ad', '\u2003'];
const PLACEHOLDERS = ['{phone}', 'Call {email} now', '{{ name }}', '$' + '{name}', '{}'];
const TOO_LONG = ['word '.repeat(10_000), 'w'.repeat(5000)];
const NOT_WORDS = [null, true, false, 7, -1.5, Number.NaN, Number.POSITIVE_INFINITY, [], ['a'], {}, { a: 'b' }];

/** Values that no field accepts. */
const BAD_ANYWHERE: unknown[] = [
  null,
  [],
  ['a'],
  [null],
  {},
  { a: 'b' },
  ...BLANK.filter((blank) => blank !== ''),
  ...HTML,
  ...UNSEEN,
  ...UNSHOWN,
  ...PLACEHOLDERS,
  ...TOO_LONG,
];

const BAD_ADDRESSES = [
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://user:password@example.org/',
  'https://school.example.org@evil.example/',
  'https://example.org/a b',
  'https://exämple.org',
  'https://例え.jp/',
  'https://example.org/"onload="x',
  "https://example.org/';alert(1)",
  'https:\\\\evil.example',
  'https:/example.org',
  'https:example.org',
  'HTTPS://example.org\n.evil.example',
  'https://',
  'https://localhost/',
  'https://a;script-src *.example/',
  'ftp://example.org',
  'www.example.org',
];

/** Invalid values for each kind of field. Tests expect the content check to reject them. */
export const badValues = {
  text: [...BAD_ANYWHERE, '', ...NOT_WORDS],
  alt: [...BAD_ANYWHERE, ...NOT_WORDS],
  // Unknown details of a person may be empty.
  detail: [...BAD_ANYWHERE, ...NOT_WORDS].filter(
    (value) => value !== null && !(typeof value === 'string' && value.trim() === ''),
  ),
  id: [...BAD_ANYWHERE, '', ...NOT_WORDS, 'Fee', 'a b', '-a', 'a--b', 'é', '../x', 'a/b', '__proto__', 'constructor()'],
  choice: [...BAD_ANYWHERE, '', 'true', 'yes', 'no', 1, 0],
  flag: [...BAD_ANYWHERE, '', false, 'true', 'yes', 'no', 1, 0],
  number: [
    ...BAD_ANYWHERE,
    '',
    true,
    '5,000',
    '$5,000',
    '250',
    '10%',
    -5,
    -0,
    2.5,
    0.1 + 0.2,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e21,
    1e9,
    Number.MAX_SAFE_INTEGER,
  ],
  date: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    '2026-02-30',
    '2025-02-29',
    '02/03/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '0001-01-01',
    '1026-01-01',
    '9999-12-31',
    '99999-01-01',
    '+012026-01-01',
    '-2026-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '٢٠٢٦-٠١-٠١',
    '2026-01-01\n',
    '--03-15',
    'soon',
  ],
  yearlyDate: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    '--02-30',
    '--13-01',
    '--00-01',
    '--3-15',
    '03-15',
    '2026-03-15',
    '--03-15\n',
  ],
  time: [...BAD_ANYWHERE, '', ...NOT_WORDS, '24:00', '12:60', '7:3', '07:30:00', '7:30 AM', 'noon', '-1:00', '07:30\n'],
  outsideUrl: [...BAD_ANYWHERE, '', ...NOT_WORDS, ...BAD_ADDRESSES],
  insidePath: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    ...BAD_ADDRESSES,
    'https://example.org/',
    '/../etc/passwd',
    '/tuition/',
    '/Tuition',
    '/\\evil.example',
    '/a?b=c',
    '/tuition\n',
    '#',
  ],
  document: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    ...BAD_ADDRESSES,
    '/documents/../x.pdf',
    '/documents/a.html',
    '/documents/A b.pdf',
  ],
  email: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    'office',
    'office@',
    '@example.org',
    'a@b',
    'a b@example.org',
    'a@example.org,b@example.org',
    'a@example.org?bcc=b@example.org',
    'a@example.org\nBcc: b@example.org',
    'Office <a@example.org>',
    'a@exämple.org',
    'a..b@example.org',
    '"a"@example.org',
  ],
  phone: [
    ...BAD_ANYWHERE,
    '',
    ...NOT_WORDS,
    '4015550142',
    '(401) 555-014',
    '(101) 555-0142',
    '401) 555-0142',
    '401-555-014',
    '101-555-0142',
    '401-555-01422',
    '٤٠١-٥٥٥-٠١٤٢',
  ],
} satisfies Record<string, unknown[]>;
