/** What screens are made of: buttons, fields with their labels, hints and mistakes, the one layout, and lists. */
import type { ComponentProps, ReactNode } from 'react';
import { formatSchoolMoment } from '../../src/lib/dates/school-day.ts';
import { buttonClass } from '../../src/ui/button-class.ts';
import { classes } from '../../src/ui/classes.ts';
import { FIELD } from '../../src/ui/field-class.ts';
import { Select } from '../../src/ui/Select.tsx';
import type { Change, Found } from '../api.ts';
import type { Form, Saver } from './client.ts';
import { FormContext, focusField, LIST, parameter, SignedOut, useSaver, useStart } from './client.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  kind?: 'main' | 'second' | 'link';
  href?: string;
};

const LOOKS = {
  main: buttonClass('primary'),
  second: buttonClass('secondary'),
  link: '-my-3 inline-flex min-h-11 min-w-11 items-center gap-2 font-bold text-green underline',
};
export function Button({ kind = 'link', href, children, className = '', ...rest }: ButtonProps) {
  const Tag = (href === undefined ? 'button' : 'a') as 'button';
  return (
    <Tag className={`${LOOKS[kind]} ${className}`} {...(href === undefined ? { type: 'button' } : { href })} {...rest}>
      {children}
    </Tag>
  );
}

export const ProblemText = ({ children }: { children: ReactNode }) => (
  <span className="mt-1.5 block text-label font-bold text-danger">{children}</span>
);

/** More choices than these are a list. */
const MOST_RADIOS = 3;

export type FieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  problem?: ReactNode;
  onChange?: (text: string) => void;
  /** What can be chosen, with its label. */
  options?: Record<string, string>;
  /** Anything else can be typed. */
  isOpen?: boolean;
  isLong?: boolean;
};

/** A text field, or a choice. Its hint and what is wrong with it come before it. */
export function Field({ id, label, hint, problem, onChange, options = {}, isOpen, isLong, ...rest }: FieldProps) {
  const choices = Object.entries(options);
  const isChoice = choices.length > 0 && !isOpen;
  const isGroup = isChoice && choices.length <= MOST_RADIOS;
  const [Box, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const Input = (isChoice ? Select : isLong ? 'textarea' : 'input') as 'input';
  // Nothing is chosen beforehand.
  const unset = options[String(rest.value)] === undefined ? [['', 'Choose …'] as const] : [];
  const listed = isChoice ? [...unset, ...choices] : undefined;
  const says = `${id}-says`;
  const input = (
    <Input
      id={id}
      className={isLong ? `${FIELD} field-sizing-content min-h-17.5!` : FIELD}
      autoComplete="off"
      aria-invalid={problem ? true : undefined}
      aria-describedby={says}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    >
      {listed?.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Input>
  );
  return (
    <Box className="mt-5" aria-describedby={isGroup ? says : undefined}>
      <Name {...(!isGroup && { htmlFor: id })} className="font-bold">
        {label}
      </Name>
      {/* What comes of a file is announced. */}
      <div id={says} role={rest.type === 'file' ? 'status' : undefined}>
        <div className="hint">{hint}</div>
        {problem && <ProblemText>{problem}</ProblemText>}
      </div>
      {(isGroup || isOpen) && (
        <div className="row mt-2">
          {choices.map(([value, name], index) => (
            <Tick
              key={value}
              type="radio"
              id={isGroup && index === 0 ? id : `${id}-${value}`}
              name={id}
              checked={rest.value === value}
              onChange={() => onChange?.(value)}
            >
              {name}
            </Tick>
          ))}
        </div>
      )}
      {!isGroup && input}
    </Box>
  );
}

export function Tick({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label
      className={classes(
        'flex min-h-12 flex-[1_1_8rem] cursor-pointer items-center gap-2.5 rounded-control border border-edge bg-paper',
        'px-3.5 py-1.5 leading-tight has-checked:border-green has-checked:font-bold forced-colors:has-checked:border-3',
      )}
    >
      <input type="checkbox" className="size-5 shrink-0" {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** The search for words, which leads to *Any text*. */
export const SearchForm = ({ words }: { words?: string }) => (
  <form action="/search">
    <Field id="field-search" name="q" label="Find any words on the website" defaultValue={words} />
  </form>
);

/** Focuses what begins to be shown. */
const focused = (element: HTMLElement | null) => element?.focus();

/** Why something failed. A sign-in leads back to the form, with what was typed. */
export const Failure = ({ error }: { error: Error }) => (
  <>
    {error.message}{' '}
    {error instanceof SignedOut && (
      <a href={location.href} onClick={() => (window.onbeforeunload = null)}>
        Sign in again
      </a>
    )}
  </>
);

/** What the server said: why it failed, what is to be corrected, and what it asks. */
export function Outcome({ saver }: { saver: Saver }) {
  const { problems, failure, asked, busy } = saver;
  return (
    <output className="row flex-[1_1_16rem] text-label">
      {failure && (
        <p ref={focused} tabIndex={-1}>
          <ProblemText>
            <Failure error={failure} />
          </ProblemText>
        </p>
      )}
      {busy && <b>{busy}</b>}
      {problems.map(({ id, label, message }) => (
        <Button key={id} className="my-0! w-full text-start text-danger! wrap-anywhere" onClick={() => focusField(id)}>
          {label}: {message}
        </Button>
      ))}
      {asked && (
        <p key={asked.question} ref={focused} tabIndex={-1} className="w-full font-bold whitespace-pre-line">
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

type ScreenProps = {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  /** Its fields are the children. Without it, there is no bar. */
  form?: Form;
  /** What the button sends. By default, saves the form. */
  sends?: ReturnType<Form['saves']> | undefined;
  button?: string;
  /** What the press means for families. */
  means?: string;
};

const DONE = { saved: 'Saved here.', undone: 'Undone here.', sent: 'Sent. Families see it soon.' };

/** A screen: its heading, which is focused when it opens, and its form with a bar. */
export function Screen(props: ScreenProps) {
  const { title, hint, children, form, sends = form?.saves(), button = 'Save' } = props;
  const { means = 'Families don’t see it until you publish.' } = props;
  // A screen without a form is a list, but for that of a person who is gone.
  if (!form && !parameter('id')) sessionStorage.setItem(LIST, location.pathname);
  // On a phone, what changed is further down. What others save makes any screen out of date.
  const [, done] = Object.entries(DONE).find(([one]) => parameter(one) !== undefined) ?? [];
  const { unsent, problems } = useStart();
  const isAsked = Boolean(form?.asked);
  return (
    <FormContext value={form}>
      <title>{`${title} – School office`}</title>
      <div className="px-(--edge) pt-5 pb-12">
        <h1 ref={focused} tabIndex={-1}>
          {title}
        </h1>
        <div className="hint row">
          {unsent.length === 0 && done} {done === DONE.saved && <Button href="/publish">Publish</Button>} {hint}
        </div>
        {form?.renew && (
          <p className="row top-0 z-10 mt-2 bg-warning-ground px-4 py-1.5 text-warning roomy:sticky">
            You typed this before. It isn’t saved yet. <Button onClick={form.renew}>Begin anew</Button>
          </p>
        )}
        {!form && problems.map((text) => <ProblemText key={text}>{text}</ProblemText>)}
        {/* Text typed during a request, or while a question is open, would be lost. */}
        <div
          className={`mt-4 ${form ? 'sheet max-w-[48rem] inert:opacity-60' : ''}`}
          inert={isAsked || Boolean(form?.busy)}
        >
          {children}
        </div>
      </div>
      {form && sends && (
        <div className="row bottom-0 z-10 min-h-20 border-t border-hairline bg-paper px-(--edge) py-2 roomy:sticky">
          <Button kind="main" hidden={isAsked} aria-busy={!!form.busy} onClick={() => !form.busy && form.send(sends)}>
            {button}
          </Button>
          <Button kind="second" hidden={isAsked} onClick={() => !form.busy && form.show(sends)}>
            Show this page
          </Button>
          <Outcome saver={form} />
          <span className="hint">{means}</span>
          <Button href="/">Cancel</Button>
        </div>
      )}
    </FormContext>
  );
}

const LINES = 'mt-2.5 border-t border-hairline *:border-b *:border-hairline *:py-2.75 empty:hidden';

/** Lines that each open a screen. */
export const Links = ({ lines }: { lines: readonly Found[] }) => (
  <ul role="list" className={LINES}>
    {lines.map(({ page, says, href }) => (
      <li key={href + says}>
        {page && <div className="hint">{page}</div>}
        <a href={href}>{says}</a>
      </li>
    ))}
  </ul>
);

/** Changes, each with what takes it back, and what the server says of that. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const saver = useSaver();
  const undo = (id: string) => saver.send({ request: { id }, to: 'undo', after: '?undone' });
  return (
    <>
      <ul role="list" className={LINES}>
        {changes.map(({ id, words, savedAt, by, more }) => (
          <li key={id} className="flex items-start gap-4">
            <div className="flex-1">
              <b>{words}</b>{' '}
              <span className="hint">{[by, formatSchoolMoment(new Date(savedAt))].filter(Boolean).join(', ')}</span>
              <div className="whitespace-pre-line">{more.join('\n')}</div>
            </div>
            <Button className="text-label" aria-label={`Undo ${words}`} onClick={() => undo(id)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <Outcome saver={saver} />
    </>
  );
}
