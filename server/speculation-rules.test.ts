import { expect, test } from 'vitest';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('speculation stays on the pages of this site and waits until the visitor moves', () => {
  const { prefetch, prerender } = SPECULATION_RULES;
  for (const { where } of [...prefetch, ...prerender]) {
    expect(where.and[0]).toEqual({ href_matches: '/*' });
    expect(JSON.stringify(where.and)).toContain('{"not":{"href_matches":"/*.*"}}');
  }
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  // What is fetched at once must be a link that is pointed at, or that stands in a menu the visitor has opened.
  for (const { where } of prefetch) expect(where.and.at(-1)).toEqual({ selector_matches: ':hover, :popover-open a' });
});
