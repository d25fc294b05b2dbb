/** The one layout of all screens, and the lists that screens share. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { typeset } from '../../src/content/typography.ts';
import { KHATAM } from '../../src/ui/KhatamMark.tsx';
import type { Change } from '../api.ts';
import { useStart } from './api-client.ts';
import { Button, Icon, ProblemText } from './controls.tsx';
import { type Form, FormContext, type useSaver } from './form.ts';
import { useAddress } from './router.tsx';
import { formatMoment, formatSaved } from './words.ts';

/** The bar at the top: the way to Today, the school’s clock, and the website. */
export function TopBar() {
  const { now, address } = useStart();
  return (
    <header className="on-deep flex min-h-14 flex-wrap items-center gap-x-9 bg-deep px-(--gutter) text-label text-on-deep">
      <a
        href="/"
        className="me-auto flex min-h-11 items-center gap-3 font-serif text-[1.375rem] text-inherit no-underline"
      >
        <svg viewBox="-.5 -.5 1 1" fill="currentColor" aria-hidden="true" className="size-6.5 text-brass">
          <path d={KHATAM} />
        </svg>
        <span className="pt-[5px]">School office</span>
      </a>
      <time dateTime={now} className="text-on-deep-soft">
        {formatMoment(now)}
      </time>
      {address && (
        <Button href={address} className="font-regular! text-inherit!">
          See the website <Icon name="out" />
        </Button>
      )}
    </header>
  );
}

type BarProps = {
  form: Form;
  /** What the button does when it is pressed. Without it, there is no bar. */
  onPress: () => void;
  button?: string | undefined;
  /** What follows. */
  means?: string;
};

const labelOf = (id: string): string | undefined => {
  const field = document.getElementById(id);
  const legend = field?.matches('[type=radio]') && field.closest('fieldset')?.querySelector('legend');
  return (legend || document.querySelector(`label[for="${CSS.escape(id)}"]`))?.textContent || field?.ariaLabel || '';
};

/** What the server said: why it failed, what is to be corrected, and what it asks, with its answers. */
export function Outcome({ saver }: { saver: ReturnType<typeof useSaver> }) {
  const { problems, failure, asked, isBusy, focusOn } = saver;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);
  return (
    <output className="flex-1 text-label">
      {failure && <ProblemText>{failure}</ProblemText>}
      {isBusy && <b>One moment …</b>}
      {problems.length > 0 && (
        <b className="text-danger">
          {problems.length} to correct:{' '}
          {problems.map(({ id, message }) => (
            <Button key={id} className="me-3 text-danger!" onClick={() => focusOn(id)}>
              {labelOf(id) || message}
            </Button>
          ))}
        </b>
      )}
      {asked && (
        <div className="row">
          <p ref={question} tabIndex={-1} className="w-full font-bold">
            {asked.question}
          </p>
          {Object.entries(asked.answers).map(([label, answer]) => (
            <Button key={label} kind="second" onClick={answer}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </output>
  );
}

const MEANS = 'Families don’t see it until you publish.';

/** The bar at the bottom: the one button, what it does or what is missing, and the way back. */
function Bar({ form, onPress, button = 'Save', means = MEANS }: BarProps) {
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
  /** What the tab is called. */
  tab?: string;
  hint?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
};

/** A screen: its heading, which is focused when it opens, its sheets side by side, and the bar of its form. */
export function Screen({ title, tab = title, hint, children, aside, form, onPress, ...bar }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useAddress();
  useEffect(() => {
    document.title = [tab, 'School office'].filter(Boolean).join(' – ');
  }, [tab]);
  useEffect(() => {
    if (!address.includes('path=')) heading.current?.focus();
  }, [address]);
  return (
    <FormContext value={form}>
      <div className={`px-(--edge) pt-5 ${form ? 'pb-(--below)' : 'pb-12'}`}>
        {tab && (
          <a href="/" className="-ms-1 -mt-3.5 -mb-2 flex min-h-11 w-fit items-center gap-1.5 text-label">
            <Icon name="back" /> Today
          </a>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {hint && <div className="hint">{hint}</div>}
        <div className={`mt-4 grid items-start gap-6 ${aside ? 'with-aside' : 'grid-cols-[minmax(0,1fr)]'}`}>
          <div>{children}</div>
          {aside}
        </div>
      </div>
      {form && onPress && <Bar {...bar} {...{ form, onPress }} />}
    </FormContext>
  );
}

type SeenProps = { heading: string; says?: string; children: ReactNode };

/** What families will see. Nothing in it can be used; a second after the last change, `says` is announced. */
export function Seen({ heading, says = '', children }: SeenProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(says), 1000);
    return () => clearTimeout(timer);
  }, [says]);
  return (
    <section aria-label={heading}>
      <h3 className="small-heading">{heading}</h3>
      <div inert>{children}</div>
      <output className="sr-only">{announced}</output>
    </section>
  );
}

type SeenBannerProps = { text: string; type: string; period: string };

/** The top of a page of the website with a banner, and for how long it is there. */
export function SeenBanner({ text, type, period }: SeenBannerProps) {
  const { school } = useStart();
  return (
    <Seen heading="At the top of every page" says={text && `Families will see: ${text} ${period}`}>
      <div className="border border-edge bg-ground text-label *:px-3.5 *:py-2.5">
        {text && <p className={type}>{typeset(text)}</p>}
        <p className="font-serif text-body">{school}</p>
      </div>
      <p className="hint mt-2">{period}</p>
    </Seen>
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
    <li className="grid gap-x-4 gap-y-0.5 border-b py-2.75 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {page && <div className="hint">{page}</div>}
        {children}
      </div>
      {acts && <div className="flex gap-5 text-label *:self-start">{acts}</div>}
    </li>
  );
}

/** A save: its words, when it was made, and what it changed, if its words don’t say it. */
export function ChangeLine({ change, acts }: { change: Change; acts?: ReactNode }) {
  const { words, fields, at } = change;
  const more = fields.filter(({ old, new: next }) => ![old, next].some((text) => text && words.includes(text)));
  return (
    <Line acts={acts}>
      <b>{words}</b> <span className="hint">{formatSaved(at, useStart().now)}</span>
      {more.map(({ file, label, old, new: next }) => (
        <div key={file + label + old + next}>
          {label && `${label}: `}
          {old !== undefined && <del className="text-ink-soft">{old}</del>} <b>{next ?? 'Nothing'}</b>
        </div>
      ))}
    </Line>
  );
}

/** The button that undoes a save. */
export function UndoButton({ change: { id, words }, saver }: { change: Change; saver: ReturnType<typeof useSaver> }) {
  const undo = () => void saver.send({ id }, { to: 'undo', after: () => document.querySelector('h1')?.focus() });
  return (
    <Button of={words} onClick={undo}>
      <Icon name="undo" /> Undo
    </Button>
  );
}
