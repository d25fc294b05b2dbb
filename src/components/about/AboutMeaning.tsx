import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type AboutMeaningProps = { meaning: PageContent<'missionStatement'>['meaning'] };

/** The mission statement phrase by phrase, with a commentary beside each phrase. */
export function AboutMeaning({ meaning }: AboutMeaningProps) {
  return (
    <Section id="meaning" heading={meaning.heading} introduction={meaning.introduction}>
      <dl className="border-t border-hairline">
        {meaning.phrases.map(({ id, phrase, text }) => (
          <div key={id} className="grid gap-x-12 gap-y-3 border-b border-hairline py-8 lg:grid-cols-12">
            <dt className="font-serif text-h3 text-green italic lg:col-span-4">“{phrase}”</dt>
            <dd className="max-w-prose lg:col-span-8">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
