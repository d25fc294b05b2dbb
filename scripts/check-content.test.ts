// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { contentFiles } from '../src/schemas/content-files.ts';
import { checkContent, checkContentFile, formatProblems } from './check-content.ts';

const encode = (body: string) => new TextEncoder().encode(body);
const read = (path: string) => readFileSync(`fixtures/content/${path}`, 'utf8');
const ANNOUNCEMENT = read('announcement.yaml');
const NAVIGATION = read('navigation.yaml');

test('the content as it is has no problem', () => {
  expect(formatProblems(checkContent('content'))).toBe('');
});

test.each(Object.values(contentFiles).map(({ path }) => path))(
  '%s names every key of its first level that goes missing',
  (path) => {
    const keys = Object.keys(parseDocument(read(path)).toJS() as object);
    const required = keys.filter((key) => {
      const document = parseDocument(read(path));
      document.delete(key);
      const problems = checkContentFile(path, encode(document.toString()));
      const isNamed = problems.some(
        ({ file, field }) => file === `content/${path}` && (field === key || field.startsWith(`${key}.`)),
      );
      const isTold = problems.some(({ message }) => message.includes(key));
      return isNamed || isTold;
    });
    const optional = keys.filter((key) => !required.includes(key));
    // An optional key may go; nearly every first-level key of our files is needed.
    for (const key of optional) {
      const document = parseDocument(read(path));
      document.delete(key);
      expect(checkContentFile(path, encode(document.toString())), `${key} of ${path}`).toEqual([]);
    }
    expect(required.length).toBeGreaterThan(0);
  },
);

test.each(Object.values(contentFiles).map(({ path }) => path))('%s refuses a misspelled key by name', (path) => {
  const document = parseDocument(read(path));
  const [first] = Object.keys(document.toJS() as object);
  document.set(`${first}x`, document.get(first));
  const problems = checkContentFile(path, encode(document.toString()));
  expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining(`${first}x`) }));
});

test.each([
  ['an empty file', '', /empty/],
  ['a list instead of fields', '- a\n- b', /must hold fields.*not a list/],
  ['broken YAML', 'type: "info\nmessage: x', /not valid YAML/],
  ['a key given twice', `${ANNOUNCEMENT}\ntype: warning\n`, /not valid YAML.*unique/],
  ['a placeholder', ANNOUNCEMENT.replace('Now hiring', 'Call {phone}'), /placeholder/],
  ['markup', ANNOUNCEMENT.replace('Now hiring', '<script>alert(1)</script>'), /HTML/],
  ['an outside address in an inside link', ANNOUNCEMENT.replace('/careers', '//evil.example'), /address on this site/],
  ['a character the fonts lack', ANNOUNCEMENT.replace('Now hiring', '招聘'), /fonts cannot show/],
  ['an emoji', ANNOUNCEMENT.replace('Now hiring', '🎉'), /fonts cannot show/],
])('%s is refused with the file and the reason', (_, body, reason) => {
  const problems = checkContentFile('announcement.yaml', encode(body));
  expect(problems.length).toBeGreaterThan(0);
  expect(formatProblems(problems)).toMatch(reason);
  expect(problems[0]?.file).toBe('content/announcement.yaml');
});

test('wrong bytes are refused as not UTF-8', () => {
  expect(checkContentFile('announcement.yaml', new Uint8Array([0x74, 0xff, 0xfe]))[0]?.message).toMatch(/UTF-8/);
});

test('a file that no page reads is refused', () => {
  expect(checkContentFile('anouncement.yaml', encode(ANNOUNCEMENT))[0]?.message).toMatch(/misspelled/);
});

test('all mistakes of a file are told at once, each with its line and field', () => {
  const body = NAVIGATION.replace('title: Admissions', 'titel: Admissions').replace(
    'href: /tuition }',
    'href: tuition }',
  );
  const problems = checkContentFile('navigation.yaml', encode(body));
  expect(problems.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['menu[2].title', 'menu[2]', 'menu[3].href']),
  );
  const line = body.split('\n').findIndex((text) => text.includes('href: tuition')) + 1;
  expect(problems.find(({ field }) => field === 'menu[3].href')?.line).toBe(line);
});

test('an id used twice is refused with its place', () => {
  const problems = checkContentFile('navigation.yaml', encode(NAVIGATION.replace('id: admissions', 'id: about')));
  expect(formatProblems(problems)).toMatch(/menu\[2\]\.id: is used twice in this list: about/);
});

test('a price or date that does not say how long it holds is refused', () => {
  const body = read('pages/tuition.yaml').replace(/^validUntil:.*\n/m, '');
  expect(formatProblems(checkContentFile('pages/tuition.yaml', encode(body)))).toMatch(/validUntil/);
});

test('Arabic text is welcome', () => {
  expect(checkContentFile('announcement.yaml', encode(ANNOUNCEMENT.replace('Now hiring', 'السلام عليكم')))).toEqual([]);
});
