import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYWRIGHTS_DISABLED_FEATURES } from './browser.ts';

test('includes every feature that Playwright disables', () => {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(PLAYWRIGHTS_DISABLED_FEATURES.toSorted()).toEqual(names.toSorted());
});
