import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HASHED_ASSETS_PREFIX } from '../../hosting/headers.ts';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { sealPages } from '../../make/seal-pages.ts';
import { createSite } from '../../server/site.ts';

/** Returns true for a request that it answers itself, or never. */
type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export type SchoolServer = Awaited<ReturnType<typeof startSchoolServer>>;

/** The site's own server on a copy of the fixture site, which a test can edit, publish again and take offline. */
export async function startSchoolServer() {
  const folder = mkdtempSync(join(tmpdir(), 'school-site-'));
  cpSync(`${FIXTURE_FOLDER}/dist`, folder, { recursive: true });
  const site = await createSite({ distDir: folder });
  let port = 0;

  const front = createServer((request, response) => {
    school.asked.push(request.url ?? '');
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: Record<string, string>) => {
      const isAsset = request.url?.startsWith(HASHED_ASSETS_PREFIX);
      return writeHead(status, { ...headers, ...(!isAsset && school.headers) });
    }) as typeof response.writeHead;
    if (!school.intercept(request, response)) site.server.emit('request', request, response);
  });

  const school = {
    url: '',
    /** The folder with the copy of the fixture site that is served. */
    folder,
    /** The requested paths, in order. */
    asked: [] as string[],
    /** Runs before the site sees a request. */
    intercept: (() => false) as Interception,
    /**
     * Headers that replace the site's, except on hashed files. The site lets browsers cache a page for five minutes.
     * During that time, the worker would get no request.
     */
    headers: { 'Cache-Control': 'no-cache' } as Record<string, string>,
    /** Edits a file of the copy. Throws an error if the edit changes nothing. */
    alter(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} contains nothing to change.`);
      writeFileSync(path, after);
      for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
    },
    /** Serves the copy as it is now, as the build would have made it. */
    async publish() {
      await sealPages(folder);
      await site.reload();
    },
    /** Listens, again at the same address. */
    start: () => once(front.listen(port, '127.0.0.1'), 'listening'),
    /** Refuses connections, as if there were no network. */
    stop() {
      front.closeAllConnections();
      return front[Symbol.asyncDispose]();
    },
    /** Stops the server and deletes the copy. */
    async remove() {
      if (front.listening) await school.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await school.start();
  port = (front.address() as AddressInfo).port;
  school.url = `http://127.0.0.1:${port}`;
  return school;
}
