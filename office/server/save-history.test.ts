import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { makeClones, openOffice } from '../../tests/support/office-clones.ts';
import type { Value } from '../values.ts';
import { Conflict, changesOnto } from './save-history.ts';
import { dataOf } from './yaml-edits.ts';

const FILE = 'content/pages/pto.yaml';
const { root } = makeClones();
const { repository } = openOffice(root);

/** What is written if both sides change a list. A letter is a record's id, and an amount may follow it. */
function merged(before: string, theirs: string, yours: string, keep?: 'yours' | 'theirs'): string {
  const listOf = (text: string) =>
    text.split(' ').map((item) => (/^[a-z]\d*$/.test(item) ? { id: item[0], amount: item.slice(1) } : item));
  const commitOf = (parent: string, text: string) =>
    repository.commit(parent, text || 'Deleted', () => {
      const file = join(repository.tree, FILE);
      if (text) writeFileSync(file, stringify({ list: listOf(text) } as Value));
      else rmSync(file);
    });
  const old = commitOf(repository.published, before);
  const [their, your] = [commitOf(old, theirs), commitOf(old, yours)];
  const commit = repository.commit(their, 'Merged', changesOnto(repository, their, old, your, keep));
  const { list = [] } = dataOf(repository.read(FILE, commit)) as { list?: (string | { id: string; amount: string })[] };
  return list.map((item) => (typeof item === 'string' ? item : item.id + item.amount)).join(' ');
}

test.each([
  ['changes of two records', 'a1 b1 c1', 'a2 b1 c1', 'a1 b2 c1', 'a2 b2 c1'],
  ['a new record of each', 'a1 b1', 'a1 x1 b1', 'a1 b1 y1', 'a1 x1 b1 y1'],
  ['a new record of each at the same place', 'a1', 'a1 x1', 'a1 y1', 'a1 y1 x1'],
  ['a change of one, and another record’s end', 'a1 b1 c1', 'a2 b1 c1', 'a1 c1', 'a2 c1'],
  ['a new order and a change', 'a1 b1 c1', 'a1 b2 c1', 'c1 a1 b1', 'c1 a1 b2'],
  ['texts at the two ends of a list', 'One Two Three', 'First Two Three', 'One Two Third', 'First Two Third'],
])('keeps %s', (_, before, theirs, yours, both) => {
  expect(merged(before, theirs, yours)).toBe(both);
});

test.each([
  ['the same record', 'a1 b1', 'a2 b1', 'a3 b1'],
  ['a record that the other side deletes', 'a1 b1', 'a2 b1', 'b1'],
  ['a record that their side deletes', 'a1 b1', 'b1', 'a2 b1'],
  ['a file that their side deletes', 'a1', '', 'a2'],
  ['the order of both', 'a1 b1 c1', 'b1 a1 c1', 'a1 c1 b1'],
  ['a record that both add', 'a1', 'a1 x1', 'a1 x2'],
  ['the same text', 'One Two', 'One 2', 'One II'],
])('asks whose stays of %s', (_, before, theirs, yours) => {
  expect(() => merged(before, theirs, yours)).toThrow(Conflict);
  expect(merged(before, theirs, yours, 'theirs')).toBe(theirs);
  expect(merged(before, theirs, yours, 'yours')).toBe(yours);
});
