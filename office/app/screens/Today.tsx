import { type ReactNode, useState } from 'react';
import type { StartState } from '../../api.ts';
import { shortYear } from '../../year.ts';
import { useStart } from '../api-client.ts';
import { Button, Icon, SearchField } from '../controls.tsx';
import { useSaver } from '../form.ts';
import { ChangeLine, Lines, Outcome, Screen, UndoButton } from '../layouts.tsx';
import { go } from '../router.tsx';
import { counted, formatSaved, monthDay } from '../words.ts';

const TASK =
  'group grid min-h-11.5 items-center gap-x-4 text-[1rem] text-ink-soft no-underline md:grid-cols-[18rem_1fr_auto]';
const NAME = 'pt-1 font-serif text-[1.3125rem] leading-[1.3] text-green group-hover:underline';

/** A fact about the website, and what can be done about it. */
function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="border-t border-ink py-2">
      <h2 className="small-heading m-0!">{heading}</h2>
      {children}
    </div>
  );
}

/** A closing that the internet holds up. It comes first. */
function Unsent({ start: { unsent, offline } }: { start: StartState }) {
  const saver = useSaver();
  if (!unsent) return null;
  return (
    <section className="note warning mb-4" aria-labelledby="unsent">
      <h2 id="unsent">Not sent yet: families don’t see this.</h2>
      <p className="my-2">
        <b>{unsent}</b> {offline}
      </p>
      <div className="row">
        <Button kind="main" onClick={() => void saver.send({}, { to: 'closing', after: '/' })}>
          Send it now
        </Button>
        <Button onClick={() => void saver.send({ forget: true }, { to: 'closing', after: '/' })}>Don’t send it</Button>
        <Outcome saver={saver} />
      </div>
    </section>
  );
}

/** What families see: the closing or the announcement, and the school year. */
function Families({ start }: { start: StartState }) {
  const { announcement, years, nextYear, closings, now, offline, unsent } = start;
  const today = now.slice(0, 10);
  const { message, type, from, until } = announcement;
  const current = closings.filter(({ day, lastDay = day }) => lastDay >= today);
  const isShown = message && current.length === 0 && from <= today;
  const year = years.find(({ isShown: is }) => is);
  return (
    <section className="sheet" aria-labelledby="families">
      <h2 id="families">What families see now</h2>
      {offline && !unsent && <p className="hint">As last heard. {offline}</p>}
      <Fact heading={current.length > 0 ? 'Closing' : 'Announcement'}>
        {current.map(({ id, text }) => (
          <p key={id} className="warning my-1 px-3 py-1">
            {text}
          </p>
        ))}
        {isShown && <p className={`my-1 px-3 py-1 ${type}`}>{message}</p>}
        {current.length === 0 && !isShown && <p>Nothing is announced.</p>}
        {message && !isShown && current.length === 0 && (
          <p className="hint">
            “{message}” from {monthDay(from)}.
          </p>
        )}
        <p className="hint">
          {current.length > 0 ? (
            <a href="/closing">Change or take down</a>
          ) : message ? (
            <>
              {until ? `Until ${monthDay(until)}` : 'Without a last day'}. <a href="/announcement">Change</a> or{' '}
              <a href="/announcement?down">take down</a>
            </>
          ) : (
            <a href="/announcement">Write one</a>
          )}
        </p>
      </Fact>
      <Fact heading="School year">
        {year && `${shortYear(year.id)}${year.lastDay < today ? ' ended on' : ', until'} ${monthDay(year.lastDay)}. `}
        {nextYear && (
          <>
            {shortYear(nextYear)} isn’t entered. <a href="/year">Begin it</a>
          </>
        )}
      </Fact>
    </section>
  );
}

/** The saves that aren’t on the website yet, and the last publication. */
function Saved({ start: { changes, undo, publishedAt, now, lines } }: { start: StartState }) {
  const saver = useSaver();
  const open = lines.filter(({ isBlocking }) => isBlocking).length;
  return (
    <section className="sheet mt-6" aria-labelledby="saved">
      <h2 id="saved">
        {changes.length > 0 ? 'Saved here. Families don’t see it yet.' : 'Everything saved here is published.'}
      </h2>
      <Lines>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} acts={<UndoButton {...{ change, saver }} />} />
        ))}
      </Lines>
      <Outcome saver={saver} />
      {changes.length > 0 && (
        <Button kind="main" href="/publish" className="mt-4 w-full">
          Publish {counted(changes.length, 'change')}
        </Button>
      )}
      {changes.length > 0 && open > 0 && (
        <p className="hint mt-2">{counted(open, 'thing stands', 'things stand')} in the way.</p>
      )}
      <Fact heading="Last published">
        {formatSaved(publishedAt, now)}. <a href="/publish#versions">Earlier versions</a>
        {undo && (
          <p className="hint">
            From here {formatSaved(undo.at, now)}: {undo.words[0]}
            {undo.words.length > 1 && `, and ${undo.words.length - 1} more`}.{' '}
            <a href="/publish?undo">Undo publishing</a>
          </p>
        )}
      </Fact>
    </section>
  );
}

/** The first screen: how things are, what one can do, and what isn’t published. */
export function Today() {
  const start = useStart();
  const [words, setWords] = useState('');
  const due = start.lines.filter(({ urgency }) => urgency === 'now').length;
  const next = start.nextYear ? shortYear(start.nextYear) : 'the next one';
  const tasks: [href: string, name: string, hint: ReactNode][] = [
    ['/closing', 'School is closed or late', 'Snow, no power, an early end to the day'],
    ['/announcement', 'Announcement', 'The line at the top of every page'],
    ['/fees', 'A fee', 'Tuition, deposits and discounts'],
    ['/calendar', 'A date', 'Days off, Ramadan and Eid, events'],
    ['/year', 'New school year', `Begin ${next} from a copy of this year`],
    ['/people', 'People', 'Add, change or remove a teacher'],
    ['/photograph', 'A photograph', 'Your own picture in place of a drawing'],
    ['/confirm', 'To confirm', `${due} for today, ${start.lines.length - due} later`],
  ];
  return (
    <Screen
      title="Today"
      tab=""
      aside={
        <div>
          <Families start={start} />
          <Saved start={start} />
        </div>
      }
    >
      <Unsent start={start} />
      <h2>What do you want to do?</h2>
      <ul className="mt-3 border-t border-ink">
        {tasks.map(([href, name, hint]) => (
          <li key={href} className="border-b border-hairline">
            <a href={href} className={TASK}>
              <span className={NAME}>{name}</span>
              <span>{hint}</span>
              <Icon name="arrow" className="text-brass-ink" />
            </a>
          </li>
        ))}
        <li>
          <form
            className={TASK}
            onSubmit={(event) => {
              event.preventDefault();
              go(`/text?${new URLSearchParams({ q: words })}`);
            }}
          >
            <a href="/text" className={NAME}>
              Any text
            </a>
            <SearchField value={words} onChange={setWords} />
          </form>
        </li>
      </ul>
    </Screen>
  );
}
