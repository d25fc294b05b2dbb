// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { checkContent } from '../../../checks/check-content.ts';
import { readWorkList } from '../../../checks/work-list.ts';
import { factsHash, keyFacts, languagesOn } from './languages.ts';

const DAY = '2025-10-01';

/** A copy of the fixture content in which a text of a file is replaced. */
function edited(file: string, from: string, to: string): { folder: string; day: string } {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FIXTURE_CONTENT, folder, { recursive: true });
  const body = readFileSync(join(folder, file), 'utf8');
  expect(body).toContain(from);
  writeFileSync(join(folder, file), body.replace(from, to));
  return { folder, day: DAY };
}

const withheldLines = ({ folder, day }: { folder: string; day: string }) => {
  const read = readWorkList(folder, day);
  const lines = 'list' in read ? read.list.lines : [];
  return lines.filter(
    ({ places: [place] }) => place?.file === 'content/languages.yaml' && place.at.includes('factsHash'),
  );
};

test('shows a translation while the English facts are those it was checked with', () => {
  const fixture = { folder: FIXTURE_CONTENT, day: DAY };
  expect(languagesOn(fixture).shown.map(({ id }) => id)).toEqual(['qaa']);
  expect(withheldLines(fixture)).toEqual([]);
  expect(keyFacts(fixture)).toMatchObject({ phone: '401-555-0140', 'school-year': 'August 25, 2025 to June 18, 2026' });
});

test.each([
  ['pages/tuition.yaml', 'perYear: 7250, perMonth: 725', 'perYear: 7350, perMonth: 735'],
  ['school.yaml', '401-555-0140', '401-555-0149'],
  ['pages/admissions.yaml', '--03-01', '--03-02'],
  ['calendar/2025-26.yaml', '2026-06-18', '2026-06-19'],
])('withholds it, and says so in the work list, after a change in %s', (file, from, to) => {
  const source = edited(file, from, to);
  expect(languagesOn(source)).toMatchObject({ shown: [], withheld: [{ id: 'qaa' }] });
  expect(withheldLines(source)).toMatchObject([
    { urgency: 'soon', kind: 'withheld', decide: expect.stringContaining(factsHash(source)) },
  ]);
});

test('is still shown after a change that isn’t a key fact', () => {
  expect(languagesOn(edited('school.yaml', 'over 20 years', 'more than 20 years')).shown).toHaveLength(1);
});

test('a language can’t take the address of another page', () => {
  const { folder } = edited('languages.yaml', 'id: qaa', 'id: pto');
  expect(checkContent(folder).map(({ message }) => message)).toEqual(['is the address of another page: /pto']);
});
