import type { Home } from '../../lib/content-types.ts';
import { ArabicText } from '../../ui/ArabicText.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type HomeHeroProps = { hero: Home['hero']; lead: DayTexts; tagline: string; phone: string };

export function HomeHero({ hero, lead, tagline, phone }: HomeHeroProps) {
  return (
    <div className="shell grid items-center gap-x-12 gap-y-10 pt-8 pb-section md:pt-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="text-label font-bold tracking-label text-brass-ink">{tagline}</p>
        <h1 className="mt-4 text-display">{hero.headline}</h1>
        <p className="mt-6 max-w-prose text-lead text-ink-soft">
          <DayText text={lead} phone={phone} />
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={hero.primary.href}>{hero.primary.text}</ButtonLink>
          <ButtonLink href={hero.secondary.href} tone="secondary">
            {hero.secondary.text}
          </ButtonLink>
        </div>
        <p className="mt-10 flex items-center gap-6 border-t border-hairline pt-5">
          <span className="text-brass-ink">
            <ArabicText className="h-16">{hero.arabic.word}</ArabicText>
          </span>
          <span className="font-serif text-h4 text-ink-soft">{hero.arabic.meaning}</span>
        </p>
      </div>
      <div className="max-lg:max-w-prose lg:col-span-5">
        <PictureFrame
          picture={hero.picture}
          sizes="(min-width: 84rem) 31rem, (min-width: 64rem) 37vw, (min-width: 46rem) 42rem, 91vw"
          isFirst
        />
      </div>
    </div>
  );
}
