/** The fragments of each page, such as `#contact`, as its source files and the content name them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that a page is made of: its own file and the components that it imports, with theirs. */
function sourcesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, name = ''] of source.matchAll(/from '(\.[^']+\.(?:astro|tsx))'/g)) {
    const imported = join(dirname(file), name);
    if (existsSync(imported)) sourcesOf(imported, seen);
  }
  return seen;
}

/** Parts of a fragment in a page's source files: whole ones such as `contact`, and `{}-heading` around another. */
function partsOf(file: string): { names: Set<string>; patterns: Set<string> } {
  const all = [...sourcesOf(file).values()].join('\n');
  const names = [...all.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, name = '']) => name);
  const patterns = [...all.matchAll(/`([a-z0-9-]*\$\{[^`]*\}[a-z0-9-]*)`/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*\}/g, '{}'),
  );
  return { names: new Set(names), patterns: new Set(patterns) };
}

const known = new Map<string, ReturnType<typeof partsOf>>();

/** Whether a page may have an element with this id. `ids` are the ids of the records that it shows. */
export function hasFragment(address: string, fragment: string, ids: ReadonlySet<string>): boolean {
  const file = `src/pages${address === '/' ? '/index' : address}.astro`;
  if (!existsSync(file)) return true;
  const { names, patterns } = known.get(file) ?? partsOf(file);
  known.set(file, { names, patterns });
  const isThere = (part: string): boolean =>
    names.has(part) ||
    ids.has(part) ||
    [...patterns].some((pattern) => {
      const [before = '', after = ''] = pattern.split('{}');
      const isAround = part.startsWith(before) && part.endsWith(after) && part.length > before.length + after.length;
      return isAround && before + after !== '' && isThere(part.slice(before.length, part.length - after.length));
    });
  return isThere(fragment);
}
