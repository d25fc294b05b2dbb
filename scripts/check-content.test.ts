// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { checkContent, checkContentFile, formatProblems } from './check-content.ts';

const encode = (body: string) => new TextEncoder().encode(body);
/** The frozen fixture, so that edits in content/ can't make these tests fail. */
const CONTENT = 'fixtures/content';
const read = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const ANNOUNCEMENT = read('announcement.yaml');
const NAVIGATION = read('navigation.yaml');
const TUITION = read('pages/tuition.yaml');
/** The problems of one file, one per line. */
const problemsOf = (path: string, body: string) => formatProblems(checkContentFile(path, encode(body)));
/** The body with one change, which must apply. */
function edited(body: string, from: string | RegExp, to: string): string {
  const after = body.replace(from, to);
  expect(after).not.toBe(body);
  return after;
}

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
    const isOptional = path === contentFiles.announcement.path || path === contentFiles.closings.path;
    expect(required.length > 0).toBe(!isOptional);
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

test('an empty file is refused', () => {
  expect(problemsOf('navigation.yaml', '')).toBe('content/navigation.yaml:1 is empty');
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

test.each([
  ['nothing', ''],
  ['only comments', '# Nothing to announce.\n'],
  ['an empty message', 'type: info\nmessage: ""\n'],
  ['no text after "message:"', 'type: info\nmessage:\nlink: { href: /careers, text: Careers }\n'],
  ['no message', 'type: info\n'],
])('an announcement file with %s announces nothing and is no mistake', (_, body) => {
  expect(problemsOf('announcement.yaml', body)).toBe('');
});

test('an announcement of another type gets a warning, which does not stop a build', () => {
  const problems = checkContentFile('announcement.yaml', encode(edited(ANNOUNCEMENT, 'type: info', 'type: danger')));
  expect(formatProblems(problems)).toMatch(
    /^content\/announcement\.yaml:\d+ type: warning: danger is shown as success; choose info, warning or success$/,
  );
  expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});

test.each([
  [
    'heading: Tuition #1 of 2',
    /:\d+ heading: warning: everything after “ #” is a note that visitors don’t see.*quotes/,
  ],
  ["heading: What's inside #1 of 2", /:\d+ heading: warning:/],
])('%s warns that the words after the sign disappear', (line, warning) => {
  const body = edited(TUITION, /^heading: .*/m, line);
  const problems = checkContentFile('pages/tuition.yaml', encode(body));
  expect(formatProblems(problems)).toMatch(warning);
  expect(problems.every(({ isWarning }) => isWarning)).toBe(true);
});

test.each([
  'heading: "Tuition #1 of 2"',
  'heading: Tuition#1',
  'heading: "Tuition" # a note',
  '# a note\nheading: Tuition',
])('%s loses no words', (line) => {
  expect(problemsOf('pages/tuition.yaml', edited(TUITION, /^heading: .*/m, line))).toBe('');
});

describe('one mistake makes one message', () => {
  test.each<[mistake: string, path: string, from: string | RegExp, to: string, message: RegExp]>([
    ['a tab', 'people/staff.yaml', '\n    name: Samira', '\n\tname: Samira', /^content\/people\/staff\.yaml:5 .*tab/],
    [
      'an American date',
      'calendar/2025-26.yaml',
      '2025-08-25',
      '9/3/2026',
      /:8 firstDay\.date: must be a date such as/,
    ],
    ['a day that does not exist', 'calendar/2025-26.yaml', '2025-08-25', '2025-02-30', /:8 .* is not a day of the cal/],
    [
      'a comma and a dollar sign',
      'pages/tuition.yaml',
      'perYear: 7250',
      'perYear: $7,250',
      /perYear: must be whole dol/,
    ],
    [
      'a comma',
      'pages/tuition.yaml',
      'dollars: 350',
      'dollars: 7,250',
      /fees\[3\]: has a number with a comma.*without/,
    ],
    ['an empty heading', 'pages/tuition.yaml', /^heading: .*/m, 'heading: "  "', /heading: must not be empty/],
    [
      'an empty list above records',
      'photos/photos.yaml',
      'photos: []',
      'photos: []\n  - slot: slide-01\n    alt: A bench.',
      /^content\/photos\/photos\.yaml:9 take the \[\] away: .* records/,
    ],
    [
      'an empty list above records that begin at the margin',
      'photos/photos.yaml',
      'photos: []',
      'photos: [ ] # none yet\n\n- slot: slide-01\n  alt: A bench.',
      /^content\/photos\/photos\.yaml:9 take the \[\] away/,
    ],
  ])('%s', (_, path, from, to, message) => {
    const said = problemsOf(path, edited(read(path), from, to));
    expect(said).toMatch(message);
    expect(said.split('\n')).toHaveLength(1);
  });
});

test.each(['0x10', '0o17', '1e3', '1.5e2', '+100'])('a fee written %s is refused', (number) => {
  expect(
    problemsOf(
      'pages/programs/hifz.yaml',
      edited(read('pages/programs/hifz.yaml'), 'dollars: 100', `dollars: ${number}`),
    ),
  ).toMatch(/^content\/pages\/programs\/hifz\.yaml:\d+ fee\.dollars: must be written in plain digits, such as \d+$/);
});

test('yearly tuition is the sum of the monthly payments of the plan', () => {
  const wrong = edited(TUITION, 'perYear: 7250', 'perYear: 7600');
  const line = wrong.split('\n').findIndex((text) => text.includes('perYear: 7600')) + 1;
  expect(problemsOf('pages/tuition.yaml', wrong)).toBe(
    `content/pages/tuition.yaml:${line} tuition.rows[1].perMonth: 10 payments of $725 are $7,250, but perYear is $7,600; correct one of them`,
  );
  const elevenMonths = edited(
    edited(TUITION, 'value: 10-month plan', 'value: 11-month plan'),
    'perYear: 7250',
    'perYear: 7975',
  );
  expect(problemsOf('pages/tuition.yaml', elevenMonths)).toMatch(
    /^[^\n]*rows\[2\]\.perMonth: 11 payments of \$850[^\n]*$/,
  );
});

test.each(['none', 'None.', 'no', 'N/A', 'unknown', '?', 'pending', 'TBD', '-'])(
  'the consent “%s” is refused',
  (consent) => {
    const record = { slot: 'slide-01', alt: 'A bench.', consent, reviewBy: '2027-06-30' };
    expect(problemsOf('photos/photos.yaml', JSON.stringify({ photos: [record] }))).toMatch(/photos\[1\]\.consent: /);
  },
);

test('two slides with the same picture are refused', () => {
  const home = read('pages/home.yaml');
  expect(problemsOf('pages/home.yaml', edited(home, /slot: slide-02\b/, 'slot: slide-01'))).toMatch(
    /^content\/pages\/home\.yaml:\d+ slides\.slides\[2\]\.picture\.slot: is the picture of another record in this list: slide-01; choose another$/,
  );
});

describe('a folder of content', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-content-'));
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, body: string) => writeFileSync(join(folder, path), body);
  const said = () => formatProblems(checkContent(folder));

  test('needs no announcement', () => {
    rmSync(join(folder, 'announcement.yaml'));
    expect(said()).toBe('');
  });

  test.each([
    ['announcement.yaml', 'announcement.yaml.txt'],
    ['school.yaml', 'school.yaml.txt'],
    ['school.yaml', 'School.YAML'],
    ['school.yaml', 'school.yml'],
    ['school.yaml', 'school.txt'],
    ['pages/tuition.yaml', 'pages/tuition.yaml.txt'],
  ])('in which %s is called %s says to rename it, and nothing else', (right, wrong) => {
    renameSync(join(folder, right), join(folder, wrong));
    expect(said()).toBe(`content/${wrong}:1 rename it: its name must be ${right.split('/').at(-1)}`);
  });

  test.each<[file: string, from: string, to: string, field: string]>([
    [
      'navigation.yaml',
      'title: Our Staff, href: /staff',
      'title: Our Staff, href: /our-staff',
      'menu[1].children[2].href',
    ],
    ['navigation.yaml', 'text: Support, href: /support', 'text: Support, href: /suport', 'quickLinks[4].href'],
    ['announcement.yaml', 'href: /careers', 'href: /carers', 'link.href'],
    ['announcement.yaml', 'href: /careers', 'href: /404', 'link.href'],
  ])('in which %s links to a page that does not exist names file, line and field', (file, from, to, field) => {
    const body = edited(read(file), from, to);
    write(file, body);
    const line = body.split('\n').findIndex((text) => text.includes(to)) + 1;
    expect(said()).toMatch(/^[^\n]+$/);
    expect(said()).toContain(`content/${file}:${line} ${field}: `);
  });

  test.each(['/contact', '/admissions/apply-now', '/', '/#contact', '#main', '/calendar'])('may link to %s', (href) => {
    write('announcement.yaml', edited(ANNOUNCEMENT, 'href: /careers', `href: "${href}"`));
    expect(said()).toBe('');
  });
});
