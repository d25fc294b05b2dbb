/**
 * What is saved here and what is published. A save is a commit on the branch `office`; undoing one is a commit that takes
 * it back; and whatever others publish, the saves are put on top of it.
 */
import type { Change, Field } from '../api.ts';
import { changesIn } from './changes.ts';
import { type Files, type Id, PUBLISHED, Refusal, type Repository, SAVED } from './git.ts';

/** Whose version of a line stays that two have changed: one's own, or that of the website. */
export type Keep = 'yours' | 'theirs';
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

  /** Puts what changed between two versions of the files into a third. */
  merge(now: Files, from: Files, to: Files, keep?: Keep): Merge {
    const { repository } = this;
    const merge: Merge = { changes: new Map(), conflicts: [] };
    for (const file of differing(from, to)) {
      const [old = '', ours = '', next = ''] = [from, now, to].map((files) => files.get(file));
      if (ours === next) continue;
      if (ours === old) merge.changes.set(file, next);
      else {
        const isText = file.endsWith('.yaml') && old && ours && next;
        const [base = '', here = '', own = ''] = [old, ours, next].map((id) => repository.read(id)?.toString());
        const lines = (prefer?: 'ours' | 'theirs') => (isText ? repository.merged(base, here, own, prefer) : undefined);
        const both = lines();
        const [theirs, yours] = [lines('ours') ?? here, lines('theirs') ?? own];
        if (both === undefined) merge.conflicts.push(...(isText ? changesIn(file, theirs, yours) : [picture(file)]));
        if (both !== undefined) merge.changes.set(file, repository.write(both));
        else if (keep) {
          const kept = isText ? repository.write(keep === 'yours' ? yours : theirs) : keep === 'yours' ? next : ours;
          if (kept !== ours) merge.changes.set(file, kept);
        }
      }
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
  rebase(keep?: Keep): Field[] {
    const { repository, published, saved } = this;
    const own = this.unpublished();
    const [first] = own;
    if (saved === published || (first && repository.facts(first).parent === published)) return [];
    const conflicts: Field[] = [];
    let head = published;
    for (const commit of own) {
      const merge = this.merge(repository.files(head), this.#before(commit), repository.files(commit), keep);
      conflicts.push(...merge.conflicts);
      const { message, at } = repository.facts(commit);
      if (merge.changes.size > 0) head = repository.commit(head, merge.changes, message, at);
    }
    if (conflicts.length > 0 && !keep) return conflicts;
    repository.point(SAVED, head);
    return [];
  }

  /**
   * Follows what has been published, or what was made of a save on the way. Nothing may fail any more; a save that
   * doesn't fit on top of it is asked about when it is published.
   */
  follow(commit?: Id, head?: Id): void {
    try {
      if (head && this.saved === commit) this.repository.point(SAVED, head);
      else this.rebase();
    } catch (error) {
      console.error(error);
    }
  }

  #before(commit: Id): Files {
    const { parent } = this.repository.facts(commit);
    return parent ? this.repository.files(parent) : new Map();
  }

  /** What takes back the changes between two commits from a third, with what was changed elsewhere since. */
  reverse(from: Id, to: Id, now: Id): Files {
    const { repository } = this;
    const isContent = ([file]: [string, Id]) => file.startsWith('content/') && file !== CLOSINGS;
    const [here, there, back] = [now, to, from].map(
      (commit) => new Map([...repository.files(commit)].filter(isContent)),
    );
    const { changes, conflicts } = this.merge(here as Files, there as Files, back as Files);
    const [first] = conflicts;
    if (first) throw new Refusal(`${first.label || 'This'} was changed again later. Undo the later change first.`);
    return changes;
  }

  /** The changes that undo a save, and their message. */
  undoing(commit: Id): { message: string; changes: Files } {
    const { repository } = this;
    const { parent, message } = this.versions().some(({ id }) => id === commit) ? repository.facts(commit) : {};
    if (!parent || message === undefined) throw new Refusal('There is no such save any more.');
    const changes = this.reverse(parent, commit, this.saved);
    const words = message.split('\n')[0] ?? '';
    return { message: words.startsWith(UNDO) ? words.slice(UNDO.length) : UNDO + words, changes };
  }

  /** A commit as people read it: its words, and what it changes, field by field. */
  #change(id: Id): Change {
    const { message, at } = this.repository.facts(id);
    const [before, after] = [this.#before(id), this.repository.files(id)];
    const files = differing(before, after).filter((file) => file.startsWith('content/'));
    const text = (from: Files, file: string) => this.repository.read(from.get(file))?.toString();
    const fields = files.flatMap((file) => {
      const [old, next] = [text(before, file), text(after, file)];
      if (!file.endsWith('.yaml')) return picture(file);
      return old !== undefined && next !== undefined ? changesIn(file, old, next) : { file, label: '', new: 'New' };
    });
    return { id, at, words: message.split('\n')[0] ?? '', files, fields };
  }

  readonly #changes = new Map<Id, Change>();
  #known(id: Id): Change {
    const change = this.#changes.get(id) ?? this.#change(id);
    this.#changes.set(id, change);
    return change;
  }

  /** The saves that families don't see yet, newest first, without those that were undone before anybody saw them. */
  changes(): Change[] {
    if (differing(this.repository.files(this.published), this.repository.files(this.saved)).length === 0) return [];
    const open: Change[] = [];
    for (const change of this.unpublished().map((id) => this.#known(id))) {
      const undone = open.findLastIndex(({ words }) => change.words === UNDO + words || words === UNDO + change.words);
      if (undone < 0) open.push(change);
      else open.splice(undone, 1);
    }
    return open.reverse();
  }

  /** The last saves and whatever else changed the content, newest first. */
  versions(): Change[] {
    const options = [`-${LISTED}`, '--no-merges', '--min-parents=1', SAVED, '--', 'content', `:!${CLOSINGS}`];
    return this.repository.list(...options).map((id) => this.#known(id));
  }

  /** The last publication from here, without closings: the commits before and after, its time and its words. */
  publication(): { from: Id; to: Id; at: string; words: string[] } | undefined {
    const { repository } = this;
    const last = repository
      .log(PUBLISHED)
      .findLast(
        ({ from, to, action }) =>
          action === 'update by push' &&
          differing(repository.files(from), repository.files(to)).some((file) => file !== CLOSINGS),
      );
    const words = last ? repository.list(`${last.from}..${last.to}`).map((id) => this.#known(id).words) : [];
    return last && { ...last, words: words.reverse() };
  }
}

const picture = (file: string): Field => ({ file, label: 'Picture', new: file.replace(/.*\//, '') });
