/**
 * Pages of this site, for visitors who neither save data nor have a slow line (frame.ts). A path with a dot is a file to
 * download.
 */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: ':root[data-line=slow] a' } },
];
/** The wide menu and its dropdowns. */
const wideMenu = { selector_matches: '#site-menu:not(:popover-open) a' };
/** The entries of an open dropdown, or of the group that is open in the phone's menu. */
const openGroup = { selector_matches: '#site-menu [aria-expanded=true] + div a' };
/** The phone menu's own entries. */
const phoneMenu = { selector_matches: '#site-menu:popover-open > ul > li > a' };

/**
 * Which links a browser may prefetch or prerender (the Speculation Rules API). `moderate` is after a fifth of a second
 * under the pointer, on pointer down, or on phones when a link is in the viewport; `eager` is almost at once under the
 * pointer. A browser that prerenders reuses what it has prefetched. Safari only prefetches.
 *
 * Before a tap or a pointer that crosses a dropdown, nothing hints at the one entry. So what shows is loaded at once:
 * the phone menu's few entries as pages, a group only as HTML (docs/decisions/0009-moving-between-pages.md).
 */
export const SPECULATION_RULES = {
  prefetch: [
    { where: { and: pages }, eagerness: 'moderate' },
    { where: { and: [...pages, wideMenu] }, eagerness: 'eager' },
    { where: { and: [...pages, openGroup] }, eagerness: 'immediate' },
    { where: { and: [...pages, phoneMenu] }, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { and: pages }, eagerness: 'moderate' },
    { where: { and: [...pages, wideMenu] }, eagerness: 'eager' },
    { where: { and: [...pages, phoneMenu] }, eagerness: 'immediate' },
  ],
};
