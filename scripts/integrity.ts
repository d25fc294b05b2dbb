/**
 * Gives each script that a built page loads from the build its `integrity` (Subresource Integrity): a copy that somebody
 * changed on the way, or on a shared CDN, does not run. Modules those scripts import are not covered.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from '../server/build-files.ts';

const OWN_SCRIPT = /<script\b(?=[^>]*\ssrc="(\/[^"/][^"]*)")(?![^>]*\sintegrity=)/g;

/** Changes the pages of a build in place. Rejects when a page names a script that the build does not hold. */
export async function addIntegrity(folder: string): Promise<void> {
  const known = new Map<string, string>();
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    for (const [, src = ''] of html.matchAll(OWN_SCRIPT)) {
      if (!known.has(src)) known.set(src, await digestOf(join(folder, decodeURIComponent(src))));
    }
    const withIntegrity = html.replaceAll(OWN_SCRIPT, (tag, src: string) => `${tag} integrity="${known.get(src)}"`);
    if (withIntegrity !== html) await writeFile(join(folder, file), withIntegrity);
  }
}

async function digestOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
