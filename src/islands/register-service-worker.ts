// TypeScript's DOM library doesn't include Trusted Types yet.
declare const trustedTypes: { createPolicy: <Rules>(name: string, rules: Rules) => Rules } | undefined;

/** The only URL that may become a service worker. `hosting/headers.ts` makes browsers revalidate it every time. */
const ADDRESS = '/sw.js';

/** Whatever is passed, only that URL comes out. */
const rules: { createScriptURL: (address: string) => string } = { createScriptURL: () => ADDRESS };

/** Registers the service worker. Rejects where there can be none, which callers may ignore: pages work without it. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.PUBLIC_SERVICE_WORKER === 'off') return;
  // The Content Security Policy allows this name (`hosting/headers.ts`).
  const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules);
  await navigator.serviceWorker.register(policy.createScriptURL(ADDRESS));
}
