import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** The first screen of /about-us: what the school does, and an arcade with a door to each of the pages about it. */
export function AboutOpening({ page }: { page: PageContent<'aboutUs'> }) {
  const { heading, subheading, picture, reading } = page;
  return (
    <header className="shell pt-6 pb-12 md:pt-14 md:pb-16 print:py-3">
      <div className="lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-12">
        <h1 className="text-h1 lg:col-span-4">{heading}</h1>
        <p className="mt-4 font-serif text-h3 text-green lg:col-span-8 lg:text-h2">{subheading}</p>
      </div>
      <div className="mt-6 md:mt-10 print:hidden">
        <PictureFrame picture={picture} isFirst />
        <nav aria-labelledby="reading-heading" className="on-deep bg-deep-strong text-on-deep">
          <h2 id="reading-heading" className="sr-only">
            {reading.heading}
          </h2>
          <ul className="md:grid md:auto-cols-fr md:grid-flow-col">
            {reading.links.map(({ href, text }) => (
              <li key={href} className="border-t border-deep-line">
                <a
                  href={href}
                  className="-outline-offset-4 flex min-h-14 items-center px-5 text-inherit md:h-full md:justify-center md:py-2 md:px-3 md:text-center"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
