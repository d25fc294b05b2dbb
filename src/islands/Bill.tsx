import { useEffect, useMemo, useRef, useState } from 'react';
import { type BillFacts, billInWords, billOf, childHeading } from '../lib/fees/bill.ts';
import {
  type Child,
  type CostRecord,
  formatChildren,
  MOST_CHILDREN,
  parseChildren,
} from '../lib/fees/cost-estimate.ts';
import { BillSheet } from '../ui/BillSheet.tsx';
import { ChangingText } from './ChangingText.tsx';
import { send } from './send.ts';
import { useHydrated } from './use-hydrated.ts';

/** A row of the fee schedule that a child can be in. */
type Class = { id: string; label: string };

/** A child, with a key that is never used again. */
type Answers = Child & { key: number };

/** The name of the family in the page's address. */
const PARAMETER = 'c';
/** A pause after which the result is announced, so that stepping through options doesn't announce each. */
const ANNOUNCE_AFTER_MS = 1000;
const STUDENTS = ['new', 'returning'] as const;
const ACTION = 'inline-flex min-h-11 cursor-pointer items-center font-bold text-green underline';

type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly Class[];
  chosen: string | undefined;
};

/** Radio buttons. They keep their own state, so that they work, and show a bill, before the script is there. */
function Choice({ name, legend, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={`bill-choice mb-2 sm:mb-5 grid grid-cols-2 ${name === 'program' ? 'lg:grid-cols-1' : ''}`}>
      <legend className="pb-1 text-label text-ink-soft">{legend}</legend>
      {options.map(({ id, label }, index) => (
        <label key={id} className="unstacked relative flex items-center border border-edge px-3 py-1 leading-tight">
          <input
            type="radio"
            name={name}
            value={id}
            data-nth={index}
            defaultChecked={id === chosen}
            className="absolute inset-0 size-full cursor-pointer appearance-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The choices of the open child, as they are on the page. */
function choicesIn(place: Element | null): Child | undefined {
  const chosen = (name: string) => place?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  const program = chosen('program');
  return program ? { program, student: chosen('student') === 'new' ? 'new' : 'returning' } : undefined;
}

type Start = { family?: Answers[]; isUnreadable?: boolean; isChosen?: boolean };

/** The family that the address names, or the child that was chosen before the script was there. */
function familyAtStart(record: CostRecord, place: Element | null): Start {
  const text = new URLSearchParams(location.search).get(PARAMETER);
  const chosen = choicesIn(place);
  const isChosen = !!place?.querySelector('input:checked:not([checked])');
  if (text === null) return { ...(chosen && { family: [{ ...chosen, key: 1 }] }), isChosen };
  const family = parseChildren(record, text)?.map((child, index) => ({ ...child, key: index + 2 }));
  return family ? { family } : { isUnreadable: true };
}

/** What a school year costs a family. Without script, styles/bill.css shows the bill of the class that is chosen. */
export function Bill({ record, facts, classes }: { record: CostRecord; facts: BillFacts; classes: readonly Class[] }) {
  const { texts } = facts;
  const isHydrated = useHydrated();
  const choices = useRef<HTMLDivElement>(null);
  const start = useMemo(
    () => (isHydrated ? familyAtStart(record, document.querySelector('[data-island=Bill]')) : undefined),
    [isHydrated, record],
  );
  /** Undefined until the visitor changes something: the address decides. */
  const [changed, setChanged] = useState<{ family: readonly Answers[]; open: number }>();
  const [announced, setAnnounced] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  /** Whether the choices that appear get the focus. */
  const isMoving = useRef(false);
  const family = changed?.family ?? start?.family ?? [{ key: 1, program: classes[0]?.id ?? '', student: 'new' }];
  /** The key of the child whose choices are shown. */
  const open = changed?.open ?? family.at(-1)?.key ?? 1;

  useEffect(() => {
    if (isMoving.current) choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    isMoving.current = false;
  });

  const address = (changed || start?.isChosen) && `${location.pathname}?${PARAMETER}=${formatChildren(family)}`;
  useEffect(() => {
    if (address) history.replaceState(history.state, '', address);
  }, [address]);

  const bill = billOf(record, family, texts);
  const words = billInWords(bill);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);

  const change = (next: readonly Answers[], opened = open) => {
    isMoving.current = opened !== open;
    setChanged({ family: next, open: opened });
    setIsCopied(false);
  };
  const choose = () =>
    change(family.map((one) => (one.key === open ? { ...one, ...choicesIn(choices.current) } : one)));
  const addChild = () => {
    const key = Math.max(...family.map((answers) => answers.key)) + 1;
    change([...family, { program: '', student: 'new', ...family.at(-1), key }], key);
  };
  const removeChild = (removed: Answers) => {
    const next = family.filter((answers) => answers !== removed);
    change(next, next.at(-1)?.key);
  };
  const handleSend = () => {
    // Somebody who closes the sharing changed their mind.
    send(`${facts.title}. ${words} ${location.href}`).then(setIsCopied, () => {});
  };

  const bills = isHydrated
    ? [{ key: formatChildren(family), nth: undefined, student: undefined, bill }]
    : classes.flatMap(({ id }, nth) =>
        STUDENTS.map((student) => ({
          key: `${id}-${student}`,
          nth,
          student,
          bill: billOf(record, [{ program: id, student }], texts),
        })),
      );
  return (
    <div className="desk grid gap-3 pt-4 lg:items-start lg:gap-x-12 lg:gap-y-8 lg:py-10">
      <div ref={choices} className="print:hidden" onChange={choose}>
        {!changed && start?.isUnreadable && (
          <p role="alert" className="font-bold text-danger">
            {texts.unreadable}
          </p>
        )}
        <ol role="list">
          {family.map((answers, index) => (
            <li key={answers.key}>
              {family.length > 1 && (
                <p className="flex min-h-11 items-center gap-3 border-t border-hairline leading-tight">
                  <b>
                    <ChangingText text={String(index + 1)} />
                  </b>
                  <ChangingText text={childHeading(record, answers, texts)} />
                  <button
                    key={answers.key === open ? 'remove' : 'change'}
                    type="button"
                    onClick={() => (answers.key === open ? removeChild(answers) : change(family, answers.key))}
                    className={`${ACTION} ms-auto`}
                  >
                    {answers.key === open ? texts.remove : texts.change}
                    <span className="sr-only">
                      <ChangingText text={` ${index + 1}`} />
                    </span>
                  </button>
                </p>
              )}
              {answers.key === open && (
                <>
                  <Choice
                    name="program"
                    legend={texts.program}
                    options={classes}
                    chosen={record.programs.find(({ id }) => id === answers.program)?.row}
                  />
                  <Choice
                    name="student"
                    legend={texts.student}
                    options={STUDENTS.map((id) => ({ id, label: texts.students[id] }))}
                    chosen={answers.student}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="bills">
        {bills.map(({ key, nth, student, bill: shown }) => (
          <section key={key} data-class={nth} data-student={student} aria-label={shown.heading}>
            <BillSheet bill={shown} facts={facts}>
              <button
                type="button"
                disabled={family.length >= MOST_CHILDREN}
                onClick={addChild}
                className={`${ACTION} mb-2 noscript:hidden print:hidden`}
              >
                <span aria-hidden="true">+&nbsp;</span>
                <span>{texts.add}</span>
              </button>
            </BillSheet>
          </section>
        ))}
        <output className="sr-only">
          <ChangingText text={announced} />
        </output>
      </div>
      <p className="flex flex-wrap items-start gap-x-5 print:hidden lg:flex-col">
        <a href="#aid-heading" className={ACTION}>
          {texts.aid}
        </a>
        <button type="button" onClick={handleSend} className={`${ACTION} noscript:hidden`}>
          {texts.send}
        </button>
        <button type="button" onClick={() => print()} className={`${ACTION} noscript:hidden`}>
          {texts.print}
        </button>
        <output>
          <ChangingText text={isCopied ? texts.copied : ''} />
        </output>
      </p>
    </div>
  );
}
