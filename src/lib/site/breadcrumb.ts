import { contentOf } from '../text/content.ts';
import type { Link } from '../text/content-types.ts';
import { canonicalPagePath } from './page-path.ts';

/** A page's breadcrumb: the pages above it, starting with Home, and its own heading. */
export type Breadcrumb = { trail: readonly (Link & { isPlaceholder?: boolean })[]; current: string };

/**
 * The breadcrumb of the page at `url`, for its header and its structured data: Home, then the menu's entry that lists the page
 * or whose path contains it. `current` is the page's heading.
 */
export function breadcrumbOf(url: URL, current: string): Breadcrumb {
  const { menu } = contentOf('navigation');
  const path = canonicalPagePath(url);
  const above =
    menu.find(({ children }) => children?.some(({ href }) => href === path)) ??
    menu.find(({ href }) => path.startsWith(`${href}/`));
  const home = { href: '/', text: 'Home' };
  if (!above) return { trail: [home], current };
  const { href, title, placeholder = false } = above;
  return { trail: [home, { href, text: title, isPlaceholder: placeholder }], current };
}
