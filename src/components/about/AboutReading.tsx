import type { Link } from '../../lib/text/content-types.ts';

type AboutReadingProps = { heading: string; links: readonly Link[] };

export function AboutReading({ heading, links }: AboutReadingProps) {
  return (
    <nav aria-labelledby="reading-heading" className="print:hidden">
      <h2 id="reading-heading" className="text-h4">
        {heading}
      </h2>
      <ul className="mt-2">
        {links.map(({ href, text }) => (
          <li key={href} className="border-b border-hairline last:border-b-0">
            <a href={href} className="inline-flex min-h-11 items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
