import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** /programs and /resources are nothing but this one. */
const WHOLE_PAGES = ['UnderConstruction'];

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('the design page shows every primitive and every shared part', () => {
  const shown = read('src/design/*.{tsx,astro}');
  const components = [...read('src/{ui,components/shared}/*.tsx').matchAll(/^export function ([A-Z]\w+)/gm)];
  const missing = components
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`(<|show\\([^,]+,\\s*)${name}\\b`).test(shown) && !WHOLE_PAGES.includes(name));
  expect(missing).toEqual([]);
});
