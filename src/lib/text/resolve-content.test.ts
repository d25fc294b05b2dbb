import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../make/project-copy.ts';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { readSchoolYears } from '../../content/read-content.ts';
import { resolveContent } from './resolve-content.ts';

const fixture = (day: string) => ({ folder: FIXTURE_CONTENT, day });
async function copy(): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(FIXTURE_CONTENT, folder, { recursive: true });
  return folder;
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const [IN_YEAR, AFTER] = ['2026-06-18', '2026-06-19'];

test('a claim, also on another page and in a description, is past from the day after its year, and the banner isn’t', () => {
  const applicationsOn = (day: string) => resolveContent('home', fixture(day)).hero.applications;
  expect(applicationsOn(IN_YEAR)).toBe('Applications are open for the 2025–2026 academic year.');
  expect(applicationsOn(AFTER)).toBe('Applications were open for 2025–2026. Call 401-555-0140 about 2026–2027.');
  expect(resolveContent('admissions', fixture(IN_YEAR)).meta.description).toMatch(/^Applications are open/);
  expect(resolveContent('admissions', fixture(AFTER)).meta.description).not.toMatch(/open/);
  for (const day of [IN_YEAR, AFTER])
    expect(resolveContent('announcement', fixture(day)).message).toMatch(/^Now hiring/);
});

test('tokens name the year of the file, not the year of the day', async () => {
  const folder = await copy();
  const next = read(folder, 'calendar/2025-26.yaml').replace(/\b202[56]\b/g, (year) => String(Number(year) + 1));
  writeFileSync(join(folder, 'calendar/any-name.yaml'), next);
  expect(readSchoolYears(folder).map(({ id }) => id)).toEqual(['2025-2026', '2026-2027']);
  const day = '2026-09-01';
  expect(resolveContent('calendar', { folder, day }).heading).toBe('School Calendar 2026–2027');
  expect(resolveContent('tuition', { folder, day }).heading).toBe('Tuition & Fees 2025–26');
  expect(resolveContent('calendar', { folder, day }).documents.path).toBe('/documents/school-calendar-2026-27.pdf');
});

test('leaves out a text that the school has not confirmed, and the question about one that it has', async () => {
  const folder = await copy();
  const day = '2026-01-01';
  expect(resolveContent('notices', { folder, day }).nondiscrimination).toBeUndefined();
  expect(resolveContent('handbook', { folder, day }).goodToKnow.entries).toEqual([]);
  const confirm = (file: string, asks: RegExp, text: string) =>
    writeFileSync(join(folder, file), read(folder, file).replace(asks, `$&${text}`));
  confirm('notices.yaml', /^nondiscrimination:\n/m, '  confirmedBy: The board\n  confirmedOn: 2025-12-01\n');
  confirm(
    'pages/resources/handbook.yaml',
    /^ +title: Lunch\n/m,
    '      text: Bring your own.\n      confirmedBy: The office\n      confirmedOn: 2025-12-01\n',
  );
  const lunch = { id: 'lunch', title: 'Lunch', text: 'Bring your own.' };
  expect(resolveContent('handbook', { folder, day }).goodToKnow.entries).toEqual([lunch]);
  expect(resolveContent('notices', { folder, day }).nondiscrimination).toEqual({
    heading: 'Nondiscriminatory policy',
    text: expect.stringMatching(/^West Warwick Islamic School admits students of any race/),
  });
});
