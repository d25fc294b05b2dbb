// `npm run preflight`: lists what the school still has to do for the site, most urgent first. It fails if anything blocks
// a publication. Option: `-- --all` for every line and every record.
import { parseArgs } from 'node:util';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { formatDate } from '../src/lib/text/format.ts';
import { reportContent } from './check-content.ts';
import { type Place, readWorkList, type WorkLine, type WorkList } from './work-list.ts';

/** The number of lines to print without `--all`. */
const SHORT = 10;

const HEADINGS = {
  now: 'Now: published, and past its time',
  beforePublishing: 'Before the first publication, which it blocks',
  soon: 'Soon',
} as const;

/** A line with the first place in each of its files, or with all its records. */
function formatLine({ page, says, places }: WorkLine, isLong: boolean): string[] {
  const line = `    ${page}: ${says}`;
  const at = ({ file, line: number }: Place) => `${file}:${number}`;
  if (isLong && places.length > 1) return [line, ...places.map((place) => `      ${at(place)}  ${place.record}`)];
  const firsts = places.filter(({ file }, index) => places.findIndex((other) => other.file === file) === index);
  return [line, `      ${firsts.map(at).join(', ')}`];
}

/** Formats a work list for a terminal: the counts, then the first lines, or all of them with each record. */
export function formatWorkList({ today, counts, lines }: WorkList, isLong = false): string {
  const { now, beforePublishing, soon } = counts;
  const shown = isLong ? lines : lines.slice(0, SHORT);
  const rest = lines.length - shown.length;
  return [
    `${formatDate(today)}: ${now} now, ${beforePublishing} before publishing, ${soon} soon.`,
    ...shown.flatMap((line, index) => {
      const before = shown[index - 1];
      const isNewHeading = before?.urgency !== line.urgency;
      return [
        ...(isNewHeading ? ['', HEADINGS[line.urgency]] : []),
        ...(isNewHeading || before.decide !== line.decide ? [`  ${line.decide}`] : []),
        ...formatLine(line, isLong),
      ];
    }),
    ...(rest > 0 ? ['', `${rest} more, and each record: npm run preflight -- --all`] : []),
    '',
    beforePublishing > 0 ? 'What comes before the first publication blocks it.' : 'Nothing blocks a publication.',
  ].join('\n');
}

if (import.meta.main) {
  sayPlainly();
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
  const read = readWorkList();
  if ('mistakes' in read) {
    reportContent(read.mistakes);
    process.exitCode = 1;
  } else {
    console.log(formatWorkList(read.list, values.all));
    if (read.list.counts.beforePublishing > 0) process.exitCode = 1;
  }
}
