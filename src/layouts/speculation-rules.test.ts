import { expect, test } from 'vitest';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('loads ahead only pages of this site, and none for a visitor with a slow line', () => {
  for (const { where } of [...SPECULATION_RULES.prefetch, ...SPECULATION_RULES.prerender]) {
    expect(where.and.slice(0, 3)).toEqual([
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: ':root[data-line=slow] a' } },
    ]);
  }
});
