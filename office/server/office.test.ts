import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Edit } from '../api.ts';
import { openOffice, saveIn } from '../testing/office.ts';
import { saveEdits, undoSave } from './content.ts';
import type { Office } from './office.ts';
import { contentIn } from './publication.ts';

const TUITION = 'content/pages/tuition.yaml';
const STAFF = 'content/people/staff.yaml';
const YEAR = 'content/calendar/2025-26.yaml';

let office: Office;
beforeEach(async () => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  office = await openOffice();
});

const save = (file: string, ...edits: Edit[]) => expect(saveIn(office.store, file, edits)).toMatchObject({ ok: true });
const PREK: Edit[] = [
  { op: 'set', path: ['tuition', 'rows', 1, 'perYear'], value: 8900 },
  { op: 'set', path: ['tuition', 'rows', 1, 'perMonth'], value: 890 },
];

test('reports no change of what has just been published', () => {
  expect(office.start().changes).toEqual([]);
});

test('reports a fee as people read it, with its page and time', () => {
  save(TUITION, ...PREK);
  expect(office.start().changes).toMatchObject([
    {
      words: 'A change',
      isUndone: false,
      files: [{ file: TUITION, address: '/tuition', page: 'Tuition & Fees' }],
      fields: [
        { label: 'PreK full-time, a year', old: '$8,500', new: '$8,900' },
        { label: 'PreK full-time, a month', old: '$850', new: '$890' },
      ],
      at: expect.stringMatching(/^20\d\d-/),
    },
  ]);
});

test('does not name what the words of a save name', () => {
  expect(saveIn(office.store, TUITION, PREK, 'PreK full-time')).toMatchObject({ ok: true });
  expect(office.start().changes[0]?.fields.map(({ label }) => label)).toEqual(['A year', 'A month']);
});

test('reports added, removed and moved records by name', () => {
  const member = { id: 'new-example', name: 'A New Example', role: 'Arabic Teacher', department: 'elementary' };
  save(
    STAFF,
    { op: 'delete', path: ['members', 4] },
    { op: 'append', path: ['members'], value: member },
    { op: 'move', path: ['members', 2], to: 3 },
  );
  const [removed, moved, added] = office.start().changes[0]?.fields ?? [];
  expect(removed).toMatchObject({
    label: 'Amina Specimen',
    old: expect.stringContaining('Quran Teacher'),
    new: undefined,
  });
  expect(moved).toMatchObject({ label: 'Sarah Sample, place', old: '4', new: '3' });
  expect(added).toMatchObject({ label: 'A New Example', old: undefined, new: 'Arabic Teacher, elementary' });
});

test('reports a changed paragraph with both texts, and asks what is open about it', () => {
  const file = 'content/pages/about-us.yaml';
  save(file, { op: 'set', path: ['mission', 'paragraphs', 0], value: 'We are here for every child.' });
  const { changes, confirm } = office.start();
  expect(changes[0]?.fields).toMatchObject([
    { label: 'Paragraphs, 1', old: expect.stringMatching(/^We are here so that/), new: 'We are here for every child.' },
  ]);
  expect(confirm.lines.filter(({ isBlocking }) => isBlocking)).toMatchObject([{ kind: 'sample', page: 'About Us' }]);
});

test('lists a save until it is published, and again when publishing is undone', () => {
  save(TUITION, ...PREK);
  save(YEAR, { op: 'set', path: ['hours', 'until'], value: '14:30' });
  const [hours, fee] = office.start().changes.map(({ id }) => id);
  const publish = (...saves: (string | undefined)[]) =>
    office.store.publish(contentIn(office.store.root), {
      at: '2026-02-09',
      saves: saves.filter((id) => id !== undefined),
    });
  publish(fee);
  expect(office.start().changes.map(({ id }) => id)).toEqual([hours]);
  publish(fee, hours);
  expect(office.start().changes).toEqual([]);
  publish(fee);
  expect(office.start().changes.map(({ id }) => id)).toEqual([hours]);
});

test('lists a published save that was undone, told backwards, until that is published', () => {
  save(TUITION, ...PREK);
  const { id = '' } = office.start().changes[0] ?? {};
  office.store.publish(contentIn(office.store.root), { at: '2026-02-09', saves: [id] });
  expect(undoSave(office.store, id)).toMatchObject({ ok: true });
  expect(office.start().changes).toMatchObject([
    { id, isUndone: true, fields: [{ old: '$8,900', new: '$8,500' }, {}] },
  ]);
  expect(undoSave(office.store, id, false)).toMatchObject({ ok: true });
  expect(office.start().changes).toEqual([]);
});

test('undoes each of several saves of one file, to the published bytes', () => {
  const before = office.store.read(TUITION)?.toString();
  save(TUITION, ...PREK);
  save(TUITION, { op: 'set', path: ['newStudents', 'fees', 0, 'dollars'], value: 225 });
  save(TUITION, { op: 'set', path: ['subheading'], value: 'Fees' });
  for (const { id } of office.start().changes.toReversed())
    expect(undoSave(office.store, id)).toMatchObject({ ok: true });
  expect(office.start().changes).toEqual([]);
  expect(office.start().versions).toHaveLength(3);
  expect(office.store.read(TUITION)?.toString()).toBe(before);
});

test('undoes a deleted and a moved record', () => {
  const before = office.store.read(STAFF)?.toString();
  save(STAFF, { op: 'delete', path: ['members', 4] }, { op: 'move', path: ['members', 2], to: 3 });
  expect(undoSave(office.store, office.start().changes[0]?.id ?? '')).toMatchObject({ ok: true });
  expect(office.store.read(STAFF)?.toString()).toBe(before);
});

test('names a page that somebody changed outside the editor', () => {
  save(YEAR, { op: 'set', path: ['hours', 'until'], value: '14:30' });
  const file = join(office.store.root, TUITION);
  writeFileSync(file, readFileSync(file, 'utf8').replace('dollars: 200', 'dollars: 210'));
  expect(office.start().changedElsewhere).toEqual(['Tuition & Fees']);
  expect(office.start().changes).toHaveLength(1);
});

test('offers each side of a contradiction, another amount, and that both are right', () => {
  const line = office
    .start()
    .confirm.lines.find(({ id }) => id === 'dispute/content/pages/admissions.yaml/requirements/applicationFee');
  expect(line).toMatchObject({
    question: 'Which application fee is right?',
    sides: [
      { page: 'Admissions', figure: '$50' },
      { page: 'Tuition & Fees', figure: '$200' },
    ],
    answers: [
      { label: '$50', hint: 'Tuition & Fees changes' },
      { label: '$200', hint: 'Admissions changes' },
      { label: 'Another amount', input: 'dollars' },
      { label: 'Both are right' },
    ],
  });
  const answer = line?.answers[1];
  expect(answer && saveEdits(office.store, answer.save)).toMatchObject({ ok: true });
  expect(office.start().confirm.lines.find(({ id }) => id === line?.id)).toBeUndefined();
  expect(office.start().changes[0]?.files.map(({ page }) => page)).toEqual(['Admissions', 'Tuition & Fees']);
});

test('every ready answer can be saved and settles its line', () => {
  for (const { id, answers } of office.start().confirm.lines) {
    for (const { save: request, input, label } of answers) {
      if (input) continue;
      const result = saveEdits(office.store, request);
      expect(result, `${id}: ${label}`).toMatchObject({ ok: true });
      expect(undoSave(office.store, result.ok ? result.saved : '')).toMatchObject({ ok: true });
    }
  }
});

const blockersOf = (from: Office) => from.start().confirm.lines.filter(({ isBlocking }) => isBlocking);

test('is held up only by lines about what is being published', () => {
  expect(blockersOf(office)).toEqual([]);
  // The fee moves, and its line moves along.
  save(TUITION, ...PREK);
  save(TUITION, { op: 'move', path: ['tuition', 'rows', 1], to: 0 });
  const line = 'dispute/content/pages/admissions.yaml/tuition/levels/0/tuition';
  expect(blockersOf(office).map(({ id }) => id)).toEqual([line]);
});

test('the first publication is held up by every line', async () => {
  const first = await openOffice({ isPublished: false });
  expect(blockersOf(first)).toHaveLength(first.start().confirm.counts.beforePublishing);
});

test('lists saves before the first publication, until they are undone', async () => {
  const first = await openOffice({ isPublished: false });
  expect(saveIn(first.store, TUITION, PREK)).toMatchObject({ ok: true });
  const [change] = first.start().changes;
  expect(change?.fields).toHaveLength(2);
  expect(undoSave(first.store, change?.id ?? '')).toMatchObject({ ok: true });
  expect(first.start().changes).toEqual([]);
});

test('finds words anywhere on the website', () => {
  expect(office.search('application fee').map(({ file }) => file)).toContain(TUITION);
  expect(office.search('')).toEqual([]);
});

test('has no announcement after its last day', () => {
  const file = 'content/announcement.yaml';
  save(file, { op: 'set', path: ['until'], value: '2026-02-09' });
  expect(office.start().announcement.message).toMatch(/^Now hiring/);
  vi.stubEnv('SITE_TODAY', '2026-02-10');
  expect(office.start().announcement.message).toBe('');
});

test('names the next school year until it is entered', () => {
  expect(office.start()).toMatchObject({
    school: 'West Warwick Islamic School',
    nextYear: '2026-2027',
    now: expect.stringMatching(/^2026-02-09T\d\d:\d\d$/),
  });
});

test.each([
  ['in the summer before it begins', '2026-07-10', undefined],
  ['once it has begun', '2026-09-15', '2027-2028'],
])('offers the year after the last one that is entered %s', (_, day, nextYear) => {
  vi.stubEnv('SITE_TODAY', day);
  const text = readFileSync(join(office.store.root, YEAR), 'utf8');
  const later = text.replace(/\b20(\d\d)-20(\d\d)\b|20(\d\d)/g, (year, a, b) =>
    a ? `20${Number(a) + 1}-20${Number(b) + 1}` : String(Number(year) + 1),
  );
  writeFileSync(join(office.store.root, 'content/calendar/2026-27.yaml'), later);
  const { years, ...start } = office.start();
  expect(years.find(({ isShown }) => isShown)?.id).toBe('2026-2027');
  expect(start.nextYear).toBe(nextYear);
});

test('writes dates, times and marks as people read them', () => {
  save(
    YEAR,
    { op: 'set', path: ['hours', 'until'], value: '14:30' },
    { op: 'set', path: ['lastDay', 'date'], value: '2026-06-19' },
  );
  save(
    TUITION,
    { op: 'delete', path: ['newStudents', 'fees', 0, 'dispute'] },
    { op: 'set', path: ['tuition', 'columns', 'perYear'], value: 'A year' },
  );
  const fields = office
    .start()
    .changes.toReversed()
    .flatMap((change) => change.fields);
  expect(fields).toEqual([
    { label: 'Last day of school, day', old: 'Thursday, June 18, 2026', new: 'Friday, June 19, 2026' },
    { label: 'Hours, until', old: '3:00 PM', new: '2:30 PM' },
    { label: 'Columns, a year', old: 'Per year', new: 'A year' },
    { label: 'Application fee, decided', old: 'Disagrees with another page', new: 'Pages agree' },
  ]);
});

test('reports a mistake that somebody made in another program, and what cannot be read', () => {
  const file = join(office.store.root, TUITION);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('dollars: 200', 'dollars: $200'));
  expect(office.start().confirm.lines).toEqual([]);
  expect(office.start().problems).toEqual([
    'Tuition & Fees, newStudents.fees[1].dollars: This must be whole dollars, such as 250, without a dollar sign or a comma.',
  ]);
  const year = join(office.store.root, YEAR);
  writeFileSync(year, readFileSync(year, 'utf8').replace(/^firstDay.*\n/m, ''));
  expect(office.start()).toMatchObject({
    years: [],
    problems: [expect.stringContaining('firstDay'), expect.anything()],
  });
  writeFileSync(file, `${text}\n- broken: [`);
  expect(() => office.start()).toThrow(/^content\/pages\/tuition.yaml was changed outside the editor/);
});
