import type { Job } from '../../api.ts';
import { startJob, useJob, useStart, useVersions } from '../api-client.ts';
import { Button, ProblemText } from '../controls.tsx';
import { Ask, Changes, Screen } from '../layouts.tsx';
import { counted } from '../words.ts';
import { ConfirmLines } from './Confirm.tsx';

/** What a job does, what it asks, and why it failed. */
function Progress({ job: { kind, step, state, error, question, address } }: { job: Job }) {
  const answers = Object.entries(question?.answers ?? {});
  const again = answers.map(([label, more]) => [label, () => void startJob({ kind, ...more })] as const);
  return (
    <div className="mb-4">
      <output>{state === 'running' && <b>{step ?? 'One moment'} …</b>}</output>
      {error && <ProblemText>{error}</ProblemText>}
      {question && <Ask question={question.question} answers={Object.fromEntries(again)} />}
      {address && (
        <Button kind="main" href={address}>
          Open the preview
        </Button>
      )}
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
  const { changes, lines, problems } = useStart();
  const versions = useVersions();
  const job = useJob();
  const isRunning = job?.state === 'running';
  const blockers = lines.filter(({ isBlocking }) => isBlocking);
  const isHeld = changes.length > 0 && blockers.length + problems.length > 0;
  return (
    <Screen
      title={titleOf(job, changes.length)}
      aside={
        <section className="sheet">
          {job && <Progress job={job} />}
          <div hidden={isRunning}>
            {isHeld && <h2>Decide this first</h2>}
            {problems.map((text) => (
              <ProblemText key={text}>{text}</ProblemText>
            ))}
            <ConfirmLines lines={isHeld ? blockers : []} />
            {!isHeld && changes.length > 0 && (
              <Button kind="main" className="w-full" onClick={() => void startJob({ kind: 'publish' })}>
                {job?.state === 'failed' ? 'Try again' : `Publish ${counted(changes.length, 'change')}`}
              </Button>
            )}
            <p className="mt-4">
              <Button onClick={() => void startJob({ kind: 'preview' })}>See the whole website first</Button>
            </p>
          </div>
        </section>
      }
    >
      {changes.length > 0 && <h2>What changes on the website</h2>}
      <Changes changes={changes} />
      <h2 className="mt-8">Earlier versions</h2>
      <p className="hint">Undo takes back exactly that change, here; then publish it.</p>
      <Changes changes={versions.filter(({ id }) => !changes.some((change) => change.id === id))} />
    </Screen>
  );
}
