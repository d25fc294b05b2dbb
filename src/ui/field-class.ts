/** The classes of a form field. */
export const FIELD =
  'mt-2 block min-h-12 w-full rounded-control border border-edge bg-paper px-4 py-2.5 text-body text-ink aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger aria-invalid:focus-visible:outline-3 aria-invalid:focus-visible:outline-focus';
