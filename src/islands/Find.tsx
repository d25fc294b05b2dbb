import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { telHref } from '../lib/contact/contact-links.ts';
import { find, type SearchIndex } from '../lib/find/find.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FIELD } from '../ui/field-class.ts';

type FindProps = {
  /** The URL of the index. */
  source: string;
  words: {
    field: string;
    submit: string;
    withoutScript: string;
    found: { one: string; many: string };
    nothing: { before: string; after: string };
    failed: string;
    common: { heading: string; links: readonly { text: string; href: string }[] };
  };
  phone: string;
  /** The address of the section about closings. If it answers best, the line of today is above the results. */
  today: string;
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

/** The field that searches all pages, and its results. The index is loaded when the field is used. */
export function Find({ source, words, phone, today }: FindProps) {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<SearchIndex | 'failed'>();
  const isLoading = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);

  /** Loads the index once. After a failure, the next use of the field tries again. */
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    fetch(source)
      .then((response) => (response.ok ? (response.json() as Promise<SearchIndex>) : Promise.reject(response)))
      .then(setIndex, () => {
        isLoading.current = false;
        setIndex('failed');
      });
  }, [source]);

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
  const results = query && index && !hasFailed ? find(index, query) : [];
  const isAboutToday = results[0]?.href === today;
  // Whether there is school today answers “snow” better than any page.
  useEffect(() => {
    if (isAboutToday) import('./office-hours.ts').then(({ showLines }) => showLines()).catch(() => {});
  }, [isAboutToday]);
  const phoneLink = (
    <a href={telHref(phone)} className="font-bold whitespace-nowrap">
      {phone}
    </a>
  );
  const isMissing = Boolean(query && index) && !hasFailed && results.length === 0;

  return (
    <>
      {/* The policy's `form-action 'none'` blocks a native submit, so without script the field keeps its text. */}
      <search className="print:hidden">
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
            <button type="submit" className={`${buttonClass('primary')} cursor-pointer noscript:hidden`}>
              {words.submit}
            </button>
          </div>
          <p className="hidden font-bold noscript:block">{words.withoutScript}</p>
          <p hidden data-start-failed="" role="alert" className="mt-4 font-bold text-danger">
            {words.failed} {phone}
          </p>
        </form>
      </search>
      <output className="mt-4 block">
        {results.length > 0 && `${results.length} ${results.length === 1 ? words.found.one : words.found.many}`}
        {isMissing && (
          <>
            {words.nothing.before} <strong>“{query}”</strong>. {words.nothing.after} {phoneLink}
          </>
        )}
        {hasFailed && (
          <>
            {words.failed} {phoneLink}
          </>
        )}
      </output>
      {isAboutToday && <p data-school-today="" className="mt-3 font-bold" />}
      {results.length > 0 && (
        <ol className="mt-3 border-t border-ink">
          {results.map(({ href, page, heading, line }) => (
            <li key={href} className="border-b border-hairline py-3">
              <a href={href} className="inline-flex min-h-8 items-center font-serif text-h4">
                {heading}
              </a>
              <span className="block">{line}</span>
              {page !== heading && <span className="block text-label text-ink-soft">{page}</span>}
            </li>
          ))}
        </ol>
      )}
      {(isMissing || hasFailed) && (
        <>
          <h2 className="mt-6 text-h4">{words.common.heading}</h2>
          <ul>
            {words.common.links.map(({ text, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
