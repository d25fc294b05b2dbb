// The two copies of the build that are measured against each other: the site, and the limit of what can be reached.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../server/compress.ts';

/** The name under which the browser notes when a page's heading was painted (Element Timing). */
export const HEADING = 'heading';

/** A data block is no script (HTML Standard, "data block"): what search engines read stays. */
const SCRIPT =
  /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** The page with its heading marked, so that the browser notes when it is painted. */
const marked = (html: string) => html.replace('<h1', `<h1 elementtiming="${HEADING}"`);

/**
 * Makes `<folder>/site` and `<folder>/limit` from a build. Both have their headings marked; the limit has no script
 * at all, neither file nor inline. Returns the two paths.
 */
export async function makeCopies(dist: string, folder: string): Promise<{ site: string; limit: string }> {
  const copies = { site: join(folder, 'site'), limit: join(folder, 'limit') };
  for (const [kind, copy] of Object.entries(copies)) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(dist, copy, { recursive: true });
    if (kind === 'limit') for (const file of globSync(join(copy, '**/*.{js,js.br,js.gz}'))) rmSync(file);
    for (const file of globSync(join(copy, '**/*.html'))) {
      const html = marked(readFileSync(file, 'utf8'));
      writeFileSync(file, kind === 'limit' ? html.replace(SCRIPT, '') : html);
    }
    await compressFolder(copy);
  }
  return copies;
}
