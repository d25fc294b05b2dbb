/** The origin of an http(s) address. Null if the text is none, or says more than an origin. */
export function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

export const wrongOrigin = (text: string): string =>
  `SITE_URL must be an address such as https://www.example.org, without a path, not "${text}".`;
