import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../build/project-copy.ts';
import type { Edit } from '../api.ts';
import { editsForFolder, infidelity } from '../testing/fidelity.ts';
import { editYaml } from './yaml-edits.ts';

test('changes nothing but what the edit says, in a sample of the whole content', () => {
  const all = editsForFolder(FIXTURE_CONTENT);
  expect(all.length).toBeGreaterThan(5000);
  // The slow test makes every edit. A prime step reaches all files and kinds.
  const wrong = all
    .filter((_, index) => index % 61 === 0)
    .flatMap(({ file, edit }) => {
      const found = infidelity(readFileSync(join(FIXTURE_CONTENT, file), 'utf8'), edit);
      return found ? [`${file} ${JSON.stringify(edit)} ${found}`] : [];
    });
  expect(wrong).toEqual([]);
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
