import { expect, test } from 'vitest';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('loads ahead only pages of this site, when a link is about to be followed or the phone menu is open', () => {
  const pages = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }];
  const menu = { selector_matches: '#site-menu:popover-open a' };
  for (const { where, eagerness } of [...SPECULATION_RULES.prefetch, ...SPECULATION_RULES.prerender]) {
    expect(where.and).toEqual(eagerness === 'immediate' ? [...pages, menu] : pages);
    expect(['moderate', 'immediate']).toContain(eagerness);
  }
});
