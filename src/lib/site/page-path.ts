import { canonicalPath } from './twin-addresses.ts';

/** A page's path, such as `/tuition`, from the URL it is built or served at. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The canonical path of the page at this URL. */
export const canonicalPagePath = (url: URL): string => canonicalPath(pagePath(url));
