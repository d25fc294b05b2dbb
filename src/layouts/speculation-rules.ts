/**
 * Pages of this site, for visitors who neither save data nor have a slow line (page-frame.ts). A path with a dot is a file to
 * download.
 */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: ':root[data-line=slow] a' } },
];
/** The phone menu's own entries. */
const PHONE_MENU = '#site-menu:popover-open > ul > li > a';
/** Home's quick links: loaded once somebody scrolls, because a tap is too short for that, and prerendered as one is pressed. */
const QUICK_LINKS = "[data-scrolled] ~ * #quick-links a:not([href*='?'])";
/** The link under a pointer or a finger, the phone menu's own entries, and the entries of an open dropdown or group. */
const near = { selector_matches: ['a:hover', PHONE_MENU, '#site-menu [aria-expanded=true] + div a', QUICK_LINKS] };
/** The wide menu, its dropdowns, and the phone menu's own entries. */
const menu = { selector_matches: ['#site-menu:not(:popover-open) a', PHONE_MENU] };

/**
 * Which links a browser may load ahead (Speculation Rules API): `moderate` on pointer down, `eager` almost at once. Safari only
 * prefetches. `eager` for the HTML of every page would load what a phone only scrolls past, so a hovered link is named by its
 * state. In a menu, nothing hints at the one entry before a tap, so the HTML of what shows is loaded at once. More prerendered
 * pages would cost the one that is opened more time than they save (docs/decisions/0009-moving-between-pages.md).
 */
export const SPECULATION_RULES = {
  prefetch: [
    { where: { and: pages }, eagerness: 'moderate' },
    { where: { and: [...pages, near] }, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { and: [...pages, menu] }, eagerness: 'eager' },
    { where: { and: [...pages, { selector_matches: QUICK_LINKS }] }, eagerness: 'conservative' },
  ],
};
