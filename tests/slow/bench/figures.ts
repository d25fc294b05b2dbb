/** The median. For an even number of values, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export const wholeNumber = (value: number) => Math.round(value).toLocaleString('en-US');
export const twoDigits = (value: number) => value.toFixed(2);
/** kB as browsers count them: 1,000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
