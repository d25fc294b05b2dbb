import type { PageContent } from '../../lib/text/content.ts';
import type { Home } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';

type HistoryLegacyProps = {
  legacy: PageContent<'history'>['legacy'];
  /** All of the school's achievements. The page selects which of them to show. */
  achievements: Home['achievements']['stats'];
};

/** What the school has grown into, in a few large figures. */
export function HistoryLegacy({ legacy, achievements }: HistoryLegacyProps) {
  const stats = legacy.stats.flatMap((name) => achievements.filter(({ id }) => id === name));
  return (
    <Section id="legacy" heading={legacy.heading} introduction={legacy.introduction} headingPlace="beside">
      <dl className="border-t-2 border-ink">
        {stats.map(({ id, value, title, description }) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] items-center gap-x-6 border-b border-hairline py-5"
          >
            <dt className="order-2">
              <span className="block font-bold">{title}</span>
              <span className="block text-ink-soft">{description}</span>
            </dt>
            <dd className="font-serif text-figure tracking-display sm:whitespace-nowrap text-green tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 print:hidden">
        <ButtonLink href={legacy.link.href} tone="secondary">
          {legacy.link.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
