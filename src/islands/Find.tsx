import { Fragment, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { mailtoHref, telHref } from '../lib/contact/contact-links.ts';
import { addDays, schoolDay } from '../lib/dates/school-day.ts';
import { isSearchIndex } from '../lib/find/index-address.ts';
import { type FindResult, find, type ReadIndex, readIndex } from '../lib/find/search.ts';
import { queryClient } from '../lib/site/query-client.ts';
import type { PageContent } from '../lib/text/content.ts';
import { formatDate } from '../lib/text/format.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import { ChangingText } from './ChangingText.tsx';

/** What is said before a result, or instead of one. */
type Advice = 'searching' | 'nothing' | 'mentioned' | 'passed' | 'failed';

type FindProps = {
  /** The URL of the index. */
  source: string;
  words: Pick<PageContent<'find'>, 'field' | 'submit' | 'withoutScript' | Advice> &
    Pick<PageContent<'calendar'>['today'], 'usualHours' | 'officeClosed'> & {
      /** What comes before the phone number on a button, and after what a call is about. */
      call: string;
      after: string;
    };
  phone: string;
  email: string;
  /** The classes of the buttons to search and to call, which needn't be script. */
  buttons: readonly [search: string, call: string];
  /** The titles of answers that have the line of today above them. */
  titlesOfToday: readonly string[];
};

/** A search starts this long after the last key, so that the status isn't announced for every letter. */
const SETTLE_MS = 250;
const FIELD_ID = 'find-query';

/** The index once it is loaded, and what loads it: once, or after a failure again. */
function useSearchIndex(source: string): [index: ReadIndex | 'failed' | undefined, load: () => void] {
  const [index, setIndex] = useState<ReadIndex | 'failed'>();
  const load = useCallback(() => {
    const queryKey = [source];
    queryClient
      .fetchQuery<unknown>({ queryKey })
      .then((answer) => (isSearchIndex(answer) ? setIndex(readIndex(answer)) : Promise.reject(answer)))
      .catch(() => {
        queryClient.removeQueries({ queryKey });
        setIndex('failed');
      });
  }, [source]);
  return [index, load];
}

/** A price, a discount, a time or times, a date, a phone number, or a number of people or days. */
const FIGURE = new RegExp(
  [
    String.raw`\$[\d,]*\d(\/month)?`,
    String.raw`(\d+(:\d+)?( ?[ap]m)? ?– ?)?\d+(:\d+)? ?[ap]m`,
    String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d+(, \d{4}( \w+day)?)?`,
    String.raw`\d+-\d+-\d+|\d+%|\d+ (instructional days|students)`,
  ].join('|'),
  'i',
);

/** The class of a text, if it asks to call. */
const callsIn = (text: string) => (/\bcall\b/i.test(text) ? 'calls' : '');

/** Whether an answer has an hour: then its rows are about more than a date. */
const hasHours = ({ line }: FindResult) => /\d ?[ap]m/i.test(line);

/** Whether an answer's dates, which begin its rows, are all over. */
function hasPassed(result: FindResult): boolean {
  const days = result.line.split(' · ').flatMap((row) => /^[A-Z]\w+ \d+, \d{4}/.exec(row) ?? []);
  const today = Date.parse(schoolDay(new Date()));
  return !hasHours(result) && days.length > 0 && days.every((day) => Date.parse(`${day} UTC`) < today);
}

/** The closing that is in force, until the line of today is known: any, or one of tomorrow or of days from today on. */
const closingOnPage = (day: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-type=closing]:not([hidden])')].find(
    ({ dataset }) => day === 'today' || /tomorrow|from today/.test(`${dataset['notice']}`),
  );

/** The day that a query is about, if it is today or tomorrow. A sure answer to a query without a day is about today. */
function dayIn(query: string, { meaningsOf }: ReadIndex, isSure: boolean): 'today' | 'tomorrow' | undefined {
  const words = meaningsOf(query);
  const isWeekday = /([nsr]|fri)day/.test(words.join());
  const name = (later: number) => formatDate(addDays(schoolDay(new Date()), later), { weekday: 'long' }).toLowerCase();
  return (
    (['today', 'tomorrow'] as const).findLast((day, later) =>
      isWeekday ? !words.includes('next') && words.includes(name(later)) : words.includes(day),
    ) ?? (isWeekday || !isSure ? undefined : 'today')
  );
}

/** The figure of a row, at best its price, or after the answer's title. In several sentences, or a sum, none is the answer. */
function figureOf(row: string, title: string): string {
  const best = row.slice(Math.max(row.indexOf('$'), row.indexOf(title) + 1));
  return (!/[.=] /.test(row) && (FIGURE.exec(best) ?? FIGURE.exec(row))?.[0]) || '';
}

/** Words of an answer, in which no range and no price breaks, and the phone number is a link. */
const Words = ({ text, phone }: { text: string; phone: string }) => (
  <span>
    {text.split(phone).map((part, place) => (
      <Fragment key={part}>
        {place > 0 && (
          <a href={telHref(phone)} className="relative text-inherit">
            {phone}
          </a>
        )}
        <Unbroken text={part} />
      </Fragment>
    ))}
  </span>
);

/** Where the next cell of a row begins: after a date, at another price, after an event, or at a Hijri day. */
const NEXT_CELL = /\n|: |, (?=\+? ?\$)| ((?:expected )?\d+ [A-Z][^\d ]+(?: I+)?)$/;

/** How a row looks, and each of its cells. */
const LOOKS = {
  words: ['flex flex-wrap gap-x-3'],
  figure: ['flex flex-wrap items-baseline gap-x-2', 'price-leader'],
  prices: ['flex items-baseline gap-x-2', 'flex-1', 'find-price', 'find-price'],
  date: ['find-date md:grid items-baseline', 'block', 'font-bold', 'text-note text-ink-soft'],
};

type AnswerProps = { result: FindResult; words: FindProps['words']; phone: string; isBest?: boolean };

/** The rows of an answer: a name with its figures, or a date, its event and its Hijri day. The only figure is the largest. */
function FigureRows({ result: { line, title }, phone, isBest }: Omit<AnswerProps, 'words'>) {
  const rows = line.split(' · ');
  const figures = rows.filter((row) => figureOf(row, title)).length;
  const isOnly = isBest && figures === 1;
  return rows.map((row, place) => {
    const figure = figureOf(row, title);
    const text = row.startsWith(`${title}:`) ? row.slice(title.length + 1) : row;
    // Only a label is led to what has no figure: a sentence stays whole.
    const [before = '', ...rest] = text.split(figure || (figures > 1 && !/[.=] /.test(row) ? ': ' : '\n'));
    const name = before.replace(/[ :,]+$/, '');
    const after = rest.join(figure).replace(/^[ :,.]+/, '');
    const gap = name && !isOnly ? ' ' : '\n';
    const cells = [name, ...(figure + gap + after).trim().split(NEXT_CELL)].filter(Boolean);
    const named = (cells[2] && 'prices') || (cells[1] && 'figure') || 'words';
    const [look, ...looks] = LOOKS[isOnly ? 'words' : name ? named : 'date'];
    return (
      <span
        key={row}
        className={`${callsIn(figures ? row : line)} ${place ? 'border-t border-hairline' : ''} py-1.5 leading-normal ${look}`}
      >
        {cells.map((cell, column) => {
          const [large = ''] = (cell !== name && FIGURE.exec(cell)) || [];
          const [sign, ...unit] = cell.split(large || '\n');
          return (
            <span key={cell} className={isOnly && large ? 'w-full' : looks[column]}>
              <Words text={`${sign} `} phone={phone} />
              {large && (
                <b className={isOnly ? 'text-figure' : 'text-h3'}>
                  {large === phone ? <Words text={large} phone={phone} /> : large}
                </b>
              )}
              {large && <Words text={` ${unit.join(large)} `} phone={phone} />}
            </span>
          );
        })}
      </span>
    );
  });
}

/** An answer, all of which opens its link. The best one is large, between what it answers and where it is from. */
function Answer({ words, ...props }: AnswerProps) {
  const { result, phone, isBest } = props;
  const { href, title, page, line, isMention } = result;
  const place = (isBest ? page : page !== title) && <span className="text-note text-ink-soft">{page}</span>;
  const isOutside = href[0] === 'h';
  return (
    <div className={`find-answer ${isBest ? 'find-best' : ''}`}>
      {!href && <span className="only-office-closed">{`${title}\n${words.officeClosed}`}</span>}
      <a href={href || telHref(phone)} target={isOutside ? '_blank' : undefined} className={href ? '' : 'calls'}>
        <span>{href ? title : title + words.after}</span>
        {!href && <b className="my-1 block text-figure text-green underline">{phone}</b>}
        {isOutside && place}
      </a>
      {hasPassed(result) && <span className="text-note text-ink-soft">{words.passed}</span>}
      {href && !isMention ? (
        <FigureRows {...props} />
      ) : (
        <span className={callsIn(href ? line : 'call')}>
          <Words text={line.replaceAll(' · ', '\n')} phone={phone} />
        </span>
      )}
      {!isOutside && place}
    </div>
  );
}

/** The field that searches all pages, and its results. The index is loaded when the field is used. */
export function Find({ source, words, phone, email, buttons, titlesOfToday }: FindProps) {
  const [query, setQuery] = useState('');
  const [index, load] = useSearchIndex(source);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);

  /** Loads the index, and moves the field up, so that its answer is above the keyboard of a phone. */
  const start = useCallback(() => {
    load();
    if (matchMedia('(width < 36rem)').matches) field.current?.scrollIntoView();
  }, [load]);

  const search = useCallback(() => {
    load();
    clearTimeout(timer.current);
    const typed = (field.current as HTMLInputElement).value.trim();
    setQuery(typed);
    // In the address, as `/find?q=snow`, the query can be shared, and survives a reload.
    history.replaceState(history.state, '', typed ? `?${new URLSearchParams({ q: typed })}` : location.pathname);
  }, [load]);

  // The built page can't know the address. What was typed before the island started wins over it.
  useEffect(() => {
    const input = field.current as HTMLInputElement;
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (input.value) search();
    if (input === document.activeElement) start();
    return () => clearTimeout(timer.current);
  }, [search, start]);

  const handleInput = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(search, SETTLE_MS);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    search();
  };

  const hasFailed = index === 'failed';
  const results = query && index && !hasFailed ? find(index, query) : [];
  const [best, ...others] = results;
  const isHours = best && hasHours(best);
  const asked = best && dayIn(query, index as ReadIndex, isHours || !best.isMention);
  // A closing of today alone doesn’t say what is tomorrow.
  const closing = asked && closingOnPage(asked);
  const isAboveHours = results.some(hasHours);
  const isOfDay = ({ title }: FindResult) => titlesOfToday.includes(title);
  const isBestOfDay = best && isOfDay(best);
  const day = (closing && isAboveHours) || results.some(isOfDay) ? asked : '';
  const isUnsure = best?.isMention || (isBestOfDay && !FIGURE.test(best.line) && !day);
  // A day that isn't asked for comes before hours only if it changes them, as a closing does, also after school.
  const named = best && dayIn(query, index as ReadIndex, false);
  const before = day && (named || (closing && isAboveHours && 'strip') || (isHours || !isBestOfDay ? 'change' : 'now'));
  const isOffice = isHours && best?.href === '/#office';
  const hasLine = before || isOffice;
  // Another question may have its line in another place. Whether there is school answers “snow” better than any page.
  useEffect(() => {
    if (query && hasLine) import('./office-hours.ts').then(({ showLines }) => showLines()).catch(() => {});
  }, [query, hasLine]);
  // Why the best result may not be what is looked for, or why there is none.
  const advice =
    (hasFailed && words.failed) ||
    (query && index && !best && `${words.nothing} “${query}”.`) ||
    (isUnsure && words.mentioned) ||
    '';

  return (
    <>
      {/* The policy's `form-action 'none'` blocks a native submit, so without script the field keeps its text. */}
      <search className="find-band bg-deep px-3 pb-5 text-on-deep md:pb-10 print:hidden">
        <form onSubmit={handleSubmit}>
          <label htmlFor={FIELD_ID} className="block text-label font-bold">
            {words.field}
          </label>
          <div className="mt-1 flex flex-wrap gap-2 rounded-control border border-edge bg-paper p-2">
            <input
              ref={field}
              id={FIELD_ID}
              name="q"
              type="search"
              dir="auto"
              autoComplete="off"
              onInput={handleInput}
              onFocus={start}
              enterKeyHint="search"
              maxLength={200}
              className="rounded-control font-serif text-ink"
            />
            <button type="submit" className={`${buttons[0]} cursor-pointer noscript:hidden`}>
              {words.submit}
            </button>
          </div>
          <p className="mt-3 hidden font-bold noscript:block">{words.withoutScript}</p>
          <p hidden data-start-failed="" role="alert" className="mt-4 font-bold text-danger">
            {words.failed} {phone}
          </p>
        </form>
      </search>
      {/* Screen readers announce the answer. Its parts are replaced as a whole, because a translator may have moved them. */}
      <output className="mt-6 grid justify-items-start gap-3">
        <ChangingText text={query && !index ? words.searching : advice} />
        {before && (
          <span key={before} data-school-today={before} className="block font-serif text-h2">
            {closing?.dataset['notice']}
          </span>
        )}
        {day &&
          closing &&
          [...closing.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, className, textContent }) => (
            <span key={lang} lang={lang} dir="auto" className={className}>
              {textContent}
            </span>
          ))}
        {day && isAboveHours && (
          <span className={`above only-closing ${best?.href || others[0] ? '' : 'calls'}`}>{words.usualHours}</span>
        )}
        {isOffice && <span className="only-office-closed">{words.officeClosed}</span>}
        {isOffice && <span data-office-now="" className="calls font-bold" />}
        {best && <Answer key={best.title + best.line} result={best} words={words} phone={phone} isBest={!isUnsure} />}
        {before === 'change' && isBestOfDay && <span data-school-today="usual" />}
        {(advice || best) && (
          <span className="mt-3 mb-8 flex flex-wrap items-center gap-x-6 wrap-anywhere">
            {(advice || best?.href) && (
              <a href={telHref(phone)} className={`calls ${advice ? buttons[1] : 'py-2.5 font-bold'}`}>
                {`${words.call} ${phone}`}
              </a>
            )}
            <a href={mailtoHref(email)} className="py-2.5">
              {email}
            </a>
          </span>
        )}
        {!isOffice && (advice || best?.href) && <span className="only-office-closed">{words.officeClosed}</span>}
      </output>
      {others[0] && (
        <ol role="list" className="mb-8 border-t border-ink">
          {others.map((result) => (
            <li key={result.href + result.title} className="border-b border-hairline">
              <Answer result={result} words={words} phone={phone} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
