/** Starts the tooltips and each island that comes near the viewport, and later registers the service worker. */
import type { ComponentType } from 'react';
import { registerServiceWorker } from './register-service-worker.ts';
import { send } from './send.ts';
import { startTooltips } from './tooltips.ts';

/**
 * An island this close to the viewport is loaded, so that it is ready when it scrolls into view. Before the visitor scrolls,
 * only islands in view are: a visitor on the way to a link in the header needs the line for the next page.
 */
const NEAR_SCREEN = '300px';
/**
 * The service worker is registered on the second page of a visit, after this long without a press. If it were installed
 * between a press and the next page, it couldn't use what the browser had prefetched.
 */
const REST_MS = 3000;

/** Each module exports the island by its name. */
const islands: Record<string, () => Promise<Record<string, unknown>>> = {
  Bill: () => import('./Bill.tsx'),
  Carousel: () => import('./Carousel.tsx'),
  ContactForm: () => import('./ContactForm.tsx'),
  Find: () => import('./Find.tsx'),
  NextSteps: () => import('./NextSteps.tsx'),
};

const ignore = () => {};

/** `npm run dev` needs this script before the first component, for hot reloading. */
const prepare = () => import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);

const started = new Map<HTMLElement, Promise<void>>();

/** Hydrates an island once. After a failed download the next call retries, but not an island that threw. */
export function startIsland(island: HTMLElement): Promise<void> {
  if ('failed' in island.dataset) return Promise.reject();
  const running = started.get(island);
  if (running) return running;
  const { island: name = '', props } = island.dataset;
  const load = () => Promise.all([import('./hydrate.tsx'), islands[name]?.()]);
  const starting = (import.meta.env.DEV ? prepare().then(load) : load())
    .then(([{ hydrate }, module]) => hydrate(island, module?.[name] as ComponentType<never>, JSON.parse(props ?? '{}')))
    .catch((reason) => {
      started.delete(island);
      if (import.meta.env.DEV) console.error(reason);
      throw reason;
    });
  started.set(island, starting);
  return starting;
}

/** Starts an island, or the lines of today, whose module runs once, however often it is imported. */
export const startPart = (part: Element): Promise<unknown> =>
  part.matches('[data-island]') ? startIsland(part as HTMLElement) : import('./office-hours.ts');

/** Starts islands, and the lines that say whether office and school are open, when they come this near to the viewport. */
function startIslandsWithin(rootMargin: string): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) startPart(target).catch(ignore);
      }
    },
    { rootMargin },
  );
  // The line above hours isn't displayed on most days, but its section is.
  for (const place of document.querySelectorAll('[data-island],[data-office-now],[data-school-today]'))
    observer.observe((place.matches('[data-school-today=closing]') && place.closest('section')) || place);
  return observer;
}

function startIslandsInView(): void {
  // Older browsers keep the built HTML.
  if (!('IntersectionObserver' in window)) return;
  const observer = startIslandsWithin('0px');
  const handleScroll = () => {
    observer.disconnect();
    startIslandsWithin(NEAR_SCREEN);
  };
  addEventListener('scroll', handleScroll, { once: true, passive: true });
  if (scrollY > 0) handleScroll();
}

/** Registers the service worker when a visitor who came from another page of the site first pauses. */
function registerServiceWorkerAtRest(): void {
  if (!document.referrer.startsWith(location.origin)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      removeEventListener('pointerdown', restart, true);
      registerServiceWorker().catch(ignore);
    }, REST_MS);
  };
  addEventListener('pointerdown', restart, true);
  restart();
}

/** Where a closing that is sent on can be checked. */
const CLOSINGS_PATH = '/resources/calendar#emergency';

/** Copies the address before a button. A browser that refuses has it selected. */
async function copyAddress(address: Element): Promise<boolean> {
  getSelection()?.selectAllChildren(address);
  await navigator.clipboard.writeText(address.textContent);
  return true;
}

/** Sends a closing or copies an address, and says on the button that it was copied. Others wait for their island. */
export async function press(button: HTMLElement): Promise<void> {
  const { copied } = button.dataset;
  const { notice } = button.closest<HTMLElement>('[data-notice]')?.dataset ?? {};
  const link = location.origin + CLOSINGS_PATH;
  if (copied === undefined) {
    await startIsland(button.closest('[data-island]') as HTMLElement);
    button.click();
  } else if (await (notice ? send(`${notice} ${link}`, link) : copyAddress(button.previousElementSibling as Element)))
    button.textContent = copied;
}

/** Starts everything. Where the link to Find asks something, on the page of a missing address, its answers are offered. */
export function startOnInteraction(event: Event): void {
  startTooltips(event);
  startIslandsInView();
  const find = document.querySelector<HTMLAnchorElement>('[data-find][href*="?"]');
  if (find) import('./offer-answers.ts').then(({ offerAnswers }) => offerAnswers(find)).catch(ignore);
  registerServiceWorkerAtRest();
}
