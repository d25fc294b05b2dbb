/** `401-555-0142` as a telephone link (RFC 3966): `tel:+1-401-555-0142`. */
export function telHref(phone: string): string {
  return `tel:+1-${phone}`;
}

/** A mail link (RFC 6068), optionally with a subject and text. */
export function mailtoHref(address: string, fields: { subject?: string | undefined; body?: string } = {}): string {
  const query = Object.entries(fields)
    .filter((field): field is [string, string] => Boolean(field[1]))
    // RFC 6068 requires %20 for a space and CRLF between lines.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${query ? `?${query}` : ''}`;
}
