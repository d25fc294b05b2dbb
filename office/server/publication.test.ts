import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { closingCommand } from '../../checks/closing.ts';
import { git, makeClones, openOffice, publishElsewhere, saveIn } from '../../tests/support/office-clones.ts';
import type { Value } from '../values.ts';
import type { Office } from './office.ts';

const CLOSINGS = 'content/closings.yaml';
const TUITION = 'content/pages/tuition.yaml';
const SNOW = { id: '', kind: 'closed', day: '2026-02-10', message: 'Snow' };

let clones: ReturnType<typeof makeClones>;
let office: Office;
beforeEach(() => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  clones = makeClones();
  office = openOffice(clones.root);
});

const post = (closing: { [key: string]: Value } = SNOW, more: object = {}) => office.post({ closing, ...more });
const seen = (file = CLOSINGS) => git(clones.bare, 'show', `main:${file}`);

/** Somebody posts a closing with the command of the phone's form, and publishes it. */
function postFromPhone(...args: string[]): void {
  git(clones.other, 'pull', '--quiet', '--rebase');
  closingCommand(args, join(clones.other, 'content'));
  git(clones.other, 'commit', '--quiet', '--all', '--message=Change the closings');
  git(clones.other, 'push', '--quiet');
}

test('goes out alone, whatever is saved, locked, broken or pushed meanwhile, as does a save', async () => {
  publishElsewhere(clones.other, 'content/pages/pto.yaml', (text) => `<<<<<<< HEAD\n${text}`);
  writeFileSync(join(clones.root, '.git/index.lock'), '');
  writeFileSync(join(clones.root, '.office'), 'damaged');
  for (const file of [CLOSINGS, TUITION]) writeFileSync(join(clones.root, file), '<<<<<<< HEAD\n');
  expect(saveIn(office, TUITION, [[['heading'], 'Fees']])).toMatchObject({ ok: true });
  expect(await post()).toEqual({ ok: true, saved: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(git(clones.bare, 'show', '--name-only', '--format=%s', 'main')).toBe(
    `School is closed on Tuesday, February 10: Snow.\n\n${CLOSINGS}`,
  );
  expect(seen()).toMatch(/^closings:\n {2}- id: 2026-02-10\n {4}kind: closed$/m);
  expect(office.start()).toMatchObject({ closings: [{ text: expect.stringContaining('Snow') }], changes: [{}] });
  rmSync(join(clones.root, '.git/index.lock'));
  // Nothing in the folder takes it down with the next commit.
  expect(git(clones.root, 'diff', '--cached', '--name-only')).toBe('');
});

test('goes out even if its own file is broken', async () => {
  postFromPhone('--day', '2026-02-12', 'closed');
  publishElsewhere(clones.other, CLOSINGS, (text) => `<<<<<<< HEAD\n${text}`);
  expect(await post()).toMatchObject({ ok: true });
  // What was announced before it broke stays.
  expect(seen().match(/^ {4}day: .*/gm)).toEqual(['    day: 2026-02-10', '    day: 2026-02-12']);
});

test('ends in one truth with the phone, in either order, and leaves nothing when it is taken down', async () => {
  postFromPhone('--day', '2026-02-10', 'delayed', '10:00', 'Ice');
  expect(await post()).toMatchObject({ ok: true });
  expect(seen().match(/^ {4}(kind|revision): .*/gm)).toEqual(['    kind: closed', '    revision: 1']);
  postFromPhone('--day', '2026-02-10', 'delayed', '10:30', 'Ice');
  expect(seen().match(/^ {4}(kind|revision): .*/gm)).toEqual(['    kind: delayed', '    revision: 2']);
  // Several screens may ask at once.
  await Promise.all([office.repository.fetch(), office.repository.fetch(), office.repository.fetch()]);
  expect(office.start().closings).toMatchObject([{ text: expect.stringMatching(/^School starts at 10:30 AM/) }]);
  expect(await office.post({ down: '2026-02-10' })).toMatchObject({ ok: true });
  expect(seen()).toBe(readFileSync(join(clones.root, CLOSINGS), 'utf8').trim());
});

test('is committed without internet, offered again first with all others, survives the editor, and goes out in order', async () => {
  git(clones.root, 'remote', 'set-url', 'origin', join(clones.folder, 'gone.git'));
  expect(await post()).toEqual({ ok: true, saved: '' });
  await post({ ...SNOW, day: '2026-02-11' });
  await post({ ...SNOW, day: '2026-02-12', message: 'Snow\nand ice' });
  office = openOffice(clones.root);
  const unsent = () => office.start().unsent.map(({ words }) => words);
  const says = ['Tuesday, February 10', 'Wednesday, February 11'].map((day) => `School is closed on ${day}: Snow.`);
  expect([office.start().closings, unsent()]).toEqual([[], [...says, expect.stringContaining('February 12')]]);
  office.undo(office.start().unsent[2]?.id ?? '');
  expect(unsent()).toEqual(says);
  git(clones.root, 'remote', 'set-url', 'origin', clones.bare);
  // A late start that somebody posted meanwhile is replaced.
  postFromPhone('--day', '2026-02-10', 'delayed', '10:00');
  expect(await office.send()).toMatchObject({ ok: true });
  expect(seen().match(/^ {4}(kind|day): .*/gm)).toEqual(
    ['10', '11'].flatMap((day) => ['    kind: closed', `    day: 2026-02-${day}`]),
  );
  expect(unsent()).toEqual([]);
});

test('is refused at its field, asked about, or sent when somebody is sure', async () => {
  expect(await post({ ...SNOW, kind: 'delayed', from: '22:00' })).toMatchObject({
    errors: [{ path: ['closings', 0, 'from'], message: expect.stringContaining('not at 10:00 PM.') }],
  });
  const unanswered = { label: 'What happens?', message: 'Choose one.' };
  expect(await post({ ...SNOW, kind: '' })).toMatchObject({ errors: [unanswered] });
  const saturday = { ...SNOW, day: '2026-02-14' };
  expect(await post(saturday)).toMatchObject({ question: expect.stringContaining('Saturdays have no school.') });
  expect(seen()).toContain('closings: []');
  expect(await post(saturday, { isSure: true })).toMatchObject({ ok: true });
  expect(seen()).toContain('day: 2026-02-14');
});
