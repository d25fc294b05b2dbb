import type { Home } from '../../lib/text/content-types.ts';
import { ArabicText } from '../../ui/ArabicText.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type HomeHeroProps = {
  hero: Home['hero'];
  applications: DayTexts;
  tagline: string;
  /** The first thing that a family is asked: to come and see. */
  visit: { text: string; href: string };
};

/**
 * Home's first screen: the gate with the first word of the Quran in it, the school in a sentence, and the next step. A
 * photograph takes the place of the gate, and the word is then beside its meaning.
 */
export function HomeHero({ hero, applications, tagline, visit }: HomeHeroProps) {
  const { headline, lead, arabic, picture, primary, secondary } = hero;
  const isPhotograph = picture.sources?.some((source) => 'type' in source);
  return (
    <div className="on-deep gate-hero bg-deep text-on-deep">
      <div className="shell">
        <div className="gate-text flex flex-col">
          <h1 className="text-display">{headline}</h1>
          <p className="mt-2 text-h4 font-bold text-on-deep-accent md:mt-6">{tagline}</p>
          <p className="mt-4 max-w-narrow text-lead text-on-deep-soft">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-x-3 gap-y-2 md:mt-8">
            <ButtonLink href={primary.href} tone="inverse">
              {primary.text}
            </ButtonLink>
            <ButtonLink href={secondary.href} tone="outline-inverse">
              {secondary.text}
            </ButtonLink>
            <a href={visit.href} className="inline-flex min-h-12 items-center font-bold text-inherit sm:ps-4">
              {visit.text}
            </a>
          </div>
          <p className="mt-2 text-note text-on-deep-soft md:mt-4">
            <DayText text={applications} />
          </p>
          <p className="gate-meaning order-first mt-1 mb-4 flex max-w-none items-center justify-center gap-4 font-serif text-h4 text-on-deep-accent">
            <ArabicText text={arabic.word} className={isPhotograph ? 'h-12' : 'gate-word'} />
            {arabic.meaning}
          </p>
        </div>
        <div
          className={`gate-picture print:hidden ${isPhotograph ? 'bottom-0 [&_img]:h-full [&_img]:object-cover' : ''}`}
        >
          <PictureFrame picture={picture} sizes="(min-width: 44rem) 50vw, 91vw" isFirst />
        </div>
      </div>
    </div>
  );
}
