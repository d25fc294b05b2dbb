import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The size in bytes of a document, by its path on the site, such as `/documents/hifz-policy.pdf`. Throws when there is no
 * such file, so that no page is built with a broken link.
 */
export function documentSize(path: string): number {
  const file = join('public', path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (!size) {
    throw new Error(
      `${file} does not exist. Check its name, or run \`npm run documents\`, which needs Chromium, Chrome or Edge.`,
    );
  }
  return size;
}
