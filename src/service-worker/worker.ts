/**
 * The service worker: keeps the pages a visitor has read for a time without network, and never shows one of them while
 * the network has an answer. See docs/decisions/0007-offline-copies.md.
 */
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { formatSchoolMoment } from '../lib/school-day.ts';
import { type BuildFacts, HREF, TITLE, WHEN } from './build-facts.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_FACTS: BuildFacts;

const { offlinePage, notice, essentials, assetsPrefix } = BUILD_FACTS;

/** An older copy says more that is wrong than right; the office's number is on the page that stands in for it. */
const COPY_MAX_AGE_S = 30 * 24 * 60 * 60;
/** More than the site has pages, so that all a family reads is kept. */
const COPIES = 40;
/** Files of several builds: a saved page needs those of its own. The site has about 120. */
const ASSETS = 300;

const PAGES_CACHE = 'pages';

/**
 * Whether a page is being fetched ahead of a click. Such a page may be shown minutes later, when the network is back, so
 * it must not be a copy.
 */
const isAhead = ({ headers }: Request) => headers.has('Sec-Purpose') || headers.has('Purpose');

/** What was used the longest time ago goes first; when the device runs out of storage, all of the cache goes. */
const keepAtMost = (limits: { maxEntries: number; maxAgeSeconds?: number }) =>
  // The two libraries' types differ in how they write an absent method.
  new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  // A network that has not begun to answer by then counts as none, if there is a copy.
  networkTimeoutSeconds: 15,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // What follows the question mark changes nothing on this site; campaigns must not fill the storage.
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        return origin + pathname;
      },
      cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
    },
    keepAtMost({ maxEntries: COPIES, maxAgeSeconds: COPY_MAX_AGE_S }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (!cachedResponse || (event instanceof FetchEvent && isAhead(event.request))) return null;
        return withNotice(cachedResponse);
      },
    },
  ],
});

const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    keepAtMost({ maxEntries: ASSETS }),
  ],
});

const files = new NetworkOnly();

/** A page that is whole and says when it was sent. An error, a redirect or a page of unknown age is not kept. */
function isKeepable(response: Response): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return response.status === 200 && !response.redirected && Boolean(isPage) && !Number.isNaN(sentAt(response));
}

/** When the server sent a response, in milliseconds since 1970; NaN when it does not say so. */
function sentAt(response: Response): number {
  return Date.parse(response.headers.get('Date') ?? '');
}

/** A copy with the notice at the top of its body, after the skip link, and otherwise as it was. */
async function withNotice(copy: Response): Promise<Response> {
  const dated = notice.replace(WHEN, formatSchoolMoment(new Date(sentAt(copy))));
  const html = await copy.text();
  const headers = new Headers(copy.headers);
  // They describe the bytes that came over the network.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const top = /<body[^>]*>(?:\s*<a class="skip-link"[^>]*>[^<]*<\/a>)?/;
  return new Response(
    html.replace(top, (start) => start + dated),
    { status: copy.status, headers },
  );
}

/** The page for a visitor without network and without a copy. Its status tells the browser that this is not the page. */
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

/** The pages that would be shown now, by title. The title is HTML already, as it stands in the page. */
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
/** A path with a dot is a file: a document or a feed, which is always asked for afresh and not kept. */
const strategyFor = ({ url }: RouteHandlerCallbackOptions) => (url.pathname.includes('.') ? files : pages);

registerRoute(isNavigation, (options: RouteHandlerCallbackOptions) =>
  strategyFor(options)
    .handle(options)
    .catch(() => (isAhead(options.request) ? Response.error() : answerOffline())),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(assetsPrefix),
  // Storage that fails must not take the page's style with it.
  (options: RouteHandlerCallbackOptions) => assets.handle(options).catch(() => fetch(options.request)),
);

/** Keeps what the offline page is made of. Rejects when a file cannot be had: the browser then tries again later. */
async function keepEssentials(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    essentials.map(async (path) => {
      const [response, done] = assets.handleAll({ event, request: new Request(path) });
      if (!(await response).ok) throw new Error(path);
      await done;
    }),
  );
}

/** Keeps the pages that are open while the worker comes: they were loaded without it. Mostly costs no byte. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) pages.handle({ event, request: new Request(url) }).catch(() => {});
}

// Pages come from the network, so a new worker has nothing to wait for.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepEssentials(event).then(() => keepOpenPages(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
