import type { Home } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** The four programs as doors edge to edge, two by two on a phone, each with its words under the sill. */
export function ProgramPlates({ programs }: { programs: Home['programs'] }) {
  return (
    <section id="programs" aria-labelledby="programs-heading" className="on-deep bg-deep text-on-deep print:text-ink">
      <h2 id="programs-heading" className="shell py-4 text-h3 md:py-8 md:text-h2">
        {programs.heading}
      </h2>
      <ul role="list" className="doors grid grid-cols-2 lg:grid-cols-4">
        {programs.cards.map(({ id, title, ages, description, href, picture }) => (
          <li key={id}>
            <a href={href} className="group block text-inherit no-underline -outline-offset-4 focus-visible:underline">
              <span className="later block">
                <PictureFrame picture={picture} sizes="(min-width: 64rem) 25vw, 50vw" />
              </span>
              <span className="block ps-gutter pe-2 py-4 leading-tight">
                <span className="block text-label font-bold text-on-deep-accent">{ages}</span>
                <span className="mt-1 block font-serif text-h4 md:text-h3 group-hover:underline group-hover:decoration-1">
                  {title}
                </span>
                <span className="mt-1 block text-on-deep-soft">{description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
