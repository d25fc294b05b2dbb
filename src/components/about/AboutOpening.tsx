import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type AboutUs = PageContent<'aboutUs'>;

/** The links to the other pages about the school: under the arches of the opening, or later on the page on a phone. */
export function AboutDoors({ reading, className }: { reading: AboutUs['reading']; className: string }) {
  return (
    <nav aria-label={reading.heading} className={`on-deep bg-deep-strong text-on-deep print:hidden ${className}`}>
      <ul role="list" className="md:grid md:auto-cols-fr md:grid-flow-col">
        {reading.links.map(({ href, text }) => (
          <li key={href} className="border-t border-deep-line">
            <a
              href={href}
              className="-outline-offset-4 flex min-h-14 items-center px-gutter text-inherit md:h-full md:justify-center md:px-3 md:py-2 md:text-center"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first screen of /about-us: what the school does, and an arcade with a door to each of the pages about it. */
export function AboutOpening({ page: { heading, subheading, picture, reading } }: { page: AboutUs }) {
  return (
    <header className="shell pt-6 md:pt-21 print:py-3">
      <div className="lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-12">
        <h1 className="text-h1 lg:col-span-4">{heading}</h1>
        <p className="mt-4 font-serif text-h3 text-green lg:col-span-8 lg:mt-0 lg:text-h2">{subheading}</p>
      </div>
      <div className="mt-6 md:mt-10 print:hidden">
        <PictureFrame picture={picture} isFirst />
        <AboutDoors reading={reading} className="max-md:hidden" />
      </div>
    </header>
  );
}
