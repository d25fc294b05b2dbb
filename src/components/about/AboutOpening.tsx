import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** The part of the picture above each link: its five arches, side by side. */
const ARCHES = ['object-[0%]', 'object-[25%]', 'object-[50%]', 'object-[75%]', 'object-[100%]'];

/** The first screen of /about-us: what the school does, and an arcade with a door to each of the pages about it. */
export function AboutOpening({ page: { heading, subheading, picture, reading } }: { page: PageContent<'aboutUs'> }) {
  return (
    <header className="shell pt-6 md:pt-21 print:py-3">
      <div className="lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-12">
        <h1 className="text-h1 lg:col-span-4">{heading}</h1>
        <p className="mt-4 font-serif text-h3 text-green lg:col-span-8 lg:mt-0 lg:text-h2">{subheading}</p>
      </div>
      <nav aria-label={reading.heading} className="on-deep mt-6 bg-deep-strong text-on-deep md:mt-10 print:hidden">
        <ul role="list" className="md:grid md:grid-cols-5">
          {reading.links.map(({ href, text }, index) => (
            <li key={href} className="max-md:not-first:border-t border-deep-line">
              <a
                href={href}
                className="-outline-offset-4 flex items-center gap-5 text-inherit md:flex-col md:gap-0 md:text-center"
              >
                <span className="block aspect-15/22 w-18 shrink-0 md:w-full [&_img]:h-full [&_img]:object-cover">
                  <PictureFrame picture={{ ...picture, alt: '' }} className={ARCHES[index] ?? ''} isFirst />
                </span>
                <span className="md:px-3 md:py-3">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
