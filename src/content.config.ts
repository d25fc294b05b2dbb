import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { type ContentFile, contentFiles } from './schemas/content-files.ts';

/** The one entry of a collection that is one file. */
const ENTRY_ID = 'content';

/** Reads one YAML file below content/ as the only entry of its collection, and again when it changes in development. */
function contentFile({ path, isOptional }: ContentFile): Loader {
  return {
    name: 'content-file',
    async load(context) {
      const { config, store, watcher } = context;
      const file = join(fileURLToPath(config.root), 'content', path);
      const read = async () => {
        const body = isOptional && !existsSync(file) ? '' : await readFile(file, 'utf8');
        const data = await context.parseData({ id: ENTRY_ID, data: parse(body) ?? {}, filePath: file });
        store.set({
          id: ENTRY_ID,
          data,
          digest: context.generateDigest(body),
          filePath: relative(fileURLToPath(config.root), file),
        });
      };
      await read();
      watcher?.add(file);
      watcher?.on('change', (changed) => {
        if (changed === file) void read();
      });
    },
  };
}

export const collections = Object.fromEntries(
  Object.entries(contentFiles).map(([name, file]) => [
    name,
    defineCollection({ loader: contentFile(file), schema: file.schema }),
  ]),
);
