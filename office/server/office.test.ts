import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Edit, git, makeClones, openOffice, publishElsewhere, saveIn } from '../../tests/support/office-clones.ts';
import type { BuildRequest, Question, SaveRequest } from '../api.ts';
import { listAt, type Path, type Value } from '../values.ts';
import { openFile, saveFiles, undoSave } from './content-store.ts';
import { author } from './git.ts';
import type { Office } from './office.ts';
import { PHOTOS_FILE, upload } from './photographs.ts';
import { versions } from './save-history.ts';
import { addressOf, photoPlaces, search } from './saved-content.ts';
import { dataOf } from './yaml-edits.ts';

const TUITION = 'content/pages/tuition.yaml';
const STAFF = 'content/people/staff.yaml';
const SCHOOL = 'content/school.yaml';
const YEAR = 'content/calendar/2025-26.yaml';
const FEE = ['newStudents', 'fees', 0, 'dollars'];

let clones: ReturnType<typeof makeClones>;
let office: Office;
const open = (settings: object = { public: true }) => {
  writeFileSync(join(clones.root, 'office.json'), JSON.stringify(settings));
  office = openOffice(clones.root);
};
beforeEach(() => {
  vi.stubEnv('SITE_TODAY', '2026-02-09');
  clones = makeClones();
  open();
});

const set = (path: Path, value: Value): Edit => [path, value];
const save = (file: string, ...edits: Edit[]) => expect(saveIn(office, file, edits)).toMatchObject({ ok: true });
const textOf = (file: string) => git(clones.root, 'show', `office:${file}`);
const blockers = () => office.start().lines.filter(({ isBlocking }) => isBlocking);

/** Publishes or undoes it, without building the website. */
async function done(more: Partial<BuildRequest> = {}) {
  const built = vi.spyOn(office, 'check').mockResolvedValue();
  const result = await office.build({ read: office.start().changes.length, ...more });
  return { ...result, built: built.mock.calls.length };
}
const seen = (file = TUITION) => git(clones.bare, 'show', `main:${file}`);
const diff = () => git(clones.root, 'diff', '--numstat', 'origin/main', 'office');

test('a save is a commit whose words say what changes, in one line of the file', () => {
  save(TUITION, set(FEE, 225));
  expect(git(clones.root, 'log', '--format=%s', 'origin/main..office')).toBe(
    'Tuition & Fees: Application fee, amount $200 → $225',
  );
  expect(diff()).toBe(`1\t1\t${TUITION}`);
  // Nobody's folder, index or branch is touched.
  expect(git(clones.root, 'status', '--short')).toBe('');
  // What is chosen has the name of its choice.
  save(STAFF, set(['members', 1, 'department'], 'qais'));
  const [chosen] = office.start().changes;
  expect(chosen?.words).toMatch(/department Administrative → QAIS$/);
  expect(undoSave(office.repository, chosen?.id ?? '')).toMatchObject({ ok: true });
  expect(office.start().changes).toMatchObject([{ words: expect.stringContaining('$200 → $225'), more: [] }]);
  // Of what somebody else has changed meanwhile, a form doesn't know what it was.
  const { published: version } = office.repository;
  expect(saveIn(office, TUITION, [set(FEE, 230)], { version, keep: 'yours' })).toMatchObject({ ok: true });
  expect(office.start().changes[0]?.words).toBe('Tuition & Fees: Application fee, amount $230');
  const members = listAt(dataOf(textOf(STAFF)), 'members');
  save(STAFF, set(['members'], members.toSpliced(1, 1).toSpliced(2, 0, ...members.slice(1, 2))));
  expect(office.start().changes[0]?.words).toMatch(/^Our Staff: \w+ \w+ moved$/);
});

test('undoes any save, also a published one, and the undo', async () => {
  save(TUITION, set(FEE, 225));
  save(TUITION, set(['heading'], 'Fees'));
  await office.repository.publish(() => office.repository.saved);
  const [heading, fee] = versions(office.repository);
  expect(undoSave(office.repository, fee?.id ?? '')).toMatchObject({ ok: true });
  expect(textOf(TUITION)).toContain('dollars: 200');
  expect(textOf(TUITION)).toContain('\nheading: Fees\n');
  expect(office.start().changes.map(({ words }) => words)).toEqual([`Undo: ${fee?.words}`]);
  expect(undoSave(office.repository, versions(office.repository)[0]?.id ?? '')).toMatchObject({ ok: true });
  expect(office.start().changes).toEqual([]);
  save(TUITION, set(['heading'], 'Prices'));
  expect(() => undoSave(office.repository, heading?.id ?? '')).toThrow('Undo the later change first');
  // A file that is as published lists nothing.
  save(SCHOOL, set(['tagline'], 'Learn.'));
  const [last] = office.start().changes;
  expect(undoSave(office.repository, last?.id ?? '')).toMatchObject({ ok: true });
  save(STAFF, set(['members', 24], { id: 'rania', name: 'Rania New', role: 'Art', department: 'elementary' }));
  save(STAFF, [['members', 24], undefined]);
  const words = office.start().changes.map((change) => change.words);
  expect(words).toEqual([expect.stringContaining('→ Prices'), fee?.words, `Undo: ${fee?.words}`]);
});

test('makes its own tree anew when that is locked, has other files, or is gone', () => {
  const tree = join(clones.root, '.git/office/tree');
  const damages = [
    () => writeFileSync(join(clones.root, '.git/worktrees/tree/index.lock'), ''),
    () => rmSync(join(tree, 'content/people'), { recursive: true }),
    () => rmSync(tree, { recursive: true }),
  ];
  save(TUITION, set(FEE, 225));
  for (const [turn, damage] of damages.entries()) {
    damage();
    save(TUITION, set(FEE, 226 + turn));
    expect(diff()).toBe(`1\t1\t${TUITION}`);
  }
});

test('goes on with a file that somebody broke, and says which, and with one whose name is not UTF-8', async () => {
  publishElsewhere(clones.other, 'content/pages/pto.yaml', (text) => {
    writeFileSync(Buffer.from(`${clones.other}/content/caf\xe9.yaml`, 'latin1'), '');
    git(clones.other, 'add', '--all');
    return `<<<<<<< HEAD\n${text}`;
  });
  await office.listen();
  save(TUITION, set(FEE, 225));
  expect(office.start().problems).toEqual([
    expect.stringMatching(/^What somebody else published .* Call /),
    expect.stringContaining('content/pages/pto.yaml: This file has two versions'),
  ]);
  expect(search(office.content, 'application fee')).not.toEqual([]);
  expect(() => openFile(office.repository, 'content/pages/pto.yaml', 'PTO')).toThrow('PTO can’t be opened');
});

test('publishes on top of what somebody else pushed, and undoes it a day later', async () => {
  const path = ['additional', 'heading'];
  author.run({ identity: 'a@school.example', name: 'Amina' }, () => save(TUITION, set(path, 'Further fees')));
  publishElsewhere(clones.other, TUITION, (text) => text.replace('heading: Annual fees', 'heading: Each year'));
  // What was undone before isn’t published.
  save(SCHOOL, set(['tagline'], 'Learn.'));
  undoSave(office.repository, office.repository.saved);
  expect(await done()).toMatchObject({ ok: true });
  expect(seen()).toContain('heading: Further fees');
  expect(seen()).toContain('heading: Each year');
  // Somebody else presses the button too. What was published can still be undone.
  expect(await done()).toMatchObject({ ok: true });
  const { changes, undo } = office.start();
  expect(Math.abs(Date.now() - Date.parse(undo?.at ?? ''))).toBeLessThan(60_000);
  expect([changes, undo?.by, undo?.words]).toEqual([[], 'Amina', [expect.stringContaining('Further fees')]]);
  open();
  publishElsewhere(clones.other, SCHOOL, (text) => `${text}# Later\n`);
  save(STAFF, set(['members', 1, 'role'], 'Bookkeeper'));
  await expect(done({ undo: undo?.from })).rejects.toThrow('Somebody has published since');
  expect(await done({ undo: undo?.to })).toMatchObject({ ok: true });
  expect(seen()).toContain('heading: Additional required');
  expect(seen()).toContain('heading: Each year');
  expect(office.start().changes).toMatchObject([{ words: expect.stringContaining('Bookkeeper') }]);
}, 180_000);

test('asks once before publishing what somebody else changed too, unless it was undone', async () => {
  save(TUITION, set(['heading'], 'Ours'));
  publishElsewhere(clones.other, TUITION, (text) => text.replace(/^heading: .*/m, 'heading: Theirs'));
  expect(await done()).toMatchObject({
    built: 0,
    question: 'Somebody changed this too: Heading. Theirs: Theirs. Yours: Ours. Which one stays?',
    answers: { Yours: { keep: 'yours' }, Theirs: { keep: 'theirs' } },
  });
  expect(await done({ keep: 'yours' })).toMatchObject({ ok: true });
  expect(seen()).toContain('\nheading: Ours\n');
  save(TUITION, set(['heading'], 'Mine'));
  undoSave(office.repository, office.repository.saved);
  publishElsewhere(clones.other, TUITION, (text) => text.replace(/^heading: .*/m, 'heading: Theirs'));
  save(SCHOOL, set(['tagline'], 'Learn.'));
  expect(await done()).toMatchObject({ ok: true });
  expect(seen()).toContain('\nheading: Theirs\n');
  expect(seen(SCHOOL)).toContain('tagline: Learn.');
});

test('publishes nothing that was saved after the last look, neither before the press nor during the check', async () => {
  save(TUITION, set(['heading'], 'Fees'));
  const read = office.start().changes.length;
  save(SCHOOL, set(['tagline'], 'Learn.'));
  const asked = await done({ read });
  expect(asked).toMatchObject({ built: 0, question: expect.stringMatching(/screen:\nAddress.*Learn\.\nPublish that/) });
  const check = vi.spyOn(office, 'check').mockImplementationOnce(async () => {
    save(TUITION, set(['strip'], 'Later.'));
    publishElsewhere(clones.other, TUITION, (text) => `${text}# Theirs\n`);
  });
  const { answers } = asked as Question;
  expect(await office.build({ ...answers['Yes, publish everything'] })).toMatchObject({ ok: true });
  expect(check).toHaveBeenCalledTimes(2);
  expect(seen()).toMatch(/^heading: Fees$[\s\S]*# Theirs$/m);
  expect(seen(SCHOOL)).toContain('tagline: Learn.');
  expect(office.start().changes).toMatchObject([{ words: expect.stringContaining('→ Later.') }]);
});

test('says why nothing was published: no internet, a mistake, an open question', async () => {
  save(TUITION, set(['heading'], 'Fees'));
  git(clones.root, 'remote', 'set-url', 'origin', 'https://office.invalid/site.git');
  await expect(done()).rejects.toThrow(/^Nothing was published\. The internet/);
  git(clones.root, 'remote', 'set-url', 'origin', clones.bare);
  vi.spyOn(office.repository, 'fetch')
    .mockRejectedValueOnce(new Error("fatal: cannot update ref 'HEAD': couldn't write 'HEAD.lock'"))
    .mockRejectedValueOnce(new Error("fatal: Unable to create '/site/.git/refs/heads/office.lock': File exists."))
    .mockRejectedValueOnce(new Error('remote: fatal: write error: No space left on device'));
  await expect(done()).rejects.toThrow('The disk of this computer is full');
  await expect(done()).rejects.toThrow('Another program is at work in these files.');
  await expect(done()).rejects.toThrow('The host didn’t accept it. Call');
  open({});
  await expect(done()).rejects.toThrow('Decide this first:');
  const anew = git(clones.other, 'commit-tree', '-m', 'Begin anew', 'HEAD^{tree}');
  git(clones.other, 'push', '--quiet', '--force', 'origin', `${anew}:main`);
  await expect(done()).rejects.toThrow('Somebody replaced the history of the website. Call');
});

test('before the site is public, every open question blocks a publication; later only those about what was changed', () => {
  open({});
  expect(blockers()).toHaveLength(office.start().lines.filter(({ urgency }) => urgency === 'beforePublishing').length);
  open();
  expect(blockers()).toEqual([]);
  save(STAFF, set(['members', 1, 'role'], 'Bookkeeper'));
  expect(blockers()).toMatchObject([{ kind: 'sample', href: '/person?id=daniel-specimen' }]);
  save(STAFF, [['members', 1, 'sample'], undefined], set(['members', 1, 'name'], 'Daniel Field'));
  expect(blockers()).toEqual([]);
});

test('an invented phone number stays to be confirmed until somebody says that it is right', () => {
  const lines = () => office.start().lines.filter(({ file }) => file === SCHOOL);
  const count = lines().length;
  const phone = lines().find(({ at }) => at.join() === 'phone');
  expect(phone?.href).toBe(`/text?file=${encodeURIComponent(SCHOOL)}&path=phone`);
  save(SCHOOL, set(['phone', 'value'], '401-821-0140'));
  expect(lines()).toHaveLength(count);
  // A number isn’t called by itself.
  expect(office.start().changes[0]?.words).toMatch(/^Address, phone and links: Phone .*→ 401-821-0140$/);
  save(SCHOOL, [['phone', 'sample'], undefined]);
  expect(lines()).toHaveLength(count - 1);
});

test('finds what families see, however it is typed, and no id, answer or address of a page', () => {
  const found = (words: string) => search(office.content, words);
  for (const words of ['$250', 'March 15', '7:30 am', 'prek full–time']) expect(found(words)).not.toEqual([]);
  for (const words of ['application-fee', 'true', '/careers', 'schoolYear']) expect(found(words)).toEqual([]);
  expect(found('8,500')).toEqual(found('8500'));
  expect(found('Follow us')[0]?.page).toContain('Facebook and Instagram');
});

test.each([
  [STAFF, '/staff'],
  [YEAR, '/resources/calendar'],
  ['content/pages/home.yaml', '/'],
  [SCHOOL, '/'],
  [PHOTOS_FILE, '/admissions', { slot: 'hero-admissions' }],
])('shows a change of %s on %s', (file, address, photo?) => {
  expect(addressOf(office.content, { version: '', files: [{ file, value: {} }], photo })).toBe(address);
});

test.each<[string, string, Edit, string]>([
  ['ten times as much', TUITION, set(FEE, 2000), 'Application fee, amount: $2,000 instead of $200?'],
  ['a tenth of it', TUITION, set(FEE, 20), 'Application fee, amount: $20 instead of $200?'],
  ['nothing', TUITION, set(FEE, 0), 'Application fee, amount: This is $0. If it is not free, correct it.'],
  ['another time', SCHOOL, set(['phone', 'confirmed'], '2062-12-01'), 'December 1, 2062: is the year right?'],
])('asks about %s before it saves', (_, file, edit, words) => {
  const before = office.repository.saved;
  const asked = saveIn(office, file, [edit]);
  const question = expect.stringContaining(words);
  expect(asked).toEqual({ ok: false, question, answers: { 'Yes, save it': { isSure: true } } });
  expect(office.repository.saved).toBe(before);
  if (file === TUITION) expect(saveIn(office, file, [edit], { isSure: true })).toMatchObject({ ok: true });
});

test('asks before the last one of a department is removed', () => {
  const removed = [23, 22].map((index): Edit => [['members', index], undefined]);
  expect(saveIn(office, STAFF, removed)).toMatchObject({ question: expect.stringMatching(/^Nobody is left in /) });
});

function event(date: string): Edit {
  return set(['otherDates'], [{ id: 'picture-day', date, title: 'Picture day' }]);
}

test('a date that moves gets a higher revision, so that calendars follow', () => {
  save(YEAR, event('2026-03-14'), set(['firstDay', 'date'], '2025-08-26'));
  save(YEAR, event('2026-03-15'));
  expect(textOf(YEAR)).toContain('firstDay: { date: 2025-08-26, title: First day of school, revision: 1 }');
  expect(textOf(YEAR)).toMatch(/date: 2026-03-15\n.*\n? +revision: 1/);
});

test('a new school year that has begun still names the pages of the old one, until each is done', () => {
  vi.stubEnv('SITE_TODAY', '2026-09-15');
  expect(office.start()).toMatchObject({ announcement: expect.stringMatching(/^Now hiring/) });
  const { version, value } = openFile(office.repository, YEAR, '');
  const enter = (later: number) => {
    const next = JSON.stringify(value).replace(/20(25|26)/g, (_, two) => `20${Number(two) + later}`);
    const files = [{ file: `content/calendar/20${25 + later}–${26 + later}.yaml`, value: JSON.parse(next) }];
    const sent = { version, files, isSure: true as const };
    expect(saveFiles(office.repository, sent, office.content.pageOf)).toMatchObject({ ok: true });
  };
  enter(1);
  expect(textOf('content/calendar/2026–27.yaml')).not.toContain('#');
  const old = () => office.start().lines.filter(({ kind, urgency }) => kind === 'oldYear' && urgency === 'now');
  const count = old().length;
  // Families still see the old one, because nothing is published.
  expect(office.start()).toMatchObject({ shown: { id: '2025-2026' } });
  enter(2);
  const fees = { page: 'Tuition & Fees', says: 'It still carries 2025-2026.', href: '/fees?year=2026-2027' };
  expect(old()).toContainEqual(expect.objectContaining(fees));
  save(TUITION, set(['schoolYear'], '2026-2027'), set(['validFrom'], '2026-07-01'), set(['validUntil'], '2027-06-30'));
  expect(old().length).toBeLessThan(count);
  expect(office.start().lines).toContainEqual(expect.objectContaining({ says: expect.stringMatching(/^Last day of/) }));
});

test('a photograph is stored without what the camera noted, and withdrawn with its file', async () => {
  const camera = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#205040' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '41/1 42/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  // Phones by Samsung end the header of its scan so.
  camera[camera.indexOf('ffda', 'hex') + 13] = 15;
  const sent = await upload('slide-01', 'IMG_1.jpg', camera);
  const id = 'upload' in sent ? sent.upload : '';
  const file = 'content/photos/slide-01.jpg';
  const consent = { agreed: true as const, who: 'Both families.', on: '2026-02-02' };
  const record = { slot: 'slide-01', alt: 'A bench.', consent, reviewBy: '2026-06-30' };
  const send = (edit: Edit, more: Partial<SaveRequest> = {}) => saveIn(office, PHOTOS_FILE, [edit], more);
  const put = set(['photos'], [record]);
  const photo = { slot: 'slide-01', upload: id };
  expect(send(put)).toMatchObject({ errors: [{ label: 'Photograph', message: 'Choose one.' }] });
  expect(() => send(put, { photo: { ...photo, upload: 'x' } })).toThrow('must be chosen again');
  expect(send(put, { photo })).toMatchObject({ ok: true });
  expect(versions(office.repository)[0]?.words).toBe('Photographs: Slide 01 A bench., Tuesday, June 30, 2026');
  expect(office.start().problems).toEqual([]);
  const { exif, width } = await sharp(office.repository.read(file) ?? '').metadata();
  expect({ exif, width }).toEqual({ exif: undefined, width: 1600 });
  expect(photoPlaces(office.content)).toContainEqual(expect.objectContaining({ slot: 'slide-01', page: 'Home' }));
  // Somebody named it as cameras do.
  const { repository } = office;
  const photos = () => [...repository.files(repository.saved).keys()].filter((name) => name.includes('slide-01'));
  const rename = () => renameSync(join(repository.tree, file), join(repository.tree, file.replace('jpg', 'JPG')));
  repository.point('refs/heads/office', repository.commit(repository.saved, 'Rename', rename));
  expect(send(set(['photos', 0, 'withdrawn'], '2026-02-09'))).toMatchObject({ ok: true });
  expect(photos()).toEqual([]);
  expect(undoSave(repository, repository.saved)).toMatchObject({ ok: true });
  expect(photos()).toEqual(['content/photos/slide-01.JPG']);
  expect(send(put, { photo })).toMatchObject({ ok: true });
  expect(photos()).toEqual([file]);
});

test.each(['{', '{ "public": "false" }'])('goes on without an office.json that is broken: %s', (text) => {
  writeFileSync(join(clones.root, 'office.json'), text);
  expect(openOffice(clones.root).start().problems).toEqual([expect.stringContaining('office.json has a mistake')]);
});

test('saves nothing while the content has a link', () => {
  const { repository } = office;
  const link = () => symlinkSync(clones.root, join(repository.tree, 'content/link'));
  repository.point('refs/heads/office', repository.commit(repository.saved, 'Link', link));
  expect(() => saveIn(office, TUITION, [set(FEE, 225)])).toThrow('The content has a link');
});
