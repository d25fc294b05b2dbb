/** Generates an edit for every scalar and list of the content, and checks that its file changes by nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CST, isCollection, isNode, LineCounter, type Node, Parser, parseDocument } from 'yaml';
import type { Edit, Path, Value } from '../api.ts';
import { editYaml } from '../server/yaml-edits.ts';
import { applyEdits, isFields, isSame } from '../values.ts';

/** Text that YAML could misread, one after another: each scalar gets the next. */
const TEXTS = [
  'Plain words',
  'Hours: 8 to 3',
  '# not a comment',
  'ends with a colon:',
  "it's “quoted”",
  '"double"',
  '02893',
  'true',
  'null',
  '~',
  '2026-02-10',
  '10:00',
  '--03-15',
  '- a hyphen',
  '@at',
  '!bang',
  '[brackets]',
  '{braces}',
  'a # b',
  'back\\slash',
  '* star',
  '& and',
  'السلام عليكم',
  'comma, comma',
  ' leads and trails ',
  'two\nlines',
  'Long words that go on and on. '.repeat(9).trim(),
  '',
  '1e3',
  '0x10',
  '%',
  '`',
  '>-',
  '|',
  '?',
  ': ',
];

type Generated = { file: string; edit: Edit };

/** Every edit for one file: another value for each scalar; append, delete and move in each list. */
export function editsFor(text: string): Edit[] {
  const edits: Edit[] = [];
  let turn = 0;
  const step = (value: Value, path: Path): void => {
    if (Array.isArray(value)) {
      edits.push({ op: 'append', path, value: value[0] ?? 'A new item' });
      edits.push({ op: 'append', path, value: { id: 'new', label: 'A new: record', times: ['10:00'] }, at: 0 });
      for (const index of value.keys()) edits.push({ op: 'delete', path: [...path, index] });
      if (value.length > 1) {
        edits.push(
          { op: 'move', path: [...path, 0], to: value.length - 1 },
          { op: 'move', path: [...path, value.length - 1], to: 0 },
        );
      }
      for (const [index, item] of value.entries()) step(item, [...path, index]);
    } else if (isFields(value)) {
      edits.push({ op: 'set', path: [...path, 'addedField'], value: 'Added: here' });
      for (const [key, child] of Object.entries(value)) {
        edits.push({ op: 'delete', path: [...path, key] });
        step(child, [...path, key]);
      }
    } else if (typeof value === 'number') edits.push({ op: 'set', path, value: value + 17 });
    else if (typeof value === 'boolean') edits.push({ op: 'set', path, value: !value });
    else {
      turn += 1;
      edits.push({ op: 'set', path, value: TEXTS[turn % TEXTS.length] ?? '' });
    }
  };
  step((parseDocument(text).toJS() ?? {}) as Value, []);
  return edits;
}

/** All edits for all files in a folder. */
export function editsForFolder(folder: string): Generated[] {
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => editsFor(readFileSync(join(folder, file), 'utf8')).map((edit) => ({ file, edit })));
}

/** The comments of a YAML text, sorted. */
function commentsOf(text: string): string[] {
  const found: string[] = [];
  const step = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    if ('type' in token && token.type === 'comment') found.push((token as CST.SourceToken).source);
    for (const child of Object.values(token)) step(child);
  };
  for (const token of new Parser().parse(text)) step(token);
  return found.sort();
}

const minus = (a: readonly string[], b: readonly string[]): string[] => {
  const rest = [...b];
  return a.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

function read(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return { text, document, lineCounter, value: (document.toJS() ?? {}) as Value, comments: commentsOf(text) };
}

let lastRead: ReturnType<typeof read> | undefined;
/** A file before the edit. It's kept for the next edit, which is mostly one of the same file. */
function before(text: string) {
  if (lastRead?.text !== text) lastRead = read(text);
  return lastRead;
}

/** The text of the lines that an edit may change: those of its record, field or item, or of the flow collection around. */
function ownLines(text: string, edit: Edit): string[] {
  const { document, lineCounter } = before(text);
  const around = edit.path.length > 1 ? document.getIn(edit.path.slice(0, -1), true) : document.contents;
  // The key of a list or record that becomes empty gets [] or {}.
  const isEmptied = edit.op === 'delete' && isCollection(around) && around.items.length === 1;
  const path = isEmptied ? edit.path.slice(0, -1) : edit.path;
  let node: Node | null = document.contents;
  let at: Path = [];
  for (let depth = 1; depth <= path.length; depth += 1) {
    if (isCollection(node) && node.flow) break;
    at = path.slice(0, depth);
    const next = document.getIn(at, true);
    node = isNode(next) ? next : null;
  }
  // For a new field or item, no line of the file.
  if (!node?.range) return [];
  const parent = at.length > 1 ? document.getIn(at.slice(0, -1), true) : document.contents;
  const pair = isCollection(parent)
    ? parent.items.find((item) => 'value' in (item as object) && (item as { value: unknown }).value === node)
    : undefined;
  const key = (pair as { key?: { range?: [number, number, number] } } | undefined)?.key;
  const first = lineCounter.linePos(key?.range?.[0] ?? node.range[0]).line;
  const last = lineCounter.linePos(Math.max(node.range[1] - 1, node.range[0])).line;
  return text.split('\n').slice(first - 1, last);
}

/** What is wrong after an edit of `text`: one sentence, or undefined. */
export function infidelity(text: string, edit: Edit): string | undefined {
  const { value, comments } = before(text);
  const written = editYaml(text, [edit]);
  const document = parseDocument(written);
  if (document.errors.length > 0) return `isn't YAML: ${document.errors[0]?.message}`;
  if (!isSame(document.toJS(), applyEdits(value, [edit]))) return 'has another value';
  if (editYaml(written, []) !== written) return 'is not in canonical form';
  const own = ownLines(text, edit);
  const lostComments = minus(comments, commentsOf(written));
  const mayGo = edit.op === 'delete' ? commentsOf(own.join('\n')) : [];
  const mark = ['sample', 'dispute', 'confirmed'].includes(String(edit.path.at(-1)));
  if (minus(lostComments, mayGo).length > (mark && edit.op === 'delete' ? 1 : 0))
    return `lost ${lostComments.join(' ')}`;
  // The hyphen of a list item moves to its next field when its first field is deleted.
  const lines = (body: string) => body.split('\n').map((line) => line.replace(/^( *)- /, '$1  '));
  const lost = minus(lines(text), lines(written)).filter((line) => line.trim() !== '');
  const foreign = minus(lost, lines(own.join('\n'))).filter((line) => !/^\s*#/.test(line));
  if (foreign.length > 0) return `changed other lines: ${foreign.join(' / ')}`;
  return undefined;
}
