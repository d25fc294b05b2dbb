import type { Home } from '../../lib/text/content-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';

export function Achievements({ achievements }: { achievements: Home['achievements'] }) {
  const { heading, stats, links } = achievements;
  return (
    <Section id="achievements" heading={heading} tone="deep">
      <dl className="grid grid-cols-2 gap-y-6 lg:grid-cols-4">
        {stats.map(({ id, value, title, description }) => (
          <div key={id} className="flex flex-col border-s border-deep-line ps-4 pe-2 md:ps-6">
            <dt className="order-2 mt-2 font-bold">{title}</dt>
            <dd className="font-serif text-figure tracking-display sm:whitespace-nowrap tabular-nums">{value}</dd>
            <dd className="order-3 text-on-deep-soft">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-10">
        {links.map(({ href, text }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center gap-2 font-bold text-on-deep">
            {text}
            <Icon name="arrow-right" />
          </a>
        ))}
      </p>
    </Section>
  );
}
