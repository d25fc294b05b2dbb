import type { PageContent } from '../../lib/text/content.ts';

type EarlyChildhoodMissionProps = { mission: PageContent<'earlyChildhood'>['mission'] };

export function EarlyChildhoodMission({ mission: { heading, statement } }: EarlyChildhoodMissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="border-b border-hairline bg-paper">
      <div className="shell py-section">
        <h2 id="mission-heading" className="text-h3 text-green italic">
          {heading}
        </h2>
        <p className="mt-4 max-w-[58rem] font-serif text-h2 leading-tight text-balance">{statement}</p>
      </div>
    </section>
  );
}
