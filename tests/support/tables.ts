/** Tables of test cases: a YAML file with one list for each `test.each`, a case a line. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a YAML file says. */
export const dataOf = <Data>(file: string): Data => parse(readFileSync(file, 'utf8')) as Data;

/** Returns a function that gives the cases of a table. It throws for a table that is empty or not in the file. */
export function tablesOf(file: string): <Case>(name: string) => Case[] {
  const tables = dataOf<Record<string, unknown[]>>(file);
  return <Case>(name: string) => {
    const cases = tables[name] ?? [];
    if (cases.length === 0) throw new Error(`${file} has no table "${name}".`);
    return cases as Case[];
  };
}
