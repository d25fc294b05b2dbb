/**
 * What is saved here and what is published. A save is a commit on the branch `office`; undoing one is a commit that takes
 * it back; and whatever others publish, the saves are put on top of it: what only one side changed field by field, the rest
 * by asking.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import type { Change, Question, SaveRequest } from '../api.ts';
import { isFields, isSame, keyOf, type Value } from '../values.ts';
import { changesBetween, type Field } from './changes.ts';
import { type Id, Refusal, type Repository, SAVED } from './git.ts';
import { dataOf, placesIn, writeYaml } from './yaml-edits.ts';

export const CLOSINGS = `content/${contentFiles.closings.path}`;
/** What was published before and after the last publication from here. It can be undone. */
export const [BEFORE, AFTER] = ['refs/office/before', 'refs/office/after'] as const;
/** When that was, in git’s settings. */
export const PUBLISHED_AT = 'office.publishedAt';
const UNDO = 'Undo: ';
const LISTED_SAVES = 30;
/** The author of saves by nobody who has given a name. */
const NOBODY = 'School office';

type Keep = SaveRequest['keep'];
type Sides<Item> = { theirs: Item; before: Item; yours: Item };

/** Both changed the same, and nobody has said whose stays. */
export class Conflict extends Error {}

function decide<Item>({ theirs, yours }: Sides<Item>, keep: Keep): Item {
  if (!keep) throw new Conflict();
  return keep === 'yours' ? yours : theirs;
}

/** Their value with what yours changes in the one before; undefined if the field or item is gone. */
function mergeValues(sides: Sides<Value | undefined>, keep: Keep): Value | undefined {
  const { theirs, before, yours } = sides;
  if (isSame(before, yours) || isSame(theirs, yours)) return theirs;
  if (isSame(theirs, before)) return yours;
  if (isFields(theirs) && isFields(before) && isFields(yours)) {
    const fields = Object.keys({ ...theirs, ...yours }).map((key) => {
      const value = mergeValues({ theirs: theirs[key], before: before[key], yours: yours[key] }, keep);
      return [key, value] as const;
    });
    return Object.fromEntries(fields.filter((field): field is [string, Value] => field[1] !== undefined));
  }
  if (Array.isArray(theirs) && Array.isArray(before) && Array.isArray(yours))
    return mergeLists({ theirs, before, yours }, keep);
  return decide(sides, keep);
}

/** An item is known by its place in the list before, or by its own id. What one side adds comes after its neighbor. */
function mergeLists({ theirs, before, yours }: Sides<Value[]>, keep: Keep): Value[] {
  const namesOf = (list: Value[]) =>
    placesIn(before, list).map((place, index) =>
      place < 0 ? (keyOf(list[index]) ?? JSON.stringify(list[index])) : place,
    );
  const names = { theirs: namesOf(theirs), yours: namesOf(yours) };
  const hasMoved = (side: 'theirs' | 'yours') => {
    const stayed = names[side].filter((name) => typeof name === 'number');
    return stayed.some((place, index) => place < (stayed[index - 1] ?? 0));
  };
  const orders = { theirs: names.theirs, before: names.theirs, yours: names.yours };
  const isContested = hasMoved('theirs') && hasMoved('yours');
  const order = [...(isContested ? decide(orders, keep) : orders[hasMoved('yours') ? 'yours' : 'theirs'])];
  for (const side of [names.theirs, names.yours])
    for (const [index, name] of side.entries())
      if (!order.includes(name)) order.splice(order.indexOf(side[index - 1] ?? '') + 1, 0, name);
  return order.flatMap((name) => {
    const [their, your] = [theirs[names.theirs.indexOf(name)], yours[names.yours.indexOf(name)]];
    const old = typeof name === 'number' ? before[name] : undefined;
    return mergeValues({ theirs: their, before: old, yours: your }, keep) ?? [];
  });
}

/**
 * What must be written on top of `onto` to change what changes between two other commits. Throws `Conflict` if `onto` has
 * changed the same since, and `keep` doesn't say whose stays.
 */
export function changesOnto(repository: Repository, onto: Id, from: Id, to: Id, keep?: Keep): () => void {
  const writes = repository.differing(from, to, '.').flatMap((file): [file: string, next: Buffer | string | null][] => {
    const [theirs = null, before = null, yours = null] = [onto, from, to].map((id) => repository.read(file, id));
    if (isSame(theirs, yours)) return [];
    if (isSame(theirs, before)) return [[file, yours]];
    const [their = {}, old = {}, your = {}] = [theirs, before, yours].map(dataOf);
    // Of a file that isn't there or can't be read, one side stays whole.
    if (![their, old, your].every((value) => isFields(value) && Object.keys(value).length > 0))
      return [[file, decide({ theirs, before, yours }, keep)]];
    const value = mergeValues({ theirs: their, before: old, yours: your }, keep) ?? {};
    return [[file, writeYaml(String(theirs), value)]];
  });
  return () => {
    for (const [file, next] of writes)
      if (next === null) rmSync(join(repository.tree, file), { force: true });
      else writeFileSync(join(repository.tree, file), next);
  };
}

/** A commit; none if both changed the same. */
function unlessContested(make: () => Id): Id {
  try {
    return make();
  } catch (error) {
    if (error instanceof Conflict) return '';
    throw error;
  }
}

/** Puts the commits after `from` up to `to` on top of another one. Nothing if both changed the same, unless `keep` says whose stays. */
export function rebased(repository: Repository, onto: Id, from: Id, to: Id, keep?: Keep): Id {
  if (onto === from) return to;
  if (from === to) return onto;
  const range = `${from}..${to}`;
  const yours = repository.git('log', '--format=', '--name-only', '--no-renames', range).split('\n');
  // Git puts saves of other files there at once; one by one they would take seconds on a busy computer.
  const pick = () => repository.gitInTree('cherry-pick', '-X', 'no-renames', range);
  if (!repository.differing(from, onto, '.').some((file) => yours.includes(file))) {
    repository.ask('-C', repository.tree, 'cherry-pick', '--quit');
    return repository.commit(onto, '', pick);
  }
  const commits = repository.git('rev-list', '--reverse', range).split('\n').filter(Boolean);
  const put = (whose: Keep) =>
    commits.reduce(
      (head, id) => repository.commit(head, { like: id }, changesOnto(repository, head, `${id}^`, id, whose)),
      onto,
    );
  // What was changed and changed back, as by an undo, isn’t asked about.
  const settled = () => changesOnto(repository, onto, from, to) && put('theirs');
  return unlessContested(() => put(keep)) || unlessContested(settled);
}

/** Asks whose stays of the fields that commits changed which are to be put on top of another, and others too. */
export function askWhose(repository: Repository, onto: Id, from: Id, to: Id): Question {
  const [theirs, yours] = [rebased(repository, onto, from, to, 'theirs'), rebased(repository, onto, from, to, 'yours')];
  const files = repository.differing(theirs, yours);
  const fields = files.flatMap((file): Field[] => {
    const [old = {}, next = {}] = [theirs, yours].map((commit) => dataOf(repository.read(file, commit)));
    return file.endsWith('.yaml') ? changesBetween(file, old, next) : [{ label: file }];
  });
  const sides = fields.map((one) => `${one.label}. Theirs: ${one.old || 'nothing'}. Yours: ${one.new || 'nothing'}.`);
  const by = authorsOf(listChanges(repository, `${from}..${onto}`, '--', ...files)) || 'Somebody';
  const question = `${by} changed this too: ${sides.join(' ')} Which one stays?`;
  return { ok: false, question, answers: { Yours: { keep: 'yours' }, Theirs: { keep: 'theirs' } } };
}

/** Commits, newest first, as people read them. */
export const listChanges = (repository: Repository, ...options: string[]): Change[] =>
  repository
    .git('log', '--first-parent', '--format=%H%n%aI%n%an%n%B%x00', ...options)
    .split('\0')
    .flatMap((text) => {
      const [id = '', savedAt = '', name = '', words = '', ...more] = text.split('\n').filter(Boolean);
      return id ? { id, savedAt, by: name === NOBODY ? '' : name, words, more } : [];
    });

const authorsOf = (changes: readonly Change[]): string =>
  [...new Set(changes.map(({ by }) => by).filter(Boolean))].join(' and ');

/** Puts the saves on top of what is published. Nothing moves if somebody else changed the same too: that is asked about. */
export function rebase(repository: Repository, keep?: Keep): Question | undefined {
  const { published, saved } = repository;
  const base = repository.git('merge-base', published, saved);
  const head = rebased(repository, published, base, saved, keep);
  if (head && head !== saved) repository.point(SAVED, head);
  return head ? undefined : askWhose(repository, published, base, saved);
}

/** The changes that undo a save, as a commit that isn’t saved yet. */
export function undoing(repository: Repository, id: Id): Id {
  const change = versions(repository).find((one) => one.id === id);
  if (!change) throw new Refusal('There is no such save any more.');
  const { words } = change;
  const message = words.startsWith(UNDO) ? words.slice(UNDO.length) : UNDO + words;
  return reverted(repository, repository.saved, message, `${id}^`, id);
}

/** A commit on top of another that takes back what changed between two. */
export function reverted(repository: Repository, parent: Id, message: string, from: Id, to: Id): Id {
  const commit = unlessContested(() => repository.commit(parent, message, changesOnto(repository, parent, to, from)));
  if (!commit) throw new Refusal('The same place was changed again later. Undo the later change first.');
  return commit;
}

/** The saves between two commits, newest first, of files that differ. Nothing if all files are the same. */
function savesBetween(repository: Repository, from: Id, to: Id): Change[] {
  const files = repository.differing(from, to);
  return files.length > 0 ? listChanges(repository, `${from}..${to}`, '--', ...files) : [];
}

/** The saves that families don't see yet. */
export const unpublished = (repository: Repository): Change[] =>
  savesBetween(repository, repository.published, repository.saved);

export const versions = (repository: Repository): Change[] =>
  listChanges(repository, `-${LISTED_SAVES}`, '--committer=^School office ', SAVED, '--', 'content', `:!${CLOSINGS}`);

/** The last publication from here, without closings: its ends, when it was, who saved it, and its words. */
export function publication(repository: Repository) {
  const [from, to, at] = [repository.at(BEFORE), repository.at(AFTER), repository.ask('config', PUBLISHED_AT)];
  if (!from || !to) return undefined;
  const saves = savesBetween(repository, from, to).reverse();
  return { from, to, at, by: authorsOf(saves), words: saves.map(({ words }) => words) };
}
