/**
 * The script for every page's header, menu, announcement and footer. The page works without it. Each part looks up its
 * own elements and does nothing if they are missing.
 */

import { schoolDay } from '../lib/school-day.ts';
import { readSession, writeSession } from '../lib/session-storage.ts';

/** The header gets a shadow after the page has scrolled this many CSS pixels. */
const HEADER_SHADOW_THRESHOLD_PX = 50;
/**
 * How long a dropdown stays open after the pointer leaves it, so that visitors can cut a corner on the way to an entry.
 */
const DROPDOWN_GRACE_MS = 160;
const root = document.documentElement;

/**
 * Older browsers (before 2023–2024) don't support popovers. They show the menu in place, and `:popover-open` throws.
 */
const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * The button closes this announcement (but not a later one) for the session. The inline script in the head reads the
 * same key. Without storage, the announcement is closed only on this page.
 */
function startBanner(): void {
  const key = `banner-closed:${root.dataset['announcement']}`;
  const hide = () => {
    root.dataset['banner'] = 'closed';
  };
  const hideIfClosed = () => readSession(key) && hide();
  document.querySelector('[data-banner-close]')?.addEventListener('click', () => {
    hide();
    writeSession(key, '1');
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  // It may have been closed on another page while this one was prerendered or in the back/forward cache.
  document.addEventListener('prerenderingchange', hideIfClosed);
  addEventListener('pageshow', hideIfClosed);
}

function startHeaderShadow(): void {
  const header = document.querySelector('[data-site-header]');
  const update = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SHADOW_THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}

/** The wide menu's dropdowns and the small menu's sections. One is open at a time, by pointer, click or keyboard. */
function startSubmenus(menu: HTMLElement): void {
  const toggles = [...menu.querySelectorAll<HTMLElement>('[data-submenu-toggle]')];
  const isSheet = () => hasPopovers && menu.matches(':popover-open');
  const isOpen = (toggle: HTMLElement) => toggle.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: HTMLElement | undefined) => {
    for (const toggle of toggles) toggle.setAttribute('aria-expanded', String(toggle === open));
  };
  setOpen(undefined);

  for (const toggle of toggles) {
    const item = toggle.parentElement as HTMLElement;
    let openedByHover = false;
    let grace = 0;
    item.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(grace);
      if (pointerType !== 'mouse' || isSheet() || isOpen(toggle)) return;
      openedByHover = true;
      setOpen(toggle);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || isSheet()) return;
      grace = window.setTimeout(() => {
        if (isOpen(toggle) && !item.contains(document.activeElement)) setOpen(undefined);
      }, DROPDOWN_GRACE_MS);
    });
    toggle.addEventListener('click', () => {
      // Moving the pointer to the button has already opened the dropdown, so the click keeps it open.
      const isKept = openedByHover && isOpen(toggle);
      openedByHover = false;
      setOpen(isOpen(toggle) && !isKept ? undefined : toggle);
    });
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (!isSheet() && relatedTarget && !item.contains(relatedTarget as Node)) setOpen(undefined);
    });
  }

  addEventListener('keydown', ({ key, defaultPrevented }) => {
    const open = toggles.find(isOpen);
    // A tooltip handles Escape first.
    if (key !== 'Escape' || defaultPrevented || !open || isSheet()) return;
    if (open.parentElement?.contains(document.activeElement)) open.focus();
    setOpen(undefined);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isSheet() && !menu.contains(target as Node)) setOpen(undefined);
  });
  menu.addEventListener('toggle', () => setOpen(undefined));
}

/** The small screens' popover menu. The browser opens and closes it. This adds what the browser leaves out. */
function startMenuSheet(menu: HTMLElement): void {
  const toggle = document.querySelector<HTMLElement>('[data-menu-toggle]');
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    toggle?.setAttribute('aria-expanded', String(isOpen));
    // Light dismiss loses focus, unless the visitor clicked something focusable.
    if (!isOpen && document.activeElement === document.body) toggle?.focus({ preventScroll: true });
  });
  toggle?.setAttribute('aria-expanded', 'false');
  toggle?.setAttribute('aria-controls', menu.id);
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // Focus that leaves the menu would be hidden behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && relatedTarget !== toggle && !menu.contains(relatedTarget as Node)) close();
  });
  matchMedia('(width >= 72rem)').addEventListener('change', close);
}

/**
 * The year in the footer is the current year, not the year of the build. If the visitor's clock is earlier than the
 * build, it is wrong and the build's year stays.
 */
function startYear(): void {
  for (const year of document.querySelectorAll('[data-current-year]')) {
    year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
  }
}

/** Shows what is true on the visitor's day, if the page was built before it. A clock that is slow changes nothing. */
function startDays(): void {
  const update = () => {
    const day = schoolDay(new Date());
    for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
      const { from = '', until = '9' } = element.dataset;
      if (element.hidden ? from <= day && day <= until : until < day) element.hidden = !element.hidden;
    }
  };
  update();
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
}

/** Starts every part. CSS uses `data-frame` to detect that the script controls the menus. */
export function startFrame(): void {
  const menu = document.getElementById('site-menu');
  startBanner();
  startHeaderShadow();
  if (menu) startSubmenus(menu);
  if (menu && hasPopovers) startMenuSheet(menu);
  startDays();
  startYear();
  root.dataset['frame'] = 'ready';
}
