import type { Home } from '../lib/content-types.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';

/** The twelve slides as a row to scroll through, each a plate with its caption beneath. */
export function Carousel({ slides }: { slides: Home['slides']['slides'] }) {
  return (
    <ul
      tabIndex={0}
      aria-label="Slides"
      className="flex snap-x snap-mandatory gap-5 overflow-x-auto pb-4 [scrollbar-width:thin]"
    >
      {slides.map(({ id, picture, caption, description }) => (
        <li key={id} className="w-[min(84%,38rem)] shrink-0 snap-start print:w-full">
          <figure>
            <PictureFrame picture={picture} className="rounded-plate" />
            <figcaption className="mt-4">
              <p className="font-serif text-h3">{caption}</p>
              <p className="mt-1 text-ink-soft">{description}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
