/** The one layout of all screens, and the lists that screens share. */
import { type ReactNode, useEffect, useRef } from 'react';
import { typeset } from '../../src/content/typography.ts';
import type { Change } from '../api.ts';
import { useStart } from './api-client.ts';
import { Button, ProblemText } from './controls.tsx';
import { type Form, FormContext, useSaver } from './form.ts';
import { formatSaved } from './words.ts';

/** The bar at the top: the way to Today, and the website. */
export function TopBar() {
  const { address } = useStart();
  return (
    <header className="on-deep flex min-h-14 flex-wrap items-center gap-x-9 bg-deep px-(--gutter) text-label text-on-deep">
      <a href="/" className="me-auto flex min-h-11 items-center font-serif text-h4 text-inherit no-underline">
        School office: Today
      </a>
      {address && (
        <Button href={address} className="font-regular! text-inherit!">
          See the website
        </Button>
      )}
    </header>
  );
}

/** What is asked before something is done, and its answers. */
export function Ask({ question, answers }: { question: string; answers: Record<string, () => void> }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="row">
      <p ref={text} tabIndex={-1} className="w-full font-bold">
        {question}
      </p>
      {Object.entries(answers).map(([label, answer]) => (
        <Button key={label} kind="second" onClick={answer}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What the server said: why it failed, what is to be corrected, and what it asks. */
export function Outcome({ saver, busy = 'One moment …' }: { saver: ReturnType<typeof useSaver>; busy?: string }) {
  const { problems, failure, asked, isBusy } = saver;
  return (
    <output className="flex-1 text-label">
      {failure && <ProblemText>{failure}</ProblemText>}
      {isBusy && <b>{busy}</b>}
      {problems.map(({ id, message }) => (
        <Button key={id} className="me-3 text-danger!" onClick={() => document.getElementById(id)?.focus()}>
          {message}
        </Button>
      ))}
      {asked && <Ask key={asked.question} {...asked} />}
    </output>
  );
}

type BarProps = {
  form: Form;
  /** What the button does when it is pressed. Without it, there is no bar. */
  onPress: () => void;
  button?: string;
  /** What the press means for families. */
  means?: string;
};

/** The bar at the bottom: the one button, what it does or what is missing, and the way back. */
function Bar({ form, onPress, button = 'Save', means = 'Families don’t see it until you publish.' }: BarProps) {
  return (
    <div className="bar">
      <Button kind="main" aria-busy={form.isBusy} onClick={() => !form.isBusy && onPress()}>
        {button}
      </Button>
      <Outcome saver={form} />
      <span className="hint">{means}</span>
      {form.isDirty ? <Button onClick={form.forget}>Throw away what I typed</Button> : <Button href="/">Cancel</Button>}
    </div>
  );
}

type ScreenProps = Partial<BarProps> & {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
};

/** A screen: its heading, which is focused when it opens, its sheets side by side, and the bar of its form. */
export function Screen({ title, hint, children, aside, form, onPress, ...bar }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – School office`;
  }, [title]);
  useEffect(() => {
    if (!location.search.includes('path=')) heading.current?.focus();
  }, []);
  return (
    <FormContext value={form}>
      <div className="px-(--edge) pt-5 pb-12">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {hint && <div className="hint">{hint}</div>}
        <div
          className={`mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${aside ? 'desk:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
        >
          <div>{children}</div>
          {aside}
        </div>
      </div>
      {form && onPress && <Bar {...bar} {...{ form, onPress }} />}
    </FormContext>
  );
}

type SeenProps = { text: string; type: string; period: string; children?: ReactNode };

/** What families will see at the top of every page. */
export function Seen({ text, type, period, children }: SeenProps) {
  const { school } = useStart();
  return (
    <section className="sheet">
      <h2>What families will see</h2>
      <output className="mt-3 block border border-edge bg-ground text-label *:px-3.5 *:py-2.5">
        {text && <p className={type}>{typeset(text)}</p>}
        <p className="font-serif text-body">{school}</p>
      </output>
      <p className="hint mt-2">{period}</p>
      {children}
    </section>
  );
}

/** Lines under a rule. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="mt-2.5 border-t border-hairline *:border-hairline empty:hidden">{children}</ul>;
}

type LineProps = { page?: ReactNode; acts?: ReactNode; children: ReactNode };

/** A line of a list: where, what, and what one can do with it. */
export function Line({ page, acts, children }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-0.5 border-b py-2.75 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {page && <div className="hint">{page}</div>}
        {children}
      </div>
      {acts && <div className="flex gap-5 text-label *:self-start">{acts}</div>}
    </li>
  );
}

/** Saves: their words, when they were made, what else they changed, and the button that undoes each. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { now } = useStart();
  const saver = useSaver();
  const undo = (id: string) => void saver.send({ id }, { to: 'undo', after: location.pathname });
  return (
    <>
      <Lines>
        {changes.map(({ id, words, at, more }) => (
          <Line
            key={id}
            acts={
              <Button of={words} onClick={() => undo(id)}>
                Undo
              </Button>
            }
          >
            <b>{words}</b> <span className="hint">{formatSaved(at, now)}</span>
            {more.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Line>
        ))}
      </Lines>
      <Outcome saver={saver} />
    </>
  );
}
