/**
 * Loaded on a visitor's first interaction. Hydrates each island when it comes near the viewport (with React), loads the
 * tooltips when a control that has one is hovered or focused, says whether the office is open, and registers the service
 * worker after a pause.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';
import { registerServiceWorker } from './register-service-worker.ts';

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
const islands: Record<IslandName, () => Promise<Partial<Record<IslandName, ComponentType<never>>>>> = {
  Bill: () => import('./Bill.tsx'),
  Carousel: () => import('./Carousel.tsx'),
  ContactForm: () => import('./ContactForm.tsx'),
  Find: () => import('./Find.tsx'),
  NextDates: () => import('./NextDates.tsx'),
  NextSteps: () => import('./NextSteps.tsx'),
};

const ignore = () => {};

/** `npm run dev` needs this script before the first component, for hot reloading. */
const prepare = () => import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);

const started = new Map<HTMLElement, Promise<void>>();

/**
 * Downloads and hydrates an island once. After a failed download the next call retries. An island that threw isn't
 * retried.
 */
export function startIsland(island: HTMLElement): Promise<void> {
  if ('failed' in island.dataset) return Promise.reject();
  const running = started.get(island);
  if (running) return running;
  const { island: name, props } = island.dataset;
  const load = () => Promise.all([import('./hydrate.tsx'), islands[name as IslandName]()]);
  const starting = (import.meta.env.DEV ? prepare().then(load) : load())
    .then(([{ hydrate }, module]) =>
      hydrate(island, module[name as IslandName] as ComponentType<never>, JSON.parse(props ?? '{}')),
    )
    .catch((reason) => {
      started.delete(island);
      if (import.meta.env.DEV) console.error(reason);
      throw reason;
    });
  started.set(island, starting);
  return starting;
}

export const loadGallery = () => import('./gallery.ts');

/** Starts islands, and the lines that say whether office and school are open, when they come this near to the viewport. */
function startIslandsWithin(rootMargin: string): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        // The module runs once, however often it is imported.
        (target.matches('[data-island]') ? startIsland(target as HTMLElement) : import('./office-hours.ts')).catch(
          ignore,
        );
      }
    },
    { rootMargin },
  );
  for (const place of document.querySelectorAll('[data-island],[data-office-now],[data-school-today]'))
    observer.observe(place);
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

/** Loads the tooltip script when the first control with a tooltip is hovered or focused. */
function watchForTooltips(): void {
  addEventListener('pointerover', loadTooltips);
  addEventListener('focusin', loadTooltips);
}

function loadTooltips(event: Event): void {
  const isReached =
    (event.target instanceof Element && event.target.closest('[data-tooltip]')) ||
    // The pointer or focus may have moved while the script was loading.
    document.querySelector('[data-tooltip]:is(:hover, :focus-visible)');
  if (!isReached) return;
  removeEventListener('pointerover', loadTooltips);
  removeEventListener('focusin', loadTooltips);
  let isPressed = event.type === 'pointerdown';
  const handlePress = () => {
    isPressed = true;
  };
  addEventListener('pointerdown', handlePress, { once: true });
  // A control that was pressed in the meantime needs no tooltip.
  import('./tooltips.ts').then(({ startTooltips }) => startTooltips(event, isPressed), watchForTooltips);
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

/** Starts everything. The first interaction may itself have hovered or focused a control with a tooltip. */
export function startOnInteraction(event: Event): void {
  watchForTooltips();
  loadTooltips(event);
  startIslandsInView();
  registerServiceWorkerAtRest();
}
