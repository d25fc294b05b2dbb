/**
 * Line icons from Lucide (src/assets/licenses/). Each is a constant, so that a script has only those it draws. What points
 * `onward` or back is mirrored on a page that is read from right to left.
 */
export const arrowRight = '<path d="M5 12h14"/><path data-onward="" d="m12 5 7 7-7 7"/>';
export const arrowUpRight = '<path d="M7 7h10v10"/><path d="M7 17 17 7"/>';
export const chevronDown = '<path d="m6 9 6 6 6-6"/>';
export const chevronLeft = '<path data-onward="" d="m15 18-6-6 6-6"/>';
export const chevronRight = '<path data-onward="" d="m9 18 6-6-6-6"/>';
export const download =
  '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>';
export const menu = '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>';
export const pause =
  '<rect x="14" y="3" width="5" height="18" rx="1"/><rect x="5" y="3" width="5" height="18" rx="1"/>';
export const phone =
  '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>';
export const play = '<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>';
export const search = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>';
export const x = '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>';
