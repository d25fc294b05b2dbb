/**
 * Shows the start of what follows a form in its frame. Fits the frame of an example form to the height that the example
 * reports, as the script of a form's provider does.
 */
const LEAST_PX = 300;
const MOST_PX = 5000;
/** On a wide screen it is at least as high as the form that the specification names. */
const isWide = matchMedia('(width >= 40rem)');
const frame = document.querySelector<HTMLIFrameElement>('[data-form-frame]');

addEventListener('message', ({ source, origin, data }: MessageEvent) => {
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
  const height = Number(data?.height);
  if (!Number.isFinite(height)) return;
  const borders = frame.offsetHeight - frame.clientHeight;
  const least = isWide.matches ? Number(frame.height) : LEAST_PX;
  frame.style.height = `${Math.min(Math.max(height + borders, least), MOST_PX)}px`;
});

frame?.addEventListener('load', () => {
  // With the focus in the frame, it is a page of thanks, or the form's next page, whose start has scrolled away.
  if (document.activeElement === frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
});
