import type { PageContent } from '../../lib/text/content.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';

export function SupportMission({ mission }: { mission: PageContent<'support'>['mission'] }) {
  const [first, ...others] = mission.paragraphs;
  return (
    <section aria-labelledby="mission-heading" className="on-deep bg-deep text-on-deep print:text-ink">
      <div className="shell grid gap-x-12 gap-y-6 py-section lg:grid-cols-12">
        <div className="flex items-center gap-4 lg:col-span-4 lg:items-start">
          <KhatamMark className="size-10 text-on-deep-soft" />
          <h2 id="mission-heading" className="max-w-narrow text-h4 lg:pt-2">
            {mission.heading}
          </h2>
        </div>
        <div className="lg:col-span-8">
          <p className="font-serif text-h2">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-prose text-lead text-on-deep-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
