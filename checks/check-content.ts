// Checks every file in content/ against its schema and prints all problems with file, line and field. `npm run build`
// runs it first, so that invalid content is never published.
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { plainly, plainYaml } from '../src/content/plain-text.ts';
import {
  type Content,
  type ContentFile,
  contentFileAt,
  contentFiles,
  yearFile,
} from '../src/content/schemas/content-files.ts';
import { isoDate } from '../src/content/schemas/primitives.ts';
import { slips, validityOf } from '../src/content/slips.ts';
import { type Path, valuesIn } from '../src/content/walk.ts';
import { ARABIC_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/pictures/font-characters.ts';
import { formatDate } from '../src/lib/text/format.ts';
import { isRecord } from '../src/lib/text/records.ts';
import { referenceProblems } from './content-references.ts';
import { type ContentProblem, type DataProblem, fieldName, formatProblems, problemAt, warningAt } from './problems.ts';
import { schemaProblems, wordsOf } from './schema-problems.ts';

const fontCharacters = `${LATIN_CHARACTERS}${ARABIC_CHARACTERS}`.replace(/[\\\]^-]/g, '\\$&');
const oddCharacter = new RegExp(`[^${fontCharacters}\\n]`, 'u');

/** Records with one of these keys are dated or priced facts, which need a validity period and a source. */
const FACT_KEYS = ['dollars', 'percent', 'date', 'yearlyDate'];
const VALIDITY_KEYS = ['validFrom', 'validUntil', 'source'];
const isDay = (value: string) => isoDate.safeParse(value).success;

/** Addresses and phone numbers that belong to nobody, and the family names of samples. */
const INVENTED = /\bexample\.(org|com)\b|\b555\W01\d\d\b/i;
const INVENTED_NAME = / (Example|Specimen|Placeholder)$/;

/** Finds problems that the schema of a single field can't detect. */
function crossProblems(data: unknown): DataProblem[] {
  const problems: DataProblem[] = [];
  const report = (path: Path, predicate: string) => problems.push(problemAt(path, predicate));
  for (const { value, path: at, around } of valuesIn(data)) {
    if (typeof value === 'string') {
      // The words of other languages are only searched for.
      const [odd] = (at[0] === 'languages' || at[0] === 'synonyms' ? /\p{C}/u : oddCharacter).exec(value) ?? [];
      const code = odd && `U+${odd.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
      const word = odd && value.split(/\s+/).find((one) => one.includes(odd));
      if (odd)
        report(at, `contains the character ${code} in “${word}”, which the site's fonts cannot show; replace it`);
      const isInvented = INVENTED.test(value) || (at.at(-1) === 'name' && INVENTED_NAME.test(value));
      if (isInvented && !around.some((object) => 'sample' in object))
        report(
          at,
          `is still an example: ${value}; put the school’s own, or don’t say that it is right (in a file, leave sample: true)`,
        );
      continue;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if (FACT_KEYS.some((key) => key in value)) {
      const missing = VALIDITY_KEYS.filter((key) => ![value, ...around].some((object) => key in object));
      if (missing.length > 0) report(at, `is a date or a price, so it or its file must give ${missing.join(', ')}`);
    }
    const field = ['validFrom', 'validUntil'].find((key) => key in value);
    if (!field) continue;
    const [from = '', until = ''] = validityOf([value, ...around]).map(String);
    const days = isDay(from) && isDay(until) && `from ${formatDate(from)} until ${formatDate(until)}`;
    if (days && from > until) report([...at, field], `is after the end: ${days}; correct one of them`);
  }
  return problems;
}

/** Keeps the first problem of each field, because further ones usually follow from it. */
function firstOfEachField(problems: readonly DataProblem[]): DataProblem[] {
  const fields = problems.map(({ path }) => fieldName(path));
  return problems.filter((_, index) => fields.indexOf(fields[index] ?? '') === index);
}

const UNKNOWN_FILE =
  'is read by no page; is it a copy, or misnamed? Photographs belong in content/photos, and the name of a new page in src/content/schemas/content-files.ts';

/**
 * Checks the parsed data of a content file. Returns all schema problems or, if there are none, probable mistakes.
 * `path` is relative to content/.
 */
export function checkContentData(path: string, data: unknown): DataProblem[] {
  const file = contentFileAt(path);
  if (!file) return [problemAt([], UNKNOWN_FILE, 'This file')];
  const { error } = file.schema.safeParse(data, { reportInput: true, error: wordsOf });
  const problems = [...schemaProblems(error?.issues ?? []), ...crossProblems(data)];
  if (problems.length > 0) return firstOfEachField(problems);
  return firstOfEachField(slips(data).map(({ path: at, message }) => warningAt(at, message)));
}

/**
 * A content file with its own problems, which don't depend on other files, and the line (from 1) of each path. It has no
 * data if it can't be read.
 */
export type CheckedFile = {
  path: string;
  data?: object;
  lineOf: (path: Path) => number;
  problems: readonly DataProblem[];
};

/** A file that can't be read, or that shouldn't be there. */
const refusedFile = (path: string, message: string, line = 1): CheckedFile => ({
  path,
  lineOf: () => line,
  problems: [problemAt([], message, 'This file')],
});

/** Plain decimal numbers. YAML also reads 0x10 as 16, 0o17 as 15, 1e3 as 1000, 1.000 as 1 and 0100 as 100. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.(?!000$)\d+)?$/;

const IS_NOTE =
  'has “ #”, and everything after it is a note that visitors don’t see; to show it, put quotes around the whole text';
const LOOK_FOR = 'look there for a tab, a wrong indent, no space after a dash, or a missing comma, dash or }';
const IS_OPEN = 'has a quotation mark that is not closed; close it on its line, or write ’ for an apostrophe';
/** What to say instead, by the code or the words of the parser, where its own words wouldn't help. */
const FAULTS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'has a field twice; delete one of the two',
  MULTIPLE_DOCS: 'has a line of only “---” or “...” above; delete it',
  BAD_SCALAR_START: 'has a text that begins with a sign; put straight quotes, "…", around it',
  UNEXPECTED_TOKEN: 'has a text that a sign splits; put straight quotes, "…", around all of it, and “…” or ’ inside',
  MULTILINE_IMPLICIT_KEY: 'has a line that is no field; put a space after its colon or dash, or indent it more',
  BLOCK_AS_IMPLICIT_KEY: 'has a colon in a text; put straight quotes, "…", around it, or indent the next line less',
  'A block sequence may not be used as an implicit map key':
    'has a list under a field with a value, such as []; delete it, indent the list, or take the “#” from the name above it',
  BLOCK_IN_FLOW:
    'has two colons with no comma between; add it, or put straight quotes, "…", around a text with a colon',
  'Missing closing "quote': IS_OPEN,
  "Missing closing 'quote": IS_OPEN,
};
const CONFLICT = 'has two versions, between “<<<<<<<” and “>>>>>>>”; keep one, and delete these lines and “=======”';

/** Finds problems that parsing hides: numbers in other notations, and text lost to a comment. */
function writtenProblems(document: Document.Parsed, data: object, body: string): DataProblem[] {
  const problems: DataProblem[] = [];
  for (const { path } of valuesIn(data)) {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) continue;
    const { value, source, type, range } = node;
    if (typeof value === 'number' && !PLAIN_NUMBER.test(source ?? ''))
      problems.push(problemAt(path, `must be plain digits, such as 1000, or text in quotes: "${source}"`));
    if (type?.startsWith('QUOTE') && typeof value === 'string' && value.trim() && value !== value.trim())
      problems.push(warningAt(path, 'has a space at its start or end; delete it'));
    const isLost = value === null && /^[ \t]*#\S/.test(body.slice(range[1]));
    const isCut = type === 'PLAIN' && typeof value === 'string' && /^[ \t]+#/.test(body.slice(range[1]));
    if (isLost) problems.push(problemAt(path, IS_NOTE));
    else if (isCut) problems.push(warningAt(path, IS_NOTE));
  }
  return problems;
}

/** Checks the bytes of one file by themselves. `path` is relative to content/. Never throws for invalid content. */
export function checkAlone(path: string, bytes: Uint8Array): CheckedFile {
  const refused = (message: string, line?: number) => refusedFile(path, message, line);
  // UTF-16 without a byte order mark can be valid UTF-8, with a NUL after every Latin letter.
  if (!isUtf8(bytes) || bytes.includes(0)) return refused('is not saved as UTF-8; save it again with that encoding');
  const body = plainYaml(new TextDecoder().decode(bytes));
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const document = parseDocument(body, { lineCounter, uniqueKeys: true, prettyErrors: false });
  // Report only what the parser found first, because the rest usually follows from it.
  const [error] = [...document.errors, ...document.warnings];
  const conflict = body.search(/^([<=>])\1{6}/m);
  if (conflict >= 0) return refused(CONFLICT, lineAt(conflict));
  // Shorthand hides what a field contains, and a few lines of nested aliases can exhaust memory.
  const shorthand: number[] = [];
  let lastText = 0;
  visit(document, {
    Node: (_, node) => {
      const [start] = node.range ?? [0];
      if (isAlias(node) || node.anchor) shorthand.push(lineAt(start));
      if (isScalar(node) && error && start < error.pos[0]) lastText = start;
    },
  });
  if (error) {
    const says = FAULTS[error.message] ?? FAULTS[error.code] ?? `is not valid YAML: ${error.message}; ${LOOK_FOR}`;
    // The parser may notice only at the end of the file that a quotation mark is open.
    return refused(says, lineAt(says === IS_OPEN ? lastText : error.pos[0]));
  }
  if (shorthand.length > 0) return refused('has a YAML anchor or alias; write the text itself', shorthand[0]);
  const data: unknown = document.toJS({ reviver: plainly }) ?? (contentFileAt(path)?.isOptional ? {} : null);
  if (!isRecord(data)) return refused('must have fields, such as “heading: Tuition” or “closings:” above a list');
  const lineOf = (at: Path): number => {
    for (let depth = at.length; depth > 0; depth -= 1) {
      const around = document.getIn(at.slice(0, depth - 1), true);
      const key = isMap(around) && around.items.find((pair) => String(pair.key) === String(at[depth - 1]))?.key;
      const node = key || document.getIn(at.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const found = [...writtenProblems(document, data, body), ...checkContentData(path, data)];
  // A warning must not hide what stops the build.
  found.sort((a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false));
  return { path, data, lineOf, problems: firstOfEachField(found) };
}

/** Photographs that are not where their records expect them. `entries` are the paths of all files. */
function photoProblems(entries: readonly string[], files: readonly CheckedFile[]): ContentProblem[] {
  const { path: list } = contentFiles.photos;
  const { data = {}, lineOf = () => 1 } = files.find(({ path }) => path === list) ?? {};
  const { photos = [] } = data as Partial<Content<'photos'>>;
  return photos.flatMap(({ slot, withdrawn }, index) => {
    if (withdrawn || entries.some((name) => name.includes(`photos/${slot}.`))) return [];
    const at = ['photos', index, 'photograph'];
    const predicate = `is missing; choose one (content/photos/${slot}.jpg)`;
    return { file: `content/${list}`, line: lineOf(at), ...problemAt(at, predicate) };
  });
}

/**
 * All problems of the files and of the references between them, in the order of the files. References are only checked
 * if both files are given and have no problems of their own, and photographs if the paths of all files are.
 */
export function checkTogether(files: readonly CheckedFile[], entries?: readonly string[]): ContentProblem[] {
  const problemsOf = new Map(files.map(({ path, problems }) => [path, [...problems]]));
  const isSound = (path: string) => problemsOf.get(path)?.every(({ isWarning }) => isWarning);
  const isYear = (path: string) => path.startsWith(yearFile.path);
  // A year with a mistake isn't missing, so nothing is compared with the others.
  const hasYears = files.every(({ path }) => !isYear(path) || isSound(path));
  const sound = files.filter(({ path }) => isSound(path) && (hasYears || !isYear(path)));
  for (const { file, ...problem } of referenceProblems(new Map(sound.map(({ path, data }) => [path, data]))))
    problemsOf.get(file)?.push(problem);
  const problems = files.flatMap(({ path, lineOf }) =>
    (problemsOf.get(path) ?? []).map((problem) => ({
      file: `content/${path}`,
      line: lineOf(problem.path),
      ...problem,
    })),
  );
  return entries ? [...problems, ...photoProblems(entries, files)] : problems;
}

/** Checks the bytes of a single content file. `path` is relative to content/. Never throws for invalid content. */
export function checkContentFile(path: string, bytes: Uint8Array): ContentProblem[] {
  return checkTogether([checkAlone(path, bytes)]);
}

/** What systems, editors and people leave beside files, and no page is expected to read. */
export const OTHERS = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|(~|\.md)$/i;

/** Reads and checks every file in a folder of content by itself. */
export function readFolder(folder: string) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const files = entries.flatMap((path): CheckedFile | [] => {
    if (contentFileAt(path)) return checkAlone(path, readFileSync(join(folder, path)));
    // The build judges the photographs.
    const isElsewhere = OTHERS.test(path) || /^photos\/.*(?<!ya?ml)$/.test(path);
    return isElsewhere ? [] : refusedFile(path, UNKNOWN_FILE);
  });
  return { entries, files };
}

/** Checks every file in `folder` and that none is missing. Returns all problems in the order of the files. */
export function checkContent(folder: string, { entries, files } = readFolder(folder)): ContentProblem[] {
  const missing = Object.values<ContentFile>(contentFiles)
    .filter(({ path, isOptional }) => !isOptional && !entries.includes(path))
    .map(({ path }) => refusedFile(path, 'is missing'));
  if (!entries.some((path) => path.startsWith(yearFile.path) && contentFileAt(path)))
    missing.push(refusedFile(yearFile.path, 'has no school year; add one, such as 2025-26.yaml'));
  return checkTogether([...missing, ...files], entries);
}

/** Prints the problems. Returns false if any of them stops the build. */
export function reportContent(problems: readonly ContentProblem[]): boolean {
  if (problems.length === 0) return true;
  const mistakes = problems.filter(({ isWarning }) => !isWarning).length;
  const verdict = mistakes > 0 ? `\n\n${mistakes} to correct in content/. Nothing was built.` : '';
  console.error(`${formatProblems(problems)}${verdict}`);
  return mistakes === 0;
}

if (import.meta.main) {
  sayPlainly();
  parseArgs();
  if (reportContent(checkContent('content'))) console.log('No text in content/ stops a build; a photograph may.');
  else process.exitCode = 1;
}
