import type { ReactNode } from 'react';
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

/** The verse that the program follows beside its meaning, the days of the week as stars, and facts about a lesson. */
export function HifzVerse({ verse, schedule: { caption, week, days }, facts, children }: HifzVerseProps) {
  const [first, ...others] = days.map(({ time }) => time);
  const sharedTime = others.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined;
  return (
    <section aria-label={verse.reference} className="on-deep bg-deep-strong text-on-deep">
      <div className="shell py-6 md:py-12 print:py-1">
        {children}
        <figure className="gap-x-12 lg:grid lg:grid-cols-12">
          <blockquote className="contents">
            <p className="max-w-none text-on-deep-accent lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 print:text-ink">
              <ArabicText text={verse.arabic} className="w-full print:w-64" />
            </p>
            <p className="mt-3 font-serif md:text-h3 lg:col-span-4 lg:row-start-1 lg:self-end print:mt-1">
              {verse.translation}
            </p>
          </blockquote>
          <figcaption className="text-note text-on-deep-soft lg:col-span-4">{verse.reference}</figcaption>
        </figure>
        <div className="mt-6 grid items-baseline-last gap-x-12 gap-y-3 border-t border-deep-line pt-4 md:mt-10 md:pt-6 lg:grid-cols-12 print:mt-1 print:pt-1">
          {sharedTime && (
            <p
              aria-hidden="true"
              className="font-serif text-[length:min(11.4vw,2.75rem)] leading-tight md:text-h2 lg:col-span-4 print:hidden"
            >
              <HifzTimeRange {...sharedTime} />
              <span className="block text-h4 md:sr-only">{week}</span>
            </p>
          )}
          <ol
            role="list"
            aria-label={caption}
            className={classes(
              'flex justify-between gap-x-8 md:grid md:grid-cols-5 md:gap-x-0 lg:col-span-8',
              'md:[background:linear-gradient(var(--color-deep-line)_0_0)_0_.875rem/80%_1px_no-repeat]',
            )}
          >
            {days.map(({ day, time }) => (
              <li key={day} className="font-serif text-body lg:text-h4 print:text-body print:leading-tight">
                <svg aria-hidden="true" viewBox="-.5 -.5 1 1" className="size-7 text-brass max-md:hidden print:hidden">
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
        </div>
        <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-3 md:mt-8 md:grid md:grid-cols-3 lg:gap-x-12 print:mt-1">
          {facts.map(({ id, label, time, value, note }) => (
            <div key={id}>
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
