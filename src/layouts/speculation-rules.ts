/** Pages of this site. A path with a dot is a file to download. */
const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * Which links a browser may prefetch or prerender (the Speculation Rules API). With `moderate` eagerness the browser
 * decides when: on hover, on pointer down, or on phones when a link is in the viewport. A browser that prerenders
 * reuses what it has prefetched. Safari only prefetches. Browsers do neither in data saver mode.
 */
export const SPECULATION_RULES = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
};
