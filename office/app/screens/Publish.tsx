import { useEffect, useState } from 'react';
import type { Job } from '../../api.ts';
import { refresh, startJob, useFiles, useJob, useStart, useVersions } from '../api-client.ts';
import { Button, Icon, ProblemText } from '../controls.tsx';
import { useSaver } from '../form.ts';
import { ChangeLine, Lines, Outcome, Screen, UndoButton } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { counted, formatSaved } from '../words.ts';
import { ConfirmLines } from './Confirm.tsx';

/** What a job has done, step by step, what it asks, and why it failed. */
function Progress({ job }: { job: Job }) {
  const { kind, steps, state, error, details, question, address } = job;
  return (
    <div className="mt-4">
      <output>
        {steps.map((step, index) => {
          const isNow = state === 'running' && index === steps.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
            <p key={index} className={isNow ? 'font-bold' : 'hint'}>
              {step}
              {isNow ? ' …' : '.'}
            </p>
          );
        })}
      </output>
      {error && <ProblemText>{error}</ProblemText>}
      {question && (
        <div className="note warning">
          <p className="mb-3">{question.question}</p>
          <div className="row">
            {Object.entries(question.answers).map(([label, more]) => (
              <Button key={label} kind="second" onClick={() => void startJob({ kind, ...more })}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
      {address && (
        <Button kind="main" className="mt-4" href={address}>
          Open the preview <Icon name="out" />
        </Button>
      )}
      <details className="mt-3" hidden={!error || !details}>
        <summary>For the person who looks after the website</summary>
        <pre className="hint whitespace-pre-wrap">{details}</pre>
      </details>
    </div>
  );
}

/** What a job came to, or what it is about. */
function titleOf(job: Job | null | undefined, changes: number): string {
  if (!job) return changes > 0 ? `Publish ${counted(changes, 'change')}` : 'Everything is published';
  if (job.state === 'failed') return job.question ? 'One question' : 'It didn’t work';
  const isDone = job.state === 'done';
  if (job.kind === 'preview') return isDone ? 'The preview is ready' : 'Making the preview';
  if (!isDone) return 'On the way';
  return job.kind === 'undoPublishing' ? 'Sent: the website becomes as it was' : 'Sent. Families see it soon';
}

/** The last look before publishing, the way there, what came of it, and the ways back. */
export function Publish() {
  const { changes, lines, problems, undo, now } = useStart();
  const versions = useVersions();
  const files = useFiles();
  const job = useJob();
  const saver = useSaver();
  const [asksUndo, setAsksUndo] = useState(useParameter('undo') !== undefined);
  const state = job?.state;
  useEffect(() => {
    if (state !== 'running') void refresh();
  }, [state]);
  const blockers = lines.filter(({ isBlocking }) => isBlocking);
  const isHeld = blockers.length + problems.length > 0;
  const isRunning = state === 'running';
  const pages = changes.flatMap((change) => change.files.map((file) => files.find((one) => one.file === file)?.page));
  const undoPublishing = () => {
    setAsksUndo(false);
    void startJob({ kind: 'undoPublishing' });
  };
  return (
    <Screen
      title={titleOf(job, changes.length)}
      tab="Publish"
      hint={changes.length > 0 && [...new Set(pages)].filter(Boolean).join(', ')}
      aside={
        <section className="sheet">
          {job && <Progress job={job} />}
          {!isRunning && changes.length > 0 && (
            <>
              {isHeld && <h2>Decide this first</h2>}
              {problems.map((text) => (
                <ProblemText key={text}>{text}</ProblemText>
              ))}
              <ConfirmLines lines={blockers} />
              {!isHeld && (
                <Button kind="main" className="mt-4 w-full" onClick={() => void startJob({ kind: 'publish' })}>
                  {job?.state === 'failed' ? 'Try again' : `Publish ${counted(changes.length, 'change')}`}
                </Button>
              )}
            </>
          )}
          {!isRunning && (
            <p className="mt-4">
              <Button onClick={() => void startJob({ kind: 'preview' })}>See the whole website first</Button>
            </p>
          )}
          {!isRunning && undo && (
            <div className="mt-4 border-t border-hairline pt-3">
              <p className="hint">
                Published from here {formatSaved(undo.at, now)}: {undo.words.join('; ')}
              </p>
              {asksUndo ? (
                <div className="row">
                  <p className="w-full font-bold">Put the website back as it was before?</p>
                  <Button kind="second" onClick={undoPublishing}>
                    Yes, undo publishing
                  </Button>
                  <Button onClick={() => setAsksUndo(false)}>Not now</Button>
                </div>
              ) : (
                <Button onClick={() => setAsksUndo(true)}>
                  <Icon name="undo" /> Undo publishing
                </Button>
              )}
            </div>
          )}
        </section>
      }
    >
      {changes.length > 0 && <h2>What changes on the website</h2>}
      <Lines>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} acts={<UndoButton {...{ change, saver }} />} />
        ))}
      </Lines>
      <Outcome saver={saver} />
      <h2 id="versions" className="mt-8">
        Earlier versions
      </h2>
      <p className="hint">Undo takes back exactly that change, here; then publish it.</p>
      <Lines>
        {versions
          .filter(({ id }) => !changes.some((change) => change.id === id))
          .map((change) => (
            <ChangeLine key={change.id} change={change} acts={<UndoButton {...{ change, saver }} />} />
          ))}
      </Lines>
    </Screen>
  );
}
