// `npm run preflight`: lists what the school still has to do for the site, most urgent first. It fails if anything blocks
// a publication.
import { parseArgs } from 'node:util';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { today } from '../src/lib/dates/today.ts';
import { formatDate } from '../src/lib/text/format.ts';
import { checkContent, readFolder, reportContent } from './check-content.ts';
import { type WorkLine, workList } from './work-list.ts';

const HEADINGS = {
  now: 'Now: published, and past its time',
  beforePublishing: 'Before the first publication, which it blocks',
  soon: 'Soon',
} as const;

const blocksPublication = ({ urgency }: WorkLine) => urgency === 'beforePublishing';

/** Formats a work list for a terminal: the counts, then each line with the files and the lines of its records. */
export function formatWorkList(lines: readonly WorkLine[], day: string): string {
  const count = (urgency: WorkLine['urgency']) => lines.filter((line) => line.urgency === urgency).length;
  return [
    `${formatDate(day)}: ${count('now')} now, ${count('beforePublishing')} before publishing, ${count('soon')} soon.`,
    ...lines.flatMap(({ urgency, decide, page, says, places }, index) => {
      const before = lines[index - 1];
      const isNewHeading = before?.urgency !== urgency;
      return [
        ...(isNewHeading ? ['', HEADINGS[urgency]] : []),
        ...(isNewHeading || before.decide !== decide ? [`  ${decide}`] : []),
        `    ${page}: ${says}`,
        ...[...Map.groupBy(places, ({ file }) => file)].map(
          ([file, its]) => `      ${file}:${its.map(({ line }) => line).join(', ')}`,
        ),
      ];
    }),
    '',
    lines.some(blocksPublication)
      ? 'What comes before the first publication blocks it.'
      : 'Nothing blocks a publication.',
  ].join('\n');
}

if (import.meta.main) {
  sayPlainly();
  parseArgs();
  const read = readFolder('content');
  const problems = checkContent('content', read);
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  const lines = mistakes.length > 0 ? [] : workList(read.files, today(), problems);
  if (reportContent(mistakes)) console.log(formatWorkList(lines, today()));
  if (mistakes.length > 0 || lines.some(blocksPublication)) process.exitCode = 1;
}
