import { useEffect, useRef, useState } from 'react';
import type { Program } from '../content/grades.ts';
import {
  type Child,
  type CostFacts,
  type CostRecord,
  estimateCost,
  formatChildren,
  MOST_CHILDREN,
  parseChildren,
} from '../lib/fees/cost-estimate.ts';
import { buttonClass } from '../ui/button-class.ts';
import { CostSheet, costInWords } from '../ui/CostSheet.tsx';
import { Select } from '../ui/Select.tsx';
import { ChangingText } from './ChangingText.tsx';
import { useHydrated } from './use-hydrated.ts';

type CostEstimatorProps = { record: CostRecord; facts: CostFacts };

/** The answers about one child. The program is empty until it is chosen. */
type Answers = { key: number; grade: string; program: string; student: Child['student'] };

/** The name of the family in the page's address. */
const PARAMETER = 'c';
/** A pause after which the result is announced, so that stepping through options doesn't announce each. */
const ANNOUNCE_AFTER_MS = 1000;

const unanswered = (key: number): Answers => ({ key, grade: '', program: '', student: 'new' });

const isAnswered = ({ program }: Answers) => program !== '';

/** The family that the address names. Undefined if it names none, null if it isn't a family. */
function familyIn(search: string, programs: readonly Program[]): readonly Answers[] | null | undefined {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return undefined;
  return (
    parseChildren({ programs }, text)?.map(({ program, student }, index) => {
      const grade = programs.find(({ id }) => id === program)?.grade ?? '';
      return { key: index + 1, grade, program, student };
    }) ?? null
  );
}

/** Puts the family in the address, so that it can be shared, without a new entry in the history. */
function writeAddress(children: readonly Child[]): void {
  const family = children.length > 0 ? `?${PARAMETER}=${formatChildren(children)}#estimate` : '';
  history.replaceState(history.state, '', location.pathname + family);
}

type QuestionProps = {
  id: string;
  label: string;
  value: string;
  /** Shown first, for no answer. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
  isDisabled: boolean;
  onChange: (value: string) => void;
};

function Question({ id, label, value, prompt, options, isDisabled, onChange }: QuestionProps) {
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <Select id={id} value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
        {prompt && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

type ChildQuestionsProps = {
  answers: Answers;
  programs: readonly Program[];
  isDisabled: boolean;
  onChange: (answers: Answers) => void;
};

/** Grade, new or returning, and the program if the grade has several. */
function ChildQuestions({ answers, programs, isDisabled, onChange }: ChildQuestionsProps) {
  const { key, grade, program, student } = answers;
  const inGrade = programs.filter((candidate) => candidate.grade === grade);
  const grades = [...new Set(programs.map((candidate) => candidate.grade))];
  const chooseGrade = (chosen: string) => {
    const [only, ...others] = programs.filter((candidate) => candidate.grade === chosen);
    onChange({ ...answers, grade: chosen, program: only && others.length === 0 ? only.id : '' });
  };
  return (
    <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      <Question
        id={`child-${key}-grade`}
        label="Grade"
        value={grade}
        prompt="Choose a grade"
        options={grades.map((name) => ({ value: name, label: name }))}
        isDisabled={isDisabled}
        onChange={chooseGrade}
      />
      <Question
        id={`child-${key}-student`}
        label="New or returning"
        value={student}
        options={[
          { value: 'new', label: 'New student' },
          { value: 'returning', label: 'Returning student' },
        ]}
        isDisabled={isDisabled}
        onChange={(value) => onChange({ ...answers, student: value as Child['student'] })}
      />
      {inGrade.length > 1 && (
        <Question
          id={`child-${key}-program`}
          label="Program"
          value={program}
          prompt="Choose a program"
          options={inGrade.map(({ id, label }) => ({ value: id, label }))}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...answers, program: value })}
        />
      )}
    </div>
  );
}

/** What a school year costs a family: questions about each child, and the fees with their reasons. */
export function CostEstimator({ record, facts }: CostEstimatorProps) {
  const { programs } = record;
  const isHydrated = useHydrated();
  const inAddress = familyIn(isHydrated ? location.search : '', programs);
  // Undefined until the visitor changes something: the address decides.
  const [changed, setChanged] = useState<readonly Answers[]>();
  const family = changed ?? inAddress ?? [unanswered(1)];
  const [announced, setAnnounced] = useState('');
  /** The key of the child whose first question gets the focus. */
  const focusOn = useRef<number>(undefined);

  useEffect(() => {
    if (focusOn.current !== undefined) document.getElementById(`child-${focusOn.current}-grade`)?.focus();
    focusOn.current = undefined;
  });

  const children = family.filter(isAnswered).map(({ program, student }) => ({ program, student }));
  const estimate = children.length > 0 ? estimateCost(record, children) : undefined;
  const result = estimate ? costInWords(estimate) : '';
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(result), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const change = (next: readonly Answers[]) => {
    setChanged(next);
    writeAddress(next.filter(isAnswered));
  };
  const addChild = () => {
    const key = Math.max(...family.map((answers) => answers.key)) + 1;
    focusOn.current = key;
    change([...family, unanswered(key)]);
  };
  const removeChild = (index: number) => {
    const next = family.filter((_, place) => place !== index);
    focusOn.current = (next[index] ?? next.at(-1))?.key;
    change(next);
  };

  return (
    <>
      <div className="grid gap-y-3 print:hidden">
        {!changed && inAddress === null && (
          <p role="alert" className="font-bold text-danger">
            We can’t read the children and grades in this link. Choose them here.
          </p>
        )}
        {family.map((answers, index) => (
          <fieldset key={answers.key} className="border-t border-ink pt-3">
            <legend className="pe-4 font-serif text-h3">
              <ChangingText text={`Child ${index + 1}`} />
            </legend>
            <ChildQuestions
              answers={answers}
              programs={programs}
              isDisabled={!isHydrated}
              onChange={(next) => change(family.map((old) => (old.key === next.key ? next : old)))}
            />
            {family.length > 1 && (
              <button
                type="button"
                onClick={() => removeChild(index)}
                className="mt-2 inline-flex min-h-11 cursor-pointer items-center underline"
              >
                <ChangingText text={`Remove child ${index + 1}`} />
              </button>
            )}
          </fieldset>
        ))}
        <p>
          <button
            type="button"
            disabled={!isHydrated || family.length >= MOST_CHILDREN}
            onClick={addChild}
            className={`${buttonClass('secondary')} cursor-pointer`}
          >
            Add a child
          </button>
        </p>
      </div>
      <output className="sr-only">{announced}</output>
      {estimate && (
        <section aria-labelledby="result-heading" data-estimate="" className="mt-6 border-t border-ink pt-5">
          <h3 id="result-heading" className="sr-only">
            Your estimate
          </h3>
          {children.length < family.length && (
            <p className="mb-3 font-bold">A child without a grade or program is not counted yet.</p>
          )}
          <CostSheet key={formatChildren(children)} estimate={estimate} facts={facts} />
          <p className="mt-6 print:hidden">
            To keep or share this estimate, copy the page’s address, or print the page.
          </p>
        </section>
      )}
    </>
  );
}
