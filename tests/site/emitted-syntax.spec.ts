import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import { GRADE_C_ECMASCRIPT } from '../../src/lib/site/grade-c.ts';

const DIST = 'dist';
const SCRIPT = /<script(?: type="(module)")?>([\s\S]*?)<\/script>/g;

test('the oldest browsers of grade C can parse every script, and any browser the inline classic ones', () => {
  const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
  const files = globSync(['_assets/**/*.js', 'sw.js'], { cwd: DIST });
  const scripts = [
    ...files.map((file) => ({ file, isModule: true, code: read(file) })),
    ...globSync('**/*.html', { cwd: DIST }).flatMap((file) =>
      [...read(file).matchAll(SCRIPT)].map(([, type, code = '']) => ({ file, isModule: Boolean(type), code })),
    ),
  ];
  expect(scripts.filter(({ isModule }) => !isModule).length).toBeGreaterThan(25);
  for (const { file, isModule, code } of scripts) {
    const ecmaVersion = isModule ? GRADE_C_ECMASCRIPT : 5;
    const parseIt = () => parse(code, { ecmaVersion, sourceType: isModule ? 'module' : 'script' });
    expect.soft(parseIt, file).not.toThrow();
  }
});
