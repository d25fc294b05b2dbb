import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Edit, Path, SaveRequest, SaveResult } from '../api.ts';
import { idFor } from '../app/words.ts';
import { contentCopy, saveIn } from '../testing/office.ts';
import { valueAt } from '../values.ts';
import { openFile, saveEdits, undoSave } from './content.ts';
import { Store } from './store.ts';

const TUITION = 'content/pages/tuition.yaml';
const ADMISSIONS = 'content/pages/admissions.yaml';
const STAFF = 'content/people/staff.yaml';
const CLOSINGS = 'content/closings.yaml';
const YEAR = 'content/calendar/2025-26.yaml';

let root: string;
let store: Store;
beforeEach(() => {
  root = contentCopy();
  store = new Store(root);
});

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const errorsOf = (result: SaveResult) => ('errors' in result ? result.errors : []);
const setHeading = (heading: string) => saveIn(store, TUITION, [{ op: 'set', path: ['heading'], value: heading }]);

test('saves a fee by changing one line', () => {
  const before = textOf(TUITION).split('\n');
  const path = ['newStudents', 'fees', 0, 'dollars'];
  expect(saveIn(store, TUITION, [{ op: 'set', path, value: 225 }])).toMatchObject({ ok: true });
  const after = textOf(TUITION).split('\n');
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
});

test.each([
  ['a date in another form', YEAR, ['lastDay', 'date'], '6/18/2026', 'This must be a date such as 2031-08-25.'],
  [
    'an amount with a dollar sign',
    TUITION,
    ['newStudents', 'fees', 0, 'dollars'],
    '$250',
    'This must be whole dollars',
  ],
  ['an empty name', STAFF, ['members', 0, 'name'], '', 'must not be empty'],
  ['an end before the start', YEAR, ['lastDay', 'date'], '2025-01-01', 'This must come after the first day.'],
  ['an id that another record has', TUITION, ['newStudents', 'fees', 1, 'id'], 'application-fee', 'This is used twice'],
])('refuses %s with one sentence at its field, and writes nothing', (_, file, path, value, message) => {
  const before = textOf(file);
  const errors = errorsOf(saveIn(store, file, [{ op: 'set', path, value }]));
  expect(errors[0]).toMatchObject({ file, path });
  expect(errors[0]?.message.toLowerCase()).toContain(message.toLowerCase());
  expect(textOf(file)).toBe(before);
  expect(store.versions()).toEqual([]);
});

test('refuses a month that does not add up to the year', () => {
  const [error] = errorsOf(
    saveIn(store, TUITION, [{ op: 'set', path: ['tuition', 'rows', 1, 'perYear'], value: 8900 }]),
  );
  expect(error?.path).toEqual(['tuition', 'rows', 1, 'perMonth']);
});

test('saves several files or none', () => {
  const edit = (file: string, value: string | number) => ({
    file,
    version: openFile(store, file, '').version,
    edits: [{ op: 'set' as const, path: ['heading'], value }],
  });
  const before = [textOf(TUITION), textOf(ADMISSIONS)];
  expect(saveEdits(store, { words: 'Both', files: [edit(TUITION, 'Fees'), edit(ADMISSIONS, 7)] }).ok).toBe(false);
  expect([textOf(TUITION), textOf(ADMISSIONS)]).toEqual(before);
  expect(saveEdits(store, { words: 'Both', files: [edit(TUITION, 'Fees'), edit(ADMISSIONS, 'Join us')] }).ok).toBe(
    true,
  );
  expect(textOf(TUITION)).toContain('\nheading: Fees\n');
  expect(textOf(ADMISSIONS)).toContain('\nheading: Join us\n');
});

/** Saves edits of a form that was drawn before somebody else made the file this text. */
function saveOver(file: string, theirs: string, edits: Edit[]) {
  const { version, value } = openFile(store, file, '');
  writeFileSync(join(root, file), theirs);
  const request: SaveRequest = { words: '', files: [{ file, version, from: value, edits }] };
  const result = saveEdits(store, request);
  const versions = 'versions' in result ? result.versions : {};
  return { result, answer: (isTheirs: boolean) => saveEdits(store, { ...request, versions, isTheirs }) };
}

const valueIn = (file: string, ...path: Path) => valueAt(openFile(store, file, '').value, path);
const FEE = ['newStudents', 'fees', 0, 'dollars'];
const FEE_EDITS: Edit[] = [
  { op: 'set', path: ['heading'], value: 'Prices' },
  { op: 'set', path: FEE, value: 225 },
];

test.each([
  ['yours', 225],
  ['theirs', 210],
] as const)('asks which version of a changed field stays, and keeps %s', (keep, dollars) => {
  const theirs = textOf(TUITION).replace('dollars: 200', 'dollars: 210');
  const { result, answer } = saveOver(TUITION, theirs, FEE_EDITS);
  const conflict = { label: 'Application fee, amount', old: '$210', new: '$225' };
  expect(result).toMatchObject({ ok: false, conflicts: [conflict] });
  expect(textOf(TUITION)).toBe(theirs);
  expect(answer(keep === 'theirs')).toMatchObject({ ok: true });
  expect([valueIn(TUITION, 'heading'), valueIn(TUITION, ...FEE)]).toEqual(['Prices', dollars]);
});

test('asks again if the file changed again before the answer', () => {
  const [first, second] = [210, 215].map((dollars) => textOf(TUITION).replace('dollars: 200', `dollars: ${dollars}`));
  const { answer } = saveOver(TUITION, first ?? '', FEE_EDITS);
  writeFileSync(join(root, TUITION), second ?? '');
  expect(answer(false)).toMatchObject({ ok: false, conflicts: [{ old: '$215', new: '$225' }] });
});

/** The file of the staff without its first record. */
const withoutFirst = () => textOf(STAFF).replace(/ {2}- id: samira-example.*?(?= {2}- id:)/s, '');

test('asks about no other record than the changed one when somebody removes another', () => {
  const edits: Edit[] = [{ op: 'set', path: ['members', 4, 'name'], value: 'Amina Changed' }];
  expect(saveOver(STAFF, withoutFirst(), edits).result).toMatchObject({ ok: true });
  expect(valueIn(STAFF, 'members', 3)).toMatchObject({ id: 'amina-specimen', name: 'Amina Changed' });
  expect(textOf(STAFF)).not.toContain('samira-example');
});

test('reports a mistake at the place of the form, although somebody removed an earlier record', () => {
  const path = ['members', 4, 'name'];
  expect(errorsOf(saveOver(STAFF, withoutFirst(), [{ op: 'set', path, value: '' }]).result)).toMatchObject([{ path }]);
});

test.each(['PTO picnic', 'Closing ceremony', 'First day', 'Contracts due'])(
  'adds the event “%s” with an id that the check accepts',
  (title) => {
    const { version, value } = openFile(store, YEAR, '');
    const record = { id: idFor(title), title, date: '2026-02-14' };
    const edits: Edit[] = [{ op: 'append', path: ['otherDates'], value: record }];
    const files = [{ file: YEAR, version, from: value, edits }];
    expect(saveEdits(store, { words: title, files })).toMatchObject({ ok: true });
    expect(valueIn(YEAR, 'otherDates', 0)).toEqual({ ...record, id: `the-${record.id}` });
  },
);

test('adds a closing to the empty list and undoes it to the same bytes', () => {
  const before = textOf(CLOSINGS);
  const value = {
    id: '2026-02-10',
    kind: 'closed',
    day: '2026-02-10',
    message: 'Snow and ice are expected overnight.',
  };
  const result = saveIn(store, CLOSINGS, [{ op: 'append', path: ['closings'], value }]);
  expect(textOf(CLOSINGS)).toContain('closings:\n  - id: 2026-02-10\n');
  undoSave(store, result.ok ? result.saved : '');
  expect(textOf(CLOSINGS)).toBe(before);
});

const NEXT_YEAR: Edit[] = [
  { op: 'set', path: ['id'], value: '2026-2027' },
  { op: 'set', path: ['name'], value: '2026-2027' },
  { op: 'set', path: ['firstDay', 'date'], value: '2026-08-31' },
  { op: 'set', path: ['lastDay', 'date'], value: '2027-06-17' },
];

test('makes next year from a copy of this one', () => {
  const file = 'content/calendar/2026-27.yaml';
  const files = [{ file, version: '', copyOf: YEAR, edits: NEXT_YEAR }];
  const result = saveEdits(store, { words: '2026–27', files });
  expect(result).toMatchObject({ ok: true });
  expect(textOf(file)).toContain('# The facts of the school year');
  expect(() =>
    saveEdits(store, {
      words: '',
      files: [{ ...files[0], file, version: openFile(store, file, '').version, edits: [], copyOf: YEAR }],
    }),
  ).toThrow('already');
  undoSave(store, result.ok ? result.saved : '');
  expect(() => textOf(file)).toThrow('ENOENT');
});

test('makes next year without what was added to this one since its form was drawn', () => {
  const { value } = openFile(store, YEAR, '');
  const date = { id: 'book-fair', title: 'Book fair', date: '2026-02-14' };
  saveIn(store, YEAR, [{ op: 'append', path: ['otherDates'], value: date }]);
  const file = 'content/calendar/2026-27.yaml';
  const files = [{ file, version: '', copyOf: YEAR, from: value, edits: NEXT_YEAR }];
  expect(saveEdits(store, { words: '2026–27', files })).toMatchObject({ ok: true });
  expect(textOf(file)).not.toContain('book-fair');
});

test('undoes a save, keeps later changes elsewhere, and puts it back', () => {
  const first = setHeading('Fees');
  saveIn(store, TUITION, [{ op: 'set', path: ['subheading'], value: 'Line by line.' }]);
  const undone = undoSave(store, first.ok ? first.saved : '');
  expect(textOf(TUITION)).not.toContain('heading: Fees\n');
  expect(textOf(TUITION)).toContain('Line by line.');
  expect(store.versions().map(({ isUndone }) => isUndone)).toEqual([false, true]);
  expect(undone).toEqual(first);
  undoSave(store, first.ok ? first.saved : '', false);
  expect(textOf(TUITION)).toContain('heading: Fees\n');
  expect(store.versions().map(({ isUndone }) => isUndone)).toEqual([false, false]);
});

test('does not undo a save whose place was changed again', () => {
  const first = setHeading('Fees');
  setHeading('Prices');
  expect(() => undoSave(store, first.ok ? first.saved : '')).toThrow('Undo the later change first');
});

test('keeps the last 20 saves', () => {
  for (let count = 1; count <= 23; count += 1) setHeading(`Fees ${count}`);
  expect(store.versions()).toHaveLength(20);
});

test('completes a save that was interrupted after it was recorded', () => {
  const before = textOf(TUITION);
  const result = setHeading('Fees');
  const record = join(root, '.office/state.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace('"isPending":false', '"isPending":true'));
  writeFileSync(join(root, TUITION), before);
  expect(new Store(root).versions()[0]?.id).toBe(result.ok && result.saved);
  expect(textOf(TUITION)).toContain('heading: Fees\n');
  expect(readFileSync(record, 'utf8')).toContain('"isPending":false');
});

test('completes an undo that was interrupted after it was recorded', () => {
  const before = textOf(TUITION);
  const result = setHeading('Fees');
  const saved = textOf(TUITION);
  undoSave(store, result.ok ? result.saved : '');
  const record = join(root, '.office/state.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace('"isPending":false', '"isPending":true'));
  writeFileSync(join(root, TUITION), saved);
  expect(new Store(root).versions()[0]?.isUndone).toBe(true);
  expect(textOf(TUITION)).toBe(before);
});

test.each([
  'content/../package.json',
  '/etc/passwd',
  'content/pages/../../x.yaml',
  'content/calendar/../closings.yaml',
  'content/unknown.yaml',
  'package.json',
])('refuses the path %s', (file) => {
  expect(() => store.read(file)).toThrow('is no content file');
});

test('does not follow a link out of content/', () => {
  const outside = join(root, 'outside.yaml');
  writeFileSync(outside, textOf(TUITION));
  rmSync(join(root, TUITION));
  symlinkSync(outside, join(root, TUITION));
  expect(() => setHeading('Fees')).toThrow('is a link');
  rmSync(join(root, 'content/calendar'), { recursive: true });
  symlinkSync(root, join(root, 'content/calendar'));
  expect(() => store.read('content/calendar/outside.yaml')).toThrow('is a link');
});
