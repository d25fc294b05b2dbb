/** Shows the pictures of a gallery in a `dialog`. Its buttons are at the bottom on a phone, else at the sides. */

const BUTTON =
  'inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center self-center rounded-control px-4 font-bold hover:bg-deep-line';
const ARROW = 'pb-2 font-serif text-h1 leading-none md:row-start-1';
const FULL_SCREEN = 'fixed inset-0 m-0 size-full max-h-none max-w-none border-0 p-4 md:p-8';
const FIGURE = 'col-span-3 flex min-h-0 flex-col justify-center gap-4 md:col-span-1 md:col-start-2 md:row-start-1';
const COLUMNS = 'hidden grid-cols-3 grid-rows-[minmax(0,1fr)_auto] gap-4 open:grid md:grid-cols-[auto_1fr_auto]';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...children);
  return made;
}

/** Opens the dialog at this link's picture. When it closes, the browser returns focus to the link. */
export function openGallery(link: HTMLAnchorElement): void {
  const gallery = link.closest('[data-gallery]');
  const links = [...(gallery?.querySelectorAll('a') ?? [link])];
  let index = links.indexOf(link);

  const image = element('img', 'min-h-0 w-full object-contain');
  const caption = element('figcaption', 'mx-auto max-w-prose text-center font-serif text-h4');
  const counter = element('p', 'tabular-nums');
  const announced = element('div', 'grid gap-1 text-center', [caption, counter]);
  announced.setAttribute('aria-live', 'polite');

  const button = (textContent: string, label: string, place: string, onclick: () => void) => {
    const made = Object.assign(element('button', `${BUTTON} ${place}`), { type: 'button', textContent, onclick });
    // As a property, Firefox has it only from 119 on.
    made.setAttribute('aria-label', label);
    return made;
  };
  const close = button('Close', 'Close', 'col-start-2', () => dialog.close());
  const previous = button('‹', 'Previous', `${ARROW} justify-self-start`, () => moveTo(index - 1));
  const next = button('›', 'Next', `${ARROW} col-start-3 justify-self-end`, () => moveTo(index + 1));
  const isAlone = links.length === 1;

  const dialog = element('dialog', `${FULL_SCREEN} ${COLUMNS} on-deep bg-deep-strong text-on-deep`, [
    element('figure', FIGURE, [image, announced]),
    ...(isAlone ? [close] : [previous, close, next]),
  ]);
  dialog.setAttribute('aria-label', gallery?.getAttribute('aria-label') ?? 'Pictures');

  function moveTo(position: number): void {
    index = (position + links.length) % links.length;
    const shown = links[index];
    const picture = shown?.querySelector('img');
    image.src = shown?.href ?? '';
    image.alt = picture?.alt ?? '';
    image.width = picture?.width ?? 0;
    image.height = picture?.height ?? 0;
    caption.textContent = shown?.closest('figure')?.querySelector('figcaption')?.textContent ?? picture?.alt ?? '';
    counter.textContent = `${index + 1} of ${links.length}`;
  }

  dialog.addEventListener('keydown', ({ key }) => {
    if (isAlone) return;
    if (key === 'ArrowLeft') moveTo(index - 1);
    if (key === 'ArrowRight') moveTo(index + 1);
  });
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = '';
    dialog.remove();
  });

  moveTo(index);
  document.body.append(dialog);
  document.documentElement.style.overflow = 'hidden';
  dialog.showModal();
  close.focus();
}
