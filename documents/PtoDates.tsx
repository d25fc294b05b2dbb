import { formatOrdinalDay, isPtoMeeting, keyDates } from '../src/lib/dates/school-dates.ts';
import { formatDate } from '../src/lib/text/format.ts';
import type { DocumentContent } from './content.ts';
import { FactTable } from './FactTable.tsx';
import { Sheet } from './Sheet.tsx';

/** The PTO meetings of the school year and how to join, to pin up. */
export function PtoDates({ content, made }: { content: DocumentContent; made: string }) {
  const { pto, schoolYear } = content;
  const { title, caption, columns } = content.words.ptoDates;
  const { meetings, membership, registration, openSignIn, contact } = pto;
  return (
    <Sheet
      kind="pto-dates"
      title={title}
      introduction={meetings.dates.introduction}
      content={content}
      sources={[pto, schoolYear]}
      made={made}
      sampleNote={contact.liaison.sample && contact.sampleNote}
    >
      <FactTable
        heading={caption}
        note={meetings.how}
        columns={[columns.month, columns.day]}
        rows={keyDates(schoolYear, pto)
          .filter(isPtoMeeting)
          .map(({ id, date }) => ({
            id,
            label: formatDate(date, { month: 'long', year: 'numeric' }),
            cells: [formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })],
          }))}
      />
      <section>
        <h2>{membership.heading}</h2>
        <p>
          {membership.who}. {membership.fee}
        </p>
      </section>
      <section>
        <h2>{registration.heading}</h2>
        <ul>
          <li>{registration.signIn}</li>
          <li>
            {registration.openSignIn} {formatOrdinalDay(openSignIn.yearlyDate)}.
          </li>
        </ul>
      </section>
      <section>
        <h2>{contact.heading}</h2>
        <p>
          {contact.liaison.name}, {contact.liaison.role}, {contact.liaison.email}
        </p>
      </section>
    </Sheet>
  );
}
