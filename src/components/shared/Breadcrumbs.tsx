import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';

/** Before each name but the first, so that it follows the name to a new line. */
const MARK = (
  <span aria-hidden="true" className="text-brass-ink [.on-deep_&]:text-inherit">
    ›
  </span>
);

/** The path to the current page. On wide screens it is above the heading, which stays at the same height without it. */
export function Breadcrumbs({ trail, current }: Breadcrumb) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 md:-mt-12 md:mb-4 print:hidden">
      <ol
        role="list"
        className="flex flex-wrap items-center gap-x-1 sm:gap-x-2 text-label text-ink-soft [.on-deep_&]:text-on-deep"
      >
        {trail.map(({ href, text, isPlaceholder }, index) => (
          <li key={href} className="flex min-h-8 items-center gap-x-1 sm:gap-x-2">
            {index > 0 && MARK}
            {isPlaceholder ? (
              text
            ) : (
              <a href={href} className="inline-flex min-h-8 items-center text-inherit">
                {text}
              </a>
            )}
          </li>
        ))}
        <li aria-current="page" className="flex min-h-8 items-center gap-x-1 sm:gap-x-2">
          {MARK}
          {current}
        </li>
      </ol>
    </nav>
  );
}
