import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ecmaVersion, parse } from 'acorn';
import { GRADE_C_ECMASCRIPT } from '../../src/lib/site/grade-c.ts';

const DIST = process.env['DIST_DIR'] ?? 'dist';
const SCRIPT = /<script(?: type="(module)")?>([\s\S]*?)<\/script>/g;

/** Why the script can't be parsed. Empty if it can. */
function syntaxProblems(file: string, code: string, edition: ecmaVersion, sourceType: 'module' | 'script'): string[] {
  try {
    parse(code, { ecmaVersion: edition, sourceType });
    return [];
  } catch (error) {
    return [`${file}: ${String(error)}`];
  }
}

test('the oldest browsers of grade C can parse every script file', () => {
  const files = globSync(['_assets/**/*.js', 'sw.js'], { cwd: DIST });
  expect(files.length).toBeGreaterThan(5);
  const problems = files.flatMap((file) =>
    syntaxProblems(file, readFileSync(join(DIST, file), 'utf8'), GRADE_C_ECMASCRIPT, 'module'),
  );
  expect(problems).toEqual([]);
});

test('grade C browsers can parse the inline module scripts, and any browser the inline classic scripts', () => {
  const scripts = globSync('**/*.html', { cwd: DIST }).flatMap((file) =>
    [...readFileSync(join(DIST, file), 'utf8').matchAll(SCRIPT)].map(([, type, code = '']) => ({ file, type, code })),
  );
  expect(scripts.filter(({ type }) => type === 'module').length).toBeGreaterThan(25);
  expect(scripts.filter(({ type }) => type === undefined).length).toBeGreaterThan(25);
  const problems = scripts.flatMap(({ file, type, code }) =>
    type === 'module'
      ? syntaxProblems(file, code, GRADE_C_ECMASCRIPT, 'module')
      : syntaxProblems(file, code, 5, 'script'),
  );
  expect(problems).toEqual([]);
});
