/** What the office edits in a year: it builds, and the pages of a later day say what is then true. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, FIXTURE_CONTENT } from '../../../make/project-copy.ts';
import { addDays, schoolDay } from '../../../src/lib/dates/school-day.ts';
import { dataOf } from '../../support/tables.ts';
import { documentOf, failureOf } from './data.ts';

const COPY = '.cache/office-edits';
const CONTENT = join(COPY, 'content');
const LIMIT_MS = 900_000;
const TODAY = '2026-07-15';

type Edit = Record<'edit' | 'in' | 'from' | 'to', string>;

function makeEdit({ edit, in: file, from, to }: Edit): void {
  const before = readFileSync(join(CONTENT, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, edit).not.toBe(before);
  writeFileSync(join(CONTENT, file), after);
}

/** Next year's calendar, announced in May, and a closing of the day. */
function addYearAndClosing(): void {
  const next = readFileSync(join(CONTENT, 'calendar/2025-26.yaml'), 'utf8')
    .replace(/\b202[56]\b/g, (year) => String(Number(year) + 1))
    .replace(/^name:/m, 'announceOn: 2026-05-01\nname:');
  writeFileSync(join(CONTENT, 'calendar/2026-27.yaml'), next);
  const closings = [{ id: TODAY, kind: 'closed', day: TODAY, message: 'Snow' }];
  writeFileSync(join(CONTENT, 'closings.yaml'), JSON.stringify({ closings }));
}

/** The consent of a photograph lapses by the real day, also in a build of another day. */
async function addPhotos(): Promise<void> {
  const consent = { agreed: true, who: 'Both families.', on: '2025-09-02' };
  const photos = [
    ['slide-01', schoolDay(new Date())],
    ['science-fair-02', addDays(schoolDay(new Date()), -1)],
  ].map(([slot, reviewBy]) => ({ slot, alt: `The photograph in ${slot}.`, consent, reviewBy }));
  for (const { slot } of photos) {
    const photo = sharp({ create: { width: 1300, height: 900, channels: 3, background: '#357' } });
    await photo.jpeg().toFile(join(CONTENT, 'photos', `${slot}.jpg`));
  }
  writeFileSync(join(CONTENT, 'photos/photos.yaml'), JSON.stringify({ photos }));
}

beforeAll(async () => {
  copyProject(COPY, FIXTURE_CONTENT);
  dataOf<Edit[]>('tests/slow/content/edits.yaml').forEach(makeEdit);
  addYearAndClosing();
  await addPhotos();
  expect(failureOf(COPY, TODAY, 'make/main.ts')).toBe('');
}, LIMIT_MS);

afterAll(() => rmSync(COPY, { recursive: true, force: true }), 60_000);

const read = (file: string) => readFileSync(join(COPY, 'dist', file), 'utf8');
/** The text of a built page that a visitor without script sees. */
function textOf(page: string): string {
  const { body } = documentOf(join(COPY, 'dist'), page);
  for (const unseen of body.querySelectorAll('[hidden], script, style, noscript')) unseen.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}

test.each([
  ['index.html', /Applications were open for 2025–2026/, /Applications are open/],
  ['admissions.html', /401-555-0140 about 2026–2027/, /Send the online application/],
  ['tuition.html', /These are the fees of 2025–2026[\s\S]*\$7,350/, /^$/],
  ['resources/calendar.html', /School Calendar 2026–2027[\s\S]*August 2026[\s\S]*June 2027/, /August 2025/],
  ['pto.html', /September 15, 2026/, /September 16, 2025|which ended/],
])('after the year, with the next one announced, %s says what is true', (page, says, not) => {
  expect(textOf(page)).toMatch(says);
  expect(textOf(page)).not.toMatch(not);
});

test('pages, calendars, feeds and search engines learn of the closing', () => {
  for (const page of globSync('**/*.html', { cwd: join(COPY, 'dist'), exclude: ['samples/**'] }))
    expect(textOf(page), page).toContain('School is closed today, Wednesday, July 15: Snow.');
  expect(JSON.parse(read('data/notice.json'))[0]).toMatchObject({
    until: expect.stringMatching(`^${TODAY} \\d\\d:\\d\\d$`),
  });
  expect(read('index.html')).toContain('SpecialAnnouncement');
});

test('a photograph is shown until the day its consent ends, and not after it', () => {
  expect(read('index.html')).toContain('alt="The photograph in slide-01."');
  expect(read('resources/science-fair-gallery.html')).not.toContain('The photograph in');
});

test('on the first day of the next school year, no page speaks of the one that ended but Tuition', {
  timeout: LIMIT_MS,
}, () => {
  expect(failureOf(COPY, '2026-08-25', 'make/main.ts')).toBe('');
  expect(textOf('resources/calendar.html')).toMatch(/School Calendar 2026–2027/);
  for (const page of globSync('**/*.html', { cwd: join(COPY, 'dist'), exclude: ['samples/**', 'tuition.html'] }))
    expect(textOf(page), page).not.toMatch(/school year ended on|School is closed/);
  expect(textOf('tuition.html')).toContain('These are the fees of 2025–2026');
});
