import type { PageContent } from '../../lib/text/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { RuledIndex } from '../../ui/RuledIndex.tsx';

type UnderConstructionProps = {
  page: PageContent<'programs' | 'highSchool' | 'resources'>;
  notice: PageContent<'notices'>['underConstruction'];
};

/** The page shown for one that isn't written yet: a notice, related pages, and the way back. */
export function UnderConstruction({ page: { title, picture, nearby }, notice }: UnderConstructionProps) {
  return (
    <div className="shell grid gap-x-12 gap-y-10 pt-10 pb-section md:pt-21 lg:grid-cols-12">
      <h1 className="text-h1 lg:col-span-8">{title}</h1>
      <div className="lg:col-span-4 lg:self-end">
        <p className="font-serif text-h3">{notice.heading}</p>
        <p className="mt-1 text-lead text-ink-soft">{notice.text}</p>
      </div>
      <div className="lg:col-span-8 print:hidden">
        <PictureFrame picture={picture} sizes="(min-width: 84rem) 51rem, (min-width: 64rem) 61vw, 91vw" isFirst />
      </div>
      <nav aria-label="Other pages" className="lg:col-span-4">
        <ul role="list" className="border-t border-hairline">
          {notice.links.map(({ href, text }) => (
            <li key={href} className="border-b border-hairline">
              <a
                href={href}
                className="flex min-h-16 items-center lg:min-h-24 justify-between font-serif text-h3 no-underline hover:underline"
              >
                {text}
                <Icon name="arrow-right" className="size-6 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="nearby-heading" className="lg:col-span-12 lg:grid lg:grid-cols-12 lg:gap-x-12 lg:pt-10">
        <h2 id="nearby-heading" className="text-h2 max-lg:mb-6 lg:col-span-4">
          {nearby.heading}
        </h2>
        <div className="lg:col-span-8 lg:mt-2">
          <RuledIndex entries={nearby.links} />
        </div>
      </section>
    </div>
  );
}
