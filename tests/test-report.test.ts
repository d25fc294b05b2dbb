import { expect, test } from 'vitest';
import { countByAddress, formatTable, type Suite } from './test-report.ts';

const spec = (title: string, status = 'expected') => ({ title, ok: status !== 'unexpected', tests: [{ status }] });

const SUITES: Suite[] = [
  {
    title: 'live/every-page.spec.ts',
    file: 'live/every-page.spec.ts',
    specs: [
      spec('the site answers every address of the specification'),
      spec('/tuition is sound whatever it says'),
      spec('/staff is sound whatever it says', 'unexpected'),
    ],
  },
  {
    title: 'pages/tuition.spec.ts',
    file: 'pages/tuition.spec.ts',
    suites: [{ title: '/tuition', file: 'pages/tuition.spec.ts', specs: [spec('shows its figures', 'skipped')] }],
  },
];

const row = (table: string, name: string) => table.split('\n').find((line) => line.startsWith(`| ${name} |`));

test('a test counts for the address that its title names', () => {
  const table = formatTable(countByAddress(SUITES));
  expect(row(table, '`/staff`')).toBe('| `/staff` | – | – | **0 of 1** | – | – |');
  expect(row(table, 'the site as a whole')).toBe('| the site as a whole | – | – | 1 | – | – |');
});

test('a skipped test has not passed', () => {
  expect(row(formatTable(countByAddress(SUITES)), '`/tuition`')).toBe('| `/tuition` | – | **0 of 1** | 1 | – | – |');
});

test('the last row adds up', () => {
  expect(row(formatTable(countByAddress(SUITES)), 'together')).toBe(
    '| together | – | **0 of 1** | **2 of 3** | – | – |',
  );
});
