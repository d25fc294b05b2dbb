/**
 * The script that waits: it starts what reacts to a visitor, when a visitor is there to react to. Until then a page loads
 * this file and no other; everything else, React among it, is fetched when an island comes near or a control is reached
 * for.
 */
import type { ComponentType } from 'react';
import type { IslandName } from './island-props.ts';

/** An island this far below the screen is fetched, so that it is ready when it arrives. */
const NEAR_SCREEN = '300px';
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

const started = new Map<HTMLElement, Promise<void>>();

/** Downloads and hydrates an island, once; after a failed download the next call tries again. */
function startIsland(island: HTMLElement): Promise<void> {
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
  startIsland(island).then(
    () => form.requestSubmit(),
    () => island.querySelector('[data-start-failed]')?.removeAttribute('hidden'),
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
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./gallery.ts').then(
    ({ openGallery }) => openGallery(link),
    () => location.assign(link.href),
  );
});
