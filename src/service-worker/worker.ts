/** Saves the pages a visitor reads, for use without network (docs/decisions/0007-offline-copies.md). */
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { formatSchoolMoment } from '../lib/dates/school-day.ts';
import { FIND_INDEX } from '../lib/find/index-address.ts';
import { isKeepable, isKeepableAsset, isKeepableIndex, sentAt } from './keepable.ts';
import { COPIES, COPY_MAX_DAYS, HREF, TITLE, WHEN, type WorkerFacts } from './worker-facts.ts';

declare const self: ServiceWorkerGlobalScope;
declare const WORKER_FACTS: WorkerFacts;

const { offlinePage, notice, essentials, assetsPrefix } = WORKER_FACTS;

const COPY_MAX_AGE_S = COPY_MAX_DAYS * 24 * 60 * 60;
/** Enough for several builds, because a saved page needs its own build's files. */
const ASSETS = 300;

const PAGES_CACHE = 'pages';

/** Whether a page is loaded ahead. It may be shown when the network is back, so it must not be a saved copy. */
const isAhead = ({ headers }: Request) => headers.has('Sec-Purpose') || headers.has('Purpose');

/** Deletes the least recently used entries first. If the device runs out of storage, the whole cache is deleted. */
const keepAtMost = (limits: { maxEntries: number; maxAgeSeconds?: number }) =>
  // The two packages differ in how they type an optional method.
  new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Keeps a response only if `isOwn` is sure of it. A body that ends early is not. */
const keepOnly = (isOwn: (response: Response) => Promise<boolean>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => ((await isOwn(response).catch(() => false)) ? response : null),
});

/** The responses that come from the copies below. */
const saved = new WeakSet<Response>();

/** If the network hasn't responded by then, a saved copy is used if there is one. */
const NETWORK_LIMIT_S = 15;

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_LIMIT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Query strings don't change any page, so campaign parameters must not create more copies. Without a network, nobody
      // redirects an address with capitals or a slash at its end.
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        return origin + pathname.toLowerCase().replace(/(?<=.)\/$/, '');
      },
    },
    keepOnly(isKeepable),
    keepAtMost({ maxEntries: COPIES, maxAgeSeconds: COPY_MAX_AGE_S }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (!cachedResponse || (event instanceof FetchEvent && isAhead(event.request))) return null;
        saved.add(cachedResponse);
        return cachedResponse;
      },
      // Without a network, the browser's own cache answers for some minutes. That is a saved copy too.
      handlerWillRespond: async ({ response }) =>
        saved.has(response) || (!navigator.onLine && (await isKeepable(response).catch(() => false)))
          ? withNotice(response)
          : response,
    },
  ],
});

const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions: { ignoreVary: true },
  plugins: [keepOnly(isKeepableAsset), keepAtMost({ maxEntries: ASSETS })],
});

/** The page of the A–Z and the search. It is saved for visitors who never opened it. */
const FIND_PAGE = '/find';
/** The index of the search is saved once it was used. The index of the network wins, because facts change. */
const searchIndex = new NetworkFirst({
  cacheName: 'find',
  networkTimeoutSeconds: NETWORK_LIMIT_S,
  matchOptions: { ignoreVary: true },
  plugins: [keepOnly(isKeepableIndex), keepAtMost({ maxEntries: 1, maxAgeSeconds: COPY_MAX_AGE_S })],
});

const files = new NetworkOnly();

/** A saved copy with the notice at the top of its body, after the skip link. */
async function withNotice(copy: Response): Promise<Response> {
  const dated = notice.replace(WHEN, formatSchoolMoment(new Date(sentAt(copy))));
  const html = await copy.text();
  const headers = new Headers(copy.headers);
  // These headers describe the original body.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const top = /<body[^>]*>(?:\s*<a class="skip-link[^>]*>[^<]*<\/a>)?/;
  return new Response(
    html.replace(top, (start) => start + dated),
    { status: copy.status, headers },
  );
}

/** The page for an offline visitor without a saved copy. Its status is 503, because it isn't the requested page. */
async function answerOffline(): Promise<Response> {
  const list = await listSavedPages().catch(() => []);
  const html = offlinePage.html.replace(/<!--saved-pages-->([\s\S]*)<!--\/saved-pages-->/, (_, section: string) =>
    list.length === 0
      ? ''
      : section.replace(/<li[\s\S]*<\/li>/, (item) =>
          list.map(({ href, title }) => item.replace(HREF, () => href).replace(TITLE, () => title)).join(''),
        ),
  );
  return new Response(html, { status: 503, statusText: 'Service Unavailable', headers: offlinePage.headers });
}

/** The saved pages that are recent enough to show, sorted by title. Titles are already escaped HTML. */
async function listSavedPages(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(PAGES_CACHE);
  const list = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const copy = await cache.match(key, { ignoreVary: true });
      if (!copy || Date.now() - sentAt(copy) > COPY_MAX_AGE_S * 1000) return [];
      const [, title] = /<title>(.*?)(?: \| [^|]*)?<\/title>/.exec(await copy.text()) ?? [];
      return title ? [{ href: new URL(key.url).pathname, title }] : [];
    }),
  );
  return list.flat().toSorted((a, b) => a.title.localeCompare(b.title));
}

const isNavigation = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode === 'navigate' && request.destination === 'document';
/** A path with a dot is a file, such as a document or feed. Files always come from the network and aren't saved. */
const strategyFor = ({ url }: RouteHandlerCallbackOptions) => (url.pathname.includes('.') ? files : pages);

registerRoute(isNavigation, (options: RouteHandlerCallbackOptions) =>
  strategyFor(options)
    .handle(options)
    .catch(() => (isAhead(options.request) ? Response.error() : answerOffline())),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(assetsPrefix),
  // If storage fails, the page must still get its styles.
  (options: RouteHandlerCallbackOptions) => assets.handle(options).catch(() => fetch(options.request)),
);

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === FIND_INDEX, searchIndex);

/** Saves what the offline page and the A–Z need. Rejects if a file can't be loaded; the browser then retries later. */
async function keepEssentials(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    essentials.map(async (path) => {
      const [response, done] = assets.handleAll({ event, request: new Request(path) });
      if (!(await response).ok) throw new Error(path);
      await done;
    }),
  );
}

/** Saves the A–Z, and the pages that were open before the worker was installed. They usually come from the HTTP cache. */
async function keepPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of [{ url: FIND_PAGE }, ...open])
    pages.handle({ event, request: new Request(url) }).catch(() => {});
}

// Pages come from the network, so a new worker can activate at once.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepEssentials(event).then(() => keepPages(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
