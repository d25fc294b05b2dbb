import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addDays } from '../../../src/lib/dates/school-day.ts';
import type { Change, Look, StartState } from '../../api.ts';
import { useLook, useStart } from '../api-client.ts';
import { Button, Icon, SearchField } from '../controls.tsx';
import { useUndo } from '../form.ts';
import { ChangeLine, Desk, Lines } from '../layouts.tsx';
import { go, useAddress } from '../router.tsx';
import { counted, formatSaved, monthDay, shortYear, spelled } from '../words.ts';

const TASK = 'grid min-h-11.5 grid-cols-[1fr_auto] items-center gap-x-2 text-[1rem] text-ink-soft no-underline';
const NAME = 'pt-1 font-serif text-[1.3125rem] leading-[1.3] text-green';

/** How things are, in one sentence. */
function stateOf({ changes, closings: [closing], published, now }: StartState, look: Look | undefined): string {
  if (!published) return 'The website hasn’t been published yet.';
  if (look?.isUp === false) return 'The website can’t be reached right now. Your work here is safe.';
  if (changes.length > 0) {
    return `The website is up. ${spelled(changes.length, 'of your changes isn’t', 'of your changes aren’t')} on it yet.`;
  }
  if (closing?.kind !== 'closed') return 'The website is up, with everything you changed.';
  const today = now.slice(0, 10);
  const soon = closing.day === addDays(today, 1) ? 'tomorrow' : `on ${monthDay(closing.day)}`;
  return `School is closed ${closing.day <= today ? 'today' : soon}. The website says so.`;
}

/** A fact about the website, and what can be done about it. */
function Fact({ heading, fact, children }: { heading: string; fact: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-2">
      <h2 className="small-heading m-0!">{heading}</h2>
      {fact && <div className="pt-1 font-serif text-[1.375rem] leading-[1.3]">{fact}</div>}
      <div className="hint">{children}</div>
    </div>
  );
}

/** The announcement or the closing, the school year and the last publication. */
function Facts({ start }: { start: StartState }) {
  const { announcement, years, nextYear, published, now, closings } = start;
  const today = now.slice(0, 10);
  const year = years.find(({ isShown }) => isShown) ?? years.at(-1);
  const { message, type, from, until } = announcement;
  const isClosing = closings.length > 0;
  const closed = closings.map(({ text }) => ({ look: 'warning', text }));
  const isAhead = from > today;
  const banners = isClosing || isAhead || !message ? closed : [{ look: type, text: message }];
  const upSince = from ? `Since ${monthDay(from)}` : 'Since it was published';
  const since = isAhead ? `“${message}” from ${monthDay(from)}` : upSince;
  const [day = 'Not yet', time] = published ? formatSaved(published.at, '').split(' at ') : [];
  return (
    <div className="mt-6 grid gap-x-10 gap-y-3 md:grid-cols-2 desk:grid-cols-[1.5fr_1fr_1fr] md:max-desk:*:first:col-span-2">
      <Fact
        heading={isClosing ? 'Closing' : 'Announcement'}
        fact={
          banners.length === 0
            ? 'Nothing is announced.'
            : banners.map(({ look, text }) => (
                <p key={text} className={`my-1 px-3 py-1 font-sans text-body ${look}`}>
                  {text}
                </p>
              ))
        }
      >
        {isClosing ? (
          <a href="/closing">Change or take down</a>
        ) : message ? (
          <>
            {since}, {until ? `until ${monthDay(until)}` : 'with no last day'}. <a href="/announcement">Change</a> or{' '}
            <a href="/announcement?down">take down</a>
          </>
        ) : (
          <a href="/announcement">Write one</a>
        )}
      </Fact>
      <Fact
        heading="School year"
        fact={
          year && `${shortYear(year.name)}${year.lastDay < today ? ' ended on' : ', until'} ${monthDay(year.lastDay)}`
        }
      >
        {year && year.lastDay < today && 'Pages say so. '}
        {nextYear && (
          <>
            {shortYear(nextYear)} isn’t entered. <a href="/year">Begin it</a>
          </>
        )}
      </Fact>
      <Fact heading="Last published" fact={day}>
        {time && `At ${time}. `}
        <a href="/versions">Earlier versions</a>
      </Fact>
    </div>
  );
}

/** The changes that aren’t on the website yet. An undone one stays until the screen is left. */
function Unpublished({ start: { changes, versions, confirm, published, now } }: { start: StartState }) {
  const isSaved = useAddress().includes('saved');
  const [status, undo] = useUndo();
  const [listed, setListed] = useState<string[]>([]);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSaved) (row.current ?? document.querySelector('h1'))?.focus();
  }, [isSaved]);
  const undoHere = async (change: Change) => {
    setListed([...listed, change.id]);
    await undo(change);
  };
  const ids = [...changes.map(({ id }) => id), ...listed];
  const isWaiting = changes.length > 0 || !published;
  const [first, ...more] = confirm.lines.filter(({ isBlocking }) => isBlocking);
  return (
    <section className="sheet" aria-labelledby="unpublished">
      <h2 id="unpublished">{isWaiting ? 'Not published yet' : 'Everything is published.'}</h2>
      <output className={['', 'Undone.', 'It is back.'].includes(status) ? 'sr-only' : 'text-danger'}>{status}</output>
      <Lines className="mb-4 empty:hidden">
        {versions
          .filter(({ id }) => ids.includes(id))
          .map((change) => (
            <ChangeLine
              key={change.id}
              {...{ change, now }}
              undo={undoHere}
              {...(change.id === versions[0]?.id && { ref: row })}
            />
          ))}
      </Lines>
      {isWaiting && (
        <>
          <Button kind="main" href="/publish" className="w-full">
            {published ? `Publish ${counted(changes.length, 'change')}` : 'Publish the website'}
          </Button>
          <p className="hint mt-2">
            You’ll read {changes.length === 1 ? 'it' : 'them'} once more first.{' '}
            {first && `${spelled(more.length + 1, 'thing')} to decide: ${first.page}.`}
          </p>
        </>
      )}
    </section>
  );
}

/** The first screen: how things are, what one can do, and what isn’t published. */
export function Start() {
  const start = useStart();
  const look = useLook();
  const [words, setWords] = useState('');
  const { now, beforePublishing, soon } = start.confirm.counts;
  const later = beforePublishing + soon;
  const waiting = now > 0 ? `, ${later} more to decide` : later > 0 ? `${later} to decide` : 'Nothing waits for you';
  const next = start.nextYear ? shortYear(start.nextYear) : 'the next one';
  const tasks: [href: string, name: string, hint: ReactNode][] = [
    ['/closing', 'School is closed or late', 'Snow, no power, an early end to the day'],
    ['/announcement', 'Announcement', 'The line at the top of every page'],
    ['/fee', 'A fee', 'Tuition, deposits and discounts'],
    ['/date', 'A date', 'Days off, Ramadan and Eid, events'],
    ['/year', 'New school year', `Begin ${next} from a copy of this year`],
    ['/people', 'People', 'Add, change or remove a teacher'],
    ['/photograph', 'A photograph', 'Your own picture in place of a drawing'],
    [
      '/confirm',
      'To confirm',
      <>
        {now > 0 && <b className="text-warning">{now} for today</b>}
        {waiting}
      </>,
    ],
  ];
  return (
    <Desk title={stateOf(start, look)} tab="" before={<Facts start={start} />} aside={<Unpublished start={start} />}>
      <section aria-labelledby="tasks" className="pt-3">
        <h2 id="tasks">What do you want to do?</h2>
        <ul className="mt-3 border-t border-ink">
          {tasks.map(([href, name, hint]) => (
            <li key={href} className="border-b border-hairline">
              <a href={href} className={`${TASK} group md:grid-cols-[minmax(10rem,18.125rem)_1fr_auto]`}>
                <span className={`${NAME} group-hover:underline`}>{name}</span>
                <span className="max-md:order-last max-md:col-span-2">{hint}</span>
                <Icon name="arrow" className="text-brass-ink" />
              </a>
            </li>
          ))}
          <li>
            <form
              className={`${TASK} md:grid-cols-[minmax(10rem,18.125rem)_1fr]`}
              onSubmit={(event) => {
                event.preventDefault();
                go(`/everything?${new URLSearchParams({ q: words })}`);
              }}
            >
              <a href="/everything" className={`${NAME} no-underline hover:underline`}>
                Everything else
              </a>
              <div className="max-md:col-span-2">
                <SearchField value={words} onChange={setWords} />
              </div>
            </form>
          </li>
        </ul>
      </section>
    </Desk>
  );
}
