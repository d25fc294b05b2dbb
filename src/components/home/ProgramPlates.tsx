import type { Home } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section } from '../../ui/Section.tsx';

export function ProgramPlates({ programs }: { programs: Home['programs'] }) {
  return (
    <Section id="programs" heading={programs.heading}>
      <ul role="list" className="grid gap-x-6 gap-y-4 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {programs.cards.map(({ id, title, ages, description, href, picture }) => (
          <li key={id}>
            <a
              href={href}
              className="group block text-ink no-underline hover:no-underline max-sm:grid max-sm:grid-cols-[5rem_1fr] max-sm:gap-x-5"
            >
              <span className="later block aspect-3/4">
                <PictureFrame picture={picture} sizes="(min-width: 64rem) 19rem, (min-width: 36rem) 45vw, 5rem" />
              </span>
              <span className="block max-sm:self-center sm:mt-5">
                <span className="block text-label font-bold tracking-label text-brass-ink">{ages}</span>
                <span className="mt-1 block font-serif text-h3 text-green group-hover:underline group-hover:decoration-1">
                  {title}
                </span>
                <span className="mt-1 block text-ink-soft sm:mt-2">{description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
