/**
 * What is saved here and what is published. A save is a commit on the branch `office`; undoing one is a commit that takes
 * it back; and whatever others publish, the saves are put on top of it.
 */
import type { Change, SaveRequest } from '../api.ts';
import { changesBetween, type Field } from './changes.ts';
import { AFTER, BEFORE, type Files, type Id, PUBLISHED, Refusal, type Repository, SAVED } from './git.ts';
import { dataOf } from './yaml-edits.ts';

/** The changes of a merge, and the fields that both sides changed. */
type Merge = { changes: Map<string, Id>; conflicts: Field[] };

export const CLOSINGS = 'content/closings.yaml';
const UNDO = 'Undo: ';
const LISTED = 30;

/** The files that differ between two commits. */
const differing = (from: Files, to: Files): string[] =>
  [...new Set([...from.keys(), ...to.keys()])].filter((file) => from.get(file) !== to.get(file));

export class History {
  readonly repository: Repository;

  constructor(repository: Repository) {
    this.repository = repository;
    if (!repository.at(SAVED)) repository.point(SAVED, this.published);
  }

  /** What families see. Without a remote, what is committed here. */
  get published(): Id {
    return this.repository.at(PUBLISHED) || this.repository.at('refs/heads/main') || this.repository.at('HEAD');
  }

  get saved(): Id {
    return this.repository.at(SAVED);
  }

  read(file: string, commit = this.saved): Buffer | null {
    return this.repository.read(this.repository.files(commit).get(file));
  }

  save(message: string, changes: Files): Id {
    const commit = this.repository.commit(this.saved, changes, message);
    this.repository.point(SAVED, commit);
    return commit;
  }

  /** Puts what changed between two versions of the files into a third. `keep` says whose version of a line stays. */
  merge(now: Files, from: Files, to: Files, keep?: SaveRequest['keep']): Merge {
    const { repository } = this;
    const merge: Merge = { changes: new Map(), conflicts: [] };
    for (const file of differing(from, to)) {
      const [old = '', ours = '', next = ''] = [from, now, to].map((files) => files.get(file));
      if (ours === old || ours === next) {
        if (ours !== next) merge.changes.set(file, next);
        continue;
      }
      const [base = '', here = '', own = ''] = [old, ours, next].map((id) => repository.read(id)?.toString());
      const isText = file.endsWith('.yaml') && old && ours && next;
      const lines = (side?: 'ours' | 'theirs') => (isText ? repository.merged(base, here, own, side) : undefined);
      const both = lines();
      if (both !== undefined) {
        merge.changes.set(file, repository.write(both));
        continue;
      }
      const [theirs, yours] = [lines('ours'), lines('theirs')];
      const fields = changesBetween(dataOf(theirs), dataOf(yours));
      merge.conflicts.push(...(isText ? fields : [{ label: file }]));
      const kept = keep === 'yours' ? yours : theirs;
      if (kept !== undefined) merge.changes.set(file, repository.write(kept));
      else if (keep === 'yours') merge.changes.set(file, next);
    }
    return merge;
  }

  #range = { name: '', commits: [] as Id[] };
  /** The saves that aren't published, oldest first. */
  unpublished(): Id[] {
    const name = `${this.published}..${this.saved}`;
    if (this.#range.name !== name) this.#range = { name, commits: this.repository.list(name).reverse() };
    return this.#range.commits;
  }

  /** Puts the saves on top of what is published. Returns the fields that somebody else changed too; then nothing moves. */
  rebase(keep?: SaveRequest['keep']): Field[] {
    const { repository, published, saved } = this;
    const own = this.unpublished();
    const [first] = own;
    if (saved === published || (first && repository.facts(first).parent === published)) return [];
    const conflicts: Field[] = [];
    let head = published;
    for (const commit of own) {
      const { parent, message, at } = repository.facts(commit);
      const merge = this.merge(repository.files(head), repository.files(parent), repository.files(commit), keep);
      conflicts.push(...merge.conflicts);
      if (merge.changes.size > 0) head = repository.commit(head, merge.changes, message, at);
    }
    if (conflicts.length > 0 && !keep) return conflicts;
    repository.point(SAVED, head);
    return [];
  }

  /**
   * Follows what has been published. Nothing may fail any more; a save that doesn't fit on top of it is asked about when
   * it is published.
   */
  follow(): void {
    try {
      this.rebase();
    } catch (error) {
      console.error(error);
    }
  }

  /** What takes back the changes between two commits from a third, with what was changed elsewhere since. */
  reverse(from: Id, to: Id, now: Id): Files {
    const isContent = ([file]: [string, Id]) => file.startsWith('content/') && file !== CLOSINGS;
    const [here, there, back] = [now, to, from].map(
      (commit) => new Map([...this.repository.files(commit)].filter(isContent)),
    ) as Files[] as [Files, Files, Files];
    const { changes, conflicts } = this.merge(here, there, back);
    const [first] = conflicts;
    if (first) throw new Refusal(`${first.label || 'This'} was changed again later. Undo the later change first.`);
    return changes;
  }

  /** The changes that undo a save, and their message. */
  undoing(commit: Id): { message: string; changes: Files } {
    const change = this.versions().find(({ id }) => id === commit);
    if (!change) throw new Refusal('There is no such save any more.');
    const changes = this.reverse(this.repository.facts(commit).parent, commit, this.saved);
    const { words } = change;
    return { message: words.startsWith(UNDO) ? words.slice(UNDO.length) : UNDO + words, changes };
  }

  #change(id: Id): Change {
    const { message, at } = this.repository.facts(id);
    const [words = '', ...more] = message.split('\n').filter(Boolean);
    return { id, at, words, more };
  }

  /** The saves that families don't see yet, newest first, without those that were undone before anybody saw them. */
  changes(): Change[] {
    if (differing(this.repository.files(this.published), this.repository.files(this.saved)).length === 0) return [];
    const open: Change[] = [];
    for (const change of this.unpublished().map((id) => this.#change(id))) {
      const undone = open.findLastIndex(({ words }) => change.words === UNDO + words || words === UNDO + change.words);
      if (undone < 0) open.push(change);
      else open.splice(undone, 1);
    }
    return open.reverse();
  }

  /** The last saves and whatever else changed the content, newest first. */
  versions(): Change[] {
    const options = [`-${LISTED}`, '--no-merges', '--min-parents=1', SAVED, '--', 'content', `:!${CLOSINGS}`];
    return this.repository.list(...options).map((id) => this.#change(id));
  }

  /** The last publication from here, without closings: the commits before and after, its time and its words. */
  publication(): { from: Id; to: Id; at: string; words: string[] } | undefined {
    const [from, to] = [BEFORE, AFTER].map((ref) => this.repository.at(ref)) as [Id, Id];
    if (!from || !to) return undefined;
    const words = this.repository.list(`${from}..${to}`).map((id) => this.#change(id).words);
    return { from, to, at: this.repository.facts(to).committedAt, words: words.reverse() };
  }
}
