// Writes docs/test-report.md from the results of the last browser tests: `npm run test:report`, after `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';
import { ADDRESSES } from './support/addresses.ts';

/** The parts of Playwright's JSON report that are used here. */
export type Suite = {
  title: string;
  file: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
};

type Count = { passed: number; total: number };

/** The columns, and the test files that belong to each. The first match counts. */
const COLUMNS: readonly (readonly [heading: string, files: RegExp])[] = [
  ['HTML, metadata', /^(every-page|addresses|metadata|feeds)\.spec/],
  ['text and figures', /^pages\//],
  ['live: file, layout shift', /^live\//],
  ['announcements', /^accessibility\//],
  ['behavior', /./],
];

/** The row for tests that aren't about a single address. */
const ALL = 'the site as a whole';

/** Test counts by address (from the test's title) and column. */
export function countByAddress(suites: readonly Suite[]): Map<string, Count[]> {
  const rows = new Map([...ADDRESSES, ALL].map((address) => [address, COLUMNS.map(() => ({ passed: 0, total: 0 }))]));
  const visit = (suite: Suite, titles: readonly string[]) => {
    for (const { title, ok, tests } of suite.specs ?? []) {
      const column = COLUMNS.findIndex(([, files]) => files.test(suite.file));
      const words = [...titles, title].flatMap((text) => text.split(/[\s:,]+/));
      const count = rows.get(words.find((word) => rows.has(word)) ?? ALL)?.[column];
      if (count === undefined) continue;
      count.total += 1;
      // A skipped test shows nothing.
      if (ok && tests.every(({ status }) => status === 'expected')) count.passed += 1;
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
  return rows;
}

/** The report as a Markdown table. A cell shows how many tests passed, and the total if some failed. */
export function formatTable(rows: ReadonlyMap<string, readonly Count[]>): string {
  const cell = ({ passed, total }: Count) =>
    total === 0 ? '–' : passed === total ? `${total}` : `**${passed} of ${total}**`;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const sums = COLUMNS.map((_, index) =>
    [...rows.values()].reduce<Count>(
      (sum, counts) => ({
        passed: sum.passed + (counts[index]?.passed ?? 0),
        total: sum.total + (counts[index]?.total ?? 0),
      }),
      { passed: 0, total: 0 },
    ),
  );
  return [
    line(['Address', ...COLUMNS.map(([heading]) => heading)]),
    line(['---', ...COLUMNS.map(() => '---:')]),
    ...[...rows].map(([address, counts]) =>
      line([address.startsWith('/') ? `\`${address}\`` : address, ...counts.map(cell)]),
    ),
    line(['together', ...sums.map(cell)]),
  ].join('\n');
}

if (import.meta.main) {
  const { suites } = JSON.parse(readFileSync('test-results/browser.json', 'utf8')) as { suites: Suite[] };
  writeFileSync(
    'docs/test-report.md',
    `# Test report

Browser tests by address, from the last \`npm test\` before \`npm run test:report\` wrote this page. “3 of 4” in bold means
that one test failed. One test makes many assertions: a page is loaded once for all its text and figures.

${formatTable(countByAddress(suites))}
`,
  );
}
