import type { Link, Navigation } from './content-types.ts';

/** Where a page is in the site: the pages above it, from Home down, and its own heading. */
export type Breadcrumb = { trail: readonly Link[]; current: string };

/**
 * The breadcrumb of the page at `path`, as the menu has it: Home, then the entry under which the menu lists the page, or
 * under whose address it is.
 */
export function breadcrumbIn(menu: Navigation['menu'], path: string, current: string): Breadcrumb {
  const above =
    menu.find(({ children }) => children?.some(({ href }) => href === path)) ??
    menu.find(({ href }) => path.startsWith(`${href}/`));
  const home = { href: '/', text: 'Home' };
  return { trail: above ? [home, { href: above.href, text: above.title }] : [home], current };
}
