import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dataOf } from '../hosting/testing/tables.ts';
import { formatWorkList } from './preflight.ts';
import type { Urgency, WorkLine, WorkList } from './work-list.ts';

const line = (page: string, urgency: Urgency = 'beforePublishing', records = 1): WorkLine => ({
  urgency,
  kind: 'sample',
  page,
  says: `${records} invented.`,
  decide: 'Put the real ones there.',
  places: Array.from({ length: records }, (_, at) => ({
    file: `content/${page}.yaml`,
    line: at + 1,
    at: ['list', at],
    page,
    record: `“Record ${at}”`,
  })),
});
const list = (...lines: WorkLine[]): WorkList => {
  const counts = { now: 0, beforePublishing: 0, soon: 0 };
  for (const { urgency } of lines) counts[urgency] += 1;
  return { today: '2026-11-22', counts, lines };
};

test('counts first, then each line with its page, what it says and where, and what to do once', () => {
  expect(formatWorkList(list(line('Tuition', 'now'), line('Staff', 'beforePublishing', 29), line('Home')))).toBe(
    dataOf<{ short: string }>('checks/preflight.yaml').short,
  );
});

test('ten lines at first, and everything with --all; what is over or soon over blocks no publication', () => {
  const lines = Array.from({ length: 12 }, (_, index) => line(`Page ${index}`, 'soon', 2));
  const short = formatWorkList(list(...lines));
  expect(short).toContain('Page 9:');
  expect(short).not.toContain('Page 10:');
  expect(short).toContain('2 more, and each record: npm run preflight -- --all');
  expect(short).toContain('Nothing blocks a publication.');
  const long = formatWorkList(list(...lines), true);
  expect(long).toContain('content/Page 11.yaml:2  “Record 1”');
  expect(long).not.toContain('--all');
});

test('an unknown option is named in one sentence', () => {
  const { stderr } = spawnSync(process.execPath, ['checks/preflight.ts', '--al'], { encoding: 'utf8' });
  expect(stderr).toBe("Unknown option '--al'\n");
});
