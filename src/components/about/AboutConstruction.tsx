import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type AboutConstructionProps = { construction: PageContent<'missionStatement'>['construction'] };

/** How a star pattern is made. The picture draws itself as it scrolls into view (styles/construction.css). */
export function AboutConstruction({ construction }: AboutConstructionProps) {
  const { heading, introduction, steps, picture } = construction;
  return (
    <section aria-labelledby="construction-heading" className="on-deep bg-deep text-on-deep print:text-ink">
      <div className="shell grid items-center gap-x-12 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="construction-heading" className="text-h2">
            {heading}
          </h2>
          {introduction && <p className="mt-4 text-lead text-on-deep-soft">{introduction}</p>}
          <ol className="mt-8 list-decimal ps-8 font-serif text-h4">
            {steps.map(({ id, text }) => (
              <li key={id} className="border-t border-deep-line py-3 ps-2">
                {text}
              </li>
            ))}
          </ol>
        </div>
        <div className="construction max-lg:max-w-narrow lg:col-span-6">
          <PictureFrame
            picture={picture}
            sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 45vw, (min-width: 38rem) 34rem, 91vw"
          />
        </div>
      </div>
    </section>
  );
}
