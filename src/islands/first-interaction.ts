/**
 * Waits for the visitor's first interaction, which loads load-on-first-interaction.ts: until then a page loads no script
 * file. A form that is submitted, or a picture that is clicked, before its script is there waits for it.
 */

/** A page that was only loaded, in a background tab or ahead of time, gets none of these. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
/** After a failed download, the next interaction after this long tries again. */
const RETRY_AFTER_MS = 1000;
/** A submitted form waits this long for its island, as long as the sending itself may take. */
const FORM_LIMIT_MS = 15_000;
/** A clicked picture waits this long for the gallery. */
const GALLERY_LIMIT_MS = 5000;

const ignore = () => {};
const load = () => import('./load-on-first-interaction.ts');

/** The same promise, rejected after this many milliseconds: a download may hang without ever failing. */
function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, limitMs);
    promise.then(resolve, reject);
  });
}

function waitForInteraction(): void {
  for (const type of INTERACTIONS) addEventListener(type, handleInteraction, { capture: true, passive: true });
}

function handleInteraction(event: Event): void {
  for (const type of INTERACTIONS) removeEventListener(type, handleInteraction, true);
  load().then(
    ({ startOnInteraction }) => startOnInteraction(event),
    () => setTimeout(waitForInteraction, RETRY_AFTER_MS),
  );
}

waitForInteraction();

/** A form submitted before its island is hydrated waits for it; the browser doesn't submit it by itself. */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>('[data-island]');
  if (!island || 'ready' in island.dataset) return;
  event.preventDefault();
  const showFailure = (isFailed: boolean) =>
    island.querySelector('[data-start-failed]')?.toggleAttribute('hidden', !isFailed);
  const starting = load().then(({ startIsland }) => startIsland(island));
  // An island that comes too late sends nothing: the visitor has read that it failed, and may have called.
  starting.then(() => showFailure(false), ignore);
  within(FORM_LIMIT_MS, starting).then(
    () => form.requestSubmit(),
    () => showFailure(true),
  );
});

/** A picture of a gallery opens in the dialog; with a modifier key, or without the script, its link opens the file. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-gallery] a');
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || hasModifier || event.defaultPrevented || !('HTMLDialogElement' in window)) return;
  event.preventDefault();
  const opening = load().then(({ loadGallery }) => loadGallery());
  within(GALLERY_LIMIT_MS, opening).then(
    ({ openGallery }) => openGallery(link),
    () => location.assign(link.href),
  );
});
