// @vitest-environment jsdom
/** Builds the fixture site on seven days around two school years, and reads what the pages say. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCopy, copyProject, FIXTURE_CONTENT } from '../../../build/project-copy.ts';

const FOLDER = '.cache/seven-days';
const YEAR = join(FOLDER, 'content/calendar/2025-26.yaml');
const NEXT_YEAR = join(FOLDER, 'content/calendar/next.yaml');

/** The fixture's school year, a year later, announced in May. */
function addNextYear(): void {
  const next = readFileSync(YEAR, 'utf8')
    .replace(/\b202[56]\b/g, (year) => String(Number(year) + 1))
    .replace(/^name:/m, 'announceOn: 2026-05-01\nname:');
  writeFileSync(NEXT_YEAR, next);
}

/** The text of a built page that a visitor without script sees. */
function textOf(page: string): string {
  const html = readFileSync(join(FOLDER, 'dist', `${page}.html`), 'utf8');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('[hidden], script, style, noscript')) unseen.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}

const PAGES = ['index', 'tuition', 'resources/calendar', 'pto', 'admissions'] as const;
type Said = Partial<Record<(typeof PAGES)[number], { says: (string | RegExp)[]; not?: (string | RegExp)[] }>>;

const [OPEN, WERE_OPEN] = [/Applications are open for the 2025–2026/, /Applications were open for the 2025–2026/];
const [FEES_OVER, YEAR_OVER] = [/These fees were for 2025–26/, /This school year ended on June 18, 2026/];

const running: Said = {
  index: { says: [OPEN], not: [WERE_OPEN] },
  tuition: { says: ['Tuition & Fees 2025–26', '$7,250'], not: [FEES_OVER] },
  'resources/calendar': { says: ['School Calendar 2025–2026', 'August 25, 2025', 'June 18, 2026'], not: [YEAR_OVER] },
  pto: { says: ['See this year’s meeting dates', 'September 16, 2025'], not: [/Next year’s will be/] },
  admissions: { says: [OPEN], not: [WERE_OPEN] },
};
const over: Said = {
  index: { says: [WERE_OPEN, '401-555-0140'], not: [OPEN] },
  tuition: { says: [FEES_OVER, '$7,250', '401-555-0140'] },
  'resources/calendar': { says: [YEAR_OVER, 'August 25, 2025'] },
  pto: { says: ['those of 2025–2026, which ended', '401-555-0140'], not: ['See this year’s'] },
  admissions: { says: [WERE_OPEN, '401-555-0140 about the coming year'], not: [OPEN, 'Send the online application'] },
};
/** What the office hasn't decided yet stays as it was, with its notice. What follows from the new year has changed. */
const newYear: Said = {
  ...over,
  'resources/calendar': {
    says: ['School Calendar 2026–2027', 'August 25, 2026', 'June 18, 2027'],
    not: [YEAR_OVER, 'August 25, 2025'],
  },
  pto: { says: ['September 15, 2026'], not: ['September 16, 2025', 'which ended'] },
};

const DAYS: [name: string, day: string, hasNextYear: boolean, expected: Said][] = [
  ['before the school year', '2025-08-01', false, running],
  ['on its first day', '2025-08-25', false, running],
  ['in the middle', '2026-01-15', false, running],
  ['on its last day', '2026-06-18', false, running],
  ['after it, with none', '2026-07-15', false, over],
  ['after it, with a coming one', '2026-07-15', true, newYear],
  ['on the first day of the next', '2026-08-25', true, newYear],
];

describe.each(DAYS)('%s', (_, day, hasNextYear, expected) => {
  beforeAll(() => {
    copyProject(FOLDER, FIXTURE_CONTENT);
    rmSync(NEXT_YEAR, { force: true });
    if (hasNextYear) addNextYear();
    expect(buildCopy(FOLDER, { ...process.env, SITE_TODAY: day })).toBe(true);
  }, 300_000);

  test.each(PAGES)('/%s says what is true', (page) => {
    const text = textOf(page);
    for (const pattern of expected[page]?.says ?? []) expect(text).toMatch(pattern);
    for (const pattern of expected[page]?.not ?? []) expect(text).not.toMatch(pattern);
  });
});

describe('with a closing on a day of the PTO meeting', () => {
  const DAY = '2026-01-20';
  const read = (file: string) => readFileSync(join(FOLDER, 'dist', file), 'utf8');
  const TEXT = 'School is closed on Tuesday, January 20: Snow.';
  const NOTICE = TEXT.replace('January 20', 'January\u00a020');

  beforeAll(() => {
    copyProject(FOLDER, FIXTURE_CONTENT);
    writeFileSync(
      join(FOLDER, 'content/closings.yaml'),
      `closings:\n  - { id: "${DAY}", kind: closed, day: ${DAY}, message: Snow }\n`,
    );
    expect(buildCopy(FOLDER, { ...process.env, SITE_TODAY: DAY })).toBe(true);
  }, 300_000);

  test('every page has it as its announcement, which gives way after the day', () => {
    for (const page of PAGES) {
      const { body } = new DOMParser().parseFromString(read(`${page}.html`), 'text/html');
      const [now, later] = body.querySelectorAll<HTMLElement>('[data-notice]');
      expect(now?.querySelector('p')?.textContent).toBe(NOTICE);
      expect(now?.dataset).toMatchObject({ type: 'warning', until: DAY });
      expect(later?.hidden).toBe(true);
      expect(later?.dataset).toMatchObject({ from: '2026-01-21', notice: expect.stringMatching(/^Now hiring/) });
    }
  });

  test('open pages, calendars, feeds and search engines learn of it', () => {
    expect(JSON.parse(read('data/notice.json'))[0]).toMatchObject({ message: NOTICE, until: DAY });
    expect(textOf('resources/calendar')).toMatch(/School is closed\s*Snow/);
    expect(read('feeds/school-days.ics')).toMatch(/DTSTART;VALUE=DATE:20260120[\s\S]*SUMMARY:School is closed/);
    expect(read('feeds/pto-meetings.ics')).toMatch(/20260120[\s\S]*?SEQUENCE:1\r\nSTATUS:TENTATIVE/);
    expect(read('feeds/closings.atom')).toContain(TEXT);
    expect(read('index.html')).toContain('SpecialAnnouncement');
  });
});

test('a page built while a year runs has the coming one in it, hidden until its first day', () => {
  copyProject(FOLDER, FIXTURE_CONTENT);
  addNextYear();
  expect(buildCopy(FOLDER, { ...process.env, SITE_TODAY: '2026-06-18' })).toBe(true);
  const html = readFileSync(join(FOLDER, 'dist/resources/calendar.html'), 'utf8');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const states = [...page.querySelectorAll<HTMLElement>('h1 [data-from], h1 [data-until]')];
  const shown = states.map(({ textContent, hidden, dataset }) => [
    textContent,
    hidden,
    dataset['from'],
    dataset['until'],
  ]);
  expect(shown).toEqual([
    ['School Calendar 2025–2026', false, undefined, '2026-06-18'],
    ['School Calendar 2026–2027', true, '2026-06-19', undefined],
  ]);
  // Last year's documents stay; none of the new ones is missing.
  for (const year of ['2025-26', '2026-27']) {
    expect(readFileSync(join(FOLDER, `dist/documents/school-calendar-${year}.pdf`)).length).toBeGreaterThan(1000);
  }
}, 300_000);
