/**
 * The kill switch: the worker of a site that is built with PUBLIC_SERVICE_WORKER=off. A browser that has the other one
 * gets this one at its next visit; it has no fetch handler, so that from then on all comes from the network, clears what
 * was kept, and goes.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

self.addEventListener('activate', (event) => {
  // Whatever fails in clearing, the worker goes.
  const unregister = () => self.registration.unregister();
  event.waitUntil(remove().then(unregister, unregister));
});

export {};
