/** Writes values into the text of a content file. Comments, the order of keys and all other lines stay as they are. */
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { formatYaml, YAML_FORMAT } from '../../src/content/format-content.ts';
import { plainYaml } from '../../src/content/plain-text.ts';
import { provenance } from '../../src/content/schemas/parts.ts';
import { isFields, isSame, keyOf, remembered, type Value } from '../values.ts';

/**
 * The place of each item of a list in an older list, or -1. Records are followed by their ids, and other items by their
 * places, counted from the end for what both lists end with.
 */
export function placesIn(old: readonly Value[], list: readonly Value[]): number[] {
  const [before, keys] = [old, list].map((items) => items.map(keyOf)) as [unknown[], unknown[]];
  const isKeyed = [before, keys].every((all) => new Set(all).size === all.length && !all.includes(undefined));
  if (isKeyed) return keys.map((key) => before.indexOf(key));
  const differs = list.toReversed().findIndex((item, index) => !isSame(item, old.at(-1 - index)));
  const tail = differs < 0 ? list.length : differs;
  return list.map((_, index) => {
    if (index >= list.length - tail) return old.length - (list.length - index);
    return index < old.length - tail ? index : -1;
  });
}

const head = (item: unknown) => {
  const node = isPair(item) ? item.key : item;
  return isNode(node) ? node : undefined;
};

/** Deletes a field or an item. A comment above it may be about what follows too, so it moves there; not one about provenance. */
function remove(document: Document, parent: YAMLMap | YAMLSeq, index: number): void {
  const [item] = parent.items.splice(index, 1).map(head);
  const next = head(parent.items[index]);
  if (next && index > 0) next.spaceBefore ||= Boolean(item?.spaceBefore);
  if (!item?.commentBefore || Object.hasOwn(provenance, String(item))) return;
  const join = (after: string | null | undefined) => [item.commentBefore, after].filter(Boolean).join('\n');
  const end = parent === document.contents ? document : parent;
  if (next) next.commentBefore = join(next.commentBefore);
  else end.comment = join(end.comment);
}

function putList(document: Document, list: YAMLSeq, old: Value[], value: Value[]): void {
  // A new item that replaces a removed one is written into that item's lines.
  const places = placesIn(old, value).map((place, index, all) =>
    place < 0 && index < old.length && !all.includes(index) ? index : place,
  );
  const items = [...list.items];
  const isSpaced = items.length > 2 && items.slice(1).every((item) => head(item)?.spaceBefore);
  for (const index of [...items.keys()].reverse()) if (!places.includes(index)) remove(document, list, index);
  const sibling = items.at(-1);
  list.items = value.map((item, index) => {
    const place = places[index] ?? -1;
    if (place >= 0) return put(document, items[place], old[place], item, list.flow);
    // In lines or in braces, like its neighbor.
    return document.createNode(item, { flow: isCollection(sibling) && Boolean(sibling.flow) });
  });
  for (const [index, item] of list.items.entries()) {
    const node = head(item);
    if (node && (index === 0 || isSpaced)) node.spaceBefore = index > 0;
  }
  // An empty list is `[]`, and one with records is lines.
  if (items.length === 0 || value.length === 0) list.flow = value.length === 0;
}

/** The node that says this value: the given one, changed as little as possible, or a new one. */
function put(document: Document, node: unknown, old: Value | undefined, value: Value, isFlow?: unknown): unknown {
  if (isNode(node) && isSame(old, value)) return node;
  if (isMap(node) && isFields(value) && isFields(old)) {
    for (const index of [...node.items.keys()].reverse())
      if (!Object.hasOwn(value, String(head(node.items[index])))) remove(document, node, index);
    for (const [key, next] of Object.entries(value)) {
      const before = node.get(key, true);
      const after = put(document, before, old[key], next, node.flow);
      if (after !== before) node.set(key, after);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value) && Array.isArray(old)) {
    putList(document, node, old, value);
    return node;
  }
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    node.value = value;
    return node;
  }
  const fresh = document.createNode(value, { flow: Boolean(isCollection(node) ? node.flow : isFlow) });
  const { spaceBefore, commentBefore, comment } = isNode(node) ? node : {};
  return Object.assign(fresh, { spaceBefore, commentBefore, comment });
}

/**
 * The text of a file that says this value. Throws if the text wouldn't say exactly that, so a wrong value is never
 * written. Line ends stay; a file that somebody left unformatted is formatted.
 */
export function writeYaml(text: string, value: Value): string {
  const document = parseDocument(plainYaml(text));
  document.contents = put(document, document.contents, dataOf(text), value) as never;
  // An empty field is nothing after its colon. Blank lines can need a second pass when a file's first field is deleted.
  const written = formatYaml(document.toString({ ...YAML_FORMAT, nullStr: '' }));
  if (!isSame(dataOf(written), value))
    throw new Error('The change could not be written without changing something else.');
  return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}

const parsed = new Map<string, Value>();

/** The plain data of a file. Don't change it: it is kept for the next time. Of what is no YAML, nothing. */
export function dataOf(bytes: Buffer | string | null | undefined): Value {
  const text = bytes?.toString() ?? '';
  return remembered(parsed, text, () => {
    try {
      return (parse(plainYaml(text), { logLevel: 'error' }) as Value | undefined) ?? {};
    } catch {
      return {};
    }
  });
}
