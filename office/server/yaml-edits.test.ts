import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { FIXTURE_CONTENT } from '../../build/project-copy.ts';
import type { Edit, Path } from '../api.ts';
import { leavesOf } from '../values.ts';
import { dataOf, editYaml } from './yaml-edits.ts';

/** Text that YAML could misread. */
const TEXTS = `Hours: 8 to 3|# no comment|it's “quoted”|"x"|02893|true|10:00|- a|@at|a # b`.split('|');
/** Every how many values of the content one is changed: a prime reaches all files and kinds. */
const STEP = 61;

/** The lines of a text that another one no longer has, each as often as it is missing. */
function lostLines(before: string, after: string): string[] {
  const rest = after.split('\n').map((line) => line.trim().replace(/^- /, ''));
  const lines = before.split('\n').map((line) => line.trim().replace(/^- /, ''));
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0 && line !== '';
  });
}

/** The text of the lines that a value is on. */
function linesOf(text: string, path: Path): string[] {
  const lineCounter = new LineCounter();
  const node = parseDocument(text, { lineCounter }).getIn(path, true);
  if (!isNode(node) || !node.range) return [];
  const [first, last] = [node.range[0], Math.max(node.range[0], node.range[1] - 1)].map(
    (offset) => lineCounter.linePos(offset).line,
  ) as [number, number];
  // A long text may begin on the line of its key.
  const lines = text.split('\n').slice(Math.max(0, first - 2), last);
  return lines.map((line) => line.trim().replace(/^- /, ''));
}

test('changes only its own lines and keeps every comment, all over the content', () => {
  const files = globSync('**/*.yaml', { cwd: FIXTURE_CONTENT });
  const all = files.flatMap((file) => {
    const text = readFileSync(join(FIXTURE_CONTENT, file), 'utf8');
    return leavesOf(dataOf(text), []).map(({ path, value }) => ({ file, text, path, value }));
  });
  expect(all.length).toBeGreaterThan(1500);
  for (const [turn, { file, text, path, value }] of all.filter((_, index) => index % STEP === 0).entries()) {
    const next =
      typeof value === 'number' ? value + 17 : typeof value === 'boolean' ? !value : TEXTS[turn % TEXTS.length];
    const written = editYaml(text, [{ op: 'set', path, value: next ?? '' }]);
    const own = linesOf(text, path);
    expect(
      lostLines(text, written).filter((line) => !own.includes(line)),
      `${file} ${path.join('.')}`,
    ).toEqual([]);
  }
});

const FEES = `# All fees.
fees:
  # Asked by many.
  - { id: a, label: First, dollars: 100 }
  - { id: b, label: Second, dollars: 200 } # twice a year

note: >-
  Long.
`;

test('changes one line for one amount', () => {
  expect(editYaml(FEES, [{ op: 'set', path: ['fees', 1, 'dollars'], value: 250 }])).toBe(FEES.replace('200', '250'));
});

test('adds a record in the style of its neighbors', () => {
  const written = editYaml(FEES, [{ op: 'append', path: ['fees'], value: { id: 'c', time: '10:00' } }]);
  expect(written).toContain('# twice a year\n  - { id: c, time: "10:00" }\n\nnote');
});

test('keeps the comment above a deleted record, because it may be about the rest', () => {
  const written = editYaml(FEES, [{ op: 'delete', path: ['fees', 0] }]);
  expect(written).toContain('  # Asked by many.\n  - { id: b');
});

const GROUPS = '- id: a\n- id: b\n\n- id: c\n- id: d\n';

test.each<[Edit, string]>([
  [{ op: 'append', path: [], value: { id: 'n' }, at: 1 }, '- id: a\n- id: n\n- id: b\n\n- id: c\n- id: d\n'],
  [{ op: 'append', path: [], value: { id: 'n' }, at: 2 }, '- id: a\n- id: b\n- id: n\n\n- id: c\n- id: d\n'],
  [{ op: 'delete', path: [0] }, '- id: b\n\n- id: c\n- id: d\n'],
  [{ op: 'delete', path: [1] }, '- id: a\n\n- id: c\n- id: d\n'],
  [{ op: 'delete', path: [2] }, '- id: a\n- id: b\n\n- id: d\n'],
])('keeps the blank lines between groups: %j', (edit, lines) => {
  const indented = (text: string) => `list:\n${text.replace(/^-/gm, '  -').replace(/^id/gm, '    id')}`;
  expect(editYaml(indented(GROUPS), [{ ...edit, path: ['list', ...edit.path] }])).toBe(indented(lines));
});

test('writes an emptied field as nothing after its colon', () => {
  expect(editYaml('type: info\nmessage: Hello\n', [{ op: 'set', path: ['message'], value: null }])).toBe(
    'type: info\nmessage:\n',
  );
});

test('turns an empty list into lines and back', () => {
  const one = editYaml('photos: []\n', [{ op: 'append', path: ['photos'], value: { slot: 'a' } }]);
  expect(one).toBe('photos:\n  - slot: a\n');
  expect(editYaml(one, [{ op: 'delete', path: ['photos', 0] }])).toBe('photos: []\n');
});

test('refuses a path that does not exist', () => {
  expect(() => editYaml(FEES, [{ op: 'set', path: ['fees', 7, 'dollars'], value: 1 }])).toThrow('There is no fees.7');
  expect(() => editYaml(FEES, [{ op: 'delete', path: ['nothing'] }])).toThrow('There is no nothing');
});
