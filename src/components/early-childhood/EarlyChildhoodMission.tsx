import type { PageContent } from '../../lib/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type EarlyChildhoodMissionProps = { mission: PageContent<'earlyChildhood'>['mission'] };

export function EarlyChildhoodMission({ mission: { heading, statement, picture } }: EarlyChildhoodMissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="on-deep bg-deep text-on-deep">
      <div className="shell grid items-center gap-x-12 gap-y-8 py-section md:grid-cols-12">
        <div className="max-md:order-last max-md:max-w-48 md:col-span-4 lg:col-span-3">
          <PictureFrame picture={picture} sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 28vw, 12rem" />
        </div>
        <div className="md:col-span-8 lg:col-start-5">
          <h2 id="mission-heading" className="text-h3 text-on-deep-soft italic">
            {heading}
          </h2>
          <p className="mt-4 font-serif text-h2 leading-tight text-balance">{statement}</p>
        </div>
      </div>
    </section>
  );
}
