import type { PageContent } from '../../lib/content.ts';
import { Section } from '../../ui/Section.tsx';
import { HifzTimeRange } from '../shared/HifzTimeRange.tsx';

type HifzScheduleProps = { schedule: PageContent<'hifz'>['schedule']; verse: PageContent<'hifz'>['verse'] };

const TERM = 'text-label font-bold tracking-label text-on-deep-soft';
const VALUE = 'mt-1 font-serif text-h3 tabular-nums';

/** The week as a timetable, one row a day, beside the program's guiding verse. */
export function HifzSchedule({ schedule, verse }: HifzScheduleProps) {
  const { heading, caption, days, dropOff, place, progress } = schedule;
  return (
    <Section id="schedule" heading={heading} tone="deep">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <table className="w-full border-collapse self-start lg:col-span-6">
          <caption className="pb-3 text-start text-label text-on-deep-soft">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, time }) => (
              <tr key={day} className="border-t border-deep-line last:border-b">
                <th scope="row" className="py-3 pe-4 text-start font-serif text-h3 font-regular">
                  {day}
                </th>
                <td className="py-3 text-end text-lead tabular-nums">
                  <HifzTimeRange {...time} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <figure className="self-center lg:col-span-5 lg:col-start-8">
          <blockquote>
            <p lang="ar" dir="rtl" className="text-h1 leading-[1.7]">
              {verse.arabic}
            </p>
            <p className="mt-3 font-serif text-h3 italic lg:text-end">{verse.translation}</p>
          </blockquote>
          <figcaption className="mt-2 text-label text-on-deep-soft lg:text-end">{verse.reference}</figcaption>
        </figure>
      </div>
      <dl className="mt-12 grid gap-x-16 gap-y-6 sm:grid-cols-3">
        <div>
          <dt className={TERM}>{dropOff.label}</dt>
          <dd className={VALUE}>
            <HifzTimeRange from={dropOff.from} to={dropOff.to} hasHalf={false} /> {dropOff.note}
          </dd>
        </div>
        <div>
          <dt className={TERM}>{progress.label}</dt>
          <dd className={VALUE}>
            {progress.from}–{progress.to} {progress.unit}
          </dd>
        </div>
        <div>
          <dt className={TERM}>{place.label}</dt>
          <dd className={VALUE}>{place.value}</dd>
          {place.note && <dd className="text-on-deep-soft">{place.note}</dd>}
        </div>
      </dl>
    </Section>
  );
}
