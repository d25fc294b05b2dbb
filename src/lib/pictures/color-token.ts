import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A light color of tokens.css, such as `#0f4a3c` for `green`, for metadata. Throws when there is no such color. */
export function colorToken(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no color "${name}".`);
  return value;
}
