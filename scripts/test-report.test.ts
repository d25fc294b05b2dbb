import { expect, test } from 'vitest';
import { countByAddress, formatTable, replaceBetween, type Suite } from './test-report.ts';

const spec = (title: string, status = 'expected') => ({ title, ok: status !== 'unexpected', tests: [{ status }] });

const SUITES: Suite[] = [
  {
    title: 'accessibility.spec.ts',
    file: 'accessibility.spec.ts',
    specs: [spec('axe finds nothing in the open menu of a phone')],
    suites: [
      {
        title: 'on a phone',
        // Playwright reports the file that contains the tests, not the one that imports it.
        file: 'axe.ts',
        specs: [spec('axe finds nothing on /tuition'), spec('axe finds nothing on /staff', 'unexpected')],
      },
    ],
  },
  {
    title: 'built-site.spec.ts',
    file: 'built-site.spec.ts',
    suites: [{ title: '/tuition', file: 'built-site.spec.ts', specs: [spec('is valid HTML', 'skipped')] }],
  },
  { title: 'pages/science-fair.spec.ts', file: 'pages/science-fair.spec.ts', specs: [spec('shows the list')] },
];

const row = (table: string, name: string) => table.split('\n').find((line) => line.startsWith(`| ${name} |`));

test('counts a test for the address it names, or the page its file is named after', () => {
  const table = formatTable(countByAddress(SUITES));
  expect(row(table, '`/staff`')).toBe('| `/staff` | – | – | – | – | – | **0 of 1** | – | – |');
  expect(row(table, '`/resources/science-fair-gallery`')).toMatch(/^\| `[^`]+` \| – \| 1 \|/);
  expect(row(table, 'whole site')).toBe('| whole site | – | – | – | – | – | 1 | – | – |');
});

test('does not count a skipped test as passed', () => {
  expect(row(formatTable(countByAddress(SUITES)), '`/tuition`')).toMatch(
    /^\| `\/tuition` \| – \| – \| \*\*0 of 1\*\* \|/,
  );
});

test('adds up the columns in the last row', () => {
  expect(row(formatTable(countByAddress(SUITES)), 'total')).toBe(
    '| total | – | 1 | **0 of 1** | – | – | **2 of 3** | – | – |',
  );
});

test('replaces only the text between the markers', () => {
  expect(replaceBetween('a <!-- x -->old<!-- /x --> b', 'x', 'new')).toBe('a <!-- x -->\nnew\n<!-- /x --> b');
  expect(() => replaceBetween('a <!-- x -->', 'x', 'new')).toThrow('markers');
});
