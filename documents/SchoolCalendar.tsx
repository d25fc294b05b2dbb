import { byMonth, formatShortHours, keyDates } from '../src/lib/dates/school-dates.ts';
import { formatDate, formatDateRange } from '../src/lib/text/format.ts';
import type { DocumentContent } from './content.ts';
import { Sheet } from './Sheet.tsx';

type CalendarCard = DocumentContent['calendar']['facts']['cards'][number]['id'];

/** The school year on one page: daily facts first, then the key dates by month. */
export function SchoolCalendar({ content, made }: { content: DocumentContent; made: string }) {
  const { calendar, schoolYear, pto, admissions } = content;
  const { title, columns, kinds, instructionalDays } = content.words.schoolCalendar;
  const months = byMonth(keyDates(schoolYear, pto, admissions.timeline.entries));
  const { hours, conferences } = schoolYear;
  const facts: Partial<Record<CalendarCard, string>> = {
    'instructional-days': `${schoolYear.instructionalDays} ${instructionalDays}`,
    hours: `${hours.days}, ${formatShortHours(hours.from, hours.until)}`,
    conferences: `${conferences.when}, ${formatShortHours(conferences.from, conferences.until)}`,
  };
  return (
    <Sheet
      kind="school-calendar"
      title={title}
      introduction={calendar.subheading}
      content={content}
      sources={[schoolYear, pto, admissions]}
      made={made}
    >
      <section>
        <h2>{calendar.facts.heading}</h2>
        <dl className="facts">
          {calendar.facts.cards.map(
            ({ id, title: term }) =>
              facts[id] && (
                <div key={id}>
                  <dt>{term}</dt>
                  <dd>{facts[id]}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <table>
        <caption>
          <h2>{calendar.dates.heading}</h2>
        </caption>
        <thead>
          <tr>
            {[columns.month, columns.day, columns.event, columns.whose].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {months.map(({ month, dates }) => (
          <tbody key={month}>
            {dates.map(({ id, date, to, title: event, kind, note, office }, index) => (
              <tr key={id}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={dates.length} className="month">
                    {formatDate(date, { month: 'long', year: 'numeric' })}
                  </th>
                )}
                <td className="day">
                  {to
                    ? formatDateRange(date, to)
                    : formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' })}
                </td>
                <td>
                  {event}
                  {note && <span className="note">, {note}</span>}
                  {office && <span className="note"> ({calendar.daysOff.office[office]})</span>}
                </td>
                {/* A sheet on paper never includes closings. */}
                <td>{kind !== 'closing' && kinds[kind === 'off' ? 'school' : kind]}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="aside">{calendar.dates.pto.text}</p>
    </Sheet>
  );
}
