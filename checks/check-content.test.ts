import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, checkContentFile, formatProblems } from './check-content.ts';

const encode = (body: string) => new TextEncoder().encode(body);
/** The frozen fixture, so that edits in content/ can't make these tests fail. */
const CONTENT = 'fixtures/content';
const read = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const ANNOUNCEMENT = read('announcement.yaml');
const TUITION = read('pages/tuition.yaml');
/** The problems of one file, one per line. */
const problemsOf = (path: string, body: string) => formatProblems(checkContentFile(path, encode(body)));
/** The body with one change, which must apply. */
function edited(body: string, from: string | RegExp, to: string): string {
  const after = body.replace(from, to);
  expect(after).not.toBe(body);
  return after;
}

test('reports no problem in the content as it is', () => {
  expect(formatProblems(checkContent('content'))).toBe('');
});

test.each([
  ['a placeholder', ANNOUNCEMENT.replace('Now hiring', 'Call {phone}'), /placeholder/],
  ['markup', ANNOUNCEMENT.replace('Now hiring', '<script>alert(1)</script>'), /HTML/],
  ['an outside address in an inside link', ANNOUNCEMENT.replace('/careers', '//evil.example'), /address on this site/],
  ['a character the fonts lack', ANNOUNCEMENT.replace('Now hiring', '招聘'), /fonts cannot show/],
  ['an emoji', ANNOUNCEMENT.replace('Now hiring', '🎉'), /fonts cannot show/],
])('rejects %s with the file and the reason', (_, body, reason) => {
  const problems = checkContentFile('announcement.yaml', encode(body));
  expect(problems.length).toBeGreaterThan(0);
  expect(formatProblems(problems)).toMatch(reason);
  expect(problems[0]?.file).toBe('content/announcement.yaml');
});

test('rejects a price or date without a validity period', () => {
  const body = read('pages/tuition.yaml').replace(/^validUntil:.*\n/m, '');
  expect(formatProblems(checkContentFile('pages/tuition.yaml', encode(body)))).toMatch(/validUntil/);
});

test('accepts Arabic text', () => {
  expect(checkContentFile('announcement.yaml', encode(ANNOUNCEMENT.replace('Now hiring', 'السلام عليكم')))).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['only comments', '# Nothing to announce.\n'],
  ['an empty message', 'type: info\nmessage: ""\n'],
  ['no text after "message:"', 'type: info\nmessage:\nlink: { href: /careers, text: Careers }\n'],
  ['no message', 'type: info\n'],
])('accepts an announcement file with %s', (_, body) => {
  expect(problemsOf('announcement.yaml', body)).toBe('');
});

test('warns about an announcement of an unknown type without stopping the build', () => {
  const problems = checkContentFile('announcement.yaml', encode(edited(ANNOUNCEMENT, 'type: info', 'type: danger')));
  expect(formatProblems(problems)).toMatch(
    /^content\/announcement\.yaml:\d+ type: warning: danger is shown as success; choose info, warning or success$/,
  );
  expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});

const YEAR = 'calendar/2025-26.yaml';
const DAYS_OFF = 'daysOff: [{ id: break, name: Break, from: 2025-12-22, to: 2025-12-24, office: open }]';

test('warns with both numbers when the days off do not match the instruction days', () => {
  const problems = checkContentFile(YEAR, encode(`${read(YEAR)}\n${DAYS_OFF}\n`));
  expect(formatProblems(problems)).toMatch(/:\d+ instructionalDays: warning: says 180, but there are 211 weekdays/);
  expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});

test('rejects confirmed Hijri months that leave a month of 28 days, naming both', () => {
  const months = `hijriMonths:
  - { month: 1447-09, firstDay: 2026-02-19, confirmedBy: The office, on: 2026-02-18 }
  - { month: 1447-10, firstDay: 2026-03-19, confirmedBy: The office, on: 2026-03-18 }
`;
  expect(problemsOf(YEAR, `${read(YEAR)}\n${months}`)).toMatch(
    /:\d+ hijriMonths\[2\]\.firstDay: leaves 28 days .* Ramadan 1447 .* Shawwal 1447 /,
  );
  expect(problemsOf(YEAR, `${read(YEAR)}\n${months.replace('2026-02-19', '2026-02-18')}`)).toBe('');
});

test('does not warn when the days off match the instruction days', () => {
  const body = edited(read(YEAR), 'instructionalDays: 180', 'instructionalDays: 211');
  expect(problemsOf(YEAR, `${body}\n${DAYS_OFF}\n`)).toBe('');
});

test.each([
  [
    'heading: Tuition #1 of 2',
    /:\d+ heading: warning: everything after “ #” is a note that visitors don’t see.*quotes/,
  ],
  ["heading: What's inside #1 of 2", /:\d+ heading: warning:/],
])('warns for %s that the text after “ #” is not shown', (line, warning) => {
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
])('does not warn for %s', (line) => {
  expect(problemsOf('pages/tuition.yaml', edited(TUITION, /^heading: .*/m, line))).toBe('');
});

describe('reports one problem for one mistake', () => {
  test.each<[mistake: string, path: string, from: string | RegExp, to: string, message: RegExp]>([
    ['a tab', 'people/staff.yaml', '\n    name: Samira', '\n\tname: Samira', /^content\/people\/staff\.yaml:5 .*tab/],
    [
      'an American date',
      'calendar/2025-26.yaml',
      '2025-08-25',
      '9/3/2026',
      /:9 firstDay\.date: must be a date such as/,
    ],
    ['a day that does not exist', 'calendar/2025-26.yaml', '2025-08-25', '2025-02-30', /:9 .* is not a day of the cal/],
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
      /^content\/photos\/photos\.yaml:9 remove the \[\]: .* records/,
    ],
    [
      'an empty list above records that begin at the margin',
      'photos/photos.yaml',
      'photos: []',
      'photos: [ ] # none yet\n\n- slot: slide-01\n  alt: A bench.',
      /^content\/photos\/photos\.yaml:9 remove the \[\]/,
    ],
  ])('%s', (_, path, from, to, message) => {
    const output = problemsOf(path, edited(read(path), from, to));
    expect(output).toMatch(message);
    expect(output.split('\n')).toHaveLength(1);
  });
});

test.each(['0x10', '0o17', '1e3', '1.5e2', '+100'])('rejects a fee written as %s', (number) => {
  expect(
    problemsOf(
      'pages/programs/hifz.yaml',
      edited(read('pages/programs/hifz.yaml'), 'dollars: 100', `dollars: ${number}`),
    ),
  ).toMatch(/^content\/pages\/programs\/hifz\.yaml:\d+ fee\.dollars: must be written in plain digits, such as \d+$/);
});

test('rejects yearly tuition that is not the sum of the monthly payments', () => {
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
  'rejects the consent “%s”',
  (consent) => {
    const record = { slot: 'slide-01', alt: 'A bench.', consent, reviewBy: '2027-06-30' };
    expect(problemsOf('photos/photos.yaml', JSON.stringify({ photos: [record] }))).toMatch(/photos\[1\]\.consent: /);
  },
);

test('rejects two slides with the same picture', () => {
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
  const report = () => formatProblems(checkContent(folder));

  test('may not have two files that differ only in capitals', () => {
    cpSync(join(folder, 'school.yaml'), join(folder, 'School.yaml'));
    expect(report()).toBe('content/School.yaml:1 no page reads this file. Is its name misspelled?');
  });

  test('may be without an announcement', () => {
    rmSync(join(folder, 'announcement.yaml'));
    expect(report()).toBe('');
  });

  test.each([
    ['announcement.yaml', 'announcement.yaml.txt'],
    ['school.yaml', 'school.yaml.txt'],
    ['school.yaml', 'School.YAML'],
    ['school.yaml', 'school.yml'],
    ['school.yaml', 'school.txt'],
    ['pages/tuition.yaml', 'pages/tuition.yaml.txt'],
  ])('in which %s is named %s gets one message, to rename it', (right, wrong) => {
    renameSync(join(folder, right), join(folder, wrong));
    expect(report()).toBe(`content/${wrong}:1 rename it: its name must be ${right.split('/').at(-1)}`);
  });

  test.each<[file: string, from: string, to: string, field: string]>([
    [
      'navigation.yaml',
      'title: Our Staff, href: /staff',
      'title: Our Staff, href: /our-staff',
      'menu[1].children[2].href',
    ],
    ['navigation.yaml', 'text: Support, href: /support', 'text: Support, href: /suport', 'quickLinks[4].href'],
    ['navigation.yaml', 'portal: classroom', 'portal: class', 'families[2].portal'],
    ['announcement.yaml', 'href: /careers', 'href: /carers', 'link.href'],
    ['announcement.yaml', 'href: /careers', 'href: /404', 'link.href'],
  ])('in which %s links to a missing page gets a message with file, line and field', (file, from, to, field) => {
    const body = edited(read(file), from, to);
    write(file, body);
    const line = body.split('\n').findIndex((text) => text.includes(to)) + 1;
    expect(report()).toMatch(/^[^\n]+$/);
    expect(report()).toContain(`content/${file}:${line} ${field}: `);
  });

  test.each(['/contact', '/admissions/apply-now', '/', '/#contact', '#main', '/calendar'])('may link to %s', (href) => {
    write('announcement.yaml', edited(ANNOUNCEMENT, 'href: /careers', `href: "${href}"`));
    expect(report()).toBe('');
  });
});
