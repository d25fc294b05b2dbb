/** The script of an example form: its button's answer, and its height for the page around it. */
export {};

const answer = document.querySelector('output');

document.querySelector('button')?.addEventListener('click', () => {
  if (answer) answer.textContent = 'This is an example. Nothing was sent.';
});
new ResizeObserver(() => {
  parent.postMessage({ height: document.body.offsetHeight }, location.origin);
}).observe(document.body);
