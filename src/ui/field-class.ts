const SHAPE = 'mt-2 block min-h-12 w-full rounded-control border border-edge bg-paper px-4 py-2.5 text-body text-ink';
const INVALID = 'aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger';
const INVALID_FOCUSED = 'aria-invalid:focus-visible:outline-3 aria-invalid:focus-visible:outline-focus';

/** The classes of a form field. */
export const FIELD = `${SHAPE} ${INVALID} ${INVALID_FOCUSED}`;
