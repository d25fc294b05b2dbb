import { useEffect, useRef, useState } from 'react';
import { readTicks, writeTicks } from '../lib/site/next-steps.ts';
import { formatYearlyDate } from '../lib/text/format.ts';
import { buttonClass } from '../ui/button-class.ts';
import { NumberStar } from '../ui/NumberStar.tsx';
import { ChangingText } from './ChangingText.tsx';

type Step = {
  id: string;
  title: string;
  text: string;
  /** For whom, or how long. */
  note?: string | undefined;
  /** Its dates, and from which day on one is in softer ink, because it is over. */
  dates: readonly { id: string; title: string; yearlyDate: string; passed?: { from: string; isNow: boolean } }[];
  /** Where another page says more of it. */
  more: { href: string; text: string };
};

type NextStepsProps = {
  words: Record<'done' | 'kept' | 'notKept' | 'clear', string>;
  steps: readonly Step[];
};

/** The line from each step to the next. */
const LINE =
  'before:absolute before:inset-y-2 before:start-7 before:w-px before:bg-brass last:before:hidden print:before:hidden';

const boxesIn = (root: HTMLElement) => [...root.querySelectorAll('input')];
const ticksIn = (root: HTMLElement) => boxesIn(root).flatMap(({ checked, name }) => (checked ? [name] : []));

function fill(root: HTMLElement, done: readonly string[]): void {
  for (const box of boxesIn(root)) box.checked = done.includes(box.name);
}

/** Stores the ticks on the device. */
function keep(root: HTMLElement) {
  const done = ticksIn(root);
  return { count: done.length, isKept: writeTicks(done) };
}

/**
 * The numbered steps of an application on a vertical line, each with a box to tick. The boxes are uncontrolled, so that a
 * tick from before hydration counts. Ticks stay on the device.
 */
export function NextSteps({ words, steps }: NextStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [{ count, isKept }, setState] = useState({ count: 0, isKept: true });

  const handleChange = () => setState(keep(root.current as HTMLElement));
  const handleClear = () => {
    fill(root.current as HTMLElement, []);
    handleChange();
  };
  useEffect(() => {
    const element = root.current as HTMLElement;
    fill(element, [...readTicks(), ...ticksIn(element)]);
    setState(keep(element));
  }, []);

  return (
    <div ref={root} onChange={handleChange}>
      <ol role="list">
        {steps.map(({ id, title, text, note, dates, more }, index) => (
          <li
            key={id}
            className={`relative grid grid-cols-[3.5rem_1fr] gap-x-5 pb-10 last:pb-0 md:gap-x-7 print:break-inside-avoid print:pb-2 ${LINE}`}
          >
            <NumberStar className="size-14 print:size-9">{index + 1}</NumberStar>
            <div className="pt-3 print:pt-1">
              <h3 className="text-h3">{title}</h3>
              {note && <p className="text-note font-bold text-brass-ink">{note}</p>}
              <p className="mt-2 max-w-prose print:mt-0 print:max-w-none">{text}</p>
              {dates.length > 0 && (
                <ul role="list" className="mt-2 grid gap-2 text-ink-soft print:gap-0">
                  {dates.map(({ id: dateId, title: dateTitle, yearlyDate, passed }) => (
                    <li key={dateId}>
                      {passed && <span className="peer" data-from={passed.from} hidden={!passed.isNow} />}
                      <time
                        dateTime={yearlyDate.slice(2)}
                        className="font-bold text-ink tabular-nums peer-not-[[hidden]]:font-regular peer-not-[[hidden]]:text-ink-soft"
                      >
                        {formatYearlyDate(yearlyDate, 'short')}
                      </time>{' '}
                      {dateTitle}
                    </li>
                  ))}
                </ul>
              )}
              <div className="mt-2 flex flex-wrap items-center gap-x-8 print:mt-0">
                <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-bold print:min-h-0">
                  <input type="checkbox" id={`step-${id}`} name={id} className="size-6 shrink-0 print:size-[1.1em]" />
                  <span>
                    {words.done}
                    <span className="sr-only">: {title}</span>
                  </span>
                </label>
                <a href={more.href} className="inline-flex min-h-11 items-center print:hidden">
                  {more.text}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden print:hidden">
        <output className="font-bold tabular-nums">
          <ChangingText text={`${count} of ${steps.length} done`} />
        </output>
        <button type="button" className={`${buttonClass('secondary')} cursor-pointer`} onClick={handleClear}>
          {words.clear}
        </button>
        <p className="text-ink-soft">
          <ChangingText text={isKept ? words.kept : words.notKept} />
        </p>
      </div>
    </div>
  );
}
