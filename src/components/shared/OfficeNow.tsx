/**
 * The place that says whether the office is open now (src/islands/office-hours.ts). It reserves two lines, so that the
 * layout doesn’t shift, and centers a single one. Without script, the hours beside it are all there is.
 */
export function OfficeNow() {
  return (
    <span data-office-now="" className="block min-h-[2lh] content-center font-bold noscript:hidden print:hidden" />
  );
}
