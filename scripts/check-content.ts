// Checks every file below content/ against its schema and prints all that is wrong, by file, line and field.
// `npm run build` runs it first, so that a mistake never reaches the published site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ARABIC_CHARACTERS, LATIN_CHARACTERS } from '../src/lib/font-characters.ts';
import { contentFiles } from '../src/schemas/content-files.ts';

/** One thing that is wrong: in which file, on which line (from 1), in which field, and what to do about it. */
export type ContentProblem = { file: string; line: number; field: string; message: string };

type Path = readonly PropertyKey[];

const knownFiles = new Map<string, z.ZodType>(Object.values(contentFiles).map(({ path, schema }) => [path, schema]));
const fontCharacters = new Set(`${LATIN_CHARACTERS}${ARABIC_CHARACTERS}\n`);

/** `['fees', 0, 'dollars']` as the office would say it: `fees[1].dollars`. Items are counted from one. */
function fieldName(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

/** One issue of a schema, in words that name what was found and what is wanted. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown: ${issue.keys.join(', ')}. Is it misspelled?`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message;
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

/** The problems that no single field's schema can see. */
function crossProblems(data: unknown): { path: Path; message: string }[] {
  const problems: { path: Path; message: string }[] = [];
  walk(data, (value, path, around) => {
    if (typeof value === 'string') {
      const odd = Array.from(value).find((character) => !fontCharacters.has(character));
      if (odd) {
        problems.push({
          path,
          message: `holds the character “${odd}”, which the site's fonts cannot show; write it differently`,
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

/**
 * Checks one content file's bytes. `path` is below content/. Returns its problems, none when all is well; never throws
 * for what a file holds.
 */
export function checkContentFile(path: string, bytes: Uint8Array): ContentProblem[] {
  const file = `content/${path}`;
  const schema = knownFiles.get(path);
  if (!schema) {
    return [{ file, line: 1, field: '', message: 'no page reads this file. Is its name misspelled?' }];
  }
  let body: string;
  try {
    body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [{ file, line: 1, field: '', message: 'is not saved as UTF-8; save it again with that encoding' }];
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(body, { lineCounter, uniqueKeys: true, prettyErrors: true });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lineCounter.linePos(error.pos[0]).line,
      field: '',
      message: `is not valid YAML: ${error.message.split('\n')[0]}`,
    }));
  }
  const lineOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  if (data === null || typeof data !== 'object') {
    return [{ file, line: 1, field: '', message: 'is empty' }];
  }
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  return [...issues.map((issue) => ({ path: issue.path, message: messageOf(issue) })), ...crossProblems(data)].map(
    ({ path, message }) => ({ file, line: lineOf(path), field: fieldName(path), message }),
  );
}

/** Checks every YAML file below `folder` and that none is missing. Returns all problems, in the order of the files. */
export function checkContent(folder: string): ContentProblem[] {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const missing = [...knownFiles.keys()].filter((path) => !present.includes(path));
  return [
    ...missing.map((path) => ({ file: `content/${path}`, line: 1, field: '', message: 'is missing' })),
    ...present.flatMap((path) => checkContentFile(path, readFileSync(join(folder, path)))),
  ];
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
