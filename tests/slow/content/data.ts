/** Walks through parsed content files, to change every field of them, and reads a copy of the project that has others. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package brings no types, and those of the tests' own environment are the browser's.
import { JSDOM } from 'jsdom';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../../../make/project-copy.ts';
import { contentFiles } from '../../../src/content/schemas/content-files.ts';
import { type Path, valuesIn } from '../../../src/content/walk.ts';

/** Each content file of the fixture, because the office may change the live content, by its path in the folder. */
export const readContentFiles = (): [path: string, data: object][] =>
  Object.values(contentFiles).map(({ path }) => [path, parse(readFileSync(join(FIXTURE_CONTENT, path), 'utf8'))]);

const valuesOf = <Value>(data: unknown, types: string): { path: Path; value: Value }[] =>
  valuesIn(data).flatMap(({ value, path }) =>
    value !== null && types.includes(typeof value) ? { path, value: value as Value } : [],
  );

/** Every leaf of a parsed file, at any depth. */
export const leavesOf = (data: unknown) => valuesOf<string | number | boolean>(data, 'string number boolean');

/** Every record and list of a parsed file, including the file itself. */
export const branchesOf = (data: unknown) => valuesOf<object>(data, 'object');

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

/** Runs one of the project's programs in a copy on that day. Returns its output if it failed. */
export function failureOf(cwd: string, day: string, ...args: string[]): string {
  // Vitest's own environment variables would cause a development build.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], SITE_TODAY: day };
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return status === 0 ? '' : `${stdout}${stderr}`;
}

export const documentOf = (dist: string, page: string): Document =>
  new JSDOM(readFileSync(join(dist, page), 'utf8')).window.document;
