import { createTrustedPolicy } from '../lib/trusted-types.ts';

/** The one address that may become a service worker. `server/headers.ts` has it asked for afresh each time. */
const ADDRESS = '/sw.js';

const rules = {
  createScriptURL: (address: string) => {
    if (address === ADDRESS) return address;
    throw new TypeError();
  },
};

/**
 * Brings the worker that keeps pages for a time without network. Rejects where there is none to be had: an old browser,
 * plain http, storage that is blocked. A page is whole without it, so nobody needs to know.
 */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.PUBLIC_SERVICE_WORKER === 'off') return;
  const policy = createTrustedPolicy('service-worker', rules);
  await navigator.serviceWorker.register(policy.createScriptURL(ADDRESS));
}
