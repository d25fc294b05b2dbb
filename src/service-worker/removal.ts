/** The kill switch: the worker of a site built with PUBLIC_SERVICE_WORKER=off. It deletes the caches and unregisters. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

self.addEventListener('activate', (event) => {
  // The worker unregisters even if deleting fails.
  const unregister = () => self.registration.unregister();
  event.waitUntil(remove().then(unregister, unregister));
});

export {};
