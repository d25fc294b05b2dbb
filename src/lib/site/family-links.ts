import type { Home, Link, Navigation } from '../text/content-types.ts';

/** The heading and links of the list for current families. The address of a portal comes from Home's portals. */
export type FamilyLinks = { heading: string; links: readonly Link[] };

/** Fills in the addresses of portals. The content check refuses a portal that doesn't exist. */
export function familyLinks({ families }: Navigation, { portals }: Home): FamilyLinks {
  const urls = new Map(portals.links.map(({ id, url }) => [id, url]));
  return {
    heading: families.heading,
    links: families.links.map(({ text, href, portal = '' }) => ({
      text,
      href: href ?? urls.get(portal) ?? '/#portals',
    })),
  };
}
