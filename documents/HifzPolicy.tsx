import { formatDollars, formatTimeRange } from '../src/lib/text/format.ts';
import type { DocumentContent } from './content.ts';
import { FactTable } from './FactTable.tsx';
import { Sheet } from './Sheet.tsx';

/** The rules of the Hifz Program on one page, with a verse at the top. */
export function HifzPolicy({ content, made }: { content: DocumentContent; made: string }) {
  const { ages, fee, verse, schedule, requirements, guidelines } = content.hifz;
  const { title, introduction, atAGlance, columns } = content.words.hifzPolicy;
  const { days, dropOff, place, progress } = schedule;
  const facts: { term: string; value: string; note?: string | undefined }[] = [
    { term: ages.label, value: ages.value, note: ages.note },
    { term: fee.label, value: `${formatDollars(fee.dollars)}/${fee.per}` },
    { term: dropOff.label, value: formatTimeRange(dropOff.from, dropOff.to), note: dropOff.note },
    { term: progress.label, value: `${progress.from}–${progress.to}`, note: progress.unit },
    { term: place.label, value: place.value, note: place.note },
  ];
  return (
    <Sheet
      kind="hifz-policy"
      title={title}
      introduction={introduction}
      content={content}
      sources={[content.hifz]}
      made={made}
    >
      <blockquote>
        <p lang="ar" dir="rtl">
          {verse.arabic}
        </p>
        <p className="translation">{verse.translation}</p>
        <p className="reference">{verse.reference}</p>
      </blockquote>
      <div className="side-by-side">
        <section>
          <h2>{atAGlance}</h2>
          <dl className="facts">
            {facts.map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {value}
                  {note && <span className="note"> {note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <FactTable
          heading={schedule.caption}
          columns={[columns.day, columns.lesson]}
          rows={days.map(({ day, time }) => ({ id: day, label: day, cells: [formatTimeRange(time.from, time.to)] }))}
        />
      </div>
      <section>
        <h2>{requirements.heading}</h2>
        <p>{requirements.introduction}</p>
        <ol className="numbered">
          {requirements.items.map(({ id, title: name, description }) => (
            <li key={id}>
              <strong>{name}.</strong> {description}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{guidelines.heading}</h2>
        <p>{guidelines.introduction}</p>
        <ol className="numbered">
          {guidelines.items
            // This item tells parents to read the policy, which is this document.
            .filter(({ id }) => id !== 'policy')
            .map(({ id, title: name, description }) => (
              <li key={id}>
                <strong>{name}.</strong> {description}
              </li>
            ))}
        </ol>
      </section>
    </Sheet>
  );
}
