/** The script of an example form: its button's answer, the progress line, and its height for the page around it. */
export {};

const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
const progress = document.querySelector('progress');
const answer = document.querySelector('output');

addEventListener('input', () => {
  if (progress) progress.value = fields.filter(({ value }) => value.trim() !== '').length;
});
document.querySelector('button')?.addEventListener('click', () => {
  if (answer) answer.textContent = 'This is an example. Nothing was sent.';
});
new ResizeObserver(() => {
  parent.postMessage({ height: document.body.offsetHeight }, location.origin);
}).observe(document.body);
