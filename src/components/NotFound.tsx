import type { Link } from '../lib/content-types.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type NotFoundProps = { nearest: readonly Link[] };

/** What an address that is not in the site shows, with the pages people most likely meant. */
export function NotFound({ nearest }: NotFoundProps) {
  return (
    <div className="shell py-section">
      <h1 className="text-h1">404 Page Not Found</h1>
      <p className="mt-5 text-lead text-ink-soft">The page you're looking for doesn't exist or has been moved.</p>
      <p className="mt-8">
        <ButtonLink href="/">Return Home</ButtonLink>
      </p>
      <nav aria-label="Nearest pages" className="mt-10">
        <ul className="flex flex-wrap gap-x-6">
          {nearest.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
