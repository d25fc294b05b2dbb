import { expect, test } from 'vitest';
import { dataOf, tablesOf } from '../tests/support/tables.ts';
import { settingsProblems } from './publish-check.ts';

const FILE = 'checks/publish-check.yaml';
const { settings } = dataOf<{ settings: Record<string, object> }>(FILE);
type Case = [host: Parameters<typeof settingsProblems>[0], given: string[], more: object, problem: string | null];

test.each(tablesOf(FILE)<Case>('hosts'))(
  'for a host of the kind %s, %j and %j lack: %s',
  (host, given, more, problem) => {
    const environment = Object.assign({}, ...given.map((name) => settings[name]), more);
    const problems = settingsProblems(host, environment);
    expect(problems.length > 0).toBe(problem !== null);
    expect(problems.join('\n')).toContain(problem ?? '');
  },
);
