/**
 * What is saved here and what is published. A save is a commit on the branch `office`; undoing one is a commit that takes
 * it back; and whatever others publish, the saves are put on top of it.
 */
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import type { Change, SaveRequest } from '../api.ts';
import { changesBetween, type Field } from './changes.ts';
import { type Id, Refusal, type Repository, SAVED } from './git.ts';
import { Conflict, changesOnto, rebased } from './merge.ts';
import { dataOf } from './yaml-edits.ts';

export const CLOSINGS = `content/${contentFiles.closings.path}`;
/** What was published before and after the last publication from here. */
const [BEFORE, AFTER] = ['refs/office/before', 'refs/office/after'] as const;
const UNDO = 'Undo: ';
const LISTED = 30;
/** The author of saves by nobody who has given a name. */
const NOBODY = 'School office';

/** The fields that commits changed which are to be put on top of another, and others too. */
export function conflicts(repository: Repository, onto: Id, from: Id, to: Id): Field[] {
  const [theirs = '', yours = ''] = (['theirs', 'yours'] as const).map((keep) =>
    rebased(repository, onto, from, to, keep),
  );
  if (!theirs || !yours) throw new Refusal('Somebody deleted a file that you changed. Undo your change to it first.');
  return repository.differing(theirs, yours).flatMap((file) => {
    const [old = {}, next = {}] = [theirs, yours].map((commit) => dataOf(repository.read(file, commit)));
    return file.endsWith('.yaml') ? changesBetween(file, old, next) : { label: file };
  });
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

/** Puts the saves on top of what is published. Returns the fields that somebody else changed too; then nothing moves. */
export function rebase(repository: Repository, keep?: SaveRequest['keep']): Field[] {
  const { published, saved } = repository;
  const base = repository.git('merge-base', published, saved);
  const head = rebased(repository, published, base, saved, keep);
  if (!head) return conflicts(repository, published, base, saved);
  if (head !== saved) repository.point(SAVED, head);
  return [];
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
  try {
    return repository.commit(parent, message, changesOnto(repository, parent, to, from));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new Refusal('The same place was changed again later. Undo the later change first.');
  }
}

/** The saves that families don't see yet, newest first, without those that were undone. None if the files are the same. */
export function unpublished(repository: Repository): Change[] {
  const { published, saved } = repository;
  if (repository.differing(published, saved).length === 0) return [];
  const all = listChanges(repository, `${published}..${saved}`);
  const left: Change[] = [];
  for (const change of all.toReversed()) {
    const undone = left.findIndex(({ words }) => change.words === UNDO + words || words === UNDO + change.words);
    if (undone < 0) left.unshift(change);
    else left.splice(undone, 1);
  }
  return left.length > 0 ? left : all;
}

export const versions = (repository: Repository): Change[] =>
  listChanges(repository, `-${LISTED}`, '--committer=^School office ', SAVED, '--', 'content', `:!${CLOSINGS}`);

/** Keeps the ends of a publication, so that it can be undone. */
export function keepEnds(repository: Repository, from: Id, to: Id): void {
  repository.point(BEFORE, from);
  repository.point(AFTER, to);
}

/** The last publication from here, without closings: its ends, its words, and when its last change was saved. */
export function publication(repository: Repository) {
  const [from, to] = [repository.at(BEFORE), repository.at(AFTER)];
  if (!from || !to) return undefined;
  const words = listChanges(repository, `${from}..${to}`).map((one) => one.words);
  return { from, to, savedAt: repository.git('log', '-1', '--format=%cI', to), words: words.reverse() };
}

/**
 * Follows what has been published. Nothing may fail any more; a save that doesn't fit on top of it is asked about when it
 * is published.
 */
export function follow(repository: Repository): void {
  try {
    rebase(repository);
  } catch (error) {
    console.error(error);
  }
}
