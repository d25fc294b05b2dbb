/** Links in content to parts of pages, such as `/#contact`. Only the built pages know which parts they have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { walk } from '../src/content/walk.ts';
import { DEAD_LINKS } from './built-pages.ts';
import { readFolder } from './check-content.ts';
import { type ContentProblem, problemAt } from './problems.ts';

/** The address of the page with this content. What every page shows may only link to parts that the barest has. */
function pageOf(path: string): string {
  if (path === contentFiles.home.path) return '/';
  return path.startsWith('pages/') ? path.replace(/^pages(.*)\.yaml$/, '$1') : '/404';
}

/** Finds links in a folder of content to parts that no page of a build has: misspelled ones, and those of an empty list. */
export function fragmentProblems(folder: string, dist: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { path, read } of readFolder(folder).files) {
    if ('fault' in read) continue;
    walk(read.data, (value, at) => {
      if (!['href', 'url'].includes(String(at.at(-1))) || !/^[/#].*#|^#/.test(String(value))) return;
      const { pathname, hash } = new URL(String(value), `https://school.example.org${pageOf(path)}`);
      const page = join(dist, pathname === '/' ? 'index.html' : `${pathname}.html`);
      if (DEAD_LINKS.includes(pathname)) return;
      if (existsSync(page) && readFileSync(page, 'utf8').includes(`id="${hash.slice(1)}"`)) return;
      const predicate = `leads to no part of the page ${pathname}: ${hash}; is it misspelled?`;
      problems.push({ file: `content/${path}`, line: read.lineOf(at), ...problemAt(at, predicate) });
    });
  }
  return problems;
}
