import type { PageContent } from '../../lib/content.ts';
import { classes } from '../../ui/classes.ts';
import { StarIcon } from '../shared/StarIcon.tsx';

/** The first years on a timeline, a star for each event: vertical on narrow screens, horizontal on wide ones. */
export function HistoryTimeline({ timeline }: { timeline: PageContent<'history'>['timeline'] }) {
  return (
    <section aria-labelledby="timeline-heading" className="shell pb-section">
      <h2 id="timeline-heading" className="text-h2">
        {timeline.heading}
      </h2>
      {timeline.introduction && <p className="mt-4 max-w-prose text-lead text-ink-soft">{timeline.introduction}</p>}
      <ol className="mt-8 md:mt-10 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {timeline.events.map(({ id, label, when, title, description, figure, icon, color }) => (
          <li
            key={id}
            className={classes(
              'relative grid grid-cols-[3.5rem_1fr] gap-x-5 pb-12',
              'before:absolute before:top-7 before:-bottom-7 before:start-7 before:border-s-2 before:border-brass last:pb-0 last:before:hidden',
              'lg:block lg:pe-8 lg:pb-0 lg:last:pe-0',
              'lg:before:-end-7 lg:before:bottom-auto lg:before:border-s-0 lg:before:border-t-2',
            )}
          >
            <StarIcon icon={icon} color={color} />
            <div className="lg:mt-6">
              <p className="font-bold tracking-label text-brass-ink tabular-nums max-lg:pt-3">
                <time dateTime={when}>{label}</time>
              </p>
              <h3 className="mt-2 text-h3">{title}</h3>
              {figure && (
                <p className="mt-4">
                  <strong className="block font-serif text-figure tabular-nums">{figure.value}</strong>{' '}
                  <span className="mt-2 block font-bold">{figure.label}</span>
                </p>
              )}
              <p className="mt-3 max-w-narrow text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
