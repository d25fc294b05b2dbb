/** Renders the pages with Astro, and prints the documents that have changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fail, sentenceOf } from '../hosting/plain-errors.mjs';
import { type DocumentsResult, makeDocuments, takeDocumentPages } from './documents.ts';

/** Renders the pages into `outDir`. Ends the process with Astro's error if that fails. */
async function render(outDir: string): Promise<void> {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  process.once('exit', () => astro.kill());
  const [errors, [code]] = await Promise.all([text(astro.stderr), once(astro, 'exit')]);
  if (code !== 0) fail(sentenceOf({ message: errors }) ?? errors);
  process.stderr.write(errors);
}

/** Renders the pages without those of the documents, which are printed. */
export async function renderPages(outDir: string): Promise<DocumentsResult> {
  await render(outDir);
  const documents = await makeDocuments(takeDocumentPages(outDir));
  if (documents.made.length === 0) return documents;
  // The pages name the size of each PDF.
  await render(outDir);
  takeDocumentPages(outDir);
  return documents;
}
