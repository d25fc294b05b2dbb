/** Pages with two addresses: the short one, and the one that search engines and social networks are told. */
const CANONICAL: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** The one address by which a page is known. */
export function canonicalPath(path: string): string {
  return CANONICAL[path] ?? path;
}

/** True for an address that is only another way to a page. */
export function isTwin(path: string): boolean {
  return Object.hasOwn(CANONICAL, path);
}
