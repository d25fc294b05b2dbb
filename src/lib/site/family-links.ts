import type { Home, Link, Navigation } from '../text/content-types.ts';

/** The links for current families. The content check refuses a portal that doesn't exist. */
export function familyLinks({ families }: Navigation, { portals }: Home): Link[] {
  const urls = new Map(portals.links.map(({ id, url }) => [id, url]));
  return families.map(({ text, href, portal = '' }) => ({ text, href: href ?? urls.get(portal) ?? '/#portals' }));
}
