import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCollection, isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { FIXTURE_CONTENT } from '../../make/project-copy.ts';
import { formatYaml } from '../../src/content/format-content.ts';
import { plainText } from '../../src/content/plain-text.ts';
import { leavesOf, type Path, type Value, withAt } from '../values.ts';
import { dataOf, writeYaml as written } from './yaml-edits.ts';

/** Text that YAML could misread. */
const TEXTS = `Hours: 8 to 3|# no comment|it's “quoted”|"x"|02893|true|10:00|- a|@at|a # b`.split('|');
/** Every how many values of the content one is changed: a prime reaches all files and kinds. */
const STEP = 61;

/** The first and the last line of a text that another one says otherwise. */
function changedLines(before: string, after: string): [first: number, last: number] {
  const [lines, next] = [before.split('\n'), after.split('\n')];
  const isKept = (line: string, index: number) => line === next.at(index);
  const tail = lines.toReversed().findIndex((line, index) => !isKept(line, -1 - index));
  return [lines.findIndex((line, index) => !isKept(line, index)) + 1, lines.length - tail];
}

/** The first and the last line that a value is on. A record in braces or a list in brackets is laid out as a whole. */
function linesOf(text: string, path: Path): [first: number, last: number] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const around = path.map((_, depth) => document.getIn(path.slice(0, depth), true));
  const node = around.find((one) => isCollection(one) && one.flow) ?? document.getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  const [first, last] = [start, Math.max(start, end - 1)].map((offset) => lineCounter.linePos(offset).line);
  // A long text may begin on the line of its key.
  return [Number(first) - 1, Number(last)];
}

test('changes only its own lines and keeps every comment, all over the content', () => {
  const files = globSync('**/*.yaml', { cwd: FIXTURE_CONTENT });
  const all = files.flatMap((file) => {
    const text = formatYaml(readFileSync(join(FIXTURE_CONTENT, file), 'utf8'));
    // A record with another id is another record.
    const leaves = leavesOf(dataOf(text), []).filter(({ path }) => !/^(id|slot|month)$/.test(String(path.at(-1))));
    return leaves.map(({ path, value }) => ({ file, text, path, value }));
  });
  expect(all.length).toBeGreaterThan(1500);
  for (const [turn, { file, text, path, value }] of all.filter((_, index) => index % STEP === 0).entries()) {
    const next =
      typeof value === 'number' ? value + 17 : typeof value === 'boolean' ? !value : TEXTS[turn % TEXTS.length];
    const [[first, last], own] = [
      changedLines(text, written(text, withAt(dataOf(text), path, next))),
      linesOf(text, path),
    ];
    expect([first >= own[0], last <= own[1]], `${file} ${path.join('.')}`).toEqual([true, true]);
  }
});

test('writes any value in place of any other', () => {
  const records = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), tags: fc.array(fc.nat(2), { maxLength: 3 }) }),
    { selector: ({ id }) => id },
  );
  // As forms send it.
  const words = fc.string().map(plainText);
  const value = fc
    .record({ heading: words, fees: records, plan: fc.option(fc.record({ note: words })) })
    .map((sent) => JSON.parse(JSON.stringify(sent)) as Value);
  fc.assert(
    fc.property(value, value, (from, to) => {
      expect(dataOf(written(stringify(from), to))).toEqual(to);
    }),
  );
});

const FEES = `# All fees.
fees:
  # Asked by many.
  - { id: a, label: First, dollars: 100 }
  - { id: b, label: Second, dollars: 200 } # twice a year

note: >-
  Long.
`;
const [first, second] = (dataOf(FEES) as { fees: [Value, Value] }).fees;

test.each<[string, Value[], string]>([
  [
    'adds a record in the style of its neighbors',
    [first, second, { id: 'c', time: '10:00' }],
    FEES.replace('twice a year\n', '$&  - { id: c, time: "10:00" }\n'),
  ],
  [
    'keeps the comment above a deleted record, because it may be about the rest',
    [second],
    FEES.replace(/ {2}- \{ id: a.*\n/, ''),
  ],
])('%s', (_, fees, text) => {
  expect(written(FEES, { fees, note: 'Long.' })).toBe(text);
});

test.each<[string, string]>([
  ['anbcd', 'a n b  c d'],
  ['abncd', 'a b n  c d'],
  ['bcd', 'b  c d'],
  ['acd', 'a  c d'],
  ['cd', 'c d'],
  ['abd', 'a b  d'],
  ['abnd', 'a b  n d'],
])('keeps the blank lines between groups: %s', (ids, lines) => {
  const lineOf = (id: string) => (id ? `  - id: ${id}\n` : '\n');
  const grouped = (list: string) => `list:\n${list.split(' ').map(lineOf).join('')}`;
  expect(written(grouped('a b  c d'), { list: ids.split('').map((id) => ({ id })) })).toBe(grouped(lines));
});

test('keeps line ends, and formats what somebody left unformatted', () => {
  expect(written('# All.\r\nheading:    Fees\r\nnote: Old\r\n', { heading: 'Fees', note: 'New' })).toBe(
    '# All.\r\nheading: Fees\r\nnote: New\r\n',
  );
});

test('writes an emptied field as nothing after its colon, and turns an empty list into lines and back', () => {
  expect(written('type: info\nmessage: Hello\n', { type: 'info', message: null })).toBe('type: info\nmessage:\n');
  const one = written('photos: []\n', { photos: [{ slot: 'a' }] });
  expect(one).toBe('photos:\n  - slot: a\n');
  expect(written(one, { photos: [] })).toBe('photos: []\n');
});
