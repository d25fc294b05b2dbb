// `npm run closing`: puts up a closing, or takes closings down, in content/closings.yaml. It writes nothing that the
// content check would refuse. The closing is public after the next publication.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { formatYaml } from '../src/content/format-content.ts';
import { plainText, plainYaml } from '../src/content/plain-text.ts';
import { readContent, readSchoolYears } from '../src/content/read-content.ts';
import { CLOSING_TIMES } from '../src/content/schemas/closings.ts';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { addDays, schoolClock } from '../src/lib/dates/school-day.ts';
import { today } from '../src/lib/dates/today.ts';
import { type Closing, closingsFrom, closingText } from '../src/lib/notices/closing-list.ts';
import { judgeClosing, momentOf, postClosing, recordOf, takeDownClosing } from '../src/lib/school/closing-rules.ts';
import { asSentence } from '../src/lib/text/format.ts';
import { checkContentData, checkContentFile } from './check-content.ts';
import { formatProblems, predicateOf } from './problems.ts';

const { path: FILE } = contentFiles.closings;
const USAGE = `Put up:     npm run closing -- --today closed "Snow"
Take down:  npm run closing -- --end           all of them, or one with its id
Show:       npm run closing -- --text          for the phone message
docs/content-files.md, “Snow days”, has the other options.`;

/** A mistake that is reported in one sentence, without a stack trace. Nothing has been written then. */
class Refusal extends Error {
  readonly code = 'WRONG_SETTING';
}

/** The closings as the file has them. The file may be missing or empty. */
function read(folder: string): { document: Document; closings: Closing[] } {
  const file = join(folder, FILE);
  const body = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const problem = checkContentFile(FILE, Buffer.from(body)).find(({ isWarning }) => !isWarning);
  if (problem) throw new Refusal(asSentence(formatProblems([problem])));
  return { document: parseDocument(plainYaml(body)), closings: readContent('closings', folder).closings };
}

/** Replaces the old file at once, so that no build reads half of it. */
function write(folder: string, { document }: ReturnType<typeof read>, closings: readonly Closing[]): void {
  document.set('closings', document.createNode(closings.map(recordOf)));
  const file = join(folder, FILE);
  writeFileSync(`${file}.next`, formatYaml(String(document)));
  renameSync(`${file}.next`, file);
}

/** `10:00 AM` as `10:00`, and `1:30 pm` as `13:30`. */
function clockOf(typed: string): string {
  const [, hour, minutes, half = ''] = /^(\d{1,2}):(\d\d) ?([ap])m$/i.exec(typed) ?? [];
  return hour ? `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}:${minutes}` : typed;
}

/** A closing as the schema reads it. */
function closingOf(record: object): Closing {
  const data = { closings: [record] };
  const problems = checkContentData(FILE, data);
  // A bad day also makes a bad id, which nobody has typed.
  const problem = problems.find(({ path }) => path.at(-1) !== 'id') ?? problems[0];
  if (problem) {
    const field = problem.path.slice(2).join('.');
    const isTime = Object.values(CLOSING_TIMES).some((time) => time?.field === field);
    throw new Refusal(asSentence(`${isTime ? 'The time' : field} ${predicateOf(problem)}`));
  }
  return contentFiles.closings.schema.parse(data).closings[0] as Closing;
}

/** Adds a closing. A later one replaces an earlier one on the same day, because a late start often becomes a day off. */
function putUp(folder: string, closing: Closing, now: Date, isSure = false): string {
  const records = read(folder);
  const years = readSchoolYears(folder);
  const { refusals, questions } = judgeClosing(closing, { years, now: [today(), schoolClock(now)[1]] });
  if (refusals.length > 0) throw new Refusal(refusals.map(({ says }) => says).join('\n'));
  if (questions.length > 0 && !isSure)
    throw new Refusal([...questions, 'If it is right as it is, run the same command with --sure.'].join('\n'));
  const posted = postClosing(records.closings, closing);
  write(folder, records, posted.closings);
  const replaced = posted.replaced.map((one) => `It replaces: ${closingText(one)}\n`).join('');
  return `${replaced}${text(folder)}\nPublish the site to show it.`;
}

/** Takes down every closing that isn't over, or the one with this id. */
function takeDown(folder: string, id: string | undefined): string {
  const records = read(folder);
  const ended = closingsFrom(records.closings, today()).filter((closing) => id === undefined || closing.id === id);
  if (ended.length === 0) throw new Refusal(id ? `No closing with the id ${id} is up.` : 'No closing is up.');
  const left = ended.reduce((up, closing) => takeDownClosing(up, closing, today()), records.closings);
  write(folder, records, left);
  return `${ended.map((closing) => `Taken down: ${closingText(closing)}`).join('\n')}\nPublish the site to remove it.`;
}

/** The text for the phone message: the school's name, then what is announced. */
function text(folder: string): string {
  const current = closingsFrom(read(folder).closings, today());
  if (current.length === 0) throw new Refusal('No closing is up.');
  return `${readContent('school', folder).name.value}: ${current.map((closing) => closingText(closing)).join(' ')}`;
}

const OPTIONS = {
  today: { type: 'boolean' },
  tomorrow: { type: 'boolean' },
  day: { type: 'string' },
  'last-day': { type: 'string' },
  office: { type: 'string' },
  sure: { type: 'boolean' },
  end: { type: 'boolean' },
  text: { type: 'boolean' },
} as const;

/** Runs the command on the content in `folder`. Returns what to print. Throws an error with a sentence for a mistake. */
export function closingCommand(args: readonly string[], folder = 'content', now = new Date()): string {
  const { values, positionals } = parseArgs({ args: args.map(plainText), allowPositionals: true, options: OPTIONS });
  const [first, ...words] = positionals;
  if (values.text) return text(folder);
  if (values.end) return takeDown(folder, first);
  const day = values.tomorrow ? addDays(today(), 1) : values.today ? today() : values.day;
  if (!day || !first) throw new Refusal(USAGE);
  const { 'last-day': lastDay, office } = values;
  const timeField = CLOSING_TIMES[first]?.field;
  if (first === 'closed' && /^\d{1,2}:\d\d/.test(words[0] ?? ''))
    throw new Refusal('A closed day has no time. Choose delayed or early, or leave the time out.');
  const message = words.slice(timeField ? 1 : 0).join(' ');
  const closing = closingOf({
    id: day,
    kind: first,
    day,
    ...(lastDay && { lastDay }),
    ...(timeField && words[0] && { [timeField]: clockOf(words[0]) }),
    ...(message.trim() && { message: message.trim() }),
    ...(office && { office }),
    postedAt: momentOf(now),
  });
  return putUp(folder, closing, now, values.sure);
}

if (import.meta.main) {
  sayPlainly();
  console.log(closingCommand(process.argv.slice(2)));
}
