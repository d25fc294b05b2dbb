/** Fits the frame of an example form to the height that the example reports, as the script of a form's provider does. */
const LEAST_PX = 300;
const MOST_PX = 5000;
const frame = document.querySelector<HTMLIFrameElement>('[data-form-frame]');

addEventListener('message', ({ source, origin, data }: MessageEvent) => {
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
  const height = Number(data?.height);
  if (!Number.isFinite(height)) return;
  const borders = frame.offsetHeight - frame.clientHeight;
  frame.style.height = `${Math.min(Math.max(height + borders, LEAST_PX), MOST_PX)}px`;
});
