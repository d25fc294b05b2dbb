import { expect, test } from 'vitest';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('loads ahead only pages of this site, and only when the visitor is about to follow a link', () => {
  for (const { where, eagerness } of [...SPECULATION_RULES.prefetch, ...SPECULATION_RULES.prerender]) {
    expect(eagerness).toBe('moderate');
    expect(where).toEqual({ and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] });
  }
});
