/** The origin of the site's address. Throws a sentence that names `SITE_URL` if the text is no http(s) address, or more. */
export function readSiteOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`SITE_URL must be an address such as https://www.example.org, without a path, not "${text}".`);
}
