/** The one layout of all screens, and the lists that screens share. */
import { type ReactNode, useEffect } from 'react';
import type { Change, Found } from '../api.ts';
import { SignedOut, useStart } from './api-client.ts';
import { Button, ProblemText } from './controls.tsx';
import { type Form, FormContext, fieldId, focusField, type Saver } from './form.ts';
import { formatSaved } from './words.ts';

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
        <ProblemText>
          <Failure error={failure} />
        </ProblemText>
      )}
      {busy && <b>{busy}</b>}
      {problems.map(({ path, label, message }) => (
        <Button
          key={fieldId(path)}
          className="my-0! w-full text-start text-danger!"
          onClick={() => focusField(fieldId(path))}
        >
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
  aside?: ReactNode;
  /** Its fields are the children. Without it, there is no bar. */
  form?: Form;
  /** What the button does. By default, saves the form. */
  onPress?: () => void;
  button?: string;
  /** What the press means for families. */
  means?: string;
};

/** A screen: its heading, which is focused when it opens, its sheets side by side, and the bar of its form. */
export function Screen(props: ScreenProps) {
  const { title, hint, children, aside, form, onPress = () => form?.save(), button = 'Save' } = props;
  const { means = 'Families don’t see it until you publish.' } = props;
  // What others save then makes any screen out of date.
  useStart();
  useEffect(() => {
    document.title = `${title} – School office`;
  }, [title]);
  return (
    <FormContext value={form}>
      <div className="px-(--edge) pt-5 pb-12">
        <h1 ref={focused} tabIndex={-1}>
          {title}
        </h1>
        {hint && <div className="hint row">{hint}</div>}
        <div
          className={`mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
        >
          {/* Text typed during a request, or while a question is open, would be lost. */}
          <div className={form && 'sheet max-w-[48rem] inert:opacity-60'} inert={Boolean(form?.busy ?? form?.asked)}>
            {children}
          </div>
          {aside}
        </div>
      </div>
      {form && (
        <div className="row bottom-0 z-10 min-h-20 border-t border-hairline bg-paper px-(--edge) py-2 roomy:sticky">
          <Button kind="main" aria-busy={Boolean(form.busy)} onClick={() => !form.busy && onPress()}>
            {button}
          </Button>
          <Button kind="second" onClick={() => !form.busy && form.show(onPress)}>
            Show this page
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

type ChangesProps = { changes: readonly Change[]; saver: Saver; act?: [verb: string, press: (id: string) => void] };

/** Changes, each with what takes it back, and what the server says of that. */
export function Changes({ changes, saver, act }: ChangesProps) {
  const { now } = useStart();
  const undo = (id: string) => void saver.send({ id }, { to: 'undo', after: location.pathname });
  const [verb, press] = act ?? ['Undo', undo];
  return (
    <>
      <ul role="list" className={LINES}>
        {changes.map(({ id, words, savedAt, by, more }) => (
          <li key={id} className="flex items-start gap-4">
            <div className="flex-1">
              <b>{words}</b> <span className="hint">{[by, formatSaved(savedAt, now)].filter(Boolean).join(', ')}</span>
              <div className="whitespace-pre-line">{more.join('\n')}</div>
            </div>
            <Button className="text-label" of={words} onClick={() => press(id)}>
              {verb}
            </Button>
          </li>
        ))}
      </ul>
      <Outcome saver={saver} />
    </>
  );
}
