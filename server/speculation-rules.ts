/**
 * Pages of this site. A path with a dot is a file to download, and a link that opens a new tab or is marked external or
 * as a download is the visitor's decision.
 */
const OWN_PAGES = [
  { href_matches: '/*' },
  { not: { href_matches: '/api/*' } },
  { not: { href_matches: '/healthz' } },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[download], [target=_blank], [rel~=external], [rel~=nofollow]' } },
] as const;

/**
 * Which links may be loaded before they are followed (the Speculation Rules API). A page is rendered when its link is
 * about to be followed (`moderate`: a pointer that rests on it, a press, on a phone also what the browser takes for the
 * likely next link). On a slow line that is too late to be ready at the click, so the bare HTML, about 6 kB, is fetched a
 * step earlier: as soon as a pointer is over the link, and for the links of the opened menu sheet, where there is no
 * pointer. Nothing is fetched before the visitor moves.
 */
export const SPECULATION_RULES = {
  prefetch: [
    { where: { and: [...OWN_PAGES, { selector_matches: ':hover, :popover-open a' }] }, eagerness: 'immediate' },
  ],
  prerender: [{ where: { and: OWN_PAGES }, eagerness: 'moderate' }],
} as const;

/** The rules as the page's script puts them into it (`src/layouts/speculation.ts`). The page's policy names their digest. */
export const SPECULATION_RULES_TEXT = JSON.stringify(SPECULATION_RULES);
