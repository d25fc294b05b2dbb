import { drawing } from '../../lib/pictures/pictures.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type History = PageContent<'history'>;
type HistoryTimelineProps = Pick<History, 'timeline' | 'picture'>;

/**
 * The first years, laid like a wall: a circle and its points, a rosette with a tile for each student of a year, the star in
 * its place. A number for which no rosette is drawn has none.
 */
export function HistoryTimeline({
  timeline: { heading, introduction, rosetteNote, events },
  picture,
}: HistoryTimelineProps) {
  const rosettes = events.map(({ figure }) => figure && drawing(`rosette-${figure.value}`));
  const firstRosette = rosettes.findIndex(Boolean);
  return (
    <section aria-labelledby="timeline-heading" className="on-deep bg-deep text-on-deep print:text-ink">
      <div className="shell pb-section">
        <h2 id="timeline-heading" className="text-h3 text-on-deep-accent print:text-ink">
          {heading}
        </h2>
        {introduction && <p className="mt-3 max-w-prose text-on-deep-soft">{introduction}</p>}
        <ol role="list" className="mt-6 grid gap-x-12 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
          {events.map(({ id, label, when, title, description, figure }, index) => {
            const tiles = rosettes[index] ?? (index === 0 ? drawing('rosette-start') : undefined);
            return (
              <li
                key={id}
                className="grid grid-cols-[5.5rem_1fr] gap-x-5 sm:grid-cols-[9rem_1fr] lg:grid-cols-1 lg:content-start"
              >
                <div className="aspect-square lg:mb-5 print:hidden">
                  {tiles && <img {...tiles} alt="" loading="lazy" className="size-full" />}
                  {!tiles && index === events.length - 1 && <PictureFrame picture={picture} sizes="18rem" />}
                </div>
                <div className="print:col-span-2">
                  <p className="font-bold text-on-deep-accent tabular-nums print:text-ink">
                    <time dateTime={when}>{label}</time>
                  </p>
                  <h3 className="mt-1 text-h3">{title}</h3>
                  {figure && (
                    <p className="mt-2">
                      <strong className="font-serif text-h2 tabular-nums">{figure.value}</strong>{' '}
                      <span className="ms-1">{figure.label}</span>
                    </p>
                  )}
                  <p className="mt-3 max-w-narrow text-on-deep-soft">{description}</p>
                  {index === firstRosette && (
                    <p className="mt-2 text-note text-on-deep-accent print:hidden">{rosetteNote}</p>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
