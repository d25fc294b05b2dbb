import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../lib/site/device-storage.ts';
import type { PageContent } from '../lib/text/content.ts';
import { NumberStar } from '../ui/NumberStar.tsx';
import { ChangingText } from './ChangingText.tsx';

type NextStepsProps = Pick<PageContent<'generalInfo'>['process'], 'steps' | 'ticks'>;

/** The line from each step to the next down a phone. On a wide screen, the edge of the dark ground is their line. */
const LINE =
  'before:absolute before:top-5 before:-bottom-5 before:start-5.5 before:w-px before:bg-brass last:before:hidden lg:before:hidden print:before:hidden';
const BOX = 'step-box size-6 shrink-0 border border-edge bg-paper';

const boxesIn = (root: HTMLElement) => [...root.querySelectorAll('input')];
const ticksIn = (root: HTMLElement) => boxesIn(root).flatMap(({ checked, name }) => (checked ? [name] : []));

function fill(root: HTMLElement, ticks: readonly string[]): void {
  for (const box of boxesIn(root)) box.checked = ticks.includes(box.name);
}

/** Stores the ticks on the device, or deletes them if there are none, and counts the steps that are done. */
function keep(root: HTMLElement) {
  const ticks = ticksIn(root);
  const isKept = writeStored('local', 'next-steps', ticks.join(' ') || null);
  return { done: ticks.length, isKept };
}

/**
 * The numbered steps of an application on a line, each with a box to tick. The boxes are uncontrolled, so that a tick from
 * before hydration counts. Ticks stay on the device.
 */
export function NextSteps({ ticks, steps }: NextStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  // How many are done is known on the device alone. Before, none are, in as many letters, so that nothing moves.
  const [{ done, isKept }, setState] = useState({ done: 0, isKept: true });

  const handleChange = () => setState(keep(root.current as HTMLElement));
  const handleClear = () => {
    fill(root.current as HTMLElement, []);
    handleChange();
  };
  useEffect(() => {
    const element = root.current as HTMLElement;
    fill(element, [...(readStored('local', 'next-steps') ?? '').split(' '), ...ticksIn(element)]);
    setState(keep(element));
  }, []);

  return (
    <div ref={root} onChange={handleChange} className="relative">
      <output className="steps-count absolute bottom-full mb-12 bg-deep font-bold text-on-deep-accent tabular-nums noscript:hidden print:hidden">
        <ChangingText text={`${done} of ${steps.length} done`} />
      </output>
      <ol role="list" className="steps mt-6 lg:grid lg:grid-cols-5 print:mt-0">
        {steps.map(({ id, title, text, note, done: label = ticks.done }, index) => (
          <li
            key={id}
            id={id}
            className={`relative flex gap-x-4 pb-6 lg:flex-col lg:pe-8 lg:pb-0 print:break-inside-avoid print:pb-2 ${LINE}`}
          >
            <NumberStar className="size-11 lg:size-14 print:size-9">{index + 1}</NumberStar>
            <div className="grow pt-2 lg:flex lg:flex-col print:pt-1">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 print:mt-0">
                {note && <b>{`${note}. `}</b>}
                {text}
              </p>
              <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 pt-3 lg:mt-auto print:min-h-0 print:pt-0">
                <input type="checkbox" name={id} className={BOX} />
                <span>
                  {label}
                  <span className="sr-only">: {title}</span>
                </span>
              </label>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-none text-balance text-ink-soft noscript:hidden print:hidden">
        <ChangingText text={isKept ? ticks.kept : ticks.notKept} /> {/* Invisible at first, so that it has its room. */}
        <button
          type="button"
          className={`-my-3 ms-4 inline-flex min-h-11 cursor-pointer items-center font-bold text-green underline ${done ? '' : 'invisible'}`}
          onClick={handleClear}
        >
          {ticks.clear}
        </button>
      </p>
    </div>
  );
}
