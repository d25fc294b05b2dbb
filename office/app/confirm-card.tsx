import { useEffect, useId, useRef, useState } from 'react';
import type { ConfirmLine, Edit, SaveRequest, Value } from '../api.ts';
import { useStart } from './api-client.ts';
import { Button, Choices, Field, ProblemText } from './controls.tsx';
import { fieldId, useSaver } from './form.ts';
import { KINDS } from './words.ts';

/** The request with the typed value in place of each `null`. */
function filled(request: SaveRequest, value: Value): SaveRequest {
  const fill = (edit: Edit): Edit => ('value' in edit && edit.value === null ? { ...edit, value } : edit);
  return { ...request, files: request.files.map((file) => ({ ...file, edits: file.edits.map(fill) })) };
}

/** A question only the school can answer, with what the pages say and the answers. */
export function ConfirmCard({ line, onClose }: { line: ConfirmLine; onClose?: () => void }) {
  const { question, sides, answers, href, verb } = line;
  const id = useId();
  const [choiceId, typedId] = [fieldId([id]), fieldId([id, 'typed'])];
  const today = useStart().now.slice(0, 10);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const saving = useSaver({});
  const answer = answers.find(({ label }) => label === chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const close = () => {
    onClose?.();
    // The question is gone, or soon will be.
    document.querySelector('h1')?.focus();
  };
  const { input, label = '' } = answer ?? {};
  const { read, show } = KINDS[input === 'percent' ? 'number' : (input ?? 'text')];
  const reading = input ? read(typed, today) : { value: null };
  const figure = !input ? label : 'value' in reading ? `${show(reading.value)}${input === 'percent' ? '%' : ''}` : '';
  const isFigure = input || sides.some((side) => side.figure === label);
  const pages = new Set(sides.map(({ page }) => page)).size;
  const where = pages > 1 ? ` on ${pages === 2 ? 'both' : 'all'} pages` : '';
  const press = () => {
    const problem = 'problem' in reading && reading.problem;
    if (
      saving.finds([
        [!answer, [id], 'Choose an answer first.'],
        [problem, [id, 'typed'], problem || ''],
      ])
    )
      return;
    if (answer && 'value' in reading) void saving.send(filled(answer.save, reading.value), close);
  };
  const messages = [
    saving.failure,
    ...saving.problems.filter((problem) => !problem.id.startsWith(choiceId)).map(({ message }) => message),
    saving.clash && 'Somebody changed this meanwhile. Open the screen again.',
  ];
  return (
    <div className="mt-4 first:mt-0">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {question}
      </h3>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-2 empty:hidden">
        {sides.slice(0, 6).map(({ file, path, page, label, note, figure }) => (
          <li key={file + path.join('.')} className="flex justify-between gap-3 border-t border-hairline pt-2">
            <span>
              <span className="hint block">{page}</span>
              {label}
              <span className="hint block">{note}</span>
            </span>
            <span className="self-end font-serif text-h4 whitespace-nowrap">{figure}</span>
          </li>
        ))}
      </ul>
      {answers.length > 0 && (
        <Choices
          id={choiceId}
          label="Your answer"
          options={answers.map(({ label, hint }) => ({ value: label, label, hint }))}
          value={chosen}
          onChange={setChosen}
          problem={saving.problemOf(choiceId)}
        />
      )}
      {answer?.input && (
        <Field
          id={typedId}
          label={answer.label}
          value={typed}
          onChange={setTyped}
          problem={saving.problemOf(typedId)}
        />
      )}
      <output className="row mt-4">
        {answers.length > 0 && (
          <Button kind={isOpened ? 'main' : 'second'} onClick={press}>
            Save {answer && (isFigure ? figure + where : `“${label}”`)}
          </Button>
        )}
        <Button href={href}>{verb}</Button>
        {onClose && <Button onClick={onClose}>Not now</Button>}
        {messages.map((message) => message && <ProblemText key={message}>{message}</ProblemText>)}
      </output>
    </div>
  );
}
