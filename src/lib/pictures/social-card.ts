/** The size that social networks recommend, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The path of a page's social card, by the page's canonical path. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
