/**
 * The script that waits. Until a visitor is there a page loads no file of script. The first sign of one brings attend.ts,
 * which starts what comes near and what is reached for; what cannot wait for it is held here until it has come.
 */

/** What shows that somebody is there. A page that was only loaded, in a background tab or ahead of time, stays light. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
/** After a download that failed, signs are heeded again after this long. */
const RETRY_AFTER_MS = 1000;
/** A form that was sent waits this long for its island, as long as the sending itself may take. */
const FORM_LIMIT_MS = 15_000;
/** A picture that was asked for waits this long for the gallery. */
const GALLERY_LIMIT_MS = 5000;

const ignore = () => {};
const loadAttention = () => import('./attend.ts');

/** The same promise, given up after this many milliseconds: a download may hang without ever failing. */
function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, limitMs);
    promise.then(resolve, reject);
  });
}

function waitForVisitor(): void {
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, handleSign, { capture: true, passive: true });
}

function handleSign(event: Event): void {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, handleSign, true);
  loadAttention().then(
    ({ attend }) => attend(event),
    () => setTimeout(waitForVisitor, RETRY_AFTER_MS),
  );
}

waitForVisitor();

/** A form sent before its island has started waits for it; nothing is lost and nothing leaves by the browser's own way. */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>('[data-island]');
  if (!island || 'ready' in island.dataset) return;
  event.preventDefault();
  const showFailure = (isFailed: boolean) =>
    island.querySelector('[data-start-failed]')?.toggleAttribute('hidden', !isFailed);
  const starting = loadAttention().then(({ startIsland }) => startIsland(island));
  // An island that comes too late sends nothing: the visitor has been told, and may have called.
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
  const opening = loadAttention().then(({ loadGallery }) => loadGallery());
  within(GALLERY_LIMIT_MS, opening).then(
    ({ openGallery }) => openGallery(link),
    () => location.assign(link.href),
  );
});
