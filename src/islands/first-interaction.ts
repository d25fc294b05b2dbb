/** Loads scripts on the visitor's first interaction. What is used before its script has loaded waits for it. */

/** None of these fire on a page that is only loaded in a background tab or prerendered. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
/** After a failed download, interactions within this time don't trigger a retry. */
const RETRY_AFTER_MS = 1000;
/** How long a submitted form waits for its island, whose download can hang without failing. Sending has the same limit. */
const FORM_LIMIT_MS = 15_000;

const ignore = () => {};
const load = () => import('./load-on-first-interaction.ts');

function waitForInteraction(): void {
  for (const type of INTERACTIONS) addEventListener(type, handleInteraction, { capture: true, passive: true });
}

function handleInteraction(event: Event): void {
  for (const type of INTERACTIONS) removeEventListener(type, handleInteraction, true);
  // From now on the drawings below are read (styles/base.css).
  document.documentElement.dataset['touched'] = '';
  load().then(
    ({ startOnInteraction }) => startOnInteraction(event),
    () => setTimeout(waitForInteraction, RETRY_AFTER_MS),
  );
}

waitForInteraction();

/** The answer that an address asks for, and the calendar's large one, appear without an interaction. */
const answer = document.querySelector<HTMLElement>('[data-island=Find], [data-island=Bill], h1 ~ [data-school-today]');
if (answer && (location.search || 'schoolToday' in answer.dataset))
  load()
    .then(({ startPart }) => startPart(answer))
    .catch(ignore);

/** A form that is submitted before its island is hydrated waits for it. The browser doesn't submit it. */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>('[data-island]');
  if (!island || 'ready' in island.dataset) return;
  event.preventDefault();
  const showFailure = (isFailed: boolean) =>
    island.querySelector('[data-start-failed]')?.toggleAttribute('hidden', !isFailed);
  const starting = load().then(({ startIsland }) => startIsland(island));
  // An island that loads too late sends nothing: the visitor has read that it failed, and may have called instead.
  starting.then(() => showFailure(false), ignore);
  const limit = new Promise((_, reject) => setTimeout(reject, FORM_LIMIT_MS));
  Promise.race([starting, limit]).then(
    () => form.requestSubmit(),
    () => showFailure(true),
  );
});

/** A button that sends or copies, or is pressed before its island is hydrated, acts once its script has loaded. */
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>(
    '[data-island]:not([data-ready]) [type=button],[data-copied]',
  );
  if (button)
    load()
      .then(({ press }) => press(button))
      .catch(ignore);
});
