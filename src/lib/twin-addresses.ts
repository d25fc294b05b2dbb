/** Pages with two addresses: the canonical address by the other one. */
const CANONICAL: Readonly<Record<string, string>> = {
  '/calendar': '/resources/calendar',
  '/handbook': '/resources/handbook',
};

/** The canonical path of a page. */
export function canonicalPath(path: string): string {
  return CANONICAL[path] ?? path;
}

/** Whether an address is a page's second address, not its canonical one. */
export function isTwin(path: string): boolean {
  return Object.hasOwn(CANONICAL, path);
}
