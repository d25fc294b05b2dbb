/** The frame of every screen, the two layouts, and the lists that screens share. */
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { typeset } from '../../src/content/typography.ts';
import { KHATAM } from '../../src/ui/KhatamMark.tsx';
import type { Change } from '../api.ts';
import { useStart } from './api-client.ts';
import { Button, Icon, ProblemText } from './controls.tsx';
import { type Form, FormContext } from './form.ts';
import { Question, useAddress } from './router.tsx';
import { counted, formatMoment, formatSaved } from './words.ts';

/** The bar at the top: the way to Start, the school’s clock, and the website. */
export function TopBar() {
  const { now, publishing } = useStart();
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
      {publishing.address && (
        <Button href={publishing.address} className="font-regular! text-inherit!">
          See the website <Icon name="out" />
        </Button>
      )}
    </header>
  );
}

type TitleProps = { title: string; tab?: string | undefined };

/** The heading of a screen, focused when it opens, and the way back. It names the tab. */
function Title({ title, tab = title }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useAddress();
  useEffect(() => {
    document.title = [tab, 'School office'].filter(Boolean).join(' – ');
  }, [tab]);
  useEffect(() => {
    if (!address.includes('saved')) heading.current?.focus();
  }, [address]);
  return (
    <>
      {tab && (
        <a href="/" className="-ms-1 -mt-3.5 -mb-2 flex min-h-11 w-fit items-center gap-1.5 text-label">
          <Icon name="back" /> Start
        </a>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}

type BarProps = {
  form: Form;
  /** What the button does when it is pressed. Without it, there is no bar. */
  onPress: () => void;
  button?: string | undefined;
  /** What the button does, in bold, and what follows. */
  says?: string | false;
  means?: string;
  /** What is counted when something is wrong, such as `amount`. */
  noun?: string;
};

const MEANS = 'Nothing goes on the website until you publish.';

function labelOf(id: string): string | undefined {
  const field = document.getElementById(id);
  const legend = field?.matches('[type=radio]') && field.closest('fieldset')?.querySelector('legend');
  return (legend || document.querySelector(`label[for="${CSS.escape(id)}"]`))?.textContent || field?.ariaLabel || '';
}

/** The bar at the bottom: the one button, what it does or what is missing, and Cancel. */
function Bar({ form, onPress, button = 'Save', says, noun, means = MEANS }: BarProps) {
  const { problems, failure, clash, isBusy = false } = form;
  const count = noun ? counted(problems.length, noun) : problems.length;
  return (
    <div className="bar">
      <Button kind="main" aria-busy={isBusy} onClick={() => !isBusy && onPress()}>
        {button}
      </Button>
      <output className="flex-1 text-label">
        {failure && <ProblemText>{failure}</ProblemText>}
        <b>{isBusy ? 'Saving …' : says}</b>{' '}
        {problems.length > 0 && (
          <b className="text-danger">
            {count} to correct:{' '}
            {problems.map(({ id, message }) => (
              <Button key={id} className="me-3 text-danger!" onClick={() => form.focusOn(id)}>
                {labelOf(id) || message}
              </Button>
            ))}
          </b>
        )}
        <span className="hint block">{means}</span>
      </output>
      <Button href="/">Cancel</Button>
      <Question
        isOpen={clash !== undefined}
        onClose={() => clash?.close()}
        title={clash?.title ?? ''}
        answers={clash?.answers}
      >
        <p>{clash?.text}</p>
      </Question>
    </div>
  );
}

type ScreenProps = TitleProps & Partial<BarProps> & { children: ReactNode };

/** A screen’s form and its bar. */
function Framed({ children, form, onPress, ...bar }: Partial<BarProps> & { children: ReactNode }) {
  return (
    <FormContext value={form}>
      {children}
      {form && onPress && <Bar {...bar} {...{ form, onPress }} />}
    </FormContext>
  );
}

const HALF = 'px-(--gutter) pt-5 pb-6 desk:px-10 desk:pb-(--below)';
const COLUMNS = 'desk:grid-cols-[calc(var(--edge)+37.25rem)_minmax(0,1fr)]';
const CHOICE_COLUMNS = 'desk:grid-cols-[calc(var(--edge)+31.25rem)_minmax(0,1fr)]';
const CHOICE = 'bg-sunk desk:sticky desk:top-0 desk:max-h-screen desk:overflow-y-auto';

type HalvesProps = ScreenProps & { seen: ReactNode; isSwapped?: boolean };

/** Two halves: a form, and what families will see. `isSwapped`: first a narrow half to choose in, which scrolls alone. */
export function Halves({ title, children, seen, isSwapped, ...frame }: HalvesProps) {
  return (
    <Framed {...frame}>
      <div
        className={`grid min-h-[calc(100vh-3.5rem)] grid-cols-[minmax(0,1fr)] ${isSwapped ? CHOICE_COLUMNS : COLUMNS}`}
      >
        <div className={`${HALF} desk:ps-(--edge) ${isSwapped ? CHOICE : ''}`}>
          <Title title={title} />
          {isSwapped ? seen : children}
        </div>
        <div className={`${HALF} pb-(--below) desk:pe-(--edge) ${isSwapped ? '' : 'bg-sunk'}`}>
          {!isSwapped && <h2>What families will see</h2>}
          {isSwapped ? children : seen}
        </div>
      </div>
    </Framed>
  );
}

type DeskProps = ScreenProps & {
  hint?: ReactNode;
  /** What comes above both columns. */
  before?: ReactNode;
  aside?: ReactNode;
  isNarrow?: boolean;
  isFestive?: boolean;
};

const NARROW = 'desk:grid-cols-[minmax(0,1fr)_18.75rem] gap-x-11';
const WIDE = 'desk:grid-cols-[minmax(0,1fr)_26.25rem] gap-x-16';

/** A page, or with `aside` a sheet beside notes. */
export function Desk({ title, tab, children, hint, before, aside, isNarrow, isFestive, ...frame }: DeskProps) {
  const columns = `mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-y-6 ${isNarrow ? NARROW : WIDE}`;
  return (
    <Framed {...frame}>
      {isFestive && (
        <div className="h-6 bg-[url(../../src/assets/drawings/strip.svg)] bg-[length:48px_24px] bg-round" />
      )}
      <div className={`px-(--edge) pt-5 ${frame.form ? 'pb-(--below)' : 'pb-12'}`}>
        <Title title={title} tab={tab} />
        {hint && <div className="hint">{hint}</div>}
        {before}
        <div className={aside ? columns : undefined}>
          <div>{children}</div>
          {aside}
        </div>
      </div>
    </Framed>
  );
}

/** What families will see. Nothing in it can be used; a second after the last change, `says` is announced. */
export function Seen({ heading, says = '', children }: { heading: string; says?: string; children: ReactNode }) {
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

type SeenBannerProps = { text: string; type: string; period: string; phone?: string };

/** The top of a page of the website with a banner, and for how long it is there. */
export function SeenBanner({ text, type, period, phone }: SeenBannerProps) {
  const { school } = useStart();
  return (
    <Seen heading="At the top of every page" says={text && `Families will see: ${text} ${period}`}>
      <div className="border border-b-0 border-edge bg-ground text-label *:px-3.5 *:py-2.5">
        {text && <p className={type}>{typeset(text)}</p>}
        {phone && <p className="bg-deep py-1! text-[0.8125rem] text-on-deep">{phone}</p>}
        <p className="font-serif text-body">{school}</p>
      </div>
      <p className="hint mt-2">{period}</p>
    </Seen>
  );
}

type LineProps = { page?: ReactNode; acts?: ReactNode; children: ReactNode; id?: string; ref?: Ref<HTMLLIElement> };

/** A line of a list: where, what, and what one can do with it. */
export function Line({ page, acts, children, ...rest }: LineProps) {
  const columns = page === undefined ? 'grid-cols-[minmax(0,1fr)_auto]' : 'md:grid-cols-[9rem_minmax(0,1fr)_auto]';
  return (
    <li {...rest} tabIndex={-1} className={`grid gap-x-4 gap-y-0.5 border-b py-2.75 ${columns}`}>
      {page !== undefined && <div className="hint">{page}</div>}
      <div>{children}</div>
      {acts && <div className="flex gap-5 text-label *:self-start">{acts}</div>}
    </li>
  );
}

/** Lines under a rule. */
export function Lines({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <ul className={`mt-2.5 border-t border-hairline *:border-hairline ${className}`}>{children}</ul>;
}

type ChangeLineProps = Pick<LineProps, 'ref'> & {
  change: Change;
  now?: string;
  undo?: (change: Change) => Promise<void>;
  /** What the address of “See it” begins with. */
  seeAt?: string | undefined;
};

/** A save, field by field, with its pages: beside it, or with `now` below it, with its time. */
export function ChangeLine({ change, now, undo, seeAt, ...line }: ChangeLineProps) {
  const { words, fields, files, at, isUndone } = change;
  const pages = [...new Set(files.map(({ page }) => page))].join(', ');
  const { address = '/' } = files.find((file) => file.address) ?? {};
  const acts = (
    <>
      {seeAt !== undefined && (
        <Button href={seeAt + address} of={words}>
          See it
        </Button>
      )}
      {undo && (
        <Button of={words} onClick={() => void undo(change)}>
          <Icon name="undo" /> {isUndone ? 'Put it back' : 'Undo'}
        </Button>
      )}
    </>
  );
  // A contradiction can be settled on two pages in the same words.
  const different = new Map(fields.map((field) => [JSON.stringify(field), field]));
  return (
    <Line page={now ? undefined : pages} acts={acts} {...line}>
      <b>{words}</b>
      {[...different].map(([key, { label, old, new: next }]) => (
        <div key={key}>
          {label && `${label}: `}
          {old !== undefined && (
            <>
              <del className="text-ink-soft">{old}</del> <span className="text-brass-ink">→</span>{' '}
            </>
          )}
          <b>{next ?? 'Nothing'}</b>
        </div>
      ))}
      {now && <div className="hint">{`${pages}, ${formatSaved(at, now)}${isUndone ? '. Undone.' : ''}`}</div>}
    </Line>
  );
}
