import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { telHref } from '../lib/contact/contact-links.ts';
import { isSearchIndex } from '../lib/find/index-address.ts';
import { find, type SearchIndex } from '../lib/find/search.ts';
import type { PageContent } from '../lib/text/content.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FIELD } from '../ui/field-class.ts';
import { ChangingText } from './ChangingText.tsx';

type FindProps = {
  /** The URL of the index. */
  source: string;
  words: Pick<PageContent<'find'>, 'field' | 'submit' | 'withoutScript' | 'nothing' | 'mentioned' | 'failed'> & {
    /** What comes before the number of results. */
    found: string;
  };
  phone: string;
  /** The address of the section about closings. If it answers best, the line of today is above the results. */
  closingsHref: string;
};

/** A search starts this long after the last key, so that the status isn't announced for every letter. */
const SETTLE_MS = 250;
const FIELD_ID = 'find-query';

/** The query in the address, as `/find?q=snow`. */
const queryInAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/** Puts the query in the address, so that the results can be shared and survive a reload. */
function writeAddress(query: string): void {
  history.replaceState(history.state, '', query ? `?${new URLSearchParams({ q: query })}` : location.pathname);
}

/** The index once it is loaded, and what loads it: once, or after a failure again. */
function useSearchIndex(source: string): [index: SearchIndex | 'failed' | undefined, load: () => void] {
  const [index, setIndex] = useState<SearchIndex | 'failed'>();
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    fetch(source)
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((answer: unknown) => (isSearchIndex(answer) ? setIndex(answer) : Promise.reject(answer)))
      .catch(() => {
        isLoading.current = false;
        setIndex('failed');
      });
  }, [source]);
  return [index, load];
}

/** The field that searches all pages, and its results. The index is loaded when the field is used. */
export function Find({ source, words, phone, closingsHref }: FindProps) {
  const [query, setQuery] = useState('');
  const [index, load] = useSearchIndex(source);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);

  // The built page can't know the address. What was typed before the island started wins over it.
  useEffect(() => {
    const input = field.current as HTMLInputElement;
    input.value ||= queryInAddress();
    const typed = input.value.trim();
    setQuery(typed);
    if (typed) writeAddress(typed);
    if (input.value || input === document.activeElement) load();
    return () => clearTimeout(timer.current);
  }, [load]);

  const search = () => {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? '';
    setQuery(typed);
    writeAddress(typed);
  };
  const handleInput = () => {
    load();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(search, SETTLE_MS);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    load();
    search();
  };

  const hasFailed = index === 'failed';
  const [results, missing] = query && index && !hasFailed ? find(index, query) : [[], []];
  const day = results[0]?.href === closingsHref && (/tomorrow/i.test(query) ? 'tomorrow' : 'today');
  // Whether there is school answers “snow” better than any page.
  useEffect(() => {
    if (day) import('./office-hours.ts').then(({ showLines }) => showLines()).catch(() => {});
  }, [day]);
  // Why the first result may not be what is looked for, or why there is none.
  const advice =
    (hasFailed && words.failed) ||
    (query &&
      index &&
      (missing[0] || !results[0]) &&
      `${words.nothing.before} “${missing.join(' ') || query}”. ${words.nothing.after}`) ||
    (results[0]?.isMention && words.mentioned);

  return (
    <>
      {/* The policy's `form-action 'none'` blocks a native submit, so without script the field keeps its text. */}
      <search className="find-band on-deep print:hidden">
        <form action="/find" method="get" onSubmit={handleSubmit}>
          <label htmlFor={FIELD_ID} className="font-bold">
            {words.field}
          </label>
          <div className="flex flex-wrap items-end gap-3">
            <input
              ref={field}
              id={FIELD_ID}
              name="q"
              type="search"
              dir="auto"
              autoComplete="off"
              onInput={handleInput}
              onFocus={load}
              enterKeyHint="search"
              maxLength={80}
              className={`${FIELD} min-w-0 flex-1`}
            />
            <button type="submit" className={`${buttonClass('inverse')} cursor-pointer noscript:hidden`}>
              {words.submit}
            </button>
          </div>
          <p className="hidden font-bold noscript:block">{words.withoutScript}</p>
          <p hidden data-start-failed="" role="alert" className="mt-4 font-bold text-danger">
            {words.failed} {phone}
          </p>
        </form>
      </search>
      <output className="block not-empty:mt-4 not-empty:last:mb-8">
        <ChangingText text={advice || (results[0] ? `${words.found} ${results.length}` : '')}>
          {advice && (
            <>
              {' '}
              <a href={telHref(phone)} className="inline-flex min-h-11 items-center font-bold">
                {phone}
              </a>
            </>
          )}
        </ChangingText>
      </output>
      {day && <p key={day} data-school-today={day} className="mt-3 font-bold" />}
      {results.length > 0 && (
        <ol role="list" className="mt-3 mb-8 border-t border-ink">
          {results.map(({ href, title, page, line }) => (
            <li key={href + title} className="border-b border-hairline">
              <a href={href || telHref(phone)} className="block py-3">
                <span className="block font-serif text-h4">{title}</span>
                <span className="block">{line}</span>
                {page !== title && <span className="block text-note">{page}</span>}
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
