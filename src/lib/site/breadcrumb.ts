import type { Link, Navigation } from '../text/content-types.ts';

/** A page's breadcrumb: the pages above it, starting with Home, and its own heading. */
export type Breadcrumb = { trail: readonly (Link & { isPlaceholder?: boolean })[]; current: string };

/** The breadcrumb of the page at `path`: Home, then the menu's entry that lists the page or whose path contains it. */
export function breadcrumbIn(menu: Navigation['menu'], path: string, current: string): Breadcrumb {
  const above =
    menu.find(({ children }) => children?.some(({ href }) => href === path)) ??
    menu.find(({ href }) => path.startsWith(`${href}/`));
  const home = { href: '/', text: 'Home' };
  if (!above) return { trail: [home], current };
  const { href, title, placeholder = false } = above;
  return { trail: [home, { href, text: title, isPlaceholder: placeholder }], current };
}
