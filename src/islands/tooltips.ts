/** Tooltips for `data-tooltip`, as Radix Tooltip 1.4 has them (docs/decisions/0006-toast-and-tooltip.md). */

/** The delay from the pointer's arrival on a trigger, or its focus, until its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this long after a tooltip closes, the next one opens without a delay. */
const SKIP_DELAY_MS = 300;
/** Between trigger and tooltip. The tooltip's own area includes it (`before:-inset-2`), so that the pointer can cross it. */
const GAP_PX = 8;

const tip = document.createElement('div');
let open: HTMLElement | undefined;
let pending: { trigger: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined;
/** The trigger under the pointer. Its tooltip can open again only after the pointer has left. */
let hovered: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

const isInTip = (target: EventTarget | null) => target instanceof Node && tip.contains(target);
const triggerOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;

/** Places the tooltip above its trigger, or below if there is no room, and inside the viewport. */
function place(trigger: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = anchor.left + anchor.width / 2 - width / 2;
  const top = anchor.top - GAP_PX - height;
  const rightmost = document.documentElement.clientWidth - width - GAP_PX;
  tip.style.left = `${Math.max(GAP_PX, Math.min(left, rightmost))}px`;
  tip.style.top = `${top < GAP_PX ? anchor.bottom + GAP_PX : top}px`;
}

function show(trigger: HTMLElement): void {
  hide();
  tip.textContent = trigger.dataset['tooltip'] ?? '';
  // Inside the trigger's landmark, for screen reader users who navigate by landmarks.
  (trigger.closest('main, header, footer, nav, section') ?? document.body).append(tip);
  tip.showPopover();
  place(trigger);
  open = trigger;
  trigger.setAttribute('aria-describedby', tip.id);
}

function hide(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  if (!open) return;
  open.removeAttribute('aria-describedby');
  open = undefined;
  tip.hidePopover();
  closedAt = performance.now();
}

/** Shows the tooltip after the delay, or at once if another has just closed. */
function schedule(trigger: HTMLElement): void {
  if (trigger === open) return;
  hide();
  const delay = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
  pending = { trigger, timer: setTimeout(() => show(trigger), delay) };
}

const hideOf = (trigger: HTMLElement | undefined) => {
  if (trigger && (trigger === open || trigger === pending?.trigger)) hide();
};

/** Follows the pointer to a trigger, or away from one. The tooltip is a part of its trigger. */
function handlePointer({ target, pointerType, type }: Pick<PointerEvent, 'target' | 'pointerType' | 'type'>): void {
  if (pointerType === 'touch') return;
  const trigger = isInTip(target) ? open : triggerOf(target);
  if (trigger === hovered) return;
  hideOf(hovered);
  hovered = trigger;
  if (trigger && type !== 'pointerdown') schedule(trigger);
}

function handleFocus({ target }: Pick<FocusEvent, 'target'>): void {
  const trigger = triggerOf(target);
  // Focus from a click doesn't open a tooltip.
  if (trigger?.matches(':focus-visible')) schedule(trigger);
}

/** Starts all tooltips. The event made the page load this script, and its pointer or focus may have reached a trigger. */
export function startTooltips(event: Event): void {
  // Without popover support there are no tooltips. Every control has an accessible name anyway.
  if (!('popover' in tip)) return;
  tip.id = 'tooltip';
  // As a property, Firefox has it only from 119 on.
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  tip.className =
    'inset-auto m-0 max-w-64 overflow-visible rounded-control border border-edge bg-ink px-3 py-1.5 text-label text-ground [box-shadow:var(--shadow-raised)] before:absolute before:-inset-2 print:hidden';

  document.addEventListener('pointerover', handlePointer);
  document.documentElement.addEventListener('pointerleave', handlePointer);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', ({ target }) => hideOf(triggerOf(target)));
  document.addEventListener('pointerdown', ({ target }) => isInTip(target) || hide());
  document.addEventListener('click', ({ target }) => triggerOf(target) && hide());
  addEventListener('scroll', ({ target }) => target instanceof Node && target.contains(open ?? null) && hide(), true);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the tooltip. A menu under it closes with the next Escape.
      if (open) event.preventDefault();
      hide();
    },
    true,
  );

  const reached = (state: string) => document.querySelector(`[data-tooltip]:${state}`);
  if (event instanceof PointerEvent)
    handlePointer({ target: reached('hover'), pointerType: event.pointerType, type: event.type });
  else handleFocus({ target: reached('focus-visible') });
}
