/**
 * Loaded on a visitor's first interaction. Hydrates each island when it comes near the viewport (with React), loads the
 * tooltips when a control that has one is hovered or focused, and registers the service worker after a pause.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';
import { registerServiceWorker } from './service-worker.ts';

/** An island this close to the viewport is loaded, so that it is ready when it scrolls into view. */
const NEAR_SCREEN = '300px';
/**
 * The service worker is registered after this long without a press. If it were installed between a press and the next
 * page, it couldn't use what the browser had prefetched.
 */
const REST_MS = 10_000;

const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  Carousel: () => import('./Carousel.tsx').then((module) => module.Carousel),
  ContactForm: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  NextDates: () => import('./NextDates.tsx').then((module) => module.NextDates),
};

const ignore = () => {};

/** `npm run dev` needs this script before the first component, for hot reloading. */
async function prepare(): Promise<void> {
  if (import.meta.env.DEV) await import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);
}

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
  const starting = prepare()
    .then(() => Promise.all([import('./hydrate.tsx'), islands[name as IslandName]()]))
    .then(([{ hydrate }, Island]) => hydrate(island, Island, JSON.parse(props ?? '{}')))
    .catch((reason) => {
      started.delete(island);
      if (import.meta.env.DEV) console.error(reason);
      throw reason;
    });
  started.set(island, starting);
  return starting;
}

export const loadGallery = () => import('./gallery.ts');

function startIslandsInView(): void {
  // Older browsers keep the built HTML.
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) startIsland(target as HTMLElement).catch(ignore);
    },
    { rootMargin: NEAR_SCREEN },
  );
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);
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

/** Registers the service worker when the visitor first pauses. */
function registerServiceWorkerAtRest(): void {
  let timer = 0;
  const presses = new AbortController();
  const restart = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      presses.abort();
      registerServiceWorker().catch(ignore);
    }, REST_MS);
  };
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, restart, { capture: true, signal: presses.signal });
  restart();
}

/** Starts everything. The first interaction may itself have hovered or focused a control with a tooltip. */
export function startOnInteraction(event: Event): void {
  watchForTooltips();
  loadTooltips(event);
  startIslandsInView();
  registerServiceWorkerAtRest();
}
