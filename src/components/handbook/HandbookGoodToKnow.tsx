import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

/** What families ask about the school day. Renders nothing until the school has confirmed an answer. */
export function HandbookGoodToKnow({ goodToKnow }: { goodToKnow: PageContent<'handbook'>['goodToKnow'] }) {
  const { heading, introduction, entries } = goodToKnow;
  if (entries.length === 0) return null;
  return (
    <Section id="good-to-know" heading={heading} introduction={introduction} headingPlace="beside">
      <dl className="border-t border-hairline">
        {entries.map(({ id, title, text }) => (
          <div key={id} id={id} className="border-b border-hairline py-4">
            <dt className="font-serif text-h4">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
