/** Puts changes on top of another version of the content: what only one side changed field by field, the rest by asking. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveRequest, Value } from '../api.ts';
import { isFields, isSame, keyOf } from '../values.ts';
import type { Id, Repository } from './git.ts';
import { dataOf, placesIn, writeYaml } from './yaml-edits.ts';

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

/** A file as it is in a commit, in place of the tree's. */
function take(repository: Repository, commit: Id, file: string): void {
  if (repository.ask('rev-parse', `${commit}:${file}`)) repository.gitInTree('checkout', commit, '--', file);
  else rmSync(join(repository.tree, file), { force: true });
}

/**
 * What must be written on top of `onto` to change what changes between two other commits. Throws `Conflict` if `onto` has
 * changed the same since, and `keep` doesn't say whose stays.
 */
export function changesOnto(repository: Repository, onto: Id, from: Id, to: Id, keep?: Keep): () => void {
  const writes = repository.differing(from, to, '.').map((file) => {
    const [theirs, before, yours] = [onto, from, to].map((commit) => repository.ask('rev-parse', `${commit}:${file}`));
    if (theirs === yours) return () => {};
    if (theirs === before) return () => take(repository, to, file);
    const texts = [onto, from, to].map((commit) => repository.read(file, commit));
    const [their = {}, old = {}, your = {}] = texts.map(dataOf);
    // Of a file that isn't there or can't be read, one side stays whole.
    if (![their, old, your].every((value) => Object.keys(value as object).length > 0)) {
      const side = decide({ theirs: onto, before: from, yours: to }, keep);
      return () => take(repository, side, file);
    }
    const value = mergeValues({ theirs: their, before: old, yours: your }, keep) ?? {};
    const text = writeYaml(String(texts[0]), value);
    return () => writeFileSync(join(repository.tree, file), text);
  });
  return () => {
    for (const write of writes) write();
  };
}

/** Puts the commits after `from` up to `to` on top of another one. Nothing if both changed the same, unless `keep` says whose stays. */
export function rebased(repository: Repository, onto: Id, from: Id, to: Id, keep?: Keep): Id {
  if (onto === from) return to;
  const commits = repository.git('rev-list', '--reverse', `${from}..${to}`).split('\n').filter(Boolean);
  try {
    return commits.reduce(
      (head, id) => repository.commit(head, { like: id }, changesOnto(repository, head, `${id}^`, id, keep)),
      onto,
    );
  } catch (error) {
    if (error instanceof Conflict) return '';
    throw error;
  }
}
