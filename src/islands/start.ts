/**
 * The script that waits: it starts what reacts to a visitor, when a visitor is there to react to. Until then a page loads
 * this file and no other; everything else, React among it, is fetched when an island comes near or a control is reached
 * for.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';
import { registerServiceWorker } from './service-worker.ts';

/** An island this far below the screen is fetched, so that it is ready when it arrives. */
const NEAR_SCREEN = '300px';
/** A form that was sent waits this long for its island, as long as the sending itself may take. */
const FORM_LIMIT_MS = 15_000;
/** A picture that was asked for waits this long for the gallery. */
const GALLERY_LIMIT_MS = 5000;
/** What shows that somebody is there. A page that was only loaded, in a background tab or ahead of time, stays light. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  Carousel: () => import('./Carousel.tsx').then((module) => module.Carousel),
  ContactForm: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  NextDates: () => import('./NextDates.tsx').then((module) => module.NextDates),
};

/** `npm run dev` reloads components in place; what that needs must be there before the first of them. Else nothing to do. */
async function prepare(): Promise<void> {
  if (import.meta.env.DEV) await import(/* @vite-ignore */ `${'/@id'}/astro:scripts/before-hydration.js`);
}

/** The same promise, given up after this many milliseconds: a download may hang without ever failing. */
function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, limitMs);
    promise.then(resolve, reject);
  });
}

const started = new Map<HTMLElement, Promise<void>>();

/** Downloads and hydrates an island, once; after a failed download the next call tries again. One that broke stays as it is. */
function startIsland(island: HTMLElement): Promise<void> {
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

const ignore = () => {};

function startIslandsInView(): void {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, startIslandsInView, true);
  registerServiceWorker().catch(ignore);
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

for (const sign of SIGNS_OF_LIFE) addEventListener(sign, startIslandsInView, { capture: true, passive: true });

/** A form sent before its island has started waits for it; nothing is lost and nothing leaves by the browser's own way. */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>('[data-island]');
  if (!island || 'ready' in island.dataset) return;
  event.preventDefault();
  const showFailure = (isFailed: boolean) =>
    island.querySelector('[data-start-failed]')?.toggleAttribute('hidden', !isFailed);
  const starting = startIsland(island);
  // An island that comes too late sends nothing: the visitor has been told, and may have called.
  starting.then(() => showFailure(false), ignore);
  within(FORM_LIMIT_MS, starting).then(
    () => form.requestSubmit(),
    () => showFailure(true),
  );
});

/** The first control with a tooltip that is reached for brings the script of all tooltips. */
function startTooltips(event: Event): void {
  const trigger = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
  if (!trigger) return;
  removeEventListener('pointerover', startTooltips);
  removeEventListener('focusin', startTooltips);
  let isPressed = false;
  const handlePress = () => {
    isPressed = true;
  };
  addEventListener('pointerdown', handlePress, { once: true });
  // A control that was pressed in the meantime needs no explanation any more.
  import('./tooltips.ts').then(({ watchTooltips }) => watchTooltips(trigger, event, isPressed), ignore);
}

addEventListener('pointerover', startTooltips);
addEventListener('focusin', startTooltips);

/** A picture of a gallery opens in the dialog; with a modifier key, or without the script, its link opens the file. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-gallery] a');
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || hasModifier || event.defaultPrevented || !('HTMLDialogElement' in window)) return;
  event.preventDefault();
  within(GALLERY_LIMIT_MS, import('./gallery.ts')).then(
    ({ openGallery }) => openGallery(link),
    () => location.assign(link.href),
  );
});
