import { formatSchoolMoment } from '../../../src/lib/dates/school-day.ts';
import { postedYear } from '../../../src/lib/dates/school-years.ts';
import { counted, formatDate } from '../../../src/lib/text/format.ts';
import { shortYear } from '../../values.ts';
import { isHere, type StartState, useSaver, useStart } from '../client.ts';
import { Button, Changes, Outcome, Screen, SearchForm } from '../parts.tsx';

const TASK =
  'group grid min-h-11.5 items-center gap-x-4 text-[1rem] text-ink-soft no-underline max-md:pb-1.5 md:grid-cols-[18rem_1fr]';
const NAME = 'pt-1 font-serif text-[1.3125rem] leading-[1.3] text-green group-hover:underline';

/** The closings that wait for the internet connection. They come first. */
function Unsent({ start: { unsent, offline } }: { start: StartState }) {
  const saver = useSaver();
  if (unsent.length === 0) return null;
  return (
    <section className="mb-4 bg-warning-ground text-warning p-4" aria-labelledby="unsent">
      <h2 id="unsent">Not sent yet: families don’t see this.</h2>
      <Changes changes={unsent} />
      <p className="my-2">{offline}</p>
      <Button kind="main" onClick={() => saver.send({ request: {}, to: 'send', after: '/?sent' })}>
        Send now
      </Button>
      <Outcome saver={saver} />
    </section>
  );
}

/** What families see: the closings or the announcement, and the school year. */
function Families({ start }: { start: StartState }) {
  const { announcement, shown: year, closings, offline, today } = start;
  const isClosed = closings.length > 0;
  const banners = isClosed ? closings.map(({ text }) => text) : [announcement];
  const ends = year && year.lastDay.date < today ? 'ended on' : 'until';
  const says = year && `School year ${shortYear(year.id)}, ${ends} ${formatDate(year.lastDay.date)}.`;
  return (
    <section className="sheet" aria-labelledby="families">
      <h2 id="families">What families see now</h2>
      <p className="hint">{offline && `As last heard. ${offline}`}</p>
      {banners.map((text) => (
        <p key={text} className="my-2 bg-info-ground px-3 py-1 text-info">
          {text || 'Nothing is announced.'}
        </p>
      ))}
      <a href={isClosed ? '/closing' : '/announcement'}>{banners[0] ? 'Change or take down' : 'Write one'}</a>
      <p className="hint mt-3">{says}</p>
    </section>
  );
}

/** The saves that aren’t on the website yet, and the last publication, which can be undone. */
function Saved({ start: { changes, undo } }: { start: StartState }) {
  const saver = useSaver();
  const isSaved = changes.length > 0;
  const answers = { 'Yes, undo publishing': () => saver.build({ undo: undo?.to }) };
  const ask = () => saver.ask('Put the website back as it was before?', answers);
  return (
    <section className="sheet mt-6" aria-labelledby="saved">
      <h2 id="saved">{isSaved ? 'Saved here. Families don’t see it yet.' : 'Everything saved here is published.'}</h2>
      <Changes changes={changes} />
      {isSaved && (
        <Button kind="main" href="/publish" className="mt-4 w-full">
          Publish {counted(changes.length, 'change')}
        </Button>
      )}
      {undo && (
        <p className="mt-3">
          Last published{undo.at && `: ${formatSchoolMoment(new Date(undo.at))}`}
          {undo.by && `, saved by ${undo.by}`}. {undo.words.slice(0, 3).join('; ')}
          {undo.words.length > 3 && ` and ${undo.words.length - 3} more`}.{' '}
          <Button onClick={ask}>Undo publishing</Button>
        </p>
      )}
      <Outcome saver={saver} />
      <p className="mt-3">
        <a href="/publish">Earlier versions</a>
      </p>
    </section>
  );
}

/** The first screen: how things are, what one can do, and what isn’t published. */
export function Today() {
  const start = useStart();
  const saver = useSaver();
  const askName = () => {
    const name = prompt('Your name. What you save has it.', start.name)?.slice(0, 60);
    if (name && /\p{L}/u.test(name)) saver.send({ request: { name }, to: 'name', after: '/' });
  };
  const year = postedYear(start.years, start.today) ?? start.years.at(-1);
  const entered = start.years.findLast(({ firstDay }) => firstDay.date > start.today);
  const due = start.lines.filter(({ urgency }) => urgency === 'now').length;
  const tasks = [
    ['/closing', 'School is closed or late', 'Snow, no power, an early end to the day'],
    ['/announcement', 'Announcement', 'The line at the top of every page'],
    ['/fees', 'A fee', 'Tuition, deposits and discounts'],
    [`/text?file=${year?.file}`, 'A date', 'Days off, Ramadan and Eid, events'],
    [entered ? `/text?file=${entered.file}` : '/year', 'New school year', 'Begins as a copy of the last one'],
    ['/people', 'People', 'Add, change or remove a teacher'],
    ['/photograph', 'A photograph', 'Your own picture in place of a drawing'],
    ['/confirm', 'To confirm', `${due} for today, ${start.lines.length - due} later`],
  ] as const;
  return (
    <Screen title="Today">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div>
          <Unsent start={start} />
          <h2>What do you want to do?</h2>
          <ul role="list" className="mt-3 border-t border-ink">
            {tasks.map(([href, name, hint]) => (
              <li key={href} className="border-b border-hairline">
                <a href={href} className={TASK}>
                  <span className={NAME}>{name}</span>
                  <span>{hint}</span>
                </a>
              </li>
            ))}
          </ul>
          <SearchForm />
        </div>
        <div>
          <Families start={start} />
          <Saved start={start} />
          <div className="row mt-6">
            <Button onClick={askName}>{start.name ? `You are ${start.name}` : 'Who are you?'}</Button>
            <Button hidden={!isHere} onClick={() => saver.send({ request: {}, to: 'stop' })}>
              Stop the editor
            </Button>
            <Outcome saver={saver} />
          </div>
        </div>
      </div>
    </Screen>
  );
}
