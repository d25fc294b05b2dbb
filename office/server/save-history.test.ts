import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Path } from '../api.ts';
import { changeOf, type Edit, git, makeClones, openOffice, publishElsewhere, saveIn } from '../testing/office.ts';
import { withAt } from '../values.ts';
import { openFile, saveFiles, undoSave } from './content-store.ts';
import type { Office } from './overview.ts';
import { versions } from './save-history.ts';
import { search } from './saved-content.ts';

const TUITION = 'content/pages/tuition.yaml';
const STAFF = 'content/people/staff.yaml';
const FEE = ['newStudents', 'fees', 0, 'dollars'];

let clones: ReturnType<typeof makeClones>;
let office: Office;
beforeEach(() => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  clones = makeClones();
  office = openOffice(clones.root);
});

const set = (value: number | string, path: Path = FEE): Edit[] => [[path, value]];
const textOf = (file = TUITION, ref = 'office') => git(clones.root, 'show', `${ref}:${file}`);
const diff = () => git(clones.root, 'diff', '--numstat', 'origin/main', 'office');
const save = (edits: Edit[], file = TUITION) => expect(saveIn(office, file, edits)).toMatchObject({ ok: true });

test('a save is a commit whose words say what changes, in one line of the file', () => {
  save(set(225));
  expect(git(clones.root, 'log', '--format=%s', 'origin/main..office')).toBe(
    'Tuition & Fees: Application fee, amount $200 → $225',
  );
  expect(diff()).toBe(`1\t1\t${TUITION}`);
  // Nobody's folder, index or branch is touched.
  expect(git(clones.root, 'status', '--short')).toBe('');
  expect(office.start().changes).toMatchObject([{ words: expect.stringContaining('$200 → $225'), more: [] }]);
});

test('undoes any save, also a published one, and the undo', async () => {
  save(set(225));
  save(set('Fees', ['heading']));
  expect(await office.repository.push(office.repository.saved)).toBe(true);
  const [heading, fee] = versions(office.repository);
  expect(undoSave(office.repository, fee?.id ?? '')).toMatchObject({ ok: true });
  expect(textOf()).toContain('dollars: 200');
  expect(textOf()).toContain('\nheading: Fees\n');
  expect(office.start().changes.map(({ words }) => words)).toEqual([`Undo: ${fee?.words}`]);
  expect(undoSave(office.repository, versions(office.repository)[0]?.id ?? '')).toMatchObject({ ok: true });
  expect(office.start().changes).toEqual([]);
  saveIn(office, TUITION, set('Prices', ['heading']));
  expect(() => undoSave(office.repository, heading?.id ?? '')).toThrow('Undo the later change first');
});

test('puts a form on top of what another tab saved, or asks about the same field', () => {
  const send = (value: string, more: object = {}) =>
    saveFiles(
      office.repository,
      { version, files: [{ ...opened, value: withName(value) }], ...more },
      office.content.pageOf,
    );
  const version = office.repository.saved;
  const opened = changeOf(office, STAFF, []);
  const withName = (name: string) => withAt(opened.value, ['members', 4, 'name'], name);
  save([[['members', 1], undefined]], STAFF);
  expect(send('Amina Changed')).toMatchObject({ ok: true });
  expect(textOf(STAFF)).not.toContain('daniel-specimen');
  const asked = send('Amina Other');
  expect(asked).toMatchObject({ question: expect.stringContaining('Theirs: Amina Changed. Yours: Amina Other.') });
  expect(send('Amina Other', { keep: 'theirs' })).toMatchObject({ ok: true });
  expect(textOf(STAFF)).toContain('Amina Changed');
});

test('makes its own tree anew when that is locked, has other files, or is gone', () => {
  const tree = join(clones.root, '.git/office/tree');
  const damages = [
    () => writeFileSync(join(clones.root, '.git/worktrees/tree/index.lock'), ''),
    () => rmSync(join(tree, 'content/people'), { recursive: true }),
    () => rmSync(tree, { recursive: true }),
  ];
  save(set(225));
  for (const [turn, damage] of damages.entries()) {
    damage();
    save(set(226 + turn));
    expect(diff()).toBe(`1\t1\t${TUITION}`);
  }
});

test('goes on with a file that somebody broke, and says which, and with one whose name is not UTF-8', async () => {
  publishElsewhere(clones.other, 'content/pages/pto.yaml', (text) => {
    writeFileSync(Buffer.from(`${clones.other}/content/caf\xe9.yaml`, 'latin1'), '');
    writeFileSync(join(clones.other, 'src'), 'A new page');
    git(clones.other, 'add', '--all');
    return `<<<<<<< HEAD\n${text}`;
  });
  await office.listen();
  save(set(225));
  expect(office.start().problems).toEqual([
    expect.stringMatching(/^The website’s program is newer .* Call /),
    expect.stringContaining('content/pages/pto.yaml: This file is not'),
  ]);
  expect(search(office.content, 'application fee')).not.toEqual([]);
  expect(() => openFile(office.repository, 'content/pages/pto.yaml', 'PTO')).toThrow('PTO can’t be opened');
});

test('keeps line ends, and lines that somebody wrote in a way of their own', async () => {
  const file = 'content/pages/careers.yaml';
  publishElsewhere(clones.other, file, (text) => text.replace('heading: ', 'heading:    ').replaceAll('\n', '\r\n'));
  await office.listen();
  const positions = (openFile(office.repository, file, '').value as { positions: { positions: unknown[] } }).positions;
  expect(positions.positions.length).toBeGreaterThan(1);
  save([[['positions', 'positions', 0], undefined]], file);
  const text = git(clones.root, 'cat-file', 'blob', `office:${file}`);
  expect(text.split('\n').every((line) => line.endsWith('\r') || line === text.split('\n').at(-1))).toBe(true);
  expect(text).toContain('heading:    ');
  expect(diff()).toMatch(/^0\t\d+\t/);
});
