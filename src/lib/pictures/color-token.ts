import { readFileSync } from 'node:fs';

const source = readFileSync('src/styles/tokens.css', 'utf8');
const darkStart = source.indexOf('@media (prefers-color-scheme: dark)');
const parts = { light: source.slice(0, darkStart), dark: source.slice(darkStart) };

/**
 * The value of a color in `tokens.css`, such as `#0f4a3c` for `green`. For drawings, icons and metadata, which can't read
 * CSS. Throws when there is no such color.
 */
export function colorToken(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(parts[scheme])?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no ${scheme} color "${name}".`);
  return value;
}
