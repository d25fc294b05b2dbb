/**
 * The script for every page's header, menu, announcement and footer. The page works without it. Each part looks up its
 * own elements and does nothing if they are missing.
 */

import { schoolDay, trueAt } from '../lib/dates/school-day.ts';
import { NEWS, type News } from '../lib/notices/news.ts';
import { readStored, writeStored } from '../lib/site/device-storage.ts';

/** The header gets a shadow after the page has scrolled this many CSS pixels. */
const HEADER_SHADOW_THRESHOLD_PX = 50;
/** How long a dropdown stays open after the pointer leaves it, so that a visitor can cut a corner to an entry. */
const DROPDOWN_GRACE_MS = 160;
/** How long a pointer rests before it opens a dropdown. On its way to another link, that one's page is to come first. */
const HOVER_MS = 60;
/**
 * How long the small menu stays open after a tap on a link to another page. If it closed at once, the browser would drop the
 * page that it's prerendering for an entry of an open menu.
 */
const LEAVING_MS = 300;
const root = document.documentElement;

/**
 * Older browsers (before 2023–2024) don't support popovers. They show the menu in place, and `:popover-open` throws.
 */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** A page fetches the announcements when it becomes visible again after this time. */
const NEWS_AGE_MS = 60_000;
/** A few frames, in which a live region becomes known to screen readers. */
const LIVE_REGION_MS = 100;

/** Marks a day in the months of the calendar (components/calendar/CalendarMonths.tsx), and no other. */
export function markDay(day: string): void {
  document.querySelector('td[aria-current]')?.removeAttribute('aria-current');
  for (const cell of document.querySelectorAll(`[data-month="${day.slice(0, 7)}"] td`))
    if (parseInt(`${cell.textContent}`, 10) === Number(day.slice(8))) cell.setAttribute('aria-current', 'date');
}

/**
 * Shows what is true on the visitor's day, if the page was built before it. What was true at the build has no `from`, so a
 * clock that is slow changes nothing, not even the year in the footer.
 */
function showDay(): void {
  const now = new Date();
  const isNow = trueAt(now);
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
    element.hidden = !isNow(element.dataset);
  }
  const day = schoolDay(now);
  const thisYear = day.slice(0, 4);
  for (const year of document.querySelectorAll('[data-current-year]'))
    if (thisYear > String(year.textContent)) year.textContent = thisYear;
  markDay(day);
}

const closedKey = () => `banner-closed:${root.dataset['announcement']}` as const;
const hideBanner = () => {
  root.dataset['banner'] = 'closed';
};

/**
 * Shows the banner unless the visitor has closed its message, on this page or another. The inline script in the head
 * reads the same key. Without storage, the announcement is closed only on this page.
 */
function showBanner(): void {
  const { notice = '' } = document.querySelector<HTMLElement>('[data-notice]:not([hidden])')?.dataset ?? {};
  if (root.dataset['announcement'] !== notice) {
    root.dataset['announcement'] = notice;
    delete root.dataset['banner'];
  }
  if (readStored('session', closedKey())) hideBanner();
}

/** Replaces the banner by what is announced now. */
function announce(news: readonly News[]): void {
  // The line of today needs them too (islands/office-hours.ts).
  dispatchEvent(new CustomEvent('news', { detail: news }));
  const current: Omit<News, 'from'> = news.find(trueAt(new Date())) ?? { until: '0', message: '' };
  const { message, link, others = [], ...days } = current;
  if (message === root.dataset['announcement']) return;
  const [banner, ...later] = document.querySelectorAll<HTMLElement>('[data-notice]');
  if (!banner) return;
  for (const other of later) other.remove();
  Object.assign(banner.dataset, days, { notice: message });
  banner.hidden = !message;
  const text = banner.querySelector('p') as HTMLElement;
  text.ariaLive = days.type === 'closing' ? 'assertive' : 'polite';
  showBanner();
  // Screen readers may miss a message that comes together with its live region.
  setTimeout(() => {
    text.textContent = message;
    for (const part of link ? [link] : others)
      text.append(' ', Object.assign(document.createElement(link ? 'a' : 'span'), part));
  }, LIVE_REGION_MS);
}

/** Keeps what depends on the day, and the banner, right on a page that is open for long or is restored. */
function startDays(): void {
  let askedAt = Date.now();
  const refresh = ({ persisted }: Partial<PageTransitionEvent>) => {
    try {
      showDay();
    } catch {
      // A browser without time zones shows the page as it was built.
    }
    // It may have been closed on another page while this one was prerendered or in the back/forward cache.
    showBanner();
    if (document.hidden || !navigator.onLine || (!persisted && Date.now() - askedAt < NEWS_AGE_MS)) return;
    askedAt = Date.now();
    fetch(NEWS)
      .then((response) => response.json())
      .then(announce)
      // Without network, the page stays as it is.
      .catch(() => {});
  };
  refresh({});
  // The last two events occur at the document and may not bubble.
  for (const type of ['pageshow', 'visibilitychange', 'prerenderingchange']) addEventListener(type, refresh, true);
  for (const button of document.querySelectorAll('[data-notice] [data-tooltip]')) {
    button.addEventListener('click', () => {
      hideBanner();
      writeStored('session', closedKey(), '1');
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  }
}

function startHeaderShadow(): void {
  const header = document.querySelector('[data-site-header]');
  const update = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SHADOW_THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  // Reading the position now would lay the page out once more, before the first picture.
  requestAnimationFrame(update);
}

/** The wide menu's dropdowns and the small menu's sections. One is open at a time, by pointer, click or keyboard. */
function startSubmenus(menu: HTMLElement): void {
  const toggles = [...document.querySelectorAll<HTMLElement>('[aria-controls^=submenu]')];
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
      grace = window.setTimeout(() => {
        openedByHover = !isOpen(toggle);
        setOpen(toggle);
      }, HOVER_MS);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      clearTimeout(grace);
      if (pointerType !== 'mouse' || isSheet()) return;
      grace = window.setTimeout(() => {
        if (isOpen(toggle) && !item.contains(document.activeElement)) setOpen(undefined);
      }, DROPDOWN_GRACE_MS);
    });
    toggle.addEventListener('click', () => {
      // Opening would undo an Escape that comes before the pointer has rested.
      clearTimeout(grace);
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
    if (!isSheet() && !toggles.some(({ parentElement }) => parentElement?.contains(target as Node))) setOpen(undefined);
  });
  menu.addEventListener('toggle', () => setOpen(undefined));
}

/** The small screens' popover menu. The browser opens and closes it. This adds what the browser leaves out. */
function startMenuSheet(menu: HTMLElement): void {
  const toggle = document.querySelector<HTMLElement>('[data-menu-toggle]');
  const close = () => menu.togglePopover(false);
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    toggle?.setAttribute('aria-expanded', String(isOpen));
    const { activeElement } = document;
    // Closing loses focus, unless the visitor clicked something focusable. Firefox and WebKit may notice it only later.
    const isLost = activeElement === document.body || menu.contains(activeElement);
    if (!isOpen && isLost) toggle?.focus({ preventScroll: true });
  });
  toggle?.setAttribute('aria-expanded', 'false');
  toggle?.setAttribute('aria-controls', menu.id);
  menu.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link) setTimeout(close, link.hash ? 0 : LEAVING_MS);
  });
  addEventListener('pagehide', close);
  // Focus that leaves the menu would be hidden behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && relatedTarget !== toggle && !menu.contains(relatedTarget as Node)) close();
  });
  matchMedia('(width >= 74rem)').addEventListener('change', close);
}

/** The Network Information API, which only Chromium has. */
type Connection = { saveData: boolean; effectiveType: string };

/** Marks a visitor who saves data or has a slow line, so that no page is loaded ahead (speculation-rules.ts). */
function startLine(): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) root.dataset['line'] = 'slow';
}

/** Starts every part. CSS uses `data-frame` to detect that the script controls the menus. */
export function startFrame(): void {
  const menu = document.getElementById('site-menu');
  startHeaderShadow();
  if (menu) startSubmenus(menu);
  if (menu && hasPopovers) startMenuSheet(menu);
  startDays();
  startLine();
  root.dataset['frame'] = 'ready';
}
