/**
 * Pages of this site, for visitors who neither save data nor have a slow line (frame.ts). A path with a dot is a file to
 * download.
 */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: ':root[data-line=slow] a' } },
];
const opened = '#site-menu:popover-open';
/** The wide menu and its dropdowns. */
const wideMenu = { selector_matches: '#site-menu:not(:popover-open) a' };
/** What shows of the phone's menu: its own entries, and those of the group that is open. */
const phoneMenu = { selector_matches: `${opened} > ul > li > a, ${opened} [aria-expanded=true] + div a` };

/**
 * Which links a browser may prefetch or prerender (the Speculation Rules API). `moderate` is after a fifth of a second
 * under the pointer, on pointer down, or on phones when a link is in the viewport; `eager` is almost at once under the
 * pointer. A browser that prerenders reuses what it has prefetched. Safari only prefetches.
 *
 * Between opening the phone menu and tapping an entry, nothing hints at the entry. So the pages of the visible entries
 * are prefetched, but not prerendered, which would also load their pictures (docs/decisions/0009-moving-between-pages.md).
 */
export const SPECULATION_RULES = {
  prefetch: [
    { where: { and: pages }, eagerness: 'moderate' },
    { where: { and: [...pages, wideMenu] }, eagerness: 'eager' },
    { where: { and: [...pages, phoneMenu] }, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { and: pages }, eagerness: 'moderate' },
    { where: { and: [...pages, wideMenu] }, eagerness: 'eager' },
  ],
};
