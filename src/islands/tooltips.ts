/**
 * Tooltips for every element with `data-tooltip`, without a library. The timings and rules are those of Radix Tooltip
 * 1.4 (docs/decisions/0006-toast-and-tooltip.md). All triggers share one element.
 */

/** The delay from the pointer's first move over a trigger, or its focus, until its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this long after a tooltip closes, the next one opens without a delay. */
const SKIP_DELAY_MS = 300;
const GAP_PX = 8;
/** How far the pointer may stray from the straight path to the tooltip. */
const GRACE_PADDING_PX = 5;

type Point = { x: number; y: number };

const tip = document.createElement('div');
let open: HTMLElement | undefined;
let pending: { trigger: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined;
/** The trigger under the pointer, if it has been handled. It can open again only after the pointer has left. */
let visited: HTMLElement | undefined;
/**
 * The pointer's last position over the trigger or the tooltip. From there it moves to the other one or leaves.
 * Undefined if the keyboard opened the tooltip, because pointer moves don't close it then.
 */
let exit: Point | undefined;
/** The pointer's last position, for a tooltip that opens while it rests. */
let pointer: Point = { x: 0, y: 0 };
let closedAt = Number.NEGATIVE_INFINITY;
let isPointerDown = false;

const triggerOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;

function cancelPending(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
}

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

function show(trigger: HTMLElement, from?: Point): void {
  cancelPending();
  const text = trigger.dataset['tooltip'];
  if (!text || open === trigger) return;
  hide();
  tip.textContent = text;
  // Inside the trigger's landmark, for screen reader users who navigate by landmarks.
  (trigger.closest('dialog, main, header, footer, nav, section') ?? document.body).append(tip);
  tip.showPopover();
  place(trigger);
  open = trigger;
  exit = from;
  const described = trigger.getAttribute('aria-describedby');
  trigger.setAttribute('aria-describedby', described ? `${described} ${tip.id}` : tip.id);
}

function hide(): void {
  cancelPending();
  exit = undefined;
  if (!open) return;
  const others = open
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((id) => id !== tip.id)
    .join(' ');
  if (others) open.setAttribute('aria-describedby', others);
  else open.removeAttribute('aria-describedby');
  open = undefined;
  tip.hidePopover();
  closedAt = performance.now();
}

function enter(trigger: HTMLElement, sinceMs = performance.now()): void {
  visited = trigger;
  if (open || performance.now() - closedAt < SKIP_DELAY_MS) {
    show(trigger, pointer);
    return;
  }
  cancelPending();
  const timer = setTimeout(() => show(trigger, pointer), sinceMs + OPEN_DELAY_MS - performance.now());
  pending = { trigger, timer };
}

const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect, padding = 0) =>
  x >= left - padding && x <= right + padding && y >= top - padding && y <= bottom + padding;

/** Which side of the line from `a` to `b` a point lies on. */
const side = (point: Point, a: Point, b: Point) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** Whether the pointer is in the box, or in the triangle between its exit point and the box. */
function isOnTheWay(point: Point, from: Point, box: DOMRect): boolean {
  if (isInside(point, box) || Math.hypot(point.x - from.x, point.y - from.y) <= GRACE_PADDING_PX) return true;
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ];
  return corners.some((corner, index) => isInTriangle(point, from, corner, corners[(index + 1) % 4] ?? corner));
}

function handlePointerMove({ target, clientX: x, clientY: y, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const point = { x, y };
  pointer = point;
  const trigger = triggerOf(target);
  if (visited && trigger !== visited) {
    // The pointer left before the tooltip opened.
    if (pending?.trigger === visited) cancelPending();
    visited = undefined;
  }
  if (open) {
    if (trigger === open || (target instanceof Node && tip.contains(target))) {
      exit = point;
      visited = trigger ?? visited;
      return;
    }
    const from = exit;
    if (from && [tip, open].some((box) => isOnTheWay(point, from, box.getBoundingClientRect()))) return;
    if (from && !trigger) {
      hide();
      return;
    }
  }
  if (trigger && trigger !== visited) enter(trigger);
}

/** Shows the tooltip of a focused trigger after the delay, or at once if another has just closed. */
function showForFocus(trigger: HTMLElement): void {
  cancelPending();
  if (performance.now() - closedAt < SKIP_DELAY_MS) show(trigger);
  else pending = { trigger, timer: setTimeout(() => show(trigger), OPEN_DELAY_MS) };
}

function handleFocusIn({ target }: FocusEvent): void {
  const trigger = triggerOf(target);
  // Focus from a click doesn't open a tooltip.
  if (trigger && !isPointerDown) showForFocus(trigger);
}

/**
 * Starts all tooltips, and opens the one of the control that is now hovered or focused.
 * @param event The event that made the page load this script.
 * @param isPressed Whether anything was pressed since then.
 */
export function startTooltips(event: Event, isPressed: boolean): void {
  // Without popover support there are no tooltips. Every control has an accessible name anyway.
  if (!('popover' in tip)) return;
  tip.id = 'tooltip';
  // As a property, Firefox has it only from 119 on.
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  tip.className =
    'inset-auto m-0 max-w-64 rounded-control border border-edge bg-ink px-3 py-1.5 text-label text-ground shadow-raised print:hidden';

  document.addEventListener('pointermove', handlePointerMove);
  document.documentElement.addEventListener('pointerleave', () => {
    visited = undefined;
    if (pending || exit) hide();
  });
  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', ({ target }) => {
    const trigger = triggerOf(target);
    if (trigger && (trigger === open || trigger === pending?.trigger)) hide();
  });
  document.addEventListener('pointerdown', (event) => {
    isPointerDown = true;
    if (!(event.target instanceof Node && tip.contains(event.target))) hide();
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => {
      isPointerDown = false;
    });
  }
  document.addEventListener('click', ({ target }) => {
    if (triggerOf(target)) hide();
  });
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!open || !(target instanceof Node) || !target.contains(open)) return;
      hide();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the tooltip. A dialog or menu under it closes with the next Escape.
      if (open) event.preventDefault();
      hide();
    },
    true,
  );

  const focused = document.querySelector<HTMLElement>('[data-tooltip]:focus-visible');
  const hovered = document.querySelector<HTMLElement>('[data-tooltip]:hover');
  if (isPressed) {
    visited = hovered ?? undefined;
  } else if (focused) {
    showForFocus(focused);
  } else if (hovered && event instanceof PointerEvent && event.pointerType !== 'touch') {
    pointer = { x: event.clientX, y: event.clientY };
    enter(hovered, event.timeStamp);
  }
}
