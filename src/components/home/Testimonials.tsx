import type { Home } from '../../lib/text/content-types.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

/** Quotations from parents and alumni: the first in large type, the others under it. */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { heading, quotes, sampleNote } = testimonials;
  return (
    <Section id="testimonials" heading={heading} tone="sunk">
      <ul role="list" className="grid gap-x-12 gap-y-5 lg:grid-cols-12 lg:gap-y-8">
        {quotes.map(({ id, quote, name, title, initials, sample }, index) => (
          <li key={id} className={index === 0 ? 'lg:col-span-12' : 'lg:col-span-4'}>
            <figure>
              <blockquote
                className={`font-serif italic ${index === 0 ? 'text-h4 lg:text-h2 lg:leading-tight' : 'text-h4'}`}
              >
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-2 flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center max-sm:hidden rounded-round border border-brass font-serif text-brass-ink"
                >
                  {initials}
                </span>
                <span className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
                  <span className="block font-bold">{name}</span>
                  <span className="block text-note text-ink-soft">
                    {title}
                    <SampleMark record={{ sample }} among={quotes} />
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <SampleNote records={quotes}>{sampleNote}</SampleNote>
    </Section>
  );
}
