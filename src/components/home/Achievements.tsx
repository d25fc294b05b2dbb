import type { Home } from '../../lib/text/content-types.ts';

/** The school in figures, over a wall of 150 tiles, a tile for each student: the first year’s are brass. */
export function Achievements({ achievements }: { achievements: Home['achievements'] }) {
  const { heading, stats, links } = achievements;
  const students = stats.find(({ id }) => id === 'students');
  return (
    <section
      id="achievements"
      aria-labelledby="achievements-heading"
      className="on-deep bg-deep text-on-deep print:text-ink"
    >
      <h2 id="achievements-heading" className="sr-only">
        {heading}
      </h2>
      <div className="shell py-section leading-tight">
        <dl className="figures grid">
          {stats.map((stat) => (
            <div key={stat.id} className={stat.id === 'founded' ? 'text-on-deep-accent' : ''}>
              <dt className="font-bold">{stat.title}</dt>
              <dd
                className={`font-serif tracking-display whitespace-nowrap tabular-nums ${stat === students ? 'wall-figure' : 'text-h2'}`}
              >
                {stat.value}
              </dd>
              <dd>{stat.description}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* Another number of students is not the number of tiles. */}
      {students?.value.startsWith('150') && (
        <div aria-hidden="true" className="tile-wall forced-color-adjust-none print:hidden" />
      )}
      <div className="shell flex flex-wrap gap-x-4 py-1 text-note md:gap-x-12 md:py-5">
        {links.map(({ href, text }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-bold text-on-deep">
            {text}
          </a>
        ))}
      </div>
    </section>
  );
}
