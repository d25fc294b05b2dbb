import { useEffect, useRef, useState } from 'react';
import { readTicks, type Ticks, writeTicks } from '../lib/dates/next-steps.ts';
import { formatYearlyDate } from '../lib/text/format.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Select } from '../ui/Select.tsx';

type Task = {
  id: string;
  text: string;
  /** The lowest grade it is for. */
  fromGrade?: string | undefined;
  /** When it is due, and from which day on the list says that this is over. */
  due?: { yearlyDate: string; passed?: { from: string; isNow: boolean } } | undefined;
  papers?: readonly string[] | undefined;
};

type NextStepsProps = {
  words: Record<'gradeLabel' | 'allGrades' | 'nothing' | 'passed' | 'kept' | 'notKept' | 'clear', string>;
  /** The youngest first. */
  grades: readonly { id: string; label: string }[];
  steps: readonly { id: string; title: string; note?: string | undefined; tasks: readonly Task[] }[];
};

type State = Ticks & { isKept: boolean };

const gradeIn = (root: HTMLElement) => root.querySelector('select') as HTMLSelectElement;
const boxesIn = (root: HTMLElement) => [...root.querySelectorAll('input')];

const ticksIn = (root: HTMLElement): Ticks => ({
  grade: gradeIn(root).value,
  done: boxesIn(root).flatMap(({ checked, name }) => (checked ? [name] : [])),
});

/** Fills in the fields. A grade that is no longer offered counts as none. */
function fill(root: HTMLElement, { grade, done }: Ticks): void {
  const select = gradeIn(root);
  select.value = grade;
  if (select.selectedIndex === -1) select.value = '';
  for (const box of boxesIn(root)) box.checked = done.includes(box.name);
}

/** Stores the fields on the device. */
function keep(root: HTMLElement): State {
  const ticks = ticksIn(root);
  return { ...ticks, isKept: writeTicks(ticks) };
}

/**
 * What to do at each step of an application, to tick off. The fields are uncontrolled, so that a tick from before
 * hydration counts. Ticks stay on the device.
 */
export function NextSteps({ words, grades, steps }: NextStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [{ grade, done, isKept }, setState] = useState<State>({ grade: '', done: [], isKept: true });

  const handleChange = () => setState(keep(root.current as HTMLElement));
  const handleClear = () => {
    fill(root.current as HTMLElement, { grade: '', done: [] });
    handleChange();
  };
  useEffect(() => {
    const element = root.current as HTMLElement;
    const [stored, now] = [readTicks(), ticksIn(element)];
    fill(element, { grade: now.grade || stored.grade, done: [...stored.done, ...now.done] });
    setState(keep(element));
  }, []);

  const place = (id: string) => grades.findIndex((entry) => entry.id === id);
  const isFor = ({ fromGrade }: Task) => !grade || !fromGrade || place(grade) >= place(fromGrade);
  const asked = steps.flatMap(({ tasks }) => tasks.filter(isFor));

  return (
    <div ref={root} onChange={handleChange}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3 noscript:hidden">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <label htmlFor="step-grade" className="font-bold">
            {words.gradeLabel}
          </label>
          <Select id="step-grade" name="grade" autoComplete="off">
            <option value="">{words.allGrades}</option>
            {grades.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <output className="text-ink-soft tabular-nums print:hidden">
          {asked.filter(({ id }) => done.includes(id)).length} of {asked.length} done
        </output>
      </div>
      <ol className="mt-6">
        {steps.map(({ id, title, note, tasks }) => (
          <li
            key={id}
            className="grid gap-x-12 gap-y-2 border-t border-hairline py-5 lg:grid-cols-12 print:break-inside-avoid print:py-0.5"
          >
            <div className="lg:col-span-4">
              <h3 className="text-h3">{title}</h3>
              {note && <p className="text-label font-bold text-brass-ink">{note}</p>}
            </div>
            <ul className="lg:col-span-8">
              {tasks.map((task) => (
                <li key={task.id} hidden={!isFor(task)}>
                  <label className="flex min-h-11 gap-4 py-2 print:min-h-0 print:py-0.5">
                    <input
                      type="checkbox"
                      id={`step-${task.id}`}
                      name={task.id}
                      className="mt-1 size-5 shrink-0 print:mt-0 print:size-[1.1em]"
                    />
                    <span>
                      {task.due && (
                        <time dateTime={task.due.yearlyDate.slice(2)} className="font-bold tabular-nums">
                          {formatYearlyDate(task.due.yearlyDate)}:{' '}
                        </time>
                      )}
                      {task.text}
                      {task.papers && <span className="block text-ink-soft">{task.papers.join(' · ')}</span>}
                      {task.due?.passed && (
                        <span
                          data-from={task.due.passed.from}
                          hidden={!task.due.passed.isNow}
                          className="block text-label text-ink-soft"
                        >
                          {words.passed}
                        </span>
                      )}
                    </span>
                  </label>
                </li>
              ))}
              {!tasks.some(isFor) && <li className="py-2 text-ink-soft">{words.nothing}</li>}
            </ul>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden print:hidden">
        <button type="button" className={`${buttonClass('secondary')} cursor-pointer`} onClick={handleClear}>
          {words.clear}
        </button>
        <p className="text-ink-soft">{isKept ? words.kept : words.notKept}</p>
      </div>
    </div>
  );
}
