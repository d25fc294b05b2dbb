/**
 * The script of every page's frame: what HTML and CSS cannot do by themselves. The page is whole without it, so each part
 * looks for its own elements and leaves the rest alone.
 */

import { readSession, writeSession } from '../lib/session-storage.ts';

/** The header gains its shadow once the page is scrolled more than this many CSS pixels. */
const HEADER_SHADOW_THRESHOLD_PX = 50;
/** How long a dropdown stays when the pointer leaves it, so that a corner may be cut on the way to an entry. */
const DROPDOWN_GRACE_MS = 160;
const root = document.documentElement;

/** Browsers before 2023 and 2024 have none: there the menu stands in place, and asking for an open one is an error. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * The button closes the announcement for the session: this message, not the next one. The early script in the page's head
 * reads the same key; without storage the announcement is closed on this page only.
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
  // It may have been closed elsewhere while this page was prerendered or in the back/forward cache.
  document.addEventListener('prerenderingchange', hideIfClosed);
  addEventListener('pageshow', hideIfClosed);
}

function startHeaderShadow(): void {
  const header = document.querySelector('[data-site-header]');
  const update = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SHADOW_THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}

/** Dropdowns of the wide menu and sections of the small one: one open at a time, by pointer, click and keyboard. */
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
      // The pointer on its way to the button has opened the dropdown already: the click keeps it.
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
    // A tooltip has the first claim on Escape.
    if (key !== 'Escape' || defaultPrevented || !open || isSheet()) return;
    if (open.parentElement?.contains(document.activeElement)) open.focus();
    setOpen(undefined);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isSheet() && !menu.contains(target as Node)) setOpen(undefined);
  });
  menu.addEventListener('toggle', () => setOpen(undefined));
}

/** The small screen's sheet: the browser opens and closes it; this adds what it leaves out. */
function startMenuSheet(menu: HTMLElement): void {
  const toggle = document.querySelector<HTMLElement>('[data-menu-toggle]');
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    toggle?.setAttribute('aria-expanded', String(isOpen));
    // A press beside the sheet closes it and leaves the focus nowhere, unless it leads somewhere itself.
    if (!isOpen && document.activeElement === document.body) toggle?.focus({ preventScroll: true });
  });
  toggle?.setAttribute('aria-expanded', 'false');
  toggle?.setAttribute('aria-controls', menu.id);
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // Focus that walks out of the sheet would be hidden behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && relatedTarget !== toggle && !menu.contains(relatedTarget as Node)) close();
  });
  matchMedia('(width >= 72rem)').addEventListener('change', close);
}

/** The year in the footer is the visitor's, not the year of the build; but a clock that is behind the build is wrong. */
function startYear(): void {
  for (const year of document.querySelectorAll('[data-current-year]')) {
    year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
  }
}

/** Starts every part of the frame. CSS reads `data-frame` to know that menus are in the script's hands. */
export function startFrame(): void {
  const menu = document.getElementById('site-menu');
  startBanner();
  startHeaderShadow();
  if (menu) startSubmenus(menu);
  if (menu && hasPopovers) startMenuSheet(menu);
  startYear();
  root.dataset['frame'] = 'ready';
}
