import { useEffect, useState } from 'react';
import { schoolDay } from '../../../src/lib/dates/school-day.ts';
import type { Job } from '../../api.ts';
import { refresh, startJob, useJob, useLook, useStart } from '../api-client.ts';
import { ConfirmCard } from '../confirm-card.tsx';
import { Button, Icon, ProblemText } from '../controls.tsx';
import { useUndo } from '../form.ts';
import { ChangeLine, Desk, Line, Lines } from '../layouts.tsx';
import { Question, useParameter } from '../router.tsx';
import { counted, formatMoment, monthDay, spelled } from '../words.ts';

const dayOf = (moment: string) => monthDay(schoolDay(new Date(moment)));
const UNREADY = 'border-edge! bg-sunk! text-ink-soft!';

/** What a job has done, step by step, and why it failed. */
function Progress({ job: { steps, state, error, details } }: { job: Job }) {
  return (
    <div className="mt-4">
      <output>
        {steps.map((step, index) => {
          const isNow = state === 'running' && index === steps.length - 1;
          return (
            <p key={step} className={isNow ? 'font-bold' : 'hint'}>
              {step}
              {isNow ? ' …' : '.'}
            </p>
          );
        })}
      </output>
      {error && <ProblemText>{error}</ProblemText>}
      <details className="mt-3" hidden={!details}>
        <summary className="min-h-11 py-2">For the person who looks after the website</summary>
        <pre className="hint whitespace-pre-wrap">{details}</pre>
      </details>
    </div>
  );
}

/** What a publication came to, for its heading. */
function titleOf(isBack: boolean, isSeen: boolean | undefined, isByHand: boolean): string {
  if (isBack) return 'The website is back as it was.';
  if (isSeen) return 'Published. Families see it now.';
  if (isByHand) return 'Ready to send.';
  return isSeen === false ? 'Sent. The website doesn’t show it yet.' : 'Sent. Families see it soon.';
}

/** After a publication: what is new, and the way back. */
function Published({ job }: { job: Job }) {
  const { publishing, published: { before } = {}, changes, now } = useStart();
  const [asks, setAsks] = useState(false);
  const { byHand, address } = publishing;
  const isSeen = useLook(job.isSeen === false)?.isSeen ?? job.isSeen;
  const isBack = job.kind === 'undoPublishing';
  const count = job.changes.length;
  useEffect(() => void refresh(), []);
  return (
    <Desk
      title={titleOf(isBack, isSeen, byHand !== undefined)}
      tab="Published"
      isFestive={isSeen === true && !isBack}
      hint={formatMoment(now)}
      before={
        <>
          {byHand && <p className="mt-3">{byHand}</p>}
          {isSeen === false && !isBack && <p className="mt-3">This page looks again every minute.</p>}
        </>
      }
      aside={
        !isBack &&
        before && (
          <section className="sheet">
            <h2>Is something wrong?</h2>
            <p className="my-3">
              This puts the website back as it was on {dayOf(before)}.
              {count > 0 && ` Your ${spelled(count, 'change stays', 'changes stay').toLowerCase()} here, unpublished.`}
            </p>
            <Button kind="second" onClick={() => setAsks(true)}>
              <Icon name="undo" /> Undo publishing
            </Button>
            <Question
              isOpen={asks}
              onClose={() => setAsks(false)}
              title="Put the website back as it was?"
              answers={{ 'Undo publishing': () => void startJob('undoPublishing'), 'Not now': () => setAsks(false) }}
            >
              <p className="hint">It takes as long as publishing.</p>
            </Question>
          </section>
        )
      }
    >
      <h2>{isBack ? 'Not on the website any more' : 'New on the website'}</h2>
      <Lines className="mt-3! border-ink">
        {(isBack ? changes : job.changes).map((change) => (
          <ChangeLine key={change.id} change={change} seeAt={isBack ? undefined : address?.replace(/\/$/, '')} />
        ))}
      </Lines>
      <Button kind="main" href="/" className="mt-5">
        Back to start
      </Button>
    </Desk>
  );
}

/** The last look before publishing, the way there, and what came of it. */
export function Publish() {
  const { changes, confirm, problems, changedElsewhere, published } = useStart();
  const last = useJob();
  const [, undo] = useUndo();
  const job = last?.kind === 'preview' ? null : last;
  if (job?.state === 'done') return <Published key={job.kind} job={job} />;
  const isClosing = job?.kind === 'closing';
  const blockers = confirm.lines.filter(({ isBlocking }) => isBlocking);
  const [inTheWay, others] = [blockers.length + problems.length, confirm.lines.length - blockers.length];
  const isHeld = inTheWay > 0 && !isClosing;
  const name = published ? `Publish ${counted(changes.length, 'change')}` : 'Publish the website';
  const press = () => {
    if (isHeld) document.querySelector<HTMLElement>('.sheet input, .sheet .link')?.focus();
    else void startJob(job?.kind ?? 'publish');
  };
  const ready = isHeld ? `${spelled(inTheWay, 'thing stands', 'things stand')} in the way` : 'Ready';
  return (
    <Desk
      title={isClosing ? 'Publishing the closing' : name}
      tab="Publish"
      aside={
        <section className="sheet">
          <h2>{job?.error ? 'It didn’t work' : job ? 'On the way' : ready}</h2>
          {job ? (
            <Progress job={job} />
          ) : (
            <>
              {problems.map((text) => (
                <ProblemText key={text}>{text}</ProblemText>
              ))}
              {blockers.slice(0, 3).map((line) => (
                <ConfirmCard key={line.id} line={line} />
              ))}
              {blockers.length > 3 && (
                <p className="mt-3">
                  <a href="/confirm">All {blockers.length} under To confirm</a>
                </p>
              )}
            </>
          )}
          {job?.state !== 'running' && (
            <>
              <Button
                kind="main"
                className={`mt-4 w-full ${isHeld ? UNREADY : ''}`}
                aria-describedby="publish-hint"
                onClick={press}
              >
                {job ? 'Try again' : name}
              </Button>
              <p className="hint my-2" id="publish-hint">
                {isHeld
                  ? 'Answer first, then publish.'
                  : published && `Replaces what was published on ${dayOf(published.at)}.`}
              </p>
              <Button href="/preview">See the whole website first</Button>
            </>
          )}
        </section>
      }
    >
      {!isClosing && (
        <>
          <h2>What changes on the website</h2>
          {!(published && changes.length) && (
            <p className="mt-3">{published ? 'Everything is published.' : 'All of it: this is the first time.'}</p>
          )}
          <Lines className="mt-3! border-ink">
            {changes.map((change) => (
              <ChangeLine key={change.id} {...{ change, undo }} seeAt="/preview?page=" />
            ))}
          </Lines>
          {changedElsewhere.length > 0 && (
            <p className="mt-4">Somebody else also changed {new Intl.ListFormat('en').format(changedElsewhere)}.</p>
          )}
          {others > 0 && (
            <p className="hint mt-4">
              {spelled(others, 'more line waits', 'more lines wait')} under <a href="/confirm">To confirm</a>. They’re
              about other pages and don’t stop this.
            </p>
          )}
        </>
      )}
    </Desk>
  );
}

/** The website with every change, before it is published. */
export function Preview() {
  const page = useParameter('page') ?? '/';
  const job = useJob();
  useEffect(() => void startJob('preview'), []);
  if (job?.kind !== 'preview') return <output className="mt-4 block px-(--edge)">One moment …</output>;
  const { pages = [], address } = job;
  const at = (path: string) => new URL(path, address).href;
  return (
    <Desk title="Preview" hint="The whole website with your changes. Only this computer shows it.">
      <Progress job={job} />
      {address && (
        <>
          <Button kind="main" className="my-5" href={at(page)}>
            Open the preview <Icon name="out" />
          </Button>
          <h2>{pages.length > 0 ? 'Pages that change' : 'No page changes.'}</h2>
          <Lines>
            {pages.map(({ address: path, title }) => (
              <Line key={path}>
                <a href={at(path)} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Desk>
  );
}
