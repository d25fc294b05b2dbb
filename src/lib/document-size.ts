import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The size in bytes of a document of this site, by its address such as `/documents/hifz-policy.pdf`. Pages ask at the
 * build. Throws when there is no such file, so that no page is built with a link that leads nowhere.
 */
export function documentSize(path: string): number {
  const file = join('public', path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (!size)
    throw new Error(
      `${file} is not there. Is its name right? \`npm run documents\` makes it, with Chromium, Chrome or Edge.`,
    );
  return size;
}
