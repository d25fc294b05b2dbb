const START = '<!--page ';

/** The last line of a page: its path and a digest of both. A page that a network sends instead, or changes, has none. */
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
