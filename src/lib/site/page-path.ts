/** Pages with two paths: a map from the second path to the canonical one. */
const CANONICAL: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** Whether a path is a page's second path rather than its canonical one. */
export const isTwin = (path: string): boolean => path in CANONICAL;

/** A page's path, such as `/tuition`, from the URL it is built or served at. */
export function pathAt({ pathname }: URL): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The canonical path of the page at this URL. */
export function canonicalPagePath(url: URL): string {
  const path = pathAt(url);
  return CANONICAL[path] ?? path;
}
