// Makes five ordinary content edits in a copy of the project. Every test that reads the live content must still pass.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Document, isMap, parseDocument, visit, type YAMLMap } from 'yaml';
import { type ServerProcess, startProcess } from '../../../server/testing/process.ts';

const COPY = '.cache/office';
const LIMIT_MS = 900_000;

const EDITS: readonly (readonly [edit: string, file: string, change: (content: Document) => void])[] = [
  ['another announcement', 'announcement.yaml', (content) => content.set('message', 'No school on Friday: snow')],
  ['a filled position', 'pages/careers.yaml', (content) => content.deleteIn(['positions', 'positions', 0])],
  [
    'another fee',
    'pages/tuition.yaml',
    (content) => {
      const row = firstMap(content, (map) => typeof map.get('perYear') === 'number');
      row.set('perYear', Number(row.get('perYear')) + 100);
      row.set('perMonth', Number(row.get('perMonth')) + 10);
    },
  ],
  [
    'a head of school who is no sample',
    'people/staff.yaml',
    (content) => {
      const head = firstMap(content, (map) => map.get('role') === 'Head of School');
      head.set('name', 'Maryam Newhead');
      head.delete('sample');
    },
  ],
  ['a letter of her own', 'pages/about-us/head-of-school.yaml', (content) => content.deleteIn(['letter', 'sample'])],
  [
    'an address of a portal that is no sample',
    'school.yaml',
    (content) => {
      const portal = firstMap(content, (map) => String(map.get('url')).includes('portal') && map.has('sample'));
      portal.set('url', 'https://families.example.net/start');
      portal.delete('sample');
    },
  ],
];

/** The first map in a content file that `accept` returns true for. Throws an error if there is none. */
function firstMap(content: Document, accept: (map: YAMLMap) => boolean): YAMLMap {
  let found: YAMLMap | undefined;
  visit(content, {
    Map: (_, map) => {
      if (!accept(map)) return undefined;
      found = map;
      return visit.BREAK;
    },
  });
  if (!isMap(found)) throw new Error('The content has no record to edit.');
  return found;
}

/** Runs one of the project's programs in the copy. Returns its output if it failed. */
function failureOf(args: readonly string[], environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: COPY,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

let server: ServerProcess;

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(join(COPY, dirname(file)), { recursive: true });
    cpSync(file, join(COPY, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(COPY, 'node_modules'), 'junction');
  for (const [, file, change] of EDITS) {
    const path = join(COPY, 'content', file);
    const content = parseDocument(readFileSync(path, 'utf8'));
    change(content);
    writeFileSync(path, content.toString());
  }
  expect(failureOf(['build/main.ts'])).toBe('');
  server = startProcess('server/main.ts', {
    HOST: '127.0.0.1',
    PORT: '0',
    DIST_DIR: join(COPY, 'dist'),
    INBOX_DIR: join(COPY, 'var/inbox'),
  });
}, LIMIT_MS);

afterAll(() => {
  server?.child.kill();
});

test('the unit tests pass after the five edits', { timeout: LIMIT_MS }, () => {
  expect(failureOf(['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'])).toBe('');
});

test('the tests of the live site pass after the five edits', { timeout: LIMIT_MS }, async () => {
  const url = `http://127.0.0.1:${await server.port}`;
  expect(failureOf(['node_modules/@playwright/test/cli.js', 'test', '--project=live'], { BASE_URL: url })).toBe('');
});
