/**
 * What comes with the first sign of a visitor: everything that reacts is fetched when an island comes near or a control
 * is reached for, React among it, and the worker for pages without network is registered.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';
import { registerServiceWorker } from './service-worker.ts';

/** An island this far below the screen is fetched, so that it is ready when it arrives. */
const NEAR_SCREEN = '300px';
/**
 * The worker is registered when nothing was pressed for this long. Earlier it would come between a press and its page:
 * what the browser had fetched ahead of the click is of no use to a worker that was not there.
 */
const REST_MS = 10_000;

const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  Carousel: () => import('./Carousel.tsx').then((module) => module.Carousel),
  ContactForm: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  NextDates: () => import('./NextDates.tsx').then((module) => module.NextDates),
};

const ignore = () => {};

/** `npm run dev` reloads components in place; what that needs must be there before the first of them. Else nothing to do. */
async function prepare(): Promise<void> {
  if (import.meta.env.DEV) await import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);
}

const started = new Map<HTMLElement, Promise<void>>();

/** Downloads and hydrates an island, once; after a failed download the next call tries again. One that broke stays as it is. */
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

/** The gallery's dialog, for the first picture that is asked for. */
export const loadGallery = () => import('./gallery.ts');

function startIslandsInView(): void {
  // A browser without it keeps the islands as they were built.
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

/** Registers the worker at the visitor's first rest. */
function registerAtRest(): void {
  let timer = 0;
  const presses = new AbortController();
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      presses.abort();
      registerServiceWorker().catch(ignore);
    }, REST_MS);
  };
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, rest, { capture: true, signal: presses.signal });
  rest();
}

/** Attends to a visitor from now on. The first sign may itself have reached for something. */
export function attend(firstSign: Event): void {
  watchForTooltips();
  loadTooltips(firstSign);
  startIslandsInView();
  registerAtRest();
}
