import type { ReactNode } from 'react';
import { pictureFile } from '../../lib/pictures/pictures.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { ArabicText } from '../../ui/ArabicText.tsx';
import { classes } from '../../ui/classes.ts';
import { KHATAM } from '../../ui/KhatamMark.tsx';
import { HifzTimeRange } from '../shared/HifzTimeRange.tsx';

type Schedule = PageContent<'hifz'>['schedule'];
type HifzVerseProps = {
  verse: PageContent<'hifz'>['verse'];
  schedule: Schedule;
  /** What a family needs to know of a lesson. */
  facts: readonly (Schedule['place'] & { id: string; time?: { from: string; to: string } })[];
  /** The line of a closing. */
  children?: ReactNode;
};

/** The verse that the program follows, between two rosettes, the days of the week as stars, and facts about a lesson. */
export function HifzVerse({ verse, schedule: { caption, week, days }, facts, children }: HifzVerseProps) {
  const [first, ...others] = days.map(({ time }) => time);
  const sharedTime = others.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined;
  const rosette = pictureFile('rosette');
  return (
    <section
      aria-label={verse.reference}
      className="on-deep relative overflow-hidden bg-deep-strong text-center text-on-deep"
    >
      {['-start-10 -translate-x-1/2', '-end-10 translate-x-1/2'].map((side) => (
        <img
          key={side}
          {...rosette}
          alt=""
          loading="lazy"
          className={`absolute top-[62%] size-[min(26.25rem,42vw-9rem)] max-w-none -translate-y-1/2 max-md:hidden print:hidden ${side}`}
        />
      ))}
      <div className="shell relative py-6 md:py-10 print:py-1">
        {children}
        <figure>
          <blockquote>
            <p className="text-on-deep-accent print:text-ink">
              <ArabicText
                text={verse.arabic}
                className="mx-auto w-[clamp(18.5rem,17vw+14.7rem,36rem)] max-w-full print:w-64"
              />
            </p>
            <p className="mt-3 font-serif md:mt-4 md:text-h3 print:mt-1">{verse.translation}</p>
          </blockquote>
          <figcaption className="text-note text-on-deep-soft">{verse.reference}</figcaption>
        </figure>
        {sharedTime && (
          <p aria-hidden="true" className="mt-8 max-w-none font-serif text-h4 md:mt-10 md:text-h2 print:hidden">
            <span className="md:sr-only">{week}, </span>
            <HifzTimeRange {...sharedTime} />
          </p>
        )}
        <ol
          role="list"
          aria-label={caption}
          className={classes(
            'relative mx-auto flex w-fit justify-between gap-x-8 print:mt-1',
            'before:absolute before:h-px before:bg-deep-line max-md:before:hidden print:before:hidden',
            'md:mt-4 md:grid md:w-full md:max-w-[54rem] md:grid-cols-5 md:gap-x-0 md:before:inset-x-20 md:before:top-3.5',
          )}
        >
          {days.map(({ day, time }) => (
            <li key={day} className="font-serif text-body lg:text-h4 print:text-body print:leading-tight">
              <svg
                aria-hidden="true"
                viewBox="-.5 -.5 1 1"
                className="relative mx-auto size-7 text-brass max-md:hidden print:hidden"
              >
                <path fill="currentColor" d={KHATAM} />
              </svg>
              <span className={classes('block md:mt-2 print:not-sr-only', sharedTime ? 'max-md:sr-only' : '')}>
                {day}
                <span className={classes('block text-on-deep-soft print:not-sr-only', sharedTime ? 'sr-only' : '')}>
                  <HifzTimeRange {...time} />
                </span>
              </span>
            </li>
          ))}
        </ol>
        <dl className="mx-auto mt-5 flex flex-wrap justify-between gap-x-6 gap-y-3 md:mt-8 md:grid md:max-w-[54rem] md:grid-cols-3 print:mt-1">
          {facts.map(({ id, label, time, value, note }) => (
            <div key={id} className="grow">
              <dt className="text-label font-bold text-on-deep-accent">{label}</dt>
              <dd className="font-serif text-h4 tabular-nums md:text-h3">
                {time && <HifzTimeRange {...time} hasHalf={false} />} {value}
              </dd>
              {note && <dd className="text-note text-on-deep-soft">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
