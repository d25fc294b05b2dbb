/** Pages with two paths: a map from the second path to the canonical one. */
const CANONICAL: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** The canonical path of a page. */
export function canonicalPath(path: string): string {
  return CANONICAL[path] ?? path;
}

/** Whether a path is a page's second path rather than its canonical one. */
export function isTwin(path: string): boolean {
  return Object.hasOwn(CANONICAL, path);
}

/** A page's path, such as `/tuition`, from the URL it is built or served at. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The canonical path of the page at this URL. */
export const canonicalPagePath = (url: URL): string => canonicalPath(pagePath(url));
