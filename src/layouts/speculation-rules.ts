/** Pages of this site. A path with a dot is a file to download. */
const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * Which links a browser may load before they are followed (the Speculation Rules API). `moderate` leaves the moment to the
 * browser: a pointer that rests on a link, a press, on a phone also what rests in view. A browser that prerenders uses what
 * it has prefetched; Safari only prefetches. Browsers load nothing ahead for visitors who save data.
 */
export const SPECULATION_RULES = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
};
