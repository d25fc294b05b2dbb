import type { Home } from '../../lib/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';

export function Achievements({ achievements }: { achievements: Home['achievements'] }) {
  const { heading, introduction, stats, links } = achievements;
  return (
    <Section id="achievements" heading={heading} introduction={introduction} tone="deep">
      <dl className="grid grid-cols-2 gap-y-10 lg:grid-cols-4">
        {stats.map(({ id, value, title, description }) => (
          <div key={id} className="flex flex-col border-s border-deep-line ps-4 pe-2 md:ps-6">
            <dt className="order-2 mt-3 font-bold">{title}</dt>
            <dd className="font-serif text-figure tracking-display sm:whitespace-nowrap tabular-nums">{value}</dd>
            <dd className="order-3 text-on-deep-soft">{description}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 flex flex-wrap gap-3">
        {links.map(({ href, text }, index) => (
          <ButtonLink key={href} href={href} tone={index === 0 ? 'inverse' : 'outline-inverse'}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
