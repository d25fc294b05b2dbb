/** Changes values in the text of a content file. Comments, the order of keys and all other lines stay as they are. */
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isNode, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { formatYaml, YAML_FORMAT } from '../../checks/format-content.ts';
import type { Edit, Path, Value } from '../api.ts';
import { applyEdits, isSame } from '../values.ts';

type Collection = YAMLMap | YAMLSeq;
type Key = Path[number] | undefined;

const CLOCK_TIME = /^\d{1,2}:\d{2}$/;
/** The keys of marks. A comment above one is about the mark, so both are deleted. */
const MARKS: Key[] = ['sample', 'dispute', 'confirmed'];

const isEmpty = (node: unknown) => isCollection(node) && node.items.length === 0;

/** A node for a new value, in the style that content files use: times in quotes, and records like their neighbors. */
function newNode(document: Document, value: Value, isFlow: unknown) {
  const node = document.createNode(value, { flow: Boolean(isFlow) });
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && CLOCK_TIME.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** The collection around the last part of `path`. Missing ones are made. */
function parentOf(document: Document, path: Path): Collection {
  document.contents ??= document.createNode({}) as never;
  for (let depth = 1; depth < path.length; depth += 1) {
    const at = path.slice(0, depth);
    if (!isCollection(document.getIn(at, true)))
      document.setIn(at, document.createNode(typeof path[depth] === 'number' ? [] : {}));
  }
  return document.getIn(path.slice(0, -1), true) as Collection;
}

function set(document: Document, parent: Collection, key: Key, value: Value): void {
  const old: unknown = parent.get(key, true);
  if (isScalar(old) && value !== null && typeof value !== 'object') {
    old.value = value;
    return;
  }
  const node = newNode(document, value, isCollection(old) ? old.flow && !isEmpty(old) : parent.flow);
  if (isNode(old))
    Object.assign(node, { spaceBefore: old.spaceBefore, commentBefore: old.commentBefore, comment: old.comment });
  parent.set(key, node);
}

/** The node that carries the comment and the blank line above an item: its key or the item itself. */
const head = (item: unknown) => {
  const node = isPair(item) ? item.key : item;
  return isNode(node) ? node : undefined;
};

/** Changes the items of a list, or of a record. Blank lines in a list belong to its places. */
function changeItems(parent: Collection, splice: (items: unknown[], spaces: unknown[]) => void): void {
  const spaces = parent.items.map((item) => head(item)?.spaceBefore);
  splice(parent.items, spaces);
  if (!isSeq(parent)) return;
  for (const [index, item] of parent.items.entries()) {
    const node = head(item);
    if (node) node.spaceBefore = Boolean(spaces[index]);
  }
}

/** Deletes a field or an item. A comment above it may be about what follows too, so it moves there. */
function remove(document: Document, parent: Collection, key: Key): void {
  const index = isSeq(parent) ? Number(key) : parent.items.findIndex((pair) => String(head(pair)) === key);
  const item = head(parent.items[index]);
  changeItems(parent, (items, spaces) => {
    items.splice(index, 1);
    // The blank line before a group stays when its first item is deleted.
    spaces.splice(index === 0 || spaces[index] ? index + 1 : index, 1);
  });
  if (isSeq(parent) && isEmpty(parent)) parent.flow = true;
  if (!item?.commentBefore || MARKS.includes(key)) return;
  const join = (after: string | null | undefined) => [item.commentBefore, after].filter(Boolean).join('\n');
  const next = head(parent.items[index]);
  const end = parent === document.contents ? document : parent;
  if (!next) end.comment = join(end.comment);
  else
    Object.assign(next, { commentBefore: join(next.commentBefore), spaceBefore: item.spaceBefore || next.spaceBefore });
}

/** Adds an item to a list, before `index`, in the style of the last one. */
function insert(document: Document, list: YAMLSeq, index: number, value: Value): void {
  const sibling = list.items.at(-1);
  // `photos: []` becomes lines.
  if (isEmpty(list)) list.flow = false;
  const node = newNode(document, value, isCollection(sibling) && sibling.flow);
  if (isScalar(sibling) && isScalar(node) && typeof sibling.value === 'string' && sibling.type?.startsWith('QUOTE'))
    node.type = sibling.type;
  changeItems(list, (items, spaces) => {
    items.splice(index, 0, node);
    spaces.splice(Math.max(index, 1), 0, spaces.length > 1 && spaces.slice(1).every(Boolean));
  });
}

function apply(document: Document, edit: Edit): void {
  const path = edit.op === 'append' ? [...edit.path, Number.POSITIVE_INFINITY] : edit.path;
  const parent = parentOf(document, path);
  const key = path.at(-1);
  if (edit.op === 'set') set(document, parent, key, edit.value);
  else if (edit.op !== 'append' && !parent.has(key)) throw new Error(`There is no ${path.join('.')}.`);
  else if (edit.op === 'delete') remove(document, parent, key);
  else if (!isSeq(parent)) throw new Error(`There is no list ${path.join('.')}.`);
  else if (edit.op === 'append') insert(document, parent, edit.at ?? parent.items.length, edit.value);
  else changeItems(parent, (items) => items.splice(edit.to, 0, ...items.splice(Number(key), 1)));
}

/** Whether YAML says exactly this. */
const says = (text: string, value: Value): boolean => {
  const document = parseDocument(text);
  return document.errors.length === 0 && isSame(document.toJS() ?? {}, value);
};

/** The text with one short value replaced where it stands, as it was quoted before if that is possible. */
function replaced(text: string, edit: Edit): string | undefined {
  if (edit.op !== 'set' || edit.value === null || typeof edit.value === 'object') return undefined;
  const document = parseDocument(text);
  const node = document.getIn(edit.path, true);
  if (!isScalar(node) || !node.range || node.source?.includes('\n') || node.type?.startsWith('BLOCK')) return undefined;
  const [start, end] = node.range;
  if (start === end || String(edit.value).length > YAML_FORMAT.lineWidth / 2) return undefined;
  const intended = applyEdits(document.toJS() ?? {}, [edit]);
  const quoted = JSON.stringify(edit.value);
  const plain = node.type === 'PLAIN' ? [String(edit.value)] : [];
  return [...plain, quoted]
    .map((source) => text.slice(0, start) + source + text.slice(end))
    .find((next) => says(next, intended));
}

/**
 * The text of a file after the edits. A short value changes where it stands; anything else is written by the `yaml`
 * library. Throws if the text doesn't say afterwards exactly what the edits say, so a wrong value is never written.
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  const [first, ...rest] = edits;
  if (!first) return text;
  const direct = replaced(text, first);
  if (direct !== undefined) return editYaml(direct, rest);
  const document = parseDocument(text);
  const intended = applyEdits(document.toJS() ?? {}, [first]);
  apply(document, first);
  // An empty field is nothing after its colon. Blank lines can need a second pass when a file's first field is deleted.
  const written = formatYaml(document.toString({ ...YAML_FORMAT, nullStr: '' }));
  if (!says(written, intended)) throw new Error('The change could not be written without changing something else.');
  return editYaml(written, rest);
}

const parsed = new Map<string, Value>();
const KEPT = 500;

/** The plain data of a file. Don't change it: it is kept for the next time. Of what is no YAML, nothing. */
export function dataOf(bytes: Buffer | string | null | undefined): Value {
  const text = bytes?.toString() ?? '';
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const document = parseDocument(text);
  const data = document.errors.length > 0 ? {} : ((document.toJS() as Value) ?? {});
  if (parsed.size > KEPT) parsed.clear();
  parsed.set(text, data);
  return data;
}
