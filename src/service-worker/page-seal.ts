const START = '<!--page ';

/**
 * The last line of a built page: its path, and a digest of both. With it, the worker recognizes its own site's pages. The
 * sign-in page of a hotel, the page of a filter and a page that a network has changed or cut off may have status 200 and
 * our address, but not our seal.
 */
async function pageSeal(path: string, html: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path + html));
  return `${START}${path} ${btoa(String.fromCharCode(...new Uint8Array(digest)))}-->`;
}

/** A page with its seal, in place of an earlier one. */
export async function sealed(path: string, page: string): Promise<string> {
  const [html = ''] = page.split(START);
  return html + (await pageSeal(path, html));
}

/** Whether a page ends with its own seal. */
export const isSealed = async (path: string, page: string): Promise<boolean> => page === (await sealed(path, page));
