// Writes the results of the last browser tests, by address, to the end of README.md. `npm test` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ADDRESSES } from '../e2e/addresses.ts';

/** The parts of Playwright's JSON report that the table needs. */
export type Suite = {
  title: string;
  file: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
};

type Count = { passed: number; total: number };

/** The table's columns, and the test files that count for each. The first match counts. */
const COLUMNS: readonly (readonly [heading: string, files: RegExp])[] = [
  ['responds', /^(addresses|metadata|feeds)\.spec/],
  ['text and figures', /^pages\//],
  ['file: budgets, links, HTML', /^built-site\.spec/],
  ['no script', /^no-script\.spec/],
  ['layout shift', /^layout-shift\.spec/],
  ['axe', /^(accessibility\.spec|axe)\./],
  ['other accessibility', /^access\//],
  ['interaction', /./],
];

/** The row of tests that aren't about one address. */
const ALL = 'whole site';

/** The address in a test's titles, or else of the page that its file is named after. */
function addressOf(file: string, titles: readonly string[]): string {
  const words = titles.flatMap((title) => title.split(/[\s:,]+/));
  const named = words.find((word) => (ADDRESSES as readonly string[]).includes(word));
  if (named !== undefined) return named;
  if (!file.startsWith('pages/')) return ALL;
  const page = basename(file, '.spec.ts');
  return ADDRESSES.find((address) => address.slice(address.lastIndexOf('/') + 1).startsWith(page)) ?? ALL;
}

/** Counts passed tests by address and column. */
export function countByAddress(suites: readonly Suite[]): Map<string, Count[]> {
  const rows = new Map([...ADDRESSES, ALL].map((address) => [address, COLUMNS.map(() => ({ passed: 0, total: 0 }))]));
  const visit = (suite: Suite, titles: readonly string[]) => {
    for (const { title, ok, tests } of suite.specs ?? []) {
      const column = COLUMNS.findIndex(([, files]) => files.test(suite.file));
      const count = rows.get(addressOf(suite.file, [...titles, title]))?.[column];
      if (count === undefined) continue;
      count.total += 1;
      // A skipped test proves nothing.
      if (ok && tests.every(({ status }) => status === 'expected')) count.passed += 1;
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
  return rows;
}

/** The counts as a Markdown table. A cell has the number of tests, or “3 of 4” if some didn't pass. */
export function formatTable(rows: ReadonlyMap<string, readonly Count[]>): string {
  const cell = ({ passed, total }: Count) =>
    total === 0 ? '–' : passed === total ? `${total}` : `**${passed} of ${total}**`;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const sums = COLUMNS.map((_, index) =>
    [...rows.values()].reduce(
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
    line(['total', ...sums.map(cell)]),
  ].join('\n');
}

/** Replaces the text between two markers. Throws when a marker is missing. */
export function replaceBetween(text: string, marker: string, content: string): string {
  const [start, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

if (import.meta.main) {
  const [results = 'test-results/browser.json'] = process.argv.slice(2);
  const { suites } = JSON.parse(readFileSync(results, 'utf8')) as { suites: Suite[] };
  const readme = readFileSync('README.md', 'utf8');
  const next = replaceBetween(readme, 'test report', formatTable(countByAddress(suites)));
  if (next !== readme) writeFileSync('README.md', next);
}
