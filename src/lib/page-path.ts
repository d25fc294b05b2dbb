import { canonicalPath } from './twin-addresses.ts';

/** The address of a page within the site, such as `/tuition`, from the URL it is built or served at. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The one address by which the page at this URL is known. */
export const canonicalPagePath = (url: URL): string => canonicalPath(pagePath(url));
