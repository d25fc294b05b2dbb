/**
 * What is loaded on a visitor's first interaction: each island, and React with it, when it comes near the screen; the
 * tooltips when a control that has one is reached; and, after a pause, the service worker.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';
import { registerServiceWorker } from './service-worker.ts';

/** An island this close to the screen is loaded, so that it is ready when it scrolls into view. */
const NEAR_SCREEN = '300px';
/**
 * The service worker is registered when nothing was pressed for this long. Earlier, it could be installed between a press
 * and the next page, and could not use what the browser had prefetched without it.
 */
const REST_MS = 10_000;

const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  Carousel: () => import('./Carousel.tsx').then((module) => module.Carousel),
  ContactForm: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  NextDates: () => import('./NextDates.tsx').then((module) => module.NextDates),
};

const ignore = () => {};

/** `npm run dev` reloads components in place, for which it needs a script before the first of them. */
async function prepare(): Promise<void> {
  if (import.meta.env.DEV) await import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);
}

const started = new Map<HTMLElement, Promise<void>>();

/** Downloads and hydrates an island, once. After a failed download the next call tries again; an island that broke doesn't. */
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

/** The gallery's dialog. */
export const loadGallery = () => import('./gallery.ts');

function startIslandsInView(): void {
  // An older browser keeps the islands as they were built.
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

/** Loads the script of all tooltips when the first control that has one is reached. */
function watchForTooltips(): void {
  addEventListener('pointerover', loadTooltips);
  addEventListener('focusin', loadTooltips);
}

function loadTooltips(event: Event): void {
  const isReached =
    (event.target instanceof Element && event.target.closest('[data-tooltip]')) ||
    // The pointer or the focus may have moved on while this script was loaded.
    document.querySelector('[data-tooltip]:is(:hover, :focus-visible)');
  if (!isReached) return;
  removeEventListener('pointerover', loadTooltips);
  removeEventListener('focusin', loadTooltips);
  let isPressed = event.type === 'pointerdown';
  const handlePress = () => {
    isPressed = true;
  };
  addEventListener('pointerdown', handlePress, { once: true });
  // A control that was pressed in the meantime needs no explanation any more.
  import('./tooltips.ts').then(({ startTooltips }) => startTooltips(event, isPressed), watchForTooltips);
}

/** Registers the service worker at the visitor's first pause. */
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

/** Starts everything that reacts. The first interaction may itself have reached a control with a tooltip. */
export function startOnInteraction(event: Event): void {
  watchForTooltips();
  loadTooltips(event);
  startIslandsInView();
  registerServiceWorkerAtRest();
}
