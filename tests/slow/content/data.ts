/** Walks through parsed content files, to change every field of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';

export type Path = readonly (string | number)[];
/** A scalar value: text, a number or a boolean. */
type Leaf = { path: Path; value: string | number | boolean };

/** All content files that aren't empty, by path relative to `content/`. */
export function readContentFiles(folder = 'content'): [path: string, data: object][] {
  return Object.values(contentFiles).map(({ path }) => [path, parse(readFileSync(join(folder, path), 'utf8'))]);
}

const childrenOf = (data: unknown): [string | number, unknown][] => {
  if (Array.isArray(data)) return data.map((child, index) => [index, child]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
};

/** Every leaf of a parsed file, at any depth. */
export function leavesOf(data: unknown, path: Path = []): Leaf[] {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return [{ path, value: data }];
  return childrenOf(data).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** Every record and list of a parsed file, including the file itself. */
export function branchesOf(data: unknown, path: Path = []): { path: Path; value: object }[] {
  if (typeof data !== 'object' || data === null) return [];
  return [{ path, value: data }, ...childrenOf(data).flatMap(([key, child]) => branchesOf(child, [...path, key]))];
}

/** Copies the data and replaces the value at the path. `undefined` removes a field. */
export function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const key = path.at(-1);
  if (key === undefined) return value;
  const parent = path.slice(0, -1).reduce((record, step) => Reflect.get(record as object, step), copy) as object;
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return copy;
}

const KINDS = tablesOf('tests/slow/content/bad-values.yaml')<[kind: string, keys: string, values: string]>('textKinds');

/** The kind of a leaf, derived from its name and value. The default is text. */
export function kindOf({ path, value }: Leaf): string {
  const key = String(path.findLast((part) => typeof part === 'string'));
  if (key === 'external') return 'choice';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  const [kind] = KINDS.find(([, keys, values]) => new RegExp(keys).test(key) && new RegExp(values).test(value)) ?? [];
  return kind ?? 'text';
}
