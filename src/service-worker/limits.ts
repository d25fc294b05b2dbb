/** How many pages the service worker keeps: more than the site has, so that every page a family reads is kept. */
export const COPIES = 40;
/** An older copy is probably out of date. The offline page shows the office's phone number instead. */
export const COPY_MAX_DAYS = 30;
