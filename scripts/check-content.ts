// Checks every file below content/ against its schema and prints all that is wrong, by file, line and field.
// `npm run build` runs it first, so that a mistake never reaches the published site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, type ErrorCode, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { ARABIC_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/font-characters.ts';
import { contentFiles } from '../src/schemas/content-files.ts';
import { referenceProblems } from './content-references.ts';
import { clearIssues, plainWords } from './plain-words.ts';

/** One thing that is wrong: in which file, on which line (from 1), in which field, and what to do about it. */
export type ContentProblem = { file: string; line: number; field: string; message: string };

type Path = readonly PropertyKey[];

/** The same of data that knows no lines. */
type DataProblem = { path: Path; message: string };

const knownFiles = new Map<string, z.ZodType>(Object.values(contentFiles).map(({ path, schema }) => [path, schema]));
const oddCharacter = new RegExp(`[^${`${LATIN_CHARACTERS}${ARABIC_CHARACTERS}`.replace(/[\\\]^-]/g, '\\$&')}\n]`, 'u');

const TOO_DEEP = 'has too many fields inside each other';

/** What to do about a mistake in YAML, where the parser's words would not say it to somebody who does not know YAML. */
const yamlAdvice: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'inside "double quotes" a backslash \\ has a meaning of its own; use \'single quotes\'',
  BAD_INDENT: 'a line begins too far left or right, or a bracket is left open above it',
  BAD_SCALAR_START: 'words cannot begin with this sign; put quotes around them',
  BLOCK_AS_IMPLICIT_KEY: 'words with a colon and a space in them must stand in quotes',
  DUPLICATE_KEY: 'this field stands here twice, and each must be unique; delete one',
  MISSING_CHAR: 'a quote or a bracket is left open, or a hyphen stands where a field’s name must',
  MULTILINE_IMPLICIT_KEY: 'a field’s name must end with a colon, on the same line; or a quote is left open above',
  MULTIPLE_DOCS: 'a line of three hyphens (---) begins a second file; delete it',
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: 'a line begins with a tab; use spaces',
  TAG_RESOLVE_FAILED: 'words that begin with ! are taken for a tag; put quotes around them',
  UNEXPECTED_TOKEN: 'something stands here after the end; put quotes around all the words of this field',
};

/** What to do about a file that cannot be read, by the system's code for it. */
const unreadable: Record<string, string> = {
  EISDIR: 'is a folder; it must be a file',
  EACCES: 'cannot be read: you have no right to open it',
  ENOENT: 'only points to a file that is not there; put the file itself here',
};

/** `['fees', 0, 'dollars']` as the office would say it: `fees[1].dollars`. Items are counted from one. */
export function fieldName(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

/** Walks a parsed file and calls `visit` on every object and string with its path and the objects around it. */
function walk(value: unknown, visit: (value: unknown, path: Path, around: readonly object[]) => void): void {
  const step = (node: unknown, path: Path, around: readonly object[]) => {
    visit(node, path, around);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      step(child, [...path, Array.isArray(node) ? Number(key) : key], [node, ...around]);
    }
  };
  step(value, [], []);
}

/** The keys that make a record a dated or priced fact, which must say how long it holds and who says so. */
const FACT_KEYS = ['dollars', 'percent', 'date', 'yearlyDate'];
const VALIDITY_KEYS = ['validFrom', 'validUntil', 'source'];

/** A character with its number, or the number alone where there is nothing to see. */
function shown(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\t') return `tab (${code})`;
  return /[\p{C}\p{Z}]/u.test(character) ? `${code}, which cannot be seen,` : `“${character}” (${code})`;
}

/** The problems that no single field's schema can see. */
function crossProblems(data: unknown): DataProblem[] {
  const problems: DataProblem[] = [];
  walk(data, (value, path, around) => {
    if (typeof value === 'string') {
      const [odd] = oddCharacter.exec(value) ?? [];
      if (odd) {
        problems.push({
          path,
          message: `holds the character ${shown(odd)}, which the site's fonts cannot show; write it differently`,
        });
      }
      return;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (!FACT_KEYS.some((key) => key in value)) return;
    const missing = VALIDITY_KEYS.filter((key) => ![value, ...around].some((object) => key in object));
    if (missing.length > 0) {
      problems.push({ path, message: `is a date or a price, so it or its file must give ${missing.join(', ')}` });
    }
    const [from, until] = ['validFrom', 'validUntil'].map((key) =>
      [value, ...around].map((object) => (object as Record<string, unknown>)[key]).find((day) => day !== undefined),
    );
    if (typeof from === 'string' && typeof until === 'string' && from > until) {
      problems.push({ path, message: `holds from ${from} until ${until}: the end is before the beginning` });
    }
  });
  return problems;
}

/** What is wrong in the data of one content file, by its place. `path` is below content/. */
export function checkContentData(path: string, data: unknown): DataProblem[] {
  const schema = knownFiles.get(path);
  if (!schema) return [{ path: [], message: 'no page reads this file. Is its name misspelled?' }];
  const { error } = schema.safeParse(data, { reportInput: true, error: plainWords });
  return [...clearIssues(error?.issues ?? []), ...crossProblems(data)];
}

const WRONG_ENCODING = 'is not saved as UTF-8; save it again with that encoding';

/** What a content file's bytes hold, with the line (from 1) of each place in it; or why they cannot be read. */
type ReadFile = { data: object; lineOf: (path: Path) => number } | { faults: { line: number; message: string }[] };

/**
 * YAML's shorthand for saying a thing once and meaning it twice, with its place (an offset). No file here needs it, it
 * hides from a reader what a field says, and a few lines of it can fill a machine's memory.
 */
function shorthandIn(document: Document.Parsed): { offset: number; sign: string } | undefined {
  let found: { offset: number; sign: string } | undefined;
  visit(document, {
    Node: (_, node) => {
      const sign = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
      if (!sign) return undefined;
      found = { offset: node.range?.[0] ?? 0, sign };
      return visit.BREAK;
    },
  });
  return found;
}

/** Reads the YAML of a content file. Never throws for what it holds. */
function readContent(bytes: Uint8Array): ReadFile {
  const refused = (message: string, line = 1) => ({ faults: [{ line, message }] });
  let body: string;
  try {
    body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(WRONG_ENCODING);
  }
  // UTF-16 without its mark reads as UTF-8 too, with a NUL after every Latin letter.
  if (body.includes('\0')) return refused(WRONG_ENCODING);
  try {
    const lineCounter = new LineCounter();
    const lineAt = (offset: number) => lineCounter.linePos(offset).line;
    const document = parseDocument(body, { lineCounter, uniqueKeys: true, prettyErrors: true });
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) {
      return {
        faults: faults.map(({ pos, code, message }) => ({
          line: lineAt(pos[0]),
          message: `is not valid YAML: ${yamlAdvice[code] ?? message.split('\n')[0]}`,
        })),
      };
    }
    const shorthand = shorthandIn(document);
    if (shorthand) {
      return refused(`uses the shorthand ${shorthand.sign}; write the words themselves`, lineAt(shorthand.offset));
    }
    const data: unknown = document.toJS();
    if (data === null) return refused('is empty');
    if (typeof data !== 'object' || Array.isArray(data)) {
      return refused(`must hold fields, such as “heading: Tuition”, not ${Array.isArray(data) ? 'a list' : 'words'}`);
    }
    const lineOf = (path: Path): number => {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return 1;
    };
    return { data, lineOf };
  } catch (error) {
    // The parser goes down a level of its own stack with each level of the file.
    if (error instanceof RangeError) return refused(TOO_DEEP);
    throw error;
  }
}

/**
 * Checks content files by their bytes: `[path below content/, bytes]`. Returns all problems, in the order of the files,
 * none when all is well; never throws for what a file holds. What one file says of another is checked when both are
 * given and without mistakes of their own.
 */
function checkFiles(files: readonly (readonly [path: string, bytes: Uint8Array])[]): ContentProblem[] {
  const read = files.map(([path, bytes]) => ({ path, ...readContent(bytes) }));
  const own = new Map(read.map((file) => [file.path, 'data' in file ? checkContentData(file.path, file.data) : []]));
  const sound = read.flatMap((file) => ('data' in file && own.get(file.path)?.length === 0 ? [file] : []));
  for (const { path, at, message } of referenceProblems(new Map(sound.map(({ path, data }) => [path, data])))) {
    own.get(path)?.push({ path: at, message });
  }
  return read.flatMap((entry) => {
    const file = `content/${entry.path}`;
    if ('faults' in entry) return entry.faults.map((fault) => ({ file, field: '', ...fault }));
    const problems = own.get(entry.path) ?? [];
    return problems.map(({ path, message }) => ({ file, line: entry.lineOf(path), field: fieldName(path), message }));
  });
}

/** Checks one content file's bytes, alone. `path` is below content/. Returns its problems; never throws for what it holds. */
export function checkContentFile(path: string, bytes: Uint8Array): ContentProblem[] {
  return checkFiles([[path, bytes]]);
}

/** Checks every YAML file below `folder` and that none is missing. Returns all problems, in the order of the files. */
export function checkContent(folder: string): ContentProblem[] {
  const problem = (path: string, message: string) => ({ file: `content/${path}`, line: 1, field: '', message });
  const problems: ContentProblem[] = [];
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.ya?ml$/.test(path))
    .sort();
  problems.push(
    ...[...knownFiles.keys()].filter((path) => !present.includes(path)).map((path) => problem(path, 'is missing')),
  );
  const files: [string, Uint8Array][] = [];
  for (const path of present) {
    try {
      files.push([path, readFileSync(join(folder, path))]);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      problems.push(problem(path, unreadable[code] ?? `cannot be read (${code})`));
    }
  }
  return [...problems, ...checkFiles(files)];
}

/** The problems as lines for a terminal: `content/pages/tuition.yaml:12 fees[1].dollars: must be whole dollars`. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return problems
    .map(({ file, line, field, message }) => `${file}:${line} ${field ? `${field}: ` : ''}${message}`)
    .join('\n');
}

if (import.meta.main) {
  const problems = checkContent('content');
  if (problems.length > 0) {
    console.error(`${formatProblems(problems)}\n\n${problems.length} to mend. Nothing was built.`);
    process.exitCode = 1;
  }
}
