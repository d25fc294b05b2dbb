/** The one layout of all screens, and the lists that screens share. */
import { type ReactNode, useEffect, useRef } from 'react';
import { typeset } from '../../src/content/typography.ts';
import type { Change, ConfirmLine } from '../api.ts';
import { useStart } from './api-client.ts';
import { Button, ProblemText } from './controls.tsx';
import { type Form, FormContext, focusField, useSaver } from './form.ts';
import { formatSaved } from './words.ts';

/** What the server said: why it failed, what is to be corrected, and what it asks. */
export function Outcome({ saver }: { saver: ReturnType<typeof useSaver> }) {
  const { problems, failure, asked, busy } = saver;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);
  return (
    <output className="row flex-1 text-label">
      {failure && <ProblemText>{failure}</ProblemText>}
      {busy && <b>{busy}</b>}
      {problems.map(({ id, label, message }) => (
        <Button key={id} className="my-0! min-h-6! w-full text-start text-danger!" onClick={() => focusField(id)}>
          {label}: {message}
        </Button>
      ))}
      {asked && (
        <p ref={question} tabIndex={-1} className="w-full font-bold whitespace-pre-line">
          {asked.question}
        </p>
      )}
      {Object.entries(asked?.answers ?? {}).map(([label, answer]) => (
        <Button key={label} kind="second" onClick={answer}>
          {label}
        </Button>
      ))}
    </output>
  );
}

const SAVED = 'Families don’t see it until you publish.';

type ScreenProps = {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  form?: Form;
  /** What the button does. Without it, there is no bar. */
  onPress?: () => void;
  button?: string;
  /** What the press means for families. */
  means?: string;
};

/** A screen: its heading, which is focused when it opens, its sheets side by side, and the bar of its form. */
export function Screen({ title, hint, children, aside, form, onPress, button = 'Save', means = SAVED }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – School office`;
  }, [title]);
  useEffect(() => {
    heading.current?.focus();
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
      {form && onPress && (
        <div className="row bottom-0 z-10 min-h-20 border-t border-hairline bg-paper px-(--edge) py-2 roomy:sticky">
          <Button kind="main" aria-busy={Boolean(form.busy)} onClick={() => !form.busy && onPress()}>
            {button}
          </Button>
          <Outcome saver={form} />
          <span className="hint">{form.renew ? 'You typed this before. It isn’t saved yet.' : means}</span>
          {form.renew && <Button onClick={form.renew}>Begin anew</Button>}
          <Button href="/">Cancel</Button>
        </div>
      )}
    </FormContext>
  );
}

export function Seen({ text, type, period }: { text: string; type: string; period?: string }) {
  return (
    <section className="sheet">
      <h2>What families will see</h2>
      <output className={`mt-3 block px-3.5 py-2.5 text-label ${text && type}`}>{typeset(text)}</output>
      <p className="hint mt-2">{period}</p>
    </section>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <ul className="mt-2.5 border-t border-hairline *:border-hairline empty:hidden">{children}</ul>;
}

function Line({ page, acts, children }: { page?: ReactNode; acts?: ReactNode; children: ReactNode }) {
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

type LinksProps = { lines: readonly Pick<ConfirmLine, 'page' | 'says' | 'href'>[]; most?: number };

/** Lines that each open a screen. Those after the first `most` are folded away. */
export const Links = ({ lines, most = lines.length }: LinksProps) => (
  <>
    <Lines>
      {lines.slice(0, most).map(({ page, says, href }) => (
        <Line key={href + says} page={page}>
          <a href={href}>{says}</a>
        </Line>
      ))}
    </Lines>
    {lines.length > most && (
      <details className="mt-2.5">
        <summary>Show all {lines.length}</summary>
        <Links lines={lines.slice(most)} />
      </details>
    )}
  </>
);

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
