// The two copies of the build that are compared: the site, and the limit, which is the same site without JavaScript.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../../hosting/compress.ts';

/** The Element Timing identifier of a page's heading. */
export const HEADING = 'heading';

/** Matches scripts, except data blocks (HTML Standard, "data block") for search engines. */
const SCRIPT =
  /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** The page with an Element Timing attribute on its heading. */
const marked = (html: string) => html.replace('<h1', `<h1 elementtiming="${HEADING}"`);

/**
 * Makes `<folder>/site` and `<folder>/limit` from a build. Headings are marked in both. The limit has no script files
 * and no inline scripts. Returns the two paths.
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
