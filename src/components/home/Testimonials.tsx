import type { Home } from '../../lib/text/content-types.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';

/** Quotations from parents and alumni: the first in large type, the others under it. */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { heading, quotes, sampleNote } = testimonials;
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="bg-sunk">
      <div className="shell py-section">
        <h2 id="testimonials-heading" className="sr-only">
          {heading}
        </h2>
        <ul role="list" className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:gap-y-10">
          {quotes.map(({ id, quote, name, title, initials, sample }, index) => (
            <li key={id} className={index === 0 ? 'lg:col-span-10' : 'lg:col-span-4'}>
              <figure>
                <blockquote className={`font-serif ${index === 0 ? 'first-voice text-green' : 'text-h4'}`}>
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption className="mt-1 flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-9 place-items-center rounded-round border border-brass pt-1 font-serif text-brass-ink"
                  >
                    {initials}
                  </span>
                  <span className="items-baseline gap-2 max-sm:flex">
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
      </div>
    </section>
  );
}
