/** The size that social networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Where the social card of a page lies, by the page's canonical path. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
