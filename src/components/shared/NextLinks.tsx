import type { Link } from '../../lib/text/content-types.ts';

/** Where to go next, in one line at the end of a page. */
export function NextLinks({ next: { heading, links } }: { next: { heading: string; links: readonly Link[] } }) {
  return (
    <nav aria-label={heading} className="border-t border-hairline bg-sunk print:hidden">
      <div className="shell flex flex-wrap items-baseline gap-x-8 gap-y-1 py-6">
        <p className="font-serif text-h4 max-md:w-full">{heading}</p>
        {links.map(({ href, text }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-bold">
            {text}
          </a>
        ))}
      </div>
    </nav>
  );
}
