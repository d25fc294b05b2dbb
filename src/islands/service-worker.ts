// TypeScript's library does not know Trusted Types yet.
declare const trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined;

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
  // The pages' policy knows this name (`server/headers.ts`).
  const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules);
  await navigator.serviceWorker.register(policy.createScriptURL(ADDRESS));
}
