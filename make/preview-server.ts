// Serves the pages of the copy of the project that it runs in, from Astro's development server: a build takes too long. The
// office's editor starts it. It reads the content again when the editor asks, and ends with it, however that ends.
import { realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { dev } from 'astro';
import { makePhotos } from './photos/make.ts';

/** All content comes from this module, so with it every page is made anew. */
const READER = resolve('src/content/read-content.ts');

process.once('disconnect', () => process.exit());
await makePhotos();
const { address, watcher } = await dev({
  logLevel: 'error',
  server: { port: 0 },
  vite: {
    cacheDir: '.cache/vite',
    plugins: [
      {
        name: 'still',
        // Pages don't follow changes: their socket wouldn't get through a sign-in.
        transform: (code, id) =>
          id.endsWith('vite/dist/client/client.mjs')
            ? code.replaceAll('await wsTransport.connect(handlers)', '')
            : null,
        configureServer: ({ middlewares }) =>
          void middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(404).end()),
      },
    ],
    // Nothing else on this computer can be read through it.
    server: { ws: false, watch: null, fs: { allow: ['.', realpathSync('node_modules')] } },
  },
});
const where = `http://127.0.0.1:${(address as AddressInfo).port}`;
process.on('message', () => {
  watcher?.emit('change', READER);
  process.send?.(where);
});
process.send?.(where);
